// @where Sandbox: migration of records of an earlier version
import { historyWrites } from './record-history.ts';
import { ledgerWrites, openingReference } from '../engine/account-ledger.ts';
import { isHouse } from '../engine/ledger.ts';
import { endedWrites, orderName } from '../engine/order-history.ts';
import { StoreView } from '../engine/views/store-view.ts';
import { isOpen } from '../engine/order.ts';
import { idempotencyKey } from '../rest/idempotency.ts';
import { auditLists } from '../services/staff/audit.ts';
import { chainOldEntries } from '../services/staff/trail-chain.ts';
import { boughtBy, rampLists } from '../services/money/ramp.ts';
import { swapLists } from '../services/money/swaps.ts';
import { transferName, withdrawnBy } from '../services/money/transfers.ts';
import { transferLists } from '../services/money/transfer-filter.ts';
import { usageKey, type LimitKind } from '../services/money/limit-usage.ts';
import { readAll, type Store, type Write } from './store.ts';
import type { ActivityRecord } from '../records/tables.ts';
import type { DocumentRecord } from '../records/people.ts';
import type { JournalRecord, OrderRecord } from '../records/trading.ts';

/** Version of the records, as they are written now. */
export const layout = 6;

/**
 * Brings the records of an earlier layout to this one. The first kept history in memory: it had no lists, names, sums or
 * checkpoint, answers to repeated calls without their day, and files in the descriptions of documents. The second did not
 * list orders by their type. The third had no ledger of each account, told no fill of a trade's legs, and dated what
 * people began with at the first start. The fourth had a trail without a chain. The fifth had API keys that opened
 * nothing. A migration that is interrupted starts again at the next start and comes to the same.
 */
export function migrate(store: Store): void {
  const meta = store.get('meta', 'meta');
  if (meta === undefined || meta.layout === layout) return;
  const from = meta.layout ?? 1;
  if (from === 1) commitInPieces(store, fromFirstLayout(store));
  if (from === 2) commitInPieces(store, fromSecondLayout(store));
  if (from < 4) {
    commitInPieces(store, journalOfAccounts(store));
    for (const writes of accountLedgers(store)) store.commit(writes);
  }
  if (from < 5) commitInPieces(store, chainOldEntries(store));
  commitInPieces(store, keysWithOwners(store));
  store.commit([{ table: 'meta', key: 'meta', value: { ...meta, layout } }]);
}

const piece = 5000;

function commitInPieces(store: Store, writes: Iterable<Write>): void {
  let next: Write[] = [];
  for (const write of writes) {
    next.push(write);
    if (next.length < piece) continue;
    store.commit(next);
    next = [];
  }
  store.commit(next);
}

/** Gives the keys of before owners those of their maker, the only one who could make them. They still open nothing. */
function* keysWithOwners(store: Store): Generator<Write> {
  for (const [key, record] of readAll(store, 'apiKeys')) {
    const added = { lastUsedFrom: null, ownerId: 'admin', createdById: 'admin', publicKey: '' };
    yield { table: 'apiKeys', key, value: { ...added, ...record } };
  }
}

function* fromSecondLayout(store: Store): Generator<Write> {
  for (const [id, record] of readAll(store, 'orders')) {
    if (!isOpen(record)) yield* endedWrites(id, record);
  }
}

/** Adds what the journal lacked: the fill of each leg of a trade, rewards, and the beginning of each account. */
function* journalOfAccounts(store: Store): Generator<Write> {
  const owners = new Map<string, { account: string; of: string }>();
  for (const [key] of readAll(store, 'fills')) {
    const [orderId = '', fillId = ''] = key.split('/');
    const account = store.get('orders', orderId)?.accountId;
    if (account !== undefined) owners.set(fillId, { account, of: key });
  }
  for (const [key, record] of readAll(store, 'journal')) {
    const value = withReferences(store, record, owners);
    if (value !== record) yield { table: 'journal', key, value };
  }
}

function withReferences(
  store: Store,
  record: JournalRecord,
  owners: ReadonlyMap<string, { account: string; of: string }>,
): JournalRecord {
  const { kind, reference, legs } = record;
  if (kind === 'deposit' && store.get('rewards', reference) !== undefined) {
    return { ...record, kind: 'reward' };
  }
  if (kind === 'deposit' && reference === openingReference) {
    const [leg] = legs.filter(({ account }) => !isHouse(account));
    const since = store.get('accounts', leg?.account ?? '')?.customerSince;
    return since === undefined ? record : { ...record, time: Math.min(record.time, since) };
  }
  if (kind !== 'trade') return record;
  // The fills of a trade got the numbers after its own.
  const number = Number.parseInt(reference.slice(1), 36);
  const fills = [1, 2].flatMap((after) => owners.get(`f${(number + after).toString(36)}`) ?? []);
  return {
    ...record,
    legs: legs.map((leg) => {
      const own = fills.find(({ account }) => account === leg.account);
      return own === undefined ? leg : { ...leg, of: own.of };
    }),
  };
}

/** The ledgers of all accounts, made anew from the journal, so many entries at a time. */
function* accountLedgers(store: Store): Generator<Write[]> {
  for (const [key] of readAll(store, 'ledgerDays')) {
    yield [{ table: 'ledgerDays', key, value: undefined }];
  }
  const view = new StoreView(store, () => []);
  let entries: (readonly [string, JournalRecord])[] = [];
  for (const entry of readAll(store, 'journal')) {
    entries.push(entry);
    if (entries.length < piece / 10) continue;
    yield ledgerWrites(entries, view);
    entries = [];
  }
  yield ledgerWrites(entries, view);
}

function* fromFirstLayout(store: Store): Generator<Write> {
  const activity = new Map<string, ActivityRecord>();
  const usage = new Map<string, bigint>();
  // Tells records of one moment apart: in the order of their ids, the same each time.
  let place = 0;
  const count = (kind: LimitKind, accountId: string, time: number, worth: bigint) => {
    const key = usageKey(kind, accountId, time);
    usage.set(key, (usage.get(key) ?? 0n) + worth);
  };

  for (const [id, record] of readAll(store, 'orders')) {
    const { accountId, clientOrderId, status } = record;
    if (clientOrderId !== null) {
      yield { table: 'names', key: orderName(accountId, clientOrderId), value: id };
    }
    if (isOpen({ status })) {
      yield { table: 'underWay', key: `orders/${id}`, value: true };
    } else {
      yield* endedWrites(id, record);
    }
    addFees(activity, record, fillsOf(store, id));
  }
  for (const [id, record] of readAll(store, 'transfers')) {
    const { accountId, clientTransferId, createdAt, dueAt } = record;
    yield* historyWrites('transfers', transferLists, id, record, (place += 1));
    if (clientTransferId !== null) {
      yield { table: 'names', key: transferName(accountId, clientTransferId), value: id };
    }
    if (dueAt !== null) yield { table: 'underWay', key: `transfers/${id}`, value: true };
    count('withdrawal', accountId, createdAt, withdrawnBy(record));
  }
  for (const [id, record] of readAll(store, 'rampOrders')) {
    yield* historyWrites('rampOrders', rampLists, id, record, (place += 1));
    if (record.dueAt !== null) yield { table: 'underWay', key: `rampOrders/${id}`, value: true };
    count('ramp', record.accountId, record.createdAt, boughtBy(record));
  }
  for (const [id, record] of readAll(store, 'swaps')) {
    yield* historyWrites('swaps', swapLists, id, record, (place += 1));
  }
  for (const [id, record] of readAll(store, 'audit')) {
    yield* historyWrites('audit', auditLists, id, record, (place += 1));
  }
  for (const [key, value] of activity) yield { table: 'activity', key, value };
  for (const [key, worth] of usage) {
    if (worth !== 0n) yield { table: 'usage', key, value: { worth: String(worth) } };
  }
  yield* dayOfAnswers(store);
  yield* splitDocuments(store);
}

function fillsOf(store: Store, orderId: string): number {
  return [...readAll(store, 'fills', orderId)].length;
}

function addFees(activity: Map<string, ActivityRecord>, order: OrderRecord, trades: number): void {
  if (trades === 0) return;
  const [base = '', quote = ''] = order.market.split('-');
  const asset = order.side === 'Buy' ? base : quote;
  const before = activity.get(order.accountId) ?? { trades: 0, fees: {} };
  const paid = BigInt(before.fees[asset] ?? 0) + BigInt(order.fee);
  activity.set(order.accountId, {
    trades: before.trades + trades,
    fees: paid === 0n ? before.fees : { ...before.fees, [asset]: String(paid) },
  });
}

function* dayOfAnswers(store: Store): Generator<Write> {
  for (const [key, value] of readAll(store, 'idempotency')) {
    const dayAndName = idempotencyKey(key, value.time);
    if (/^\d{6}\//.test(key)) continue; // an interrupted migration was here
    yield { table: 'idempotency', key, value: undefined };
    yield { table: 'idempotency', key: dayAndName, value };
  }
}

function* splitDocuments(store: Store): Generator<Write> {
  // One after the other: they may be large.
  for (const key of readKeys(store)) {
    const record = store.get('documents', key) as
      | (DocumentRecord & { content?: string })
      | undefined;
    if (record?.content === undefined) continue;
    const { content, ...value } = record;
    yield { table: 'contents', key, value: content };
    yield { table: 'documents', key, value };
  }
}

function* readKeys(store: Store): Generator<string> {
  for (let from = ''; ;) {
    const [row] = store.range('documents', { from, limit: 1 });
    if (row === undefined) return;
    yield row[0];
    from = `${row[0]} `;
  }
}
