export { loadChart } from '../chart/index.ts';
export type { TicketFill } from '../order-entry/index.ts';
export type { DeskFill } from './use-desk-fill.ts';
export { TradeDesk, type TradeDeskProps } from './trade-desk.tsx';
export { ticketFillOf } from './ticket-fill-query.ts';
