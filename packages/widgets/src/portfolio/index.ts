/**
 * The reader's total with its course, the allocation, and every asset with its gain.
 *
 * @example
 * ```tsx
 * import { Portfolio } from '@agio/widgets/portfolio';
 *
 * export const PortfolioPage = () => <Portfolio />;
 * ```
 *
 * @module
 */

export { Portfolio, type PortfolioProps } from './portfolio.tsx';
export { PortfolioTotal } from './portfolio-total.tsx';
