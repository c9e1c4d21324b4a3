import { useAudit } from '@agio/api-client/react';
import type { AuditRecord } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../states/lazy-part.ts';
import { WidgetLink } from '../../host/index.ts';
import { loadStateOf, useLatch, useLoadNotes } from '../../states/index.ts';
import { auditMessages } from './audit-messages.ts';
import { AuditTable } from './audit-table.tsx';
import { areaAddress } from '../frame/model/areas.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';

const AuditDetails = lazyPart(() => import('./audit-details.tsx'), 'AuditDetails');

/** Entries on the overview, of each kind. */
const most = 6;
const kinds = ['act', 'customer'] as const;

/**
 * Latest acts of staff, and apart from them the acts of customers that staff decide on. It loads by itself: a trail that fails
 * hides nothing of what waits.
 */
export const AuditLatest = ({ base }: { base: string }) =>
  kinds.map((kind) => <LatestOf key={kind} base={base} kind={kind} />);

function LatestOf({ base, kind }: { base: string; kind: (typeof kinds)[number] }) {
  const t = useMessages(auditMessages);
  const title = t.entry[kind];
  const list = useAudit({ limit: most, kind });
  usePollingFallback(list.mutate);
  const [open, setOpen] = useState<AuditRecord>();
  const hadDetails = useLatch(open !== undefined);
  const entries = list.data?.items.slice(0, most) ?? [];
  const state = loadStateOf(list, entries.length === 0);
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    loading: t.loading,
    empty: { title: t.empty, text: t.emptyText },
  });
  return (
    <Panel aria-label={title}>
      <PanelHeader>
        <PanelTitle>{title}</PanelTitle>
        <Button asChild size="sm" className="wg:ms-auto">
          <WidgetLink href={`${areaAddress(base, 'audit')}?kind=${kind}`}>
            {t.whole[kind]}
          </WidgetLink>
        </Button>
      </PanelHeader>
      <AuditTable
        label={title}
        entries={entries}
        state={state}
        notes={notes}
        skeletonRows={most}
        onRetry={() => void list.mutate()}
        openId={open?.id}
        onOpen={setOpen}
      />
      {hadDetails ? (
        <Suspense>
          <AuditDetails entry={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
