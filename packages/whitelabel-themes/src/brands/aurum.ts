import type { ThemeTokens } from '../contract.ts';
import { agio } from './agio.ts';

/** Digital commodities, metals: gold on ink and ivory, small corners, a serif for headings. */
export const aurum: ThemeTokens = {
  ...agio,
  canvas: { light: 'oklch(0.978 0.008 90)', dark: 'oklch(0.148 0.006 75)' },
  'surface-1': { light: 'oklch(0.995 0.004 90)', dark: 'oklch(0.176 0.007 75)' },
  'surface-2': { light: 'oklch(0.965 0.009 88)', dark: 'oklch(0.21 0.009 75)' },
  'surface-3': { light: 'oklch(0.937 0.012 86)', dark: 'oklch(0.252 0.011 75)' },
  overlay: { light: 'oklch(0.998 0.003 90)', dark: 'oklch(0.222 0.009 75)' },
  line: { light: 'oklch(0.902 0.013 86)', dark: 'oklch(0.266 0.011 75)' },
  'line-overlay': { light: 'oklch(0.89 0.014 86)', dark: 'oklch(0.325 0.013 75)' },
  'line-strong': { light: 'oklch(0.6 0.022 80)', dark: 'oklch(0.55 0.018 78)' },
  fg: { light: 'oklch(0.215 0.012 70)', dark: 'oklch(0.948 0.01 88)' },
  'fg-muted': { light: 'oklch(0.44 0.018 72)', dark: 'oklch(0.735 0.016 82)' },
  'fg-faint': { light: 'oklch(0.505 0.018 74)', dark: 'oklch(0.665 0.016 80)' },
  accent: { light: 'oklch(0.5 0.098 76)', dark: 'oklch(0.8 0.115 84)' },
  'accent-hover': { light: 'oklch(0.45 0.092 74)', dark: 'oklch(0.85 0.11 86)' },
  'accent-soft': { light: 'oklch(0.945 0.035 86)', dark: 'oklch(0.275 0.035 80)' },
  'on-accent': { light: 'oklch(1 0 0)', dark: 'oklch(0.19 0.03 80)' },
  focus: { light: 'oklch(0.5 0.098 76)', dark: 'oklch(0.8 0.115 84)' },
  'chart-1': { light: 'oklch(0.54 0.1 76)', dark: 'oklch(0.8 0.115 84)' },
  'chart-2': { light: 'oklch(0.56 0.13 30)', dark: 'oklch(0.7 0.12 35)' },
  'chart-6': { light: 'oklch(0.56 0.018 78)', dark: 'oklch(0.66 0.016 80)' },
  'chart-grid': { light: 'oklch(0.902 0.013 86)', dark: 'oklch(0.255 0.011 75)' },
  'chart-crosshair': { light: 'oklch(0.505 0.018 74)', dark: 'oklch(0.665 0.016 80)' },
  'radius-control': '2px',
  'radius-panel': '4px',
  'radius-dialog': '6px',
  'radius-pill': '3px',
  'font-display':
    "'Source Serif 4 Variable','Source Serif 4','Source Serif 4 Fallback',Georgia,serif",
  'display-weight': '500',
  'display-tracking': '-0.012em',
};
