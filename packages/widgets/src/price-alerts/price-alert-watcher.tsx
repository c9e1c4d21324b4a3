import { useExchange, useInstruments } from '@agio/api-client/react';
import { useLocale, useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify } from '../notify/use-notify.ts';
import { alertWords } from './alert-words.ts';
import { messages } from './messages.ts';
import { judgeAlerts, type LivePrice } from './model/price-alerts.ts';
import type { PriceAlert } from './setting.ts';
import { usePriceAlerts } from './use-price-alerts.ts';

/** Judges the alerts by every live price, and tells each that is reached, in this tab or in another, once. */
export function PriceAlertWatcher() {
  const t = useMessages(messages);
  const locale = useLocale();
  const notify = useNotify();
  const { market: streams } = useExchange();
  const { data: instruments } = useInstruments();
  const { alerts, update } = usePriceAlerts();

  const judge = useEffectEvent((prices: readonly LivePrice[]) =>
    update((now) => judgeAlerts(now, prices, Date.now())),
  );
  const isWatching = alerts.some(({ status }) => status === 'active');
  useEffect(
    () => (isWatching ? streams.watchTickers((prices) => judge(prices)) : undefined),
    [streams, isWatching],
  );

  const tell = useEffectEvent((alert: PriceAlert) => {
    const instrument = instruments?.find(({ id }) => id === alert.market);
    const { title, now } = alertWords(alert, { t, locale, instrument });
    const id = `price-alert-${alert.id}`;
    notify('priceAlerts', { kind: 'info', id, title, description: now, tune: 'Other' });
  });
  const known = useRef<ReadonlyMap<string, PriceAlert['status']>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(alerts.map(({ id, status }) => [id, status]));
    for (const alert of alerts)
      if (alert.status === 'reached' && before?.get(alert.id) === 'active') tell(alert);
  }, [alerts]);
  return null;
}
