export { History, type HistoryProps } from './history.tsx';
export {
  type HistoryChoice,
  historyChoiceOf,
  type HistoryFilter,
  historyQueryOf,
  type HistoryTab,
} from '../lists/history-choice.ts';
export { transactionLink } from './model/transaction-link.ts';
