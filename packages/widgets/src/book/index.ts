export { BestPrices } from './best-prices.tsx';
export { BookPanel, type BookPanelProps } from './book-panel.tsx';
export { TapePanel, type TapePanelProps } from './tape-panel.tsx';
