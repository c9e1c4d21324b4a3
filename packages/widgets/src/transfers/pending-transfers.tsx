// @where Widgets: lists of pending and recent transfers: statuses and number of rows
import type { Transfer } from '@agio/api-client/contract';
import { useTransfers } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useSetting } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { MissingStrip } from '../states/index.ts';
import { messages } from './messages.ts';

/** Number of transfers that are read: more are not under way at a time. */
const latest = 20;

const underWay: ReadonlySet<Transfer['status']> = new Set([
  'Requested',
  'Approved',
  'Broadcast',
  'Confirming',
]);

const PendingList = lazyPart(() => import('./pending-list.tsx'), 'PendingList');

export interface PendingTransfersProps {
  className?: string | undefined;
}

/**
 * Deposits and withdrawals that are under way, live, each with its steps; nothing while there are none, and a line with
 * a way to try again where they cannot be loaded.
 */
export function PendingTransfers({ className }: PendingTransfersProps) {
  const { recent: t } = useMessages(messages);
  const { data, error, mutate } = useTransfers({ limit: latest });
  const [isHidden] = useSetting(hideBalances);
  if (error && data === undefined)
    return (
      <Panel aria-label={t.pending} className={className}>
        <MissingStrip error={error} onRetry={() => void mutate()}>
          {t.pendingMissing}
        </MissingStrip>
      </Panel>
    );
  const transfers = data?.items.filter(({ status }) => underWay.has(status)) ?? [];
  if (transfers.length === 0) return null;
  return (
    <div className={className}>
      <Suspense>
        <PendingList transfers={transfers} isHidden={isHidden} />
      </Suspense>
    </div>
  );
}
