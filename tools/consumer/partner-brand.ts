import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.ts';

const font = join(root, 'packages/whitelabel-themes/src/fonts/manrope-latin.woff2');

/** Copies the brand folder of a partner, Nordlicht, with a font of its own. */
export function copyPartnerBrand(to: string): void {
  cpSync(join(import.meta.dirname, 'create-host/brand'), to, { recursive: true });
  mkdirSync(join(to, 'fonts'));
  copyFileSync(font, join(to, 'fonts/nordlicht.woff2'));
}
