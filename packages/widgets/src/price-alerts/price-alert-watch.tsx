import type { PriceAlert } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useAccount, useSetting } from '../host/index.ts';
import { Section } from '../states/index.ts';
import { localAlertSetting } from './setting.ts';

const ReachedAlerts = lazyPart(() => import('./reached-alerts.tsx'), 'ReachedAlerts');
const AlertMover = lazyPart(() => import('./alert-mover.tsx'), 'AlertMover');

/**
 * Tells of price alerts that the exchange says were reached, on whatever page, and moves those of the browser to the account.
 * Shows nothing; its code comes when it is needed.
 */
export function PriceAlertWatch() {
  const { notifications } = useExchange();
  const { isSignedIn } = useAccount();
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
    <Section isQuiet>
      <Suspense>
        {reached.length > 0 ? <ReachedAlerts alerts={reached} /> : null}
        {isSignedIn && hasLocal ? <AlertMover /> : null}
      </Suspense>
    </Section>
  );
}
