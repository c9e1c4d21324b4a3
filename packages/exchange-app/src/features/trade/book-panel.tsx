import type { StreamStatus } from '@agio/api-client';
import type { Instrument } from '@agio/api-client/contract';
import { useExchange, useOpenOrders, useOrderBook, useTicker } from '@agio/api-client/react';
import { OrderBook, type OrderBookLayout, type OrderBookStatus } from '@agio/ui/order-book';
import { type Dispatch, useMemo, useState } from 'react';
import { useLocale } from '../../i18n/use-translate.ts';
import { usePersisted } from '../../shared/use-persisted.ts';
import { groupingsOf, ownPrices, ownRows } from './book-options.ts';
import type { TicketAction } from './ticket.ts';
import { useTradeLabels } from './trade-labels.ts';
import { changeTradeSettings, tradeSettings } from './trade-settings.ts';
import { useDirection } from './use-direction.ts';

const noOrders: never[] = [];

/** The book of a market, live: what is pressed in it goes to the ticket. */
export function BookPanel({
  instrument,
  dispatch,
  onPicked,
  className,
}: {
  instrument: Instrument;
  dispatch: Dispatch<TicketAction>;
  /** Something was taken into the ticket: on a phone it opens. */
  onPicked?: (() => void) | undefined;
  className?: string | undefined;
}) {
  const labels = useTradeLabels();
  const locale = useLocale();
  const { market } = useExchange();
  const [{ bookLayout }] = usePersisted(tradeSettings);
  const [rows, setRows] = useState(20);
  const groupings = useMemo(() => groupingsOf(instrument.tickSize), [instrument.tickSize]);
  const [tick = instrument.tickSize] = groupings;
  const [grouping, setGrouping] = useState(tick);
  const book = useOrderBook(instrument.id, grouping === tick ? { rows } : { rows, grouping });
  const { ticker } = useTicker(instrument.id);
  const { data: orders = noOrders } = useOpenOrders();
  const direction = useDirection(ticker?.last);
  const own = useMemo(
    () =>
      ownPrices(
        orders.filter((order) => order.market === instrument.id),
        grouping,
      ),
    [orders, instrument.id, grouping],
  );

  const take = (field: 'price' | 'amount', value: string) => {
    dispatch({ type: 'picked', field, value });
    onPicked?.();
  };
  return (
    <OrderBook
      className={className}
      status={bookStatus(book.status, instrument)}
      bids={book.bids}
      asks={book.asks}
      baseAsset={instrument.baseAsset}
      quoteAsset={instrument.quoteAsset}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      last={ticker?.last}
      lastDirection={direction}
      spread={book.spread}
      grouping={grouping}
      groupings={groupings}
      onGroupingChange={setGrouping}
      layout={bookLayout}
      onLayoutChange={keepLayout}
      ownPrices={ownRows(own, book)}
      onPrice={(price) => take('price', price)}
      onAmount={(amount) => take('amount', amount)}
      onTotal={(total) => take('amount', total)}
      onReconnect={() => market.reconnect()}
      onRowCountChange={setRows}
      locale={locale}
      labels={labels.book}
    />
  );
}

const keepLayout = (bookLayout: OrderBookLayout) => changeTradeSettings({ bookLayout });

/** A market that does not trade stands still, however fresh the word of it is. */
function bookStatus(status: StreamStatus, { status: market }: Instrument): OrderBookStatus {
  const isKnown = !['connecting', 'failed', 'paused'].includes(status);
  return isKnown && market !== 'Open' ? 'halted' : status;
}
