// @where Looks: heights of rows and controls, by density and on touch screens
import type { PlainToken } from './contract.ts';

/** Names of the densities. */
export const DENSITIES = ['trading', 'default', 'comfortable', 'touch'] as const;
/** Name of a density. */
export type Density = (typeof DENSITIES)[number];

/** A reader's density replaces the brand's row and control height; touch also makes the trading rows a target. */
export const densities: Readonly<Record<Density, Readonly<Partial<Record<PlainToken, string>>>>> = {
  trading: { 'row-trading': '1.75rem', row: '1.75rem', 'control-height': '2rem' },
  default: { 'row-trading': '1.75rem', row: '2.25rem', 'control-height': '2.25rem' },
  comfortable: { 'row-trading': '1.75rem', row: '2.75rem', 'control-height': '2.5rem' },
  touch: { 'row-trading': '2.75rem', row: '2.75rem', 'control-height': '2.75rem' },
};
