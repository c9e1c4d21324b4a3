import {
  type AuditChange,
  type Instrument,
  type ListTotal,
  type StaffOrder,
  type StaffTransfer,
  csvFile,
  errorCodes,
} from '@agio/api-client/contract';
import { isoTime } from '../../../clock.ts';
import { faultsOfRules } from '../../../engine/market-rule-bounds.ts';
import type { Order } from '../../../engine/order.ts';
import { passes, type OrderFilter } from '../../../engine/order-history.ts';
import { orderView } from '../../../engine/views/order-view.ts';
import { Refusal, refuse } from '../../../refusal.ts';
import { isNewestFirst, sortedPage } from '../../../services/sorting.ts';
import { TransferRisks } from '../../../services/money/transfer-risk.ts';
import { differences } from '../../../services/staff/audit.ts';
import { isAskedFor, type TransferFilter } from '../../../services/money/transfers.ts';
import type { PageQuery } from '../../../paged-lists.ts';
import { isWithin } from '../../../services/paging.ts';
import type { TransferRecord } from '../../../records/money.ts';
import type { Context, AreaHandlers } from '../../context.ts';
import { peopleFound } from './find-people.ts';
import { orderKeys, transferKeys } from './sort-keys.ts';

/** Rules of a market whose change says why. */
const figures = [
  'tickSize',
  'stepSize',
  'minAmount',
  'maxAmount',
  'minNotional',
  'makerFee',
  'takerFee',
] as const satisfies readonly (keyof Instrument)[];

/** Rows of one file at most; more is asked for by a narrower range of time. */
const longestFile = 50_000;
/** Characters from which on a text is looked for as the beginning of an id, and not as a whole one. */
const shortestBeginning = 4;

type OrdersQuery = Omit<OrderFilter, 'accountId' | 'cursor' | 'limit'> & {
  userId?: string | undefined;
};

export const backOfficeTrading: AreaHandlers<'backOfficeTrading'> = {
  orders: (context, { id, cursor, limit, sort, ...filter }) => {
    if (id !== undefined) {
      const order = context.exchange.orders.get(id);
      return { items: order ? [staffOrder(context, order)] : [], nextCursor: null };
    }
    const { orders } = context.exchange;
    const { items, ...page } =
      filter.search === undefined && isNewestFirst(sort)
        ? withTotal(
            orders.placed({ ...filterOf(filter), cursor, limit }),
            cursor === undefined,
            () => orders.countPlaced(filterOf(filter)),
          )
        : sortedPage(ordersAskedFor(context, filter), orderKeys(context), {
            sort: sort ?? '-time',
            cursor,
            limit,
          });
    return { items: items.map((order) => staffOrder(context, order)), ...page };
  },

  ordersCsv: (context, { sort, ...filter }) => {
    const header = [
      'time',
      'order',
      'user',
      'name',
      'market',
      'side',
      'type',
      'price',
      'amount',
      'filled',
      'average',
      'status',
    ];
    const all = ordersAskedFor(context, filter);
    const found =
      filter.search === undefined && isNewestFirst(sort)
        ? all
        : sortedPage(all, orderKeys(context), { sort: sort ?? '-time', limit: longestFile }).items;
    const rows = rowsOf(found, (each) => {
      const order = staffOrder(context, each);
      return [
        order.createdAt,
        order.id,
        order.userId,
        order.userName,
        order.market,
        order.side,
        order.type,
        order.price ?? '',
        order.amount,
        order.filledAmount,
        order.averagePrice ?? '',
        order.status,
      ];
    });
    context.audit.exported(context.actor(), 'orders', rows.length, filter);
    return { blob: csvFile(header, rows), fileName: fileName('orders', context.now) };
  },

  cancelOrder: (context, { id, reason = '' }) => {
    const order = context.exchange.orders.get(id);
    if (order === undefined) throw refuse(404, errorCodes.notFound, 'Order not found.', 'id');
    const { status } = order;
    context.exchange.cancel(order, 'CancelledByAdmin');
    context.audit.add(order.accountId, context.actor(), 'cancelled an order', {
      detail: reason === '' ? id : `${id}: ${reason}`,
      changes: differences({ status }, { status: order.status }),
    });
    return orderView(order);
  },

  transfers: (context, { cursor, limit, sort, attention, ...filter }) => {
    const { transfers } = context;
    const risks = new TransferRisks(context);
    const asked = transferFilterOf(context, filter, risks);
    const stuck = attention && stuckTransfers(context, attention, asked);
    const { items, ...page } =
      stuck === undefined && filter.search === undefined && isNewestFirst(sort)
        ? withTotal(
            transfers.page({ ...asked, cursor, limit }),
            // A risk is worked out, one by one: too much for a list that grows for ever.
            cursor === undefined && filter.risk === undefined,
            () => transfers.count(asked),
          )
        : sortedPage(stuck ?? transfers.all(asked), transferKeys(context, risks), {
            sort: sort ?? '-time',
            cursor,
            limit,
          });
    return { items: items.map((record) => staffTransfer(context, record, risks)), ...page };
  },

  transfersCsv: (context, { sort, attention, ...filter }) => {
    const header = [
      'time',
      'transfer',
      'user',
      'name',
      'type',
      'asset',
      'network',
      'amount',
      'fee',
      'address',
      'transaction',
      'status',
      'risk',
    ];
    const risks = new TransferRisks(context);
    const asked = transferFilterOf(context, filter, risks);
    const all =
      attention === undefined
        ? context.transfers.all(asked)
        : stuckTransfers(context, attention, asked);
    const found = isNewestFirst(sort)
      ? all
      : sortedPage(all, transferKeys(context, risks), { sort, limit: longestFile }).items;
    const rows = rowsOf(found, (record) => {
      const view = staffTransfer(context, record, risks);
      return [
        view.createdAt,
        view.id,
        view.userId,
        view.userName,
        view.type,
        view.asset,
        view.network,
        view.amount,
        view.fee,
        view.address,
        view.transaction ?? '',
        view.status,
        view.risk.level,
      ];
    });
    context.audit.exported(context.actor(), 'transfers', rows.length, { ...filter, attention });
    return { blob: csvFile(header, rows), fileName: fileName('transfers', context.now) };
  },

  updateMarket: (context, { id, status, reason, ...rules }) => {
    const market = context.exchange.market(id);
    if (status === 'Halted' && market.status !== 'Halted' && (reason ?? '') === '') {
      throw refuse(
        400,
        errorCodes.validation,
        'Enter a reason. It is shown in the market.',
        'reason',
      );
    }
    const before = market.instrument;
    const changed = changedRules(before, rules);
    if (Object.keys(changed).length > 0) {
      const faults = faultsOfRules(market, changed);
      if (faults.length > 0) throw new Refusal(400, faults);
      if ((reason ?? '') === '' && figures.some((field) => changed[field] !== undefined)) {
        const message = 'Enter a reason. It is kept in the audit trail.';
        throw refuse(400, errorCodes.validation, message, 'reason');
      }
      context.exchange.setRules(market, changed);
    }
    if (status !== undefined) context.exchange.setStatus(market, status, reason ?? null);
    // The entry has a time of its own, and the fees of tiers follow from those of the market.
    const { statusSince, feeTiers } = before;
    const changes = differences(before, { ...market.instrument, statusSince, feeTiers });
    if (changes.length > 0) {
      // The reason is the detail already, unless nothing else changed.
      const said = changes.filter(({ field }) => field !== 'statusReason');
      const action = (said.length > 0 ? said : changes).map(wordsOf).join(', ');
      const detail = reason ?? null;
      context.audit.add(`market:${id}`, context.actor(), action, { detail, changes });
    }
    return market.instrument;
  },

  updateAsset: (context, { id, reason, ...change }) => {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const before = context.assetSettings.settingsOf(id);
    const asset = context.assetSettings.change(id, Object.fromEntries(given));
    const all = differences(before, context.assetSettings.settingsOf(id));
    // What changes in the same way for the whole asset is not said again of each network.
    const changes = all.filter(
      ({ field, ...change }) =>
        !all.some(
          (whole) =>
            field.endsWith(`.${whole.field}`) &&
            whole.before === change.before &&
            whole.after === change.after,
        ),
    );
    if (changes.length > 0) {
      const action = changes.map(wordsOf).join(', ');
      context.audit.add(`asset:${id}`, context.actor(), action, { detail: reason, changes });
    }
    return asset;
  },
};

/** Those that need somebody, newest first. They are few, and in memory. */
function stuckTransfers(
  { transfers, now }: Context,
  attention: 'Held' | 'Slow',
  filter: TransferFilter & Pick<PageQuery, 'from' | 'to'>,
): TransferRecord[] {
  const { held, slow } = transfers.stuck(now);
  return (attention === 'Held' ? held : slow)
    .filter((record) => isAskedFor(record, filter) && isWithin(record.createdAt, filter))
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

function wordsOf({ field, after }: AuditChange): string {
  return field === 'status' ? `set to ${after}` : `changed ${field}`;
}

function rowsOf<Record>(records: Iterable<Record>, row: (record: Record) => string[]): string[][] {
  const rows: string[][] = [];
  for (const record of records) {
    rows.push(row(record));
    if (rows.length === longestFile) break;
  }
  return rows;
}

/** In the engine's words. */
function filterOf<Filter extends { userId?: string | undefined; search?: string | undefined }>({
  userId,
  search: _search,
  ...rest
}: Filter) {
  return { ...rest, accountId: userId };
}

/**
 * The orders that are asked for, newest first unless searched for. A search reads those of the people whom it finds, and
 * those whose id begins so; it looks at no others, however many there are.
 */
function* ordersAskedFor(context: Context, filter: OrdersQuery): Generator<Order> {
  const { orders } = context.exchange;
  const asked = filterOf(filter);
  const people = peopleFound(context, filter.search);
  if (people === undefined) {
    yield* orders.allPlaced(asked);
    return;
  }
  const { userId } = filter;
  for (const accountId of people) {
    if (userId === undefined || userId === accountId) {
      yield* orders.allPlaced({ ...asked, accountId });
    }
  }
  const start = filter.search?.trim().toLowerCase() ?? '';
  const whole = orders.get(start);
  // Less than a few letters begin every id.
  const named =
    start.length >= shortestBeginning
      ? orders.beginning(start)
      : whole === undefined
        ? []
        : [whole];
  for (const order of named) {
    const isOther = !people.has(order.accountId);
    if (
      isOther &&
      (userId === undefined || userId === order.accountId) &&
      isWithin(order.createdAt, filter) &&
      passes(order, asked)
    ) {
      yield order;
    }
  }
}

/** Only the first page says how long the list is: who reads on knows it. */
const withTotal = <Page>(page: Page, isCounted: boolean, count: () => ListTotal) =>
  isCounted ? { ...page, total: count() } : page;

function staffOrder(context: Context, order: Order): StaffOrder {
  return { ...orderView(order), ...owner(context, order.accountId) };
}

/** The same, and of the wanted risk. */
function transferFilterOf<
  Filter extends {
    userId?: string | undefined;
    risk?: string | undefined;
    search?: string | undefined;
  },
>(context: Context, { risk, ...filter }: Filter, risks: TransferRisks) {
  const test = (record: TransferRecord) => risks.of(record).level === risk;
  const { search } = filter;
  return {
    ...filterOf(filter),
    ...(search !== undefined && { search, people: peopleFound(context, search) }),
    ...(risk !== undefined && { test }),
  };
}

function staffTransfer(
  context: Context,
  record: TransferRecord,
  risks: TransferRisks,
): StaffTransfer {
  return {
    ...context.transfers.view(record),
    ...owner(context, record.accountId),
    risk: risks.of(record),
  };
}

function owner({ accounts }: Context, accountId: string) {
  return { userId: accountId, userName: accounts.get(accountId)?.displayName ?? accountId };
}

function changedRules(instrument: Instrument, rules: Record<string, unknown>): Partial<Instrument> {
  const given = Object.entries(rules).filter(
    ([name, value]) =>
      value !== undefined &&
      JSON.stringify(value) !== JSON.stringify(instrument[name as keyof Instrument]),
  );
  return Object.fromEntries(given);
}

function fileName(what: string, now: number): string {
  return `agio-${what}-${isoTime(now).slice(0, 10)}.csv`;
}
