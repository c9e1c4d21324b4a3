import type { AuditRecord } from '@agio/api-client/contract';
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  timeColumn,
  TimeText,
} from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { auditMessages } from './audit-messages.ts';
import { AuditActor, AuditRole, AuditSubject, FirstChange } from './audit-cells.tsx';
import { RowLink } from '../frame/list/row-link.tsx';

export interface AuditTableProps extends Pick<
  DataTableProps<AuditRecord>,
  'label' | 'state' | 'notes' | 'onRetry' | 'onMore' | 'isLoadingMore' | 'skeletonRows'
> {
  entries: readonly AuditRecord[];
  /** Returns the address of the details of an entry. */
  hrefOf: (entry: AuditRecord) => string;
}

/** Entries of the trail, each a link to its details; cards on a phone. */
export function AuditTable({ entries, hrefOf, ...rest }: AuditTableProps) {
  const t = useMessages(auditMessages);
  const columns = useMemo(
    (): DataTableColumn<AuditRecord>[] => [
      timeColumn({
        id: 'time',
        header: t.time,
        width: 'clamp(8.5rem, 19.4cqi, 12rem)',
        time: ({ time }) => time,
      }),
      {
        id: 'actor',
        header: t.actor,
        width: '12rem',
        skeleton: 'two-lines',
        cell: (entry) => <Actor entry={entry} />,
      },
      {
        id: 'what',
        header: t.what,
        rowHeader: true,
        skeleton: 'two-lines',
        cell: (entry) => <What entry={entry} href={hrefOf(entry)} />,
      },
      {
        id: 'change',
        header: t.change,
        width: '34%',
        hideBelow: 58,
        className: 'wg:truncate',
        cell: ({ changes }) => <FirstChange changes={changes} />,
      },
      {
        id: 'from',
        header: t.from,
        width: '9rem',
        hideBelow: 71,
        className: 'wg:num wg:text-fg-muted',
        cell: ({ address }) => (address === null ? '—' : <ShortText text={address} length={20} />),
      },
    ],
    [t, hrefOf],
  );
  return (
    <DataTable
      columns={columns}
      rows={entries}
      rowId={({ id }) => id}
      density="tall"
      cardHeight={6}
      card={(entry) => <AuditCard entry={entry} href={hrefOf(entry)} />}
      {...rest}
    />
  );
}

/** An entry on a phone. */
export function AuditCard({ entry, href }: { entry: AuditRecord; href: string }) {
  return (
    <div className="wg:flex wg:min-h-18 wg:flex-col wg:justify-center wg:gap-0.5 wg:px-4 wg:py-3 wg:text-sm">
      <What entry={entry} href={href} />
      <span className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3 wg:text-fg-muted">
        <span className="wg:min-w-0 wg:truncate">
          <AuditActor entry={entry} />
        </span>
        <TimeText iso={entry.time} short />
      </span>
    </div>
  );
}

function Actor({ entry }: { entry: AuditRecord }) {
  return (
    <>
      <span className="wg:block wg:truncate">
        <AuditActor entry={entry} />
      </span>
      <span className="wg:block wg:truncate wg:text-xs wg:text-fg-muted">
        <AuditRole entry={entry} />
      </span>
    </>
  );
}

/** Action and its subject; a press anywhere on the row or card counts as one on the link. */
function What({ entry, href }: { entry: AuditRecord; href: string }) {
  const t = useMessages(auditMessages);
  return (
    <>
      <RowLink href={href} label={t.open({ action: entry.action })}>
        <bdi>{entry.action}</bdi>
      </RowLink>
      <span className="wg:block wg:truncate wg:text-xs wg:text-fg-muted">
        <AuditSubject entry={entry} />
      </span>
    </>
  );
}
