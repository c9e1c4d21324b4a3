import { transferStatuses, transferTypes } from '@agio/api-client';
import type { StaffTransfer, transferSorts } from '@agio/api-client/contract';
import { useAssets, useStaffTransfers, useTransfersCsv } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { useMemo } from 'react';
import { transferColumnMessages } from '../../lists/columns/transfer-column-messages.ts';
import { useTransferColumns } from '../../lists/columns/transfers.tsx';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { statusMessages } from '../../words/status-messages.ts';
import { TransferStatus } from '../../details/transfer-status.tsx';
import type { AreaProps } from '../frame/model/areas.ts';
import { CsvButton } from '../frame/list/csv-button.tsx';
import {
  listSpan,
  inputOf,
  readListView,
  stretches,
  writeListView,
} from '../frame/list/model/list-view.ts';
import { transferRisks } from './model/transfer-risks.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { RowCard } from '../frame/list/row-card.tsx';
import { RowLink } from '../frame/list/row-link.tsx';
import { sorted, sortedDown, useStaffColumns } from '../frame/list/staff-columns.tsx';
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
  const c = useMessages(transferColumnMessages);
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
  const columns = useStaffTransferColumns();
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
            name: c.direction,
            values: transferTypes,
            nameOf: (type) => c.directions[type as 'Deposit'],
          },
          {
            id: 'status',
            name: c.status,
            values: transferStatuses,
            nameOf: (status) => statuses[status as 'Confirmed'],
          },
          {
            id: 'risk',
            name: t.risk,
            values: transferRisks,
            nameOf: (risk) => t.risks[risk as 'Low'],
          },
          { id: 'asset', name: c.asset, values: assets.map(({ id }) => id), nameOf: (id) => id },
        ]}
        columns={columns}
        buttons={<CsvButton download={(options) => download(input, options)} />}
        card={(transfer) => <TransferCard transfer={transfer} href={address(transfer.id)} />}
        onOpen={({ id }) => onGo(address(id))}
      />
      <StaffDrawer {...drawer} title={open && t.transferOf[open.type]({ asset: open.asset })}>
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

function useStaffTransferColumns(): readonly DataGridColumn<StaffTransfer>[] {
  const t = useMessages(tradingMessages);
  const { id, direction, asset, amount, address, status } = useTransferColumns();
  const { owner, time } = useStaffColumns();
  return useMemo(
    (): DataGridColumn<StaffTransfer>[] => [
      { ...id, rowHeader: true, size: 126 },
      time,
      { ...owner, size: 130 },
      { ...direction, ...sorted, size: 110 },
      { ...asset, ...sorted, size: 80 },
      { ...amount, ...sortedDown, optional: false, size: 140 },
      { ...address, optional: true, size: 160 },
      {
        id: 'risk',
        header: t.risk,
        ...sortedDown,
        size: 96,
        cell: ({ risk }) => <RiskPill level={risk.level} />,
      },
      { ...status, sortable: true, size: 130 },
    ],
    [t, id, time, owner, direction, asset, amount, address, status],
  );
}

/** Transfer of a customer on a phone: a link to its details. */
function TransferCard({ transfer, href }: { transfer: StaffTransfer; href: string }) {
  const { directions } = useMessages(transferColumnMessages);
  return (
    <RowCard
      title={
        <RowLink href={href}>
          {directions[transfer.type]} {transfer.asset}
        </RowLink>
      }
      more={
        <>
          <bdi className="wg:block wg:truncate wg:match-parent">{transfer.userName}</bdi>
          <TimeText iso={transfer.createdAt} short />
        </>
      }
      end={
        <>
          <TransferStatus status={transfer.status} review={transfer.review} />
          {transfer.risk.level === 'Low' ? null : <RiskPill level={transfer.risk.level} />}
        </>
      }
      endMore={<Amount value={transfer.amount} unit={transfer.asset} />}
    />
  );
}
