import type { AuditChange, Instrument, StaffOrder, StaffTransfer } from '@agio/api-client/contract';
import { csvFile, errorCodes } from '@agio/api-client/contract';
import { isoTime } from '../../../clock.ts';
import { faultsOfRules } from '../../../engine/market-rule-bounds.ts';
import type { Order } from '../../../engine/order.ts';
import { orderView } from '../../../engine/order-view.ts';
import { Refusal, refuse } from '../../../refusal.ts';
import { isNewestFirst, sortedPage } from '../../../services/sorting.ts';
import { TransferRisks } from '../../../services/money/transfer-risk.ts';
import { differences } from '../../../services/staff/audit.ts';
import { isAskedFor, type TransferFilter } from '../../../services/money/transfers.ts';
import type { PageQuery } from '../../../paged-lists.ts';
import { isWithin } from '../../../services/paging.ts';
import type { TransferRecord } from '../../../tables.ts';
import type { Context, AreaHandlers } from '../../context.ts';
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

export const backOfficeTrading: AreaHandlers<'backOfficeTrading'> = {
  orders: (context, { id, cursor, limit, sort, ...filter }) => {
    if (id !== undefined) {
      const order = context.exchange.orders.get(id);
      return { items: order ? [staffOrder(context, order)] : [], nextCursor: null };
    }
    const asked = filterOf(filter);
    const { orders } = context.exchange;
    const { items, nextCursor } = isNewestFirst(sort)
      ? orders.placed({ ...asked, cursor, limit })
      : sortedPage(orders.allPlaced(asked), orderKeys(context), { sort, cursor, limit });
    return { items: items.map((order) => staffOrder(context, order)), nextCursor };
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
    const all = context.exchange.orders.allPlaced(filterOf(filter));
    const found = isNewestFirst(sort)
      ? all
      : sortedPage(all, orderKeys(context), { sort, limit: longestFile }).items;
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
    const asked = transferFilterOf(filter, risks);
    const stuck = attention && stuckTransfers(context, attention, asked);
    const { items, nextCursor } =
      stuck === undefined && isNewestFirst(sort)
        ? transfers.page({ ...asked, cursor, limit })
        : sortedPage(stuck ?? transfers.all(asked), transferKeys(context, risks), {
            sort: sort ?? '-time',
            cursor,
            limit,
          });
    return { items: items.map((record) => staffTransfer(context, record, risks)), nextCursor };
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
    const asked = transferFilterOf(filter, risks);
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
function filterOf<Filter extends { userId?: string | undefined }>({ userId, ...rest }: Filter) {
  return { ...rest, accountId: userId };
}

function staffOrder(context: Context, order: Order): StaffOrder {
  return { ...orderView(order), ...owner(context, order.accountId) };
}

/** The same, and of the wanted risk. */
function transferFilterOf<
  Filter extends { userId?: string | undefined; risk?: string | undefined },
>({ risk, ...filter }: Filter, risks: TransferRisks) {
  const test = (record: TransferRecord) => risks.of(record).level === risk;
  return { ...filterOf(filter), ...(risk !== undefined && { test }) };
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
