import { useAudit, useExchange } from '@agio/api-client/react';
import type { AuditRecord } from '@agio/api-client/contract';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader } from '@agio/ui/panel';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { loadStateOf, useLatch, useLoadNotes } from '../provider/index.ts';
import { ExportButton } from '../shared/csv/export-button.tsx';
import { readPages } from '../shared/csv/read-pages.ts';
import { type ExportJob, useCsvExport } from '../shared/csv/use-csv-export.ts';
import { FilterChips } from '../shared/filters/filter-chips.tsx';
import { useFilterChip } from '../shared/filters/use-filter-chip.ts';
import { useNoMatch } from '../shared/filters/use-no-match.tsx';
import { auditMessages } from './audit-messages.ts';
import { AuditTable } from './audit-table.tsx';
import type { AreaProps } from './back-office.tsx';
import { auditExport } from './model/audit-export.ts';
import {
  auditKinds,
  auditQuery,
  type AuditView,
  readAuditView,
  wholeTrail,
  writeAuditView,
} from './model/audit-view.ts';
import { FilterChoice, FilterSearch } from './filter-parts.tsx';
import { SavedViews } from './saved-views.tsx';
import { useRefreshed } from './use-refreshed.ts';

/** Asked for with the first entry that is looked at. */
const AuditDetails = lazy(async () => ({
  default: (await import('./audit-details.tsx')).AuditDetails,
}));

/** Entries at first, and added by "Show more". */
const pageRows = 50;
const none: AuditRecord[] = [];

/** What staff did: by subject, with each act's fields before and after, and as a file. It can only be read. */
export function AuditTrail({
  base,
  query,
  onQueryChange,
}: Pick<AreaProps, 'base' | 'query' | 'onQueryChange'>) {
  const t = useMessages(auditMessages);
  const { backOfficeAudit } = useExchange();
  const view = useMemo(() => readAuditView(query), [query]);
  const list = useAudit({ limit: pageRows, ...auditQuery(view) });
  useRefreshed(list.mutate);
  const files = useCsvExport();
  const [open, setOpen] = useState<AuditRecord>();
  const hadDetails = useLatch(open !== undefined);
  const entries = list.data?.items ?? none;
  const show = (next: AuditView) => onQueryChange(writeAuditView(next), { isStep: true });
  const clear = () => show(wholeTrail);
  const chips = useChips(view, show);
  const noMatch = useNoMatch(
    chips.map(({ words }) => words),
    clear,
  );
  const state = loadStateOf(list, entries.length === 0 && (noMatch ? 'noMatch' : true));
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    loading: t.loading,
    empty: noMatch ?? { title: t.empty, text: t.emptyText },
  });
  const file: ExportJob<AuditRecord> = {
    name: 'audit-trail',
    columns: auditExport,
    read: (signal) =>
      readPages(
        (page) => backOfficeAudit.list({ ...auditQuery(view), ...page }, { signal }),
        signal,
      ),
  };
  const count = entries.length;
  return (
    <div className="wg:px-4 wg:py-5 wg:md:px-6" data-widget="audit-trail">
      <header className="wg:mb-4 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-3">
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <output className="wg:min-h-5 wg:text-sm wg:text-fg-muted">
          {list.data === undefined
            ? ''
            : list.data.nextCursor === null
              ? t.count({ count })
              : t.countMore({ count })}
        </output>
        <SavedViews base={base} area="audit" query={writeAuditView(view)} />
        <p className="wg:w-full wg:text-sm wg:text-fg-muted">{t.intro}</p>
      </header>
      <Panel aria-label={t.list}>
        <PanelHeader className="wg:gap-x-4">
          <FilterSearch
            label={t.id}
            value={view.subjectId}
            onChange={(subjectId) => onQueryChange(writeAuditView({ ...view, subjectId }))}
          />
          <FilterChoice
            label={t.about}
            all={t.all}
            options={auditKinds.map((kind) => [kind, t.kind[kind]] as const)}
            value={view.subject}
            onChange={(subject) => show({ ...view, subject })}
          />
          <FilterChips chips={chips} onClear={clear} />
          <span className="wg:ms-auto wg:flex wg:items-center wg:gap-2">
            <ExportButton file={count === 0 ? undefined : file} files={files} isLabelled />
            <IconButton
              label={t.refresh}
              aria-busy={list.isValidating}
              onClick={() => void list.mutate()}
            >
              <RefreshCw size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </span>
        </PanelHeader>
        <AuditTable
          label={t.list}
          entries={entries}
          state={state}
          notes={notes}
          skeletonRows={10}
          onRetry={() => void list.mutate()}
          onMore={list.data?.nextCursor ? list.loadMore : undefined}
          isLoadingMore={list.isLoadingMore}
          openId={open?.id}
          onOpen={setOpen}
        />
      </Panel>
      {hadDetails ? (
        <Suspense>
          <AuditDetails entry={open} onOnly={show} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What the trail is filtered by, each with a way to take it back. */
function useChips(view: AuditView, show: (view: AuditView) => void) {
  const t = useMessages(auditMessages);
  const chip = useFilterChip();
  return [
    ...(view.subject === undefined
      ? []
      : [
          {
            id: 'subject',
            words: chip(t.about, t.kind[view.subject]),
            onRemove: () => show({ ...view, subject: undefined }),
          },
        ]),
    ...(view.subjectId === ''
      ? []
      : [
          {
            id: 'id',
            words: chip(t.id, view.subjectId),
            onRemove: () => show({ ...view, subjectId: '' }),
          },
        ]),
  ];
}
