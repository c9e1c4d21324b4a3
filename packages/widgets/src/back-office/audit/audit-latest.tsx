import { useAudit } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { useCallback } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { auditMessages } from './audit-messages.ts';
import { AuditTable } from './audit-table.tsx';
import { areaAddress } from '../frame/model/areas.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';

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
  const entries = list.data?.items.slice(0, most) ?? [];
  const state = loadStateOf(list, entries.length === 0);
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    loading: t.loading,
    empty: { title: t.empty, text: t.emptyText },
  });
  const query = `kind=${kind}`;
  const hrefOf = useCallback(
    ({ id }: { id: string }) => areaAddress(base, 'audit', id, query),
    [base, query],
  );
  return (
    <Panel aria-label={title}>
      <PanelHeader>
        <PanelTitle>{title}</PanelTitle>
        <Button asChild size="sm" className="wg:ms-auto">
          <WidgetLink href={areaAddress(base, 'audit', undefined, query)}>
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
        hrefOf={hrefOf}
      />
    </Panel>
  );
}
