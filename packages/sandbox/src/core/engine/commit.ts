import type { Write } from '../store.ts';
import type { Changes } from './changes.ts';
import { isHouse, type Ledger } from './ledger.ts';
import { fillRecord, orderRecord } from './records.ts';

/** The records of one command. Each is written once, with its state at the end of the command. */
export function changesToWrites(changes: Changes, ledger: Ledger): Write[] {
  const writes: Write[] = changes.writes;
  for (const [order, fills] of changes.orders) {
    writes.push({ table: 'orders', key: order.id, value: orderRecord(order) });
    for (const fill of fills) {
      writes.push({ table: 'fills', key: `${order.id}/${fill.id}`, value: fillRecord(fill) });
    }
  }
  for (const [account, touched] of changes.balances) {
    if (isHouse(account)) continue;
    for (const asset of touched) {
      const atoms = String(ledger.total(account, asset));
      writes.push({ table: 'balances', key: `${account}/${asset}`, value: { atoms } });
    }
  }
  for (const { key, kind, reference, legs, time } of changes.journal) {
    writes.push({
      table: 'journal',
      key,
      value: {
        time,
        kind,
        reference,
        legs: legs.map((leg) => ({
          account: leg.account,
          asset: leg.asset,
          atoms: String(leg.atoms),
        })),
      },
    });
  }
  for (const { id, status, instrument, changedRules: rules } of changes.markets) {
    const { statusReason: reason } = instrument;
    writes.push({ table: 'markets', key: id, value: { status, reason, rules } });
  }
  return writes;
}
