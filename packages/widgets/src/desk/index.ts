/**
 * The trade desk of one market, in the shape that fits the window.
 *
 * @example
 * ```tsx
 * import { TradeDesk } from '@agio/widgets/desk';
 * import { useState } from 'react';
 *
 * export function Trade() {
 *   const [market, setMarket] = useState('XCB-CTN');
 *   return <TradeDesk market={market} onMarketChange={setMarket} />;
 * }
 * ```
 *
 * @module
 */

export { loadChart } from '../chart/index.ts';
export type { TicketFill } from '../order-entry/index.ts';
export type { DeskFill } from './use-desk-fill.ts';
export { TradeDesk, type TradeDeskProps } from './trade-desk.tsx';
export { ticketFillOf } from './ticket-fill-query.ts';
