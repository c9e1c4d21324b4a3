import type { PriceAlert } from '@agio/api-client/contract';
import { useExchange, useInstruments } from '@agio/api-client/react';
import { useLocale, useMessages } from '@agio/ui/language';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useSetting } from '../host/index.ts';
import { useNotify } from '../notify/use-notify.ts';
import { priceAlertMessages } from '../words/price-alert-messages.ts';
import { alertWords } from '../words/price-alert-words.ts';
import { localAlertSetting } from './setting.ts';

const AlertMover = lazyPart(() => import('./alert-mover.tsx'), 'AlertMover');

/** Hears which alerts were reached, and looks for alerts of the browser, whose mover comes when there are any. */
export function AlertWatcher() {
  const { notifications } = useExchange();
  const [{ byAccount }] = useSetting(localAlertSetting);
  const [reached, setReached] = useState<readonly PriceAlert[]>([]);
  useEffect(
    () =>
      notifications.on('priceAlert', ({ alert, change }) => {
        if (change === 'Reached') setReached((before) => [...before.slice(-20), alert]);
      }),
    [notifications],
  );
  const hasLocal = Object.keys(byAccount).length > 0;
  return (
    <Suspense>
      {reached.length > 0 ? <ReachedAlerts alerts={reached} /> : null}
      {hasLocal ? <AlertMover /> : null}
    </Suspense>
  );
}

/** Tells of each alert once. The notification centre has it from the exchange. */
function ReachedAlerts({ alerts }: { alerts: readonly PriceAlert[] }) {
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
