import { useAudit, useAuditCsv } from '@agio/api-client/react';
import type { AuditRecord } from '@agio/api-client/contract';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { Filter } from 'lucide-react';
import { useMemo } from 'react';
import { AuditChanges } from './audit-changes.tsx';
import { AuditCheckButton } from './audit-check.tsx';
import { AuditDetails } from './audit-details.tsx';
import { auditMessages } from './audit-messages.ts';
import { AuditActor, AuditRole, AuditSubject, FirstChange } from './audit-cells.tsx';
import { AuditCard } from './audit-table.tsx';
import { areaAddress, type AreaProps } from '../frame/model/areas.ts';
import { CsvButton } from '../frame/list/csv-button.tsx';
import {
  auditKinds,
  auditQuery,
  entryKinds,
  onlyAbout,
  readAuditView,
} from './model/audit-view.ts';
import { writeListView } from '../frame/list/model/list-view.ts';
import { StaffDrawer } from '../frame/list/staff-drawer.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { useStaffItem } from '../frame/use-staff-item.tsx';
import { pageRows } from '../../lists/paging.ts';

const idOf = ({ id }: AuditRecord) => id;
const nameOf = ({ action }: AuditRecord) => action;
const useEntryById = (id: string | undefined) =>
  useAudit(id === undefined ? null : { search: id, limit: 20 });
const changesOf = (entry: AuditRecord) => <AuditChanges entry={entry} />;

/** Audit trail: filtered by subject and kind, with each field before and after, and exported as a file. */
export function AuditTrail({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(auditMessages);
  const view = useMemo(() => readAuditView(query), [query]);
  const list = useAudit({ limit: pageRows.staff, ...auditQuery(view) });
  const { download } = useAuditCsv();
  const columns = useColumns();
  /** Address of the entries about the same subject, unless it is of a kind that this version does not know. */
  const sameSubject = ({ subject, subjectId }: AuditRecord) => {
    const kind = auditKinds.find((each) => each === subject);
    return kind && areaAddress(base, 'audit', undefined, writeListView(onlyAbout(kind, subjectId)));
  };
  const { open, address, drawer } = useStaffItem({
    area: 'audit',
    heading: t.details.entry,
    base,
    item,
    view,
    answer: list,
    useLookUp: useEntryById,
    actionsOf: (entry) => {
      const href = sameSubject(entry);
      return [
        href !== undefined && { label: t.details.only, icon: Filter, onSelect: () => onGo(href) },
      ];
    },
    onGo,
  });
  const onlyHref = open && sameSubject(open);
  const isEmpty = list.data === undefined || list.data.items.length === 0;
  return (
    <>
      <StaffList
        area="audit"
        words={t}
        base={base}
        view={view}
        onViewChange={(changed, how) => onQueryChange(writeListView(changed), how)}
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
        buttons={
          <>
            <AuditCheckButton />
            {isEmpty ? null : (
              <CsvButton download={(options) => download(auditQuery(view), options)} />
            )}
          </>
        }
        details={changesOf}
        card={(entry) => <AuditCard entry={entry} href={address(entry.id)} />}
        onOpen={({ id }) => onGo(address(id))}
      />
      <StaffDrawer
        {...drawer}
        title={open && <bdi className="wg:wrap-anywhere">{open.action}</bdi>}
        actions={onlyHref && <Button onClick={() => onGo(onlyHref)}>{t.details.only}</Button>}
      >
        {open ? <AuditDetails entry={open} /> : null}
      </StaffDrawer>
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
        size: 168,
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
        size: 186,
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
