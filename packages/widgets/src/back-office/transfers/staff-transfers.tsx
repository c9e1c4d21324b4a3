import { transferStatuses, transferTypes } from '@agio/api-client';
import type { StaffTransfer, transferSorts } from '@agio/api-client/contract';
import { useAssets, useStaffTransfers, useTransfersCsv } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { statusMessages } from '../../words/status-messages.ts';
import { TransferStatus } from '../../details/transfer-status.tsx';
import type { AreaProps } from '../frame/model/areas.ts';
import { CsvButton } from '../frame/list/csv-button.tsx';
import { listSpan } from '../frame/list/list-span.ts';
import { inputOf, readListView, stretches, writeListView } from '../frame/list/model/list-view.ts';
import { transferRisks } from './model/transfer-risks.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { RowLink } from '../frame/list/row-link.tsx';
import { StaffDrawer } from '../frame/list/staff-drawer.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { tradingMessages } from '../frame/trading-messages.ts';
import { UserDetailsLink } from '../frame/user-details-link.tsx';
import { useStaffItem } from '../frame/use-staff-item.tsx';
import { RiskPill } from './transfer-risk.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { pageRows } from '../../lists/paging.ts';

const idOf = ({ id }: { id: string }) => id;

/** Values of the contract, whose schemas are loaded with the first call. */
const attentions = ['Held', 'Slow'] as const;

const fields = {
  search: 'text',
  attention: attentions,
  type: transferTypes,
  status: transferStatuses,
  risk: transferRisks,
  asset: 'id',
  userId: 'id',
  within: stretches,
  from: 'day',
  to: 'day',
} as const;

/** Columns that can sort, by what an address calls them. */
const columnIds = [
  'time',
  'user',
  'type',
  'asset',
  'amount',
  'risk',
  'status',
] as const satisfies typeof transferSorts;

const useTransferById = (id: string | undefined) =>
  useStaffTransfers(id === undefined ? null : { search: id, limit: 20 });

/** Deposits and withdrawals of all users. */
export function StaffTransfers({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(tradingMessages);
  const filters = useMessages(filterMessages);
  const timeZone = useTimeZone();
  const view = useMemo(() => readListView(query, fields, columnIds), [query]);
  const input = useMemo(
    () => ({ ...inputOf(view), ...listSpan(view, timeZone) }),
    [view, timeZone],
  );
  const answer = useStaffTransfers({ ...input, limit: pageRows.staff });
  const { download } = useTransfersCsv();
  const { data: assets = [] } = useAssets();
  const { transfer: statuses } = useMessages(statusMessages);
  const columns = useTransferColumns();
  const { open, address, drawer } = useStaffItem({
    area: 'transfers',
    heading: useMessages(paletteMessages).transfer,
    base,
    item,
    view,
    answer,
    useLookUp: useTransferById,
    onGo,
  });
  return (
    <>
      <StaffList
        area="transfers"
        words={t.transfers}
        rowId={idOf}
        search={{ field: 'search', label: t.transfers.search }}
        base={base}
        view={view}
        onViewChange={(changed, how) => onQueryChange(writeListView(changed), how)}
        answer={answer}
        texts={[{ id: 'userId', name: t.userId }]}
        days={filters.days}
        fields={[
          {
            id: 'within',
            name: t.within,
            values: stretches,
            nameOf: (each) => t.stretches[each as 'Day'],
          },
          {
            id: 'attention',
            name: t.attention,
            values: attentions,
            nameOf: (attention) => t.attentions[attention as 'Held'],
          },
          {
            id: 'type',
            name: t.direction,
            values: transferTypes,
            nameOf: (type) => t.directions[type as 'Deposit'],
          },
          {
            id: 'status',
            name: t.status,
            values: transferStatuses,
            nameOf: (status) => statuses[status as 'Confirmed'],
          },
          {
            id: 'risk',
            name: t.risk,
            values: transferRisks,
            nameOf: (risk) => t.risks[risk as 'Low'],
          },
          { id: 'asset', name: t.asset, values: assets.map(({ id }) => id), nameOf: (id) => id },
        ]}
        columns={columns}
        exporter={<CsvButton download={(options) => download(input, options)} />}
        card={(transfer) => <TransferCard transfer={transfer} href={address(transfer.id)} />}
        onOpen={({ id }) => onGo(address(id))}
      />
      <StaffDrawer {...drawer} title={open && `${t.directions[open.type]} ${open.asset}`}>
        {open ? (
          <>
            <TransferFacts transfer={open} />
            <UserDetailsLink userId={open.userId} over={address(open.id)} />
          </>
        ) : null}
      </StaffDrawer>
    </>
  );
}

function useTransferColumns(): readonly DataGridColumn<StaffTransfer>[] {
  const t = useMessages(tradingMessages);
  return useMemo(
    (): DataGridColumn<StaffTransfer>[] => [
      {
        id: 'id',
        header: t.transfers.id,
        rowHeader: true,
        size: 126,
        cell: ({ id }) => <ShortText text={id} length={14} className="wg:num" />,
      },
      {
        id: 'time',
        header: t.time,
        size: 190,
        optional: true,
        sortFirst: 'descending',
        sortable: true,
        cell: ({ createdAt }) => <TimeText iso={createdAt} className="wg:text-fg-muted" />,
      },
      {
        id: 'user',
        header: t.user,
        size: 130,
        optional: true,
        sortable: true,
        cell: ({ userName }) => <bdi>{userName}</bdi>,
      },
      {
        id: 'type',
        header: t.direction,
        size: 110,
        optional: true,
        sortable: true,
        cell: ({ type }) => t.directions[type],
      },
      {
        id: 'asset',
        header: t.asset,
        size: 80,
        optional: true,
        sortable: true,
        cell: ({ asset }) => asset,
      },
      {
        id: 'amount',
        header: t.amount,
        align: 'figures',
        size: 140,
        sortFirst: 'descending',
        sortable: true,
        cell: ({ amount, asset }) => <Amount value={amount} unit={asset} />,
      },
      {
        id: 'address',
        header: t.address,
        size: 160,
        optional: true,
        cell: ({ address }) => <ShortText text={address} length={20} className="wg:num" />,
      },
      {
        id: 'risk',
        header: t.risk,
        size: 96,
        optional: true,
        sortable: true,
        sortFirst: 'descending',
        cell: ({ risk }) => <RiskPill level={risk.level} />,
      },
      {
        id: 'status',
        header: t.status,
        size: 130,
        sortable: true,
        cell: ({ status }) => <TransferStatus status={status} />,
      },
    ],
    [t],
  );
}

/** Transfer of a customer on a phone: a link to its details. */
function TransferCard({ transfer, href }: { transfer: StaffTransfer; href: string }) {
  const t = useMessages(tradingMessages);
  return (
    <div className="wg:relative wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-3">
      <div className="wg:min-w-0 wg:flex-1">
        <RowLink href={href}>
          {t.directions[transfer.type]} {transfer.asset}
        </RowLink>
        <span className="wg:block wg:truncate wg:text-sm wg:text-fg-muted">
          <bdi>{transfer.userName}</bdi>
        </span>
        <TimeText iso={transfer.createdAt} short className="wg:text-sm wg:text-fg-muted" />
      </div>
      <div className="wg:flex wg:flex-none wg:flex-col wg:items-end wg:gap-1 wg:text-sm">
        <TransferStatus status={transfer.status} />
        {transfer.risk.level === 'Low' ? null : <RiskPill level={transfer.risk.level} />}
        <Amount value={transfer.amount} unit={transfer.asset} />
      </div>
    </div>
  );
}
