import type { PriceAlert } from '@agio/api-client/contract';
import { useInstruments } from '@agio/api-client/react';
import { useLocale, useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify } from '../notify/use-notify.ts';
import { priceAlertMessages } from '../words/price-alert-messages.ts';
import { alertWords } from '../words/price-alert-words.ts';

/** Tells of each alert once. The notification centre has it from the exchange. */
export function ReachedAlerts({ alerts }: { alerts: readonly PriceAlert[] }) {
  const t = useMessages(priceAlertMessages);
  const locale = useLocale();
  const notify = useNotify();
  const { data: instruments } = useInstruments();
  const told = useRef(new Set<PriceAlert>());
  const tell = useEffectEvent((alert: PriceAlert) => {
    const instrument = instruments?.find(({ id }) => id === alert.market);
    const { title, now } = alertWords(alert, { t, locale, instrument });
    // The same in every tab, so that the system shows it once; another one once it was set again.
    const id = `price-alert-${alert.id}-${alert.reached?.time ?? ''}`;
    const notice = { id, title, description: now, isKept: true };
    notify('priceAlerts', { ...notice, kind: 'info', tune: 'Other' });
  });
  useEffect(() => {
    for (const alert of alerts) {
      if (told.current.has(alert)) continue;
      told.current.add(alert);
      tell(alert);
    }
  }, [alerts]);
  return null;
}
