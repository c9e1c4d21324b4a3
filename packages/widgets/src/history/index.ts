/**
 * Orders, trades, transfers, conversions, purchases, rewards and the ledger, with filters, search, CSV, monthly
 * statement and tax report.
 *
 * @example
 * ```tsx
 * import { History } from '@agio/widgets/history';
 *
 * export const HistoryPage = () => <History />;
 * ```
 *
 * @module
 */

export { History, type HistoryProps } from './history.tsx';
export {
  type HistoryChoice,
  historyChoiceOf,
  type HistoryFilter,
  historyQueryOf,
  type HistoryTab,
} from '../lists/history-choice.ts';
export { transactionLink } from './model/transaction-link.ts';
