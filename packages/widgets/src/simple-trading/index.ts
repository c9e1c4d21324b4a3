/**
 * Purchases and sales of one commodity in three steps, a view over the order ticket; the model without React.
 *
 * @example
 * ```tsx
 * import { SimpleTrading } from '@agio/widgets/simple-trading';
 *
 * export const Simple = () => <SimpleTrading />;
 * ```
 *
 * @module
 */

export { SimpleTrading, type SimpleTradingProps } from './simple-trading.tsx';
export * from './model/index.ts';
