// @where Widgets: filters and columns of the history
import {
  ledgerTypes,
  orderSides,
  orderStatuses,
  orderTypes,
  rampStatuses,
  swapStatuses,
  transferStatuses,
  transferTypes,
} from '@agio/api-client';
import * as v from 'valibot';

/** The lists of the history, in the order of their tabs. `all` is the ledger: everything that changed the balances. */
export const historyTabs = [
  'orders',
  'trades',
  'transfers',
  'conversions',
  'ramp',
  'rewards',
  'all',
] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** Active filters of a list. A field is absent if the reader set none. Days are the reader's own, both included. */
export interface HistoryFilter {
  readonly asset?: string | undefined;
  readonly market?: string | undefined;
  readonly side?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  /** `2026-11-22` */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** An id or an address, or a part of one. */
  readonly search?: string | undefined;
}
export type HistoryField = keyof HistoryFilter;

/** List and filter that the history shows. */
export interface HistoryChoice {
  readonly tab: HistoryTab;
  readonly filter: HistoryFilter;
  /** Id of the entry whose details are open. */
  readonly entry?: string | undefined;
  /** The statement of this month, `2026-11`, in place of the lists. */
  readonly statement?: string | undefined;
}

type Values = Readonly<Partial<Record<HistoryField, readonly string[]>>>;

/** The fields of each list with what can be chosen; empty where the exchange says what there is. */
const choices: Readonly<Record<HistoryTab, Values>> = {
  orders: {
    market: [],
    side: orderSides,
    type: orderTypes,
    status: orderStatuses.filter((status) => status !== 'Open' && status !== 'PartiallyFilled'),
  },
  trades: { market: [], side: orderSides },
  transfers: { asset: [], type: transferTypes, status: transferStatuses },
  conversions: { asset: [], status: swapStatuses },
  ramp: { asset: [], side: orderSides, status: rampStatuses },
  rewards: { asset: [] },
  all: { asset: [], market: [], type: ledgerTypes },
};

/** Returns the filters of a tab's list, besides days and search. */
export const choicesOf = (tab: HistoryTab): Values => choices[tab];

const order: readonly HistoryField[] = [
  'asset',
  'market',
  'side',
  'type',
  'status',
  'from',
  'to',
  'search',
];

/** The fields by which a list is filtered, in the order in which they are named. */
export const chosenFields = (filter: HistoryFilter): HistoryField[] =>
  order.filter((field) => filter[field] !== undefined);

/** Its name in an address: `asset` there is an argument of dialogs, which open over any page. */
const nameOf = (field: HistoryField) => (field === 'asset' ? 'symbol' : field);

const isDay = (text: string) => v.is(v.pipe(v.string(), v.isoDate()), text);

/** Returns true if a field may have this value in the list of a tab. */
function isValue(tab: HistoryTab, field: HistoryField, value: string): boolean {
  if (field === 'from' || field === 'to') return isDay(value);
  if (field === 'search') return value.trim() !== '' && value.length <= 200;
  const values = choices[tab][field];
  if (values === undefined) return false;
  return values.length === 0 ? /^[\w-]{1,64}$/.test(value) : values.includes(value);
}

const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '');

/** Reads the choice from the query of an address; ignores values that it does not know. */
export function historyChoiceOf(query: string): HistoryChoice {
  const params = new URLSearchParams(query);
  const tab = historyTabs.find((each) => each === params.get('list')) ?? 'orders';
  const statement = params.get('statement');
  const entry = params.get('entry') ?? '';
  const filter = Object.fromEntries(
    order.flatMap((field) => {
      const value = params.get(nameOf(field)) ?? '';
      return isValue(tab, field, value) ? [[field, value]] : [];
    }),
  );
  return {
    tab,
    filter,
    ...(entry !== '' && entry.length <= 128 && { entry }),
    ...(isMonth(statement) && { statement }),
  };
}

/** The query of an address that means the choice, without the question mark; empty for what the history begins with. */
export function historyQueryOf({ tab, filter, entry, statement }: HistoryChoice): string {
  const params = new URLSearchParams();
  if (tab !== 'orders') params.set('list', tab);
  for (const field of chosenFields(filter)) params.set(nameOf(field), filter[field] ?? '');
  if (entry !== undefined) params.set('entry', entry);
  if (statement !== undefined) params.set('statement', statement);
  return params.toString();
}

/** The choice with another list, which keeps the days and whatever else it can be filtered by. */
export const withTab = ({ filter }: HistoryChoice, tab: HistoryTab): HistoryChoice => ({
  tab,
  filter: Object.fromEntries(
    chosenFields(filter).flatMap((field) => {
      const value = filter[field] ?? '';
      return field !== 'search' && isValue(tab, field, value) ? [[field, value]] : [];
    }),
  ),
});
