import { useAudit, useAuditCsv } from '@agio/api-client/react';
import type { AuditRecord } from '@agio/api-client/contract';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../states/lazy-part.ts';
import { useLatch } from '../../states/index.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditCheckButton } from './audit-check.tsx';
import { auditMessages } from './audit-messages.ts';
import { AuditActor, AuditRole, AuditSubject, FirstChange } from './audit-cells.tsx';
import { AuditCard } from './audit-table.tsx';
import type { AreaProps } from '../frame/model/areas.ts';
import { CsvButton } from '../frame/list/csv-button.tsx';
import { auditKinds, auditQuery, entryKinds, readAuditView } from './model/audit-view.ts';
import { type ListView, writeListView } from '../frame/list/model/list-view.ts';
import { StaffList } from '../frame/list/staff-list.tsx';
import { pageRows } from '../../lists/paging.ts';

/** Asked for with the first entry that is looked at. */
const AuditDetails = lazyPart(() => import('./audit-details.tsx'), 'AuditDetails');

const idOf = ({ id }: AuditRecord) => id;
const nameOf = ({ action }: AuditRecord) => action;
const changesOf = (entry: AuditRecord) => <AuditChanges entry={entry} />;

/** Audit trail: filtered by subject and kind, with each field before and after, and exported as a file. */
export function AuditTrail({
  base,
  query,
  onQueryChange,
}: Pick<AreaProps, 'base' | 'query' | 'onQueryChange'>) {
  const t = useMessages(auditMessages);
  const view = useMemo(() => readAuditView(query), [query]);
  const list = useAudit({ limit: pageRows.staff, ...auditQuery(view) });
  const { download } = useAuditCsv();
  const columns = useColumns();
  const [open, setOpen] = useState<AuditRecord>();
  const hadDetails = useLatch(open !== undefined);
  const show = (next: ListView, how?: { isStep?: boolean }) =>
    onQueryChange(writeListView(next), how);
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
        search={{ field: 'search', label: t.search }}
        texts={[{ id: 'id', name: t.id }]}
        fields={[
          {
            id: 'subject',
            name: t.about,
            all: t.all,
            values: auditKinds,
            nameOf: (kind) => t.kind[kind as 'user'],
          },
          {
            id: 'kind',
            name: t.entryKind,
            all: t.all,
            values: entryKinds,
            nameOf: (kind) => t.entry[kind as 'act'],
          },
        ]}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        exporter={
          <>
            <AuditCheckButton />
            {isEmpty ? null : (
              <CsvButton download={(options) => download(auditQuery(view), options)} />
            )}
          </>
        }
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
        cell: (entry) => <AuditActor entry={entry} />,
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
