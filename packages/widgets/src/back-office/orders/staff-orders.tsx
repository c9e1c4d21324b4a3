import { orderSides, orderStatuses, orderTypes } from '@agio/api-client';
import type { orderSorts, StaffOrder } from '@agio/api-client/contract';
import { useInstruments, useOrdersCsv, useStaffOrders } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { KeyValueList } from '@agio/ui/key-value';
import { ShortText } from '@agio/ui/short-text';
import { CircleX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DetailsOf } from '../../orders/index.ts';
import { SideAndType } from '../../lists/columns/order-cells.tsx';
import { orderColumnMessages } from '../../lists/columns/order-column-messages.ts';
import { orderRow } from '../../lists/columns/order-rows.ts';
import { useAccount } from '../../host/index.ts';
import { IdValue } from '../../details/id-value.tsx';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { common } from '../../words/messages.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { type AreaProps, mayCancelOrders } from '../frame/model/areas.ts';
import { CancelOrders } from './cancel-orders.tsx';
import { CsvButton } from '../frame/list/csv-button.tsx';
import {
  listSpan,
  inputOf,
  type ListView,
  readListView,
  stretchBegin,
  stretches,
  writeListView,
} from '../frame/list/model/list-view.ts';
import { OrderCard, useStaffOrderColumns } from './order-columns.tsx';
import { paletteMessages } from '../frame/palette-messages.ts';
import { StaffDrawer } from '../frame/list/staff-drawer.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { tradingMessages } from '../frame/trading-messages.ts';
import { UserDetailsLink } from '../frame/user-details-link.tsx';
import { useStaffItem } from '../frame/use-staff-item.tsx';
import { pageRows } from '../../lists/paging.ts';

const idOf = ({ id }: { id: string }) => id;
const noInstruments: never[] = [];

const fields = {
  search: 'text',
  market: 'id',
  side: orderSides,
  type: orderTypes,
  status: orderStatuses,
  userId: 'id',
  within: stretches,
  traded: stretches,
  from: 'day',
  to: 'day',
} as const;

/** Columns that can sort, by what an address calls them: those that the exchange sorts by. */
const columnIds = [
  'time',
  'user',
  'market',
  'side',
  'type',
  'price',
  'amount',
  'filled',
  'status',
] as const satisfies typeof orderSorts;

const useOrderById = (id: string | undefined) =>
  useStaffOrders(id === undefined ? null : { id, limit: 1 });

const canCancel = ({ status }: StaffOrder) => status === 'Open' || status === 'PartiallyFilled';

/** Returns the input of the call for a view. Its fields have only values of the contract (`readListView`). */
function useOrdersInput(
  view: ListView,
): Omit<Parameters<typeof useStaffOrders>[0] & object, 'limit'> {
  const timeZone = useTimeZone();
  return useMemo(() => {
    const { traded, ...input } = inputOf(view);
    const tradedFrom = stretchBegin(traded);
    return { ...input, ...listSpan(view, timeZone), tradedFrom };
  }, [view, timeZone]);
}

/** The orders of all users: to find, to read, and for an administrator to cancel. */
export function StaffOrders({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const t = useMessages(tradingMessages);
  const c = useMessages(orderColumnMessages);
  const { side: sides } = useMessages(common);
  const states = useMessages(orderStateMessages);
  const filters = useMessages(filterMessages);
  const { kind } = useAccount();
  const view = useMemo(() => readListView(query, fields, columnIds), [query]);
  const input = useOrdersInput(view);
  const answer = useStaffOrders({ ...input, limit: pageRows.staff });
  const { download } = useOrdersCsv();
  const { data: instruments = noInstruments } = useInstruments();
  const columns = useStaffOrderColumns();
  const page = useMemo(
    () =>
      answer.data && {
        ...answer.data,
        items: answer.data.items.map((order) => orderRow(order, instruments)),
      },
    [answer.data, instruments],
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [toCancel, setToCancel] = useState<readonly StaffOrder[]>();
  const [said, setSaid] = useState('');
  const isAdmin = mayCancelOrders(kind);
  const cancelButton = (orders: readonly StaffOrder[]) => (
    <Button size="sm" variant="danger" onClick={() => setToCancel(orders)}>
      {t.cancel.act({ count: orders.length })}
    </Button>
  );
  const {
    open: found,
    address,
    drawer,
  } = useStaffItem({
    area: 'orders',
    heading: useMessages(paletteMessages).order,
    base,
    item,
    view,
    answer,
    useLookUp: useOrderById,
    // For its fills.
    isReadWhole: true,
    actionsOf: (order) => [
      isAdmin &&
        canCancel(order) && {
          label: t.cancel.act({ count: 1 }),
          icon: CircleX,
          onSelect: () => setToCancel([order]),
        },
    ],
    onGo,
  });
  const open = found && orderRow(found, instruments);
  return (
    <>
      <StaffList
        area="orders"
        words={t.orders}
        rowId={idOf}
        base={base}
        view={view}
        onViewChange={(changed, how) => onQueryChange(writeListView(changed), how)}
        answer={{ ...answer, data: page }}
        search={{ field: 'search', label: t.orders.search }}
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
            id: 'traded',
            name: t.traded,
            values: stretches,
            nameOf: (each) => t.stretches[each as 'Day'],
          },
          {
            id: 'market',
            name: c.market,
            values: instruments.map(({ id }) => id),
            nameOf: (id) => instruments.find((each) => each.id === id)?.symbol ?? id,
          },
          { id: 'side', name: c.side, values: orderSides, nameOf: (side) => sides[side as 'Buy'] },
          {
            id: 'type',
            name: c.type,
            values: orderTypes,
            nameOf: (type) => states.typeNames[type as 'Limit'],
          },
          {
            id: 'status',
            name: c.status,
            values: orderStatuses,
            nameOf: (status) => states.statuses[status as 'Open'],
          },
        ]}
        columns={columns}
        buttons={<CsvButton download={(options) => download(input, options)} />}
        card={(order) => <OrderCard order={order} href={address(order.id)} />}
        canSelect={canCancel}
        bulkActions={isAdmin ? cancelButton : undefined}
        selected={selected}
        onSelectedChange={setSelected}
        said={said}
        onOpen={({ id }) => onGo(address(id))}
      />
      <StaffDrawer
        {...drawer}
        title={
          open && (
            <>
              <SideAndType order={open} /> <ShortText text={open.symbol} length={24} />
            </>
          )
        }
        actions={open && isAdmin && canCancel(open) ? cancelButton([open]) : undefined}
      >
        {open ? (
          <>
            <DetailsOf order={open} />
            <KeyValueList>
              <IdValue term={t.user} copy={t.copy({ name: t.user })} value={open.userName} />
              <IdValue term={t.userId} copy={t.copy({ name: t.userId })} value={open.userId} />
            </KeyValueList>
            <UserDetailsLink userId={open.userId} over={address(open.id)} />
          </>
        ) : null}
      </StaffDrawer>
      {toCancel === undefined ? null : (
        <CancelOrders
          orders={toCancel}
          onClose={() => setToCancel(undefined)}
          onDone={(count) => {
            setSaid(t.cancel.done({ count }));
            setSelected(new Set());
          }}
        />
      )}
    </>
  );
}
