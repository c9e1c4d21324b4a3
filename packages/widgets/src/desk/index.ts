export { loadChart } from '../chart/index.ts';
export { TradeDesk, type TradeDeskProps } from './trade-desk.tsx';
