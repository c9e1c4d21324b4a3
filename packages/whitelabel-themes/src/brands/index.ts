import type { ThemeTokens } from '../contract.ts';
import { agio } from './agio.ts';
import { aurum } from './aurum.ts';
import { verdant } from './verdant.ts';

/** Names of the shipped brands. */
export const BRANDS = ['agio', 'aurum', 'verdant'] as const;
/** Name of a shipped brand. */
export type BrandName = (typeof BRANDS)[number];

/** The values of each shipped brand. */
export const themes: Readonly<Record<BrandName, ThemeTokens>> = { agio, aurum, verdant };
