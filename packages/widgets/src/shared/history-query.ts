// Of the history's model alone: its index has the whole list, which nothing else should bring along.
export { historyQueryOf, type HistoryTab } from '../history/model/history-choice.ts';
