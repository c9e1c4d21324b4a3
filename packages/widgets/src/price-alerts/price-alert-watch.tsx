import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useSetting } from '../host/index.ts';
import { Section, useLatch } from '../states/index.ts';
import { priceAlertSetting } from './setting.ts';

const Watcher = lazyPart(() => import('./price-alert-watcher.tsx'), 'PriceAlertWatcher');

/** Follows the live prices for the alerts of the reader, on whatever page. Shows nothing; its code comes with an alert. */
export function PriceAlertWatch() {
  const [{ byAccount }] = useSetting(priceAlertSetting);
  const isWanted = Object.values(byAccount).some((list) =>
    list.some(({ status }) => status === 'active'),
  );
  return useLatch(isWanted) ? (
    <Section isQuiet>
      <Suspense>
        <Watcher />
      </Suspense>
    </Section>
  ) : null;
}
