import { lazy } from 'react';

// Parts over the candles, each fetched when there is something to show.

// A guest has no orders.
export const OrderLabels = lazy(async () => ({
  default: (await import('./orders/order-labels.tsx')).OrderLabels,
}));
export const ChartFills = lazy(async () => ({
  default: (await import('./orders/chart-fills.tsx')).ChartFills,
}));
export const EntryLine = lazy(async () => ({
  default: (await import('./orders/entry-line.tsx')).EntryLine,
}));
// Most readers have neither drawings nor indicators.
export const ChartDrawings = lazy(async () => ({
  default: (await import('./drawings/drawing-parts.ts')).ChartDrawings,
}));
export const ChartIndicators = lazy(async () => ({
  default: (await import('./indicators/indicator-parts.ts')).ChartIndicators,
}));
