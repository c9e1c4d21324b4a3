import type { Write } from '../store/store.ts';
import type { ActivityRecord } from '../records/tables.ts';
import type { Changes } from './changes.ts';
import { ledgerWrites } from './account-ledger.ts';
import { isHouse, type Ledger } from './ledger.ts';
import { addActivity, endedWrites, orderName, type OrderHistory } from './order-history.ts';
import { isOpen, type Fill, type Order } from './order.ts';
import { fillRecord, orderRecord } from './records.ts';
import type { StoreView } from './views/store-view.ts';

/** The records of one command. Each is written once, with its state at the end of the command. */
export function changesToWrites(
  changes: Changes,
  { ledger, history, view }: { ledger: Ledger; history: OrderHistory; view: StoreView },
): Write[] {
  const writes: Write[] = changes.writes;
  for (const [order, fills] of changes.orders) writes.push(...orderWrites(order, fills));
  writes.push(...activityWrites(changes, history));
  for (const [account, touched] of changes.balances) {
    if (isHouse(account)) continue;
    for (const asset of touched) {
      const atoms = String(ledger.total(account, asset));
      writes.push({ table: 'balances', key: `${account}/${asset}`, value: { atoms } });
    }
  }
  const journal = changes.journal.map(({ key, legs, ...entry }) => {
    const value = { ...entry, legs: legs.map((leg) => ({ ...leg, atoms: String(leg.atoms) })) };
    return [key, value] as const;
  });
  for (const [key, value] of journal) writes.push({ table: 'journal', key, value });
  writes.push(...ledgerWrites(journal, view));
  for (const { id, status, instrument, changedRules: rules } of changes.markets) {
    const { statusReason: reason, statusSince: since } = instrument;
    writes.push({ table: 'markets', key: id, value: { status, reason, since, rules } });
  }
  return writes;
}

function orderWrites(order: Order, fills: readonly Fill[]): Write[] {
  const { id, accountId, clientOrderId } = order;
  const record = orderRecord(order);
  const open = isOpen(order);
  const writes: Write[] = [
    { table: 'orders', key: id, value: record },
    { table: 'underWay', key: `orders/${id}`, value: open || undefined },
  ];
  if (clientOrderId !== null) {
    writes.push({ table: 'names', key: orderName(accountId, clientOrderId), value: id });
  }
  for (const fill of fills) {
    writes.push({ table: 'fills', key: `${id}/${fill.id}`, value: fillRecord(fill) });
  }
  return open ? writes : [...writes, ...endedWrites(id, record)];
}

/** Returns the totals of trades of the accounts up to the end of the command. */
function activityWrites(changes: Changes, history: OrderHistory): Write[] {
  const records = new Map<string, ActivityRecord>();
  for (const [order, fills] of changes.orders) {
    if (fills.length === 0) continue;
    const before = records.get(order.accountId) ?? history.activityOf(order.accountId);
    records.set(order.accountId, addActivity(before, order, fills));
  }
  return [...records].map(([key, value]) => ({ table: 'activity', key, value }));
}
