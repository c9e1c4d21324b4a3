import { defineTheme } from '../define.ts';
import { agio } from './agio.ts';

/**
 * For tests only, never shipped: everything a brand may do at once. Strong surfaces, a loud accent, huge corners, heavy
 * display type, tall rows. A component that survives it hard-codes nothing.
 */
export const stress = defineTheme({
  ...agio,
  canvas: { light: 'oklch(0.95 0.05 100)', dark: 'oklch(0.19 0.07 330)' },
  'surface-1': { light: 'oklch(0.975 0.04 110)', dark: 'oklch(0.16 0.06 320)' },
  'surface-2': { light: 'oklch(0.94 0.05 120)', dark: 'oklch(0.21 0.08 325)' },
  'surface-3': { light: 'oklch(0.942 0.055 90)', dark: 'oklch(0.245 0.08 335)' },
  overlay: { light: 'oklch(0.985 0.03 100)', dark: 'oklch(0.2 0.09 310)' },
  line: { light: 'oklch(0.8 0.1 100)', dark: 'oklch(0.45 0.15 330)' },
  'line-overlay': { light: 'oklch(0.75 0.1 100)', dark: 'oklch(0.5 0.15 330)' },
  'line-strong': { light: 'oklch(0.5 0.12 60)', dark: 'oklch(0.65 0.15 340)' },
  fg: { light: 'oklch(0.2 0.1 300)', dark: 'oklch(0.97 0.04 100)' },
  'fg-muted': { light: 'oklch(0.38 0.1 300)', dark: 'oklch(0.85 0.06 100)' },
  'fg-faint': { light: 'oklch(0.43 0.1 300)', dark: 'oklch(0.78 0.06 100)' },
  accent: { light: 'oklch(0.46 0.24 320)', dark: 'oklch(0.88 0.19 105)' },
  'accent-hover': { light: 'oklch(0.4 0.22 320)', dark: 'oklch(0.93 0.17 105)' },
  'accent-soft': { light: 'oklch(0.93 0.05 330)', dark: 'oklch(0.27 0.06 100)' },
  'on-accent': { light: 'oklch(1 0 0)', dark: 'oklch(0.17 0.02 265)' },
  focus: { light: 'oklch(0.5 0.25 265)', dark: 'oklch(0.85 0.15 200)' },
  'chart-1': { light: 'oklch(0.46 0.24 320)', dark: 'oklch(0.88 0.19 105)' },
  'radius-control': '22px',
  'radius-panel': '32px',
  'radius-dialog': '48px',
  'shadow-overlay': '0 0 0 4px light-dark(oklch(0.46 0.24 320),oklch(0.88 0.19 105))',
  'font-display': 'Georgia,serif',
  'display-weight': '900',
  'display-tracking': '0.04em',
  'row-trading': '2.5rem',
  row: '3.25rem',
  'row-touch': '3.75rem',
  'control-height': '3.25rem',
  'duration-state': '0ms',
  'duration-enter': '0ms',
  ease: 'linear',
});
