import type { Instrument } from '@agio/api-client/contract';
import { useExchange, useOpenOrders, useOrderBook } from '@agio/api-client/react';
import { OrderBook, type OrderBookLayout, type TotalUnit } from '@agio/ui/order-book';
import { useCallback, useMemo, useState } from 'react';
import type { WidgetPlace } from '../host/widget-place.ts';
import { groupingsOf, ownPrices, ownRows } from './book-options.ts';
import { useTradeSettings } from '../preferences/trade-settings.ts';
import { useLastPrice } from '../amounts/use-last-price.ts';

const noOrders: never[] = [];

export interface BookPanelProps extends WidgetPlace {
  instrument: Instrument;
  /** Called with a pressed price or amount (in the base asset), for the ticket. */
  onPick?: ((field: 'price' | 'amount', value: string) => void) | undefined;
}

/** The live book of a market. */
export function BookPanel({ instrument, onPick, className, style }: BookPanelProps) {
  const { market } = useExchange();
  const [{ bookLayout, bookTotalUnit }, changeSettings] = useTradeSettings();
  const [rows, setRows] = useState(20);
  const groupings = useMemo(() => groupingsOf(instrument.tickSize), [instrument.tickSize]);
  const [tick = instrument.tickSize] = groupings;
  const [grouping, setGrouping] = useState(tick);
  const book = useOrderBook(instrument.id, grouping === tick ? { rows } : { rows, grouping });
  const { last, direction } = useLastPrice(instrument.id);
  const { data: orders = noOrders } = useOpenOrders();
  const own = useMemo(
    () =>
      ownPrices(
        orders.filter((order) => order.market === instrument.id),
        grouping,
      ),
    [orders, instrument.id, grouping],
  );

  // Stable, because the parts of the book that do not change with it are memoised.
  const changeLayout = useCallback(
    (layout: OrderBookLayout) => changeSettings({ bookLayout: layout }),
    [changeSettings],
  );
  const changeUnit = useCallback(
    (unit: TotalUnit) => changeSettings({ bookTotalUnit: unit }),
    [changeSettings],
  );
  const reconnect = useCallback(() => market.reconnect(), [market]);

  return (
    <OrderBook
      className={className}
      style={style}
      status={book.status}
      isHalted={instrument.status !== 'Open'}
      bids={book.bids}
      asks={book.asks}
      baseAsset={instrument.baseAsset}
      quoteAsset={instrument.quoteAsset}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      last={last}
      lastDirection={direction}
      spread={book.spread}
      grouping={grouping}
      groupings={groupings}
      onGroupingChange={setGrouping}
      layout={bookLayout}
      onLayoutChange={changeLayout}
      totalUnit={bookTotalUnit}
      onTotalUnitChange={changeUnit}
      ownPrices={ownRows(own, book)}
      onPrice={(price) => onPick?.('price', price)}
      onAmount={(amount) => onPick?.('amount', amount)}
      onTotal={(total) => onPick?.('amount', total)}
      onReconnect={reconnect}
      onRowCountChange={setRows}
    />
  );
}
