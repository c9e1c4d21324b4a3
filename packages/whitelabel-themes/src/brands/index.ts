import type { ThemeTokens } from '../contract.ts';
import { agio } from './agio.ts';
import { aurum } from './aurum.ts';
import { verdant } from './verdant.ts';

export const BRANDS = ['agio', 'aurum', 'verdant'] as const;
export type BrandName = (typeof BRANDS)[number];

/** The values of each shipped brand. */
export const themes: Readonly<Record<BrandName, ThemeTokens>> = { agio, aurum, verdant };
