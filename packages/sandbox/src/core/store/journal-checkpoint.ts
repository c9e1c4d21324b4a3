import type { Leg } from '../engine/ledger.ts';
import type { Store, Write } from './store.ts';
import type { JournalRecord } from '../records/trading.ts';

/** Entries between two checkpoints that are written: what a start adds up at most, more or less. */
const spacing = 2000;

/**
 * Sums of the journal, from its beginning to a recent entry. A start takes them and adds what came after; while the
 * exchange runs they follow the journal, so that a start takes as long after a year as after a day.
 */
export class JournalCheckpoint {
  private readonly store: Store;
  private readonly balances: Map<string, bigint>;
  private through: string;
  private unsaved = 0;

  constructor(store: Store) {
    this.store = store;
    const { through, balances } = store.get('checkpoint', 'journal') ?? {
      through: '',
      balances: {},
    };
    this.through = through;
    this.balances = new Map(Object.entries(balances).map(([key, atoms]) => [key, BigInt(atoms)]));
  }

  /**
   * Adds up so many entries more; answers whether there may be others.
   *
   * @throws when an entry does not sum to zero
   */
  advance(limit: number): boolean {
    const from = this.through === '' ? undefined : `${this.through} `; // the next key after it
    const entries = this.store.range('journal', { from, limit });
    for (const [key, entry] of entries) this.add(key, entry);
    return entries.length === limit;
  }

  /** The balances as one transaction: they sum to zero, as every entry does. */
  legs(): Leg[] {
    return [...this.balances].map(([key, atoms]) => {
      const [account = '', asset = ''] = key.split('/');
      return { account, asset, atoms };
    });
  }

  /** The write that keeps it, when it is worth one. */
  write(atLeast = spacing): Write[] {
    if (this.unsaved < atLeast) return [];
    this.unsaved = 0;
    const balances = [...this.balances].map(([key, atoms]) => [key, String(atoms)]);
    const value = { through: this.through, balances: Object.fromEntries(balances) };
    return [{ table: 'checkpoint', key: 'journal', value }];
  }

  private add(key: string, { legs }: JournalRecord): void {
    const sums = new Map<string, bigint>();
    for (const { account, asset, atoms } of legs) {
      const place = `${account}/${asset}`;
      this.balances.set(place, (this.balances.get(place) ?? 0n) + BigInt(atoms));
      sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(atoms));
    }
    for (const [asset, sum] of sums) {
      if (sum !== 0n)
        throw new Error(`The entry ${key} of the journal does not sum to zero in ${asset}.`);
    }
    this.through = key;
    this.unsaved += 1;
  }
}
