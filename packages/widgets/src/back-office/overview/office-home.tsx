// @where Back office: interval at which the figures of the overview are read again
import { useOverview } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { useHost } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { AuditLatest } from '../audit/audit-latest.tsx';
import { ClosedMarkets } from './closed-markets.tsx';
import { messages } from '../messages.ts';
import { OverviewCounts } from './overview-counts.tsx';
import { overviewMessages } from './overview-messages.ts';
import { OverviewServices } from './overview-services.tsx';
import { OverviewVolume } from './overview-volume.tsx';
import { OverviewWaiting } from './overview-waiting.tsx';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { useEffect, useEffectEvent } from 'react';

/** Interval of the volume, in milliseconds. The hub does not announce it, because it changes with each trade. */
const figuresEvery = 30_000;

/** Overview: waiting work, traded volume, services, and the last acts of staff. */
export function OfficeHome({ base }: { base: string }) {
  const { home: t } = useMessages(messages);
  const words = useMessages(overviewMessages);
  const { currency } = useHost();
  const overview = useOverview(currency);
  usePollingFallback(overview.mutate);
  useInterval(figuresEvery, overview.mutate);
  const state = loadStateOf(overview);
  const notes = useLoadNotes(state, {
    error: words.error,
    stale: words.stale,
    loading: words.loading,
  });
  const { data } = overview;
  return (
    <div className="wg:flex wg:flex-col wg:gap-4 wg:px-4 wg:py-5 wg:md:px-6">
      <h1 className="wg:display wg:text-2xl">{t.title}</h1>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void overview.mutate()}
        skeleton={<Skeleton className="wg:h-96 wg:rounded-panel" />}
      >
        {data === undefined ? null : (
          <div className="wg:grid wg:items-start wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
              <OverviewWaiting base={base} waiting={data.waiting} />
              <OverviewVolume base={base} volume={data.volume} currency={data.currency} />
              <OverviewCounts base={base} counts={data.counts} currency={data.currency} />
            </div>
            <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
              <OverviewServices services={data.services} />
              <ClosedMarkets base={base} />
            </div>
          </div>
        )}
      </Loadable>
      {/* The length of the list is not known before: the parts below would move. */}
      {state.status === 'loading' ? null : <AuditLatest base={base} />}
    </div>
  );
}

/** Does something again and again while the page is looked at. */
function useInterval(milliseconds: number, work: () => unknown): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void work();
  });
  useEffect(() => {
    const timer = setInterval(() => run(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
