import type { Instrument } from '@agio/api-client/contract';
import { useBookStatus, useExchange, useTrades } from '@agio/api-client/react';
import { TradesTape } from '@agio/ui/trades-tape';
import { useLocale } from '../../i18n/use-translate.ts';
import { useTradeLabels } from './trade-labels.ts';

/** Further back than anybody scrolls; the stream keeps more. */
const shown = 80;

/** What was traded in a market, live. */
export function TapePanel({
  instrument,
  hideTitle,
  className,
}: {
  instrument: Instrument;
  hideTitle?: boolean | undefined;
  className?: string | undefined;
}) {
  const labels = useTradeLabels();
  const locale = useLocale();
  const { market } = useExchange();
  const { status, trades } = useTrades(instrument.id);
  // A market may be without trades for long; that its prices are old is known by its book.
  const book = useBookStatus(instrument.id);
  const isOld = book === 'stale' || book === 'paused';
  return (
    <TradesTape
      className={className}
      status={status === 'live' && isOld ? book : status}
      onReconnect={() => market.reconnect()}
      trades={trades.slice(0, shown)}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      hideTitle={hideTitle}
      locale={locale}
      labels={labels.tape}
    />
  );
}
