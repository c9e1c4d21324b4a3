export { loadChart } from '../chart/index.ts';
export { type TicketFill } from './market-desk.tsx';
export { TradeDesk, type TradeDeskProps } from './trade-desk.tsx';
export { ticketFillOf } from './ticket-fill-query.ts';
