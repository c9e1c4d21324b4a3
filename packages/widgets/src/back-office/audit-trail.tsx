import { useAudit, useExchange } from '@agio/api-client/react';
import type { AuditRecord } from '@agio/api-client/contract';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLatch } from '../provider/index.ts';
import { ExportButton } from '../shared/csv/export-button.tsx';
import { readPages } from '../shared/csv/read-pages.ts';
import { type ExportJob, useCsvExport } from '../shared/csv/use-csv-export.ts';
import { AuditChanges } from './audit-changes.tsx';
import { auditMessages } from './audit-messages.ts';
import { AuditRole, AuditSubject, FirstChange } from './audit-parts.tsx';
import { AuditCard } from './audit-table.tsx';
import type { AreaProps } from './back-office.tsx';
import { auditExport } from './model/audit-export.ts';
import { auditKinds, auditQuery, readAuditView } from './model/audit-view.ts';
import { type ListView, writeListView } from './model/list-view.ts';
import { StaffList } from './staff-list.tsx';

/** Asked for with the first entry that is looked at. */
const AuditDetails = lazy(async () => ({
  default: (await import('./audit-details.tsx')).AuditDetails,
}));

/** Entries that are asked for at a time. */
const pageRows = 100;
const idOf = ({ id }: AuditRecord) => id;
const nameOf = ({ action }: AuditRecord) => action;
const changesOf = (entry: AuditRecord) => <AuditChanges entry={entry} />;

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
  const files = useCsvExport();
  const columns = useColumns();
  const [open, setOpen] = useState<AuditRecord>();
  const hadDetails = useLatch(open !== undefined);
  const show = (next: ListView, how?: { isStep?: boolean }) =>
    onQueryChange(writeListView(next), how);
  const file: ExportJob<AuditRecord> = {
    name: 'audit-trail',
    columns: auditExport,
    read: (signal) =>
      readPages(
        (page) => backOfficeAudit.list({ ...auditQuery(view), ...page }, { signal }),
        signal,
      ),
  };
  const isEmpty = list.data === undefined || list.data.items.length === 0;
  return (
    <>
      <StaffList
        area="audit"
        words={t}
        base={base}
        view={view}
        onViewChange={show}
        answer={list}
        search={{ field: 'id', label: t.id }}
        fields={[
          {
            id: 'subject',
            name: t.about,
            all: t.all,
            values: auditKinds,
            nameOf: (kind) => t.kind[kind as 'user'],
          },
        ]}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        exporter={<ExportButton file={isEmpty ? undefined : file} files={files} isLabelled />}
        details={changesOf}
        card={(entry) => <AuditCard entry={entry} onOpen={setOpen} />}
        onOpen={setOpen}
      />
      {hadDetails ? (
        <Suspense>
          <AuditDetails
            entry={open}
            onOnly={(next) => show(next, { isStep: true })}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function useColumns(): readonly DataGridColumn<AuditRecord>[] {
  const t = useMessages(auditMessages);
  return useMemo(
    (): DataGridColumn<AuditRecord>[] => [
      {
        id: 'action',
        header: t.what,
        rowHeader: true,
        size: 190,
        sortable: true,
        cell: ({ action }) => <bdi className="wg:font-medium">{action}</bdi>,
      },
      {
        id: 'time',
        header: t.time,
        size: 190,
        optional: true,
        sortable: true,
        sortFirst: 'descending',
        cell: ({ time }) => <TimeText iso={time} className="wg:text-fg-muted" />,
      },
      {
        id: 'actor',
        header: t.actor,
        size: 130,
        optional: true,
        sortable: true,
        cell: ({ actor }) => <bdi>{actor}</bdi>,
      },
      {
        id: 'role',
        header: t.details.role,
        size: 154,
        optional: true,
        className: 'wg:text-fg-muted',
        cell: (entry) => <AuditRole entry={entry} />,
      },
      {
        id: 'subject',
        header: t.about,
        size: 160,
        optional: true,
        sortable: true,
        cell: (entry) => <AuditSubject entry={entry} />,
      },
      {
        id: 'change',
        header: t.change,
        size: 200,
        optional: true,
        cell: ({ changes }) => <FirstChange changes={changes} />,
      },
      {
        id: 'from',
        header: t.from,
        size: 120,
        optional: true,
        className: 'wg:num wg:text-fg-muted',
        cell: ({ address }) => (address === null ? '—' : <ShortText text={address} length={20} />),
      },
    ],
    [t],
  );
}
