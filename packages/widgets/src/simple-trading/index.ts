export { SimpleTrading, type SimpleTradingProps } from './simple-trading.tsx';
export * from './model/index.ts';
