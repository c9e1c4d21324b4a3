import type { OrderWithFills } from '@agio/api-client/contract';
import {
  useLedger,
  useOpenOrders,
  useOwnTrades,
  useRampOrders,
  useSwaps,
  useTransfers,
} from '@agio/api-client/react';
import { useExchange, useOrderHistory } from '@agio/api-client/react';
import { useMemo } from 'react';
import { replacementsIn } from '../lists/replacements.ts';
import { orderExport, fillExport } from '../lists/csv/contract-columns.ts';
import { ledgerExport, rampExport, swapExport, transferExport } from './model/export-columns.ts';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import type { HistoryTab } from '../lists/history-choice.ts';
import { ledgerRow, rampRow, swapRow, transferRow } from './model/money-rows.ts';
import { orderRow, tradeRow } from './model/order-rows.ts';
import type { RowWords } from './model/row-words.ts';
import { useListQuery } from './use-list-query.ts';
import { useValuedLedger } from './use-valued-ledger.ts';

const noOrders: never[] = [];

type ListProps = Pick<
  ListFrameProps<never>,
  'filter' | 'onFilterChange' | 'entry' | 'onEntryChange' | 'onElsewhere' | 'files'
>;

/** The call that finds one entry by its id; none for an entry that the list has. */
const lookUp = (id: string | undefined) => (id === undefined ? null : { search: id, limit: 20 });
const useOrderOf = (id?: string) => useOrderHistory(lookUp(id));
const useTradeOf = (id?: string) => useOwnTrades(lookUp(id));
const useTransferOf = (id?: string) => useTransfers(lookUp(id));
const useSwapOf = (id?: string) => useSwaps(lookUp(id));
const useRampOrderOf = (id?: string) => useRampOrders(lookUp(id));
const useLedgerEntryOf = (id?: string) => useLedger(lookUp(id));

/** The list of a tab. */
export function HistoryList({ tab, ...props }: ListProps & { tab: HistoryTab }) {
  const List = lists[tab];
  return <List {...props} />;
}

const lists: Readonly<Record<HistoryTab, (props: ListProps) => React.ReactNode>> = {
  orders: function Orders(props) {
    const { trading } = useExchange();
    const query = useListQuery<'trading.orderHistory'>(props.filter);
    const list = useOrderHistory(query.paged);
    const { data: open = noOrders } = useOpenOrders();
    const items = list.data?.items ?? noOrders;
    const rowOf = useMemo(() => {
      const replacements = replacementsIn([...open, ...items]);
      return (order: OrderWithFills, words: RowWords) => orderRow(order, words, replacements);
    }, [open, items]);
    return (
      <ListFrame
        tab="orders"
        {...props}
        list={list}
        useLookUp={useOrderOf}
        rowOf={rowOf}
        file={query.file('order-history', orderExport, trading.orderHistory)}
      />
    );
  },
  trades: function Trades(props) {
    const { history } = useExchange();
    const query = useListQuery<'history.trades'>(props.filter);
    const list = useOwnTrades(query.paged);
    return (
      <ListFrame
        tab="trades"
        {...props}
        list={list}
        useLookUp={useTradeOf}
        rowOf={tradeRow}
        file={query.file('trades', fillExport, history.trades)}
      />
    );
  },
  transfers: function Transfers(props) {
    const { wallet } = useExchange();
    const query = useListQuery<'wallet.transfers'>(props.filter);
    const list = useTransfers(query.paged);
    return (
      <ListFrame
        tab="transfers"
        {...props}
        list={list}
        useLookUp={useTransferOf}
        rowOf={transferRow}
        file={query.file('transfers', transferExport, wallet.transfers)}
      />
    );
  },
  conversions: function Conversions(props) {
    const { swap } = useExchange();
    const query = useListQuery<'swap.recent'>(props.filter);
    const list = useSwaps(query.paged);
    return (
      <ListFrame
        tab="conversions"
        {...props}
        list={list}
        useLookUp={useSwapOf}
        rowOf={swapRow}
        file={query.file('conversions', swapExport, swap.recent)}
      />
    );
  },
  ramp: function Ramp(props) {
    const { ramp } = useExchange();
    const query = useListQuery<'ramp.callback'>(props.filter);
    const list = useRampOrders(query.paged);
    return (
      <ListFrame
        tab="ramp"
        {...props}
        list={list}
        useLookUp={useRampOrderOf}
        rowOf={rampRow}
        file={query.file('purchases-and-sales', rampExport, ramp.callback)}
      />
    );
  },
  rewards: function Rewards(props) {
    const ledger = useValuedLedger();
    const query = useListQuery<'history.ledger'>(props.filter, rewardsOnly);
    const list = useLedger(query.paged);
    return (
      <ListFrame
        tab="rewards"
        {...props}
        list={list}
        useLookUp={useLedgerEntryOf}
        rowOf={ledgerRow}
        file={query.file('rewards', ledgerExport, ledger)}
      />
    );
  },
  all: function All(props) {
    const ledger = useValuedLedger();
    const query = useListQuery<'history.ledger'>(props.filter);
    const list = useLedger(query.paged);
    return (
      <ListFrame
        tab="all"
        {...props}
        list={list}
        useLookUp={useLedgerEntryOf}
        rowOf={ledgerRow}
        file={query.file('ledger', ledgerExport, ledger)}
      />
    );
  },
};

const rewardsOnly = { type: 'Reward' } as const;
