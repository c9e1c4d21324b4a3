/**
 * The first page: a trader's total and next step, or an introduction for guests; featured markets, movers and
 * announcements.
 *
 * @example
 * ```tsx
 * import { Home } from '@agio/widgets/home';
 *
 * export const HomePage = () => <Home />;
 * ```
 *
 * @module
 */

export { Home, type HomeProps } from './home.tsx';
