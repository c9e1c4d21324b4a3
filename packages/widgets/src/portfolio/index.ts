export { Portfolio } from './portfolio.tsx';
export { PortfolioTotal } from './portfolio-total.tsx';
