import type { AppConfig } from '../config/schema.ts';

/** Names are not translated. */
export const brandNames: Record<AppConfig['brand'], string> = {
  agio: 'Agio',
  aurum: 'Aurum',
  verdant: 'Verdant',
};
