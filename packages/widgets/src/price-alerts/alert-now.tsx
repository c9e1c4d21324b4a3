import type { PriceAlert } from '@agio/api-client/contract';
import { useInstruments, useTicker } from '@agio/api-client/react';
import { formatCrypto, formatPercent } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import { distanceTo } from './model/price-alerts.ts';

/** The figure that an alert waits for, as it is now: a price by its distance. Nothing of the last hour, which no ticker has. */
export function AlertNow({ alert: { market, condition } }: { alert: PriceAlert }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { data: instruments } = useInstruments();
  const { ticker } = useTicker(market);
  if (ticker === undefined) return null;
  switch (condition.kind) {
    case 'Price': {
      const distance = formatPercent(distanceTo(condition.price, ticker.last), {
        locale,
        signed: true,
      });
      return t.away({ distance });
    }
    case 'Change': {
      if (condition.window === '1h') return null;
      return t.nowAt({ figure: formatPercent(ticker.changePercent24h, { locale, signed: true }) });
    }
    case 'Volume': {
      const base = instruments?.find(({ id }) => id === market)?.baseAsset ?? '';
      return t.nowAt({ figure: `${formatCrypto(ticker.volume24h, { locale })} ${base}`.trim() });
    }
    case 'Unknown':
      return null;
  }
}
