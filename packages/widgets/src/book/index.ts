/**
 * The live order book of a market, its trades, and its best prices.
 *
 * @example
 * ```tsx
 * import type { Instrument } from '@agio/api-client';
 * import { BookPanel, TapePanel } from '@agio/widgets/book';
 *
 * export function Prices({ instrument }: { instrument: Instrument }) {
 *   return (
 *     <>
 *       <BookPanel instrument={instrument} />
 *       <TapePanel instrument={instrument} />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export { BestPrices, type BestPricesProps } from './best-prices.tsx';
export { BookPanel, type BookPanelProps } from './book-panel.tsx';
export { TapePanel, type TapePanelProps } from './tape-panel.tsx';
