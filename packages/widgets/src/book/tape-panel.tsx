// @where Trading: number of recent trades that are kept, and that the list shows
import type { Instrument } from '@agio/api-client/contract';
import { useBookStatus, useExchange, useTrades } from '@agio/api-client/react';
import { isOld } from '@agio/ui/connection-indicator';
import { TradesTape } from '@agio/ui/trades-tape';
import type { WidgetPlace } from '../host/widget-place.ts';

/** Most trades in the list; the stream keeps more. */
const shown = 80;

export interface TapePanelProps extends WidgetPlace {
  instrument: Instrument;
  /** Leaves out the heading, where a tab above has it. */
  hideTitle?: boolean | undefined;
  /** Called with a pressed price, for the ticket. */
  onPick?: ((field: 'price', value: string) => void) | undefined;
}

/** The live trades of a market. */
export function TapePanel({ instrument, hideTitle, onPick, className, style }: TapePanelProps) {
  const { market } = useExchange();
  const { status, trades } = useTrades(instrument.id);
  // A market may be without trades for long, so the freshness of the book decides.
  const book = useBookStatus(instrument.id);
  return (
    <TradesTape
      className={className}
      style={style}
      status={status === 'live' && isOld(book) ? book : status}
      onReconnect={() => market.reconnect()}
      trades={trades.slice(0, shown)}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      hideTitle={hideTitle}
      onPrice={onPick && ((price) => onPick('price', price))}
    />
  );
}
