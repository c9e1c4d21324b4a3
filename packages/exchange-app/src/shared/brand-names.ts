import { brands } from '@agio/whitelabel-themes';
import type { Mode } from '../config/mode.ts';

/** Names are not translated. */
export const brandNames: Record<Mode, string> = {
  agio: brands.agio.title,
  aurum: brands.aurum.title,
  verdant: brands.verdant.title,
};
