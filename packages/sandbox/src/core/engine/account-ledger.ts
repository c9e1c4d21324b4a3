import type { ledgerTypes, ListTotal } from '@agio/api-client/contract';
import { day } from '../market-data/resolution.ts';
import { isoTime } from '../clock.ts';
import {
  countOfList,
  listWrite,
  maxCounted,
  maxLooked,
  newestFirst,
  pageOfList,
  placeOf,
  type ListEntry,
  type PageQuery,
  withTotal,
} from '../store/paged-lists.ts';
import type { Write } from '../store/store.ts';
import type { JournalRecord } from '../records/trading.ts';
import { houseAccounts, isHouse, type Ledger } from './ledger.ts';
import type { StoreView } from './views/store-view.ts';

type LedgerType = (typeof ledgerTypes)[number];

/** One entry of the journal as it is to one of its accounts. */
export interface AccountEntry {
  /** The journal's key. */
  id: string;
  time: number;
  type: LedgerType;
  /** Reference: a transfer, conversion, purchase or reward; for a trade `order/fill`. Null for an opening. */
  reference: string | null;
  /** Atoms by asset, each once; the fee is taken off. */
  changes: ReadonlyMap<string, bigint>;
  /** In the asset that was received. */
  fee: { asset: string; atoms: bigint } | null;
  /** US dollars for one unit at that moment, by asset, where it was noted. */
  prices: Readonly<Record<string, string>>;
}

/** Facts that filters read without reading the entry. */
export interface EntryFacts {
  id: string;
  type: string;
  reference: string;
  assets: readonly string[];
}

/** Entries that are read at a time. */
const piece = 500;

/** Reference of the funds that a person began with. */
export const openingReference = 'opening';

/**
 * Each account's own view of the journal: its entries by time, and what it had at any moment. A moment is read back from
 * what there is now, by the sums of the days since and the entries of one day, so that it costs the same after years.
 */
export class AccountLedger {
  private readonly view: StoreView;
  private readonly ledger: Ledger;

  constructor(view: StoreView, ledger: Ledger) {
    this.view = view;
    this.ledger = ledger;
  }

  /**
   * Newest first, of those whose facts pass the test; the first page has the length of the list. Fewer are counted where
   * the test reads records (`isDeep`).
   */
  page(
    accountId: string,
    query: PageQuery,
    asked: (facts: EntryFacts) => boolean,
    isDeep: boolean,
  ): { items: AccountEntry[]; nextCursor: string | null; total?: ListTotal | undefined } {
    const list = listOf(accountId);
    const test = (facts: readonly string[], id: string) => asked(factsOf(id, facts));
    const { entries, next } = pageOfList(this.view, list, query, test);
    const items = entries.map((entry) => this.read(accountId, entry));
    return withTotal({ items, nextCursor: next }, query, () =>
      countOfList(this.view, list, query, test, isDeep ? maxLooked : maxCounted),
    );
  }

  /** Returns the entries after a place in the list, oldest first, with the place of the last one. */
  after(accountId: string, place: string): { entries: AccountEntry[]; place: string } {
    const list = listOf(accountId);
    const entries: AccountEntry[] = [];
    let last = place;
    for (;;) {
      const from = last === '' ? `${list}/` : `${list}/${last} `; // the next key after it
      const rows = this.view.range('lists', { from, to: `${list}0`, limit: piece });
      for (const [key, [id = '', ...facts]] of rows) {
        last = key.slice(list.length + 1);
        entries.push(this.read(accountId, { place: last, id, facts }));
      }
      if (rows.length < piece) return { entries, place: last };
    }
  }

  /** Entries of one type from a moment on, newest first. */
  *since(accountId: string, time: number, type: LedgerType): Generator<AccountEntry> {
    for (const entry of newestFirst(this.view, listOf(accountId), { from: isoTime(time) })) {
      if (entry.facts[0] === type) yield this.read(accountId, entry);
    }
  }

  /** Atoms by asset just before a moment: of everything the account ever had, zero included. */
  balancesBefore(accountId: string, time: number): Map<string, bigint> {
    const balances = new Map(
      Array.from(this.ledger.of(accountId), ([asset, { total }]) => [asset, total] as const),
    );
    const takeOff = (asset: string, atoms: bigint) =>
      balances.set(asset, (balances.get(asset) ?? 0n) - atoms);
    const nextDay = Math.floor(time / day) + 1;
    const rest = { from: isoTime(time), to: isoTime(nextDay * day - 1) };
    for (const entry of newestFirst(this.view, listOf(accountId), rest)) {
      for (const [asset, atoms] of this.read(accountId, entry).changes) takeOff(asset, atoms);
    }
    for (let from = dayKey(accountId, nextDay); ;) {
      const rows = this.view.range('ledgerDays', { from, to: `${accountId}0`, limit: 100 });
      for (const [key, sums] of rows) {
        for (const [asset, atoms] of Object.entries(sums)) takeOff(asset, BigInt(atoms));
        from = `${key} `;
      }
      if (rows.length < 100) return balances;
    }
  }

  private read(accountId: string, { id }: ListEntry): AccountEntry {
    const record = this.view.get('journal', id);
    if (record === undefined) throw new Error(`Entry ${id} is in a list but not in the journal.`);
    return entryOf(accountId, id, record);
  }
}

type Leg = JournalRecord['legs'][number];

function entryOf(accountId: string, id: string, record: JournalRecord): AccountEntry {
  const { legs, time } = record;
  const changes = new Map<string, bigint>();
  for (const leg of legs) {
    if (leg.account !== accountId) continue;
    changes.set(leg.asset, (changes.get(leg.asset) ?? 0n) + BigInt(leg.atoms));
  }
  const type = typeOf(accountId, record);
  const paid = legs.find(
    ({ account, asset }) => account === houseAccounts.fees && (changes.get(asset) ?? 0n) > 0n,
  );
  const reference = referenceOf(accountId, record);
  return {
    id,
    time,
    type,
    reference: reference === openingReference ? null : reference,
    changes,
    // The fee of a returned amount was counted when it left.
    fee:
      paid === undefined || type === 'Return'
        ? null
        : { asset: paid.asset, atoms: BigInt(paid.atoms) },
    prices: record.prices ?? {},
  };
}

function referenceOf(accountId: string, { legs, reference }: JournalRecord): string {
  return legs.find(({ account, of }) => account === accountId && of !== undefined)?.of ?? reference;
}

const types: Readonly<Record<string, LedgerType>> = {
  reward: 'Reward',
  swap: 'Conversion',
  trade: 'Trade',
};

function typeOf(accountId: string, { kind, reference, legs }: JournalRecord): LedgerType {
  const known = types[kind];
  if (known !== undefined) return known;
  if (kind === 'deposit') return reference === openingReference ? 'Opening' : 'Deposit';
  const gives = legs.some(({ account, atoms }) => account === accountId && atoms.startsWith('-'));
  const isHeldBack = ({ account, atoms }: Leg) =>
    account === houseAccounts.withdrawals && atoms.startsWith('-');
  if (!gives && legs.some(isHeldBack)) return 'Return';
  if (kind === 'ramp') return gives ? 'Sell' : 'Buy';
  return gives ? 'Withdrawal' : 'Deposit';
}

/** Returns the writes that make journal entries findable by account, and add them to the sums of their days. */
export function ledgerWrites(
  entries: readonly (readonly [key: string, record: JournalRecord])[],
  view: StoreView,
): Write[] {
  const writes: Write[] = [];
  const days = new Map<string, Record<string, string>>();
  for (const [key, record] of entries) {
    const accounts = new Set(record.legs.map(({ account }) => account));
    for (const account of accounts) {
      if (isHouse(account)) continue;
      const { changes, type, time } = entryOf(account, key, record);
      const facts = [type, referenceOf(account, record), ...changes.keys()];
      const place = placeOf(time, Number.parseInt(key, 36));
      writes.push(listWrite(listOf(account), { place, id: key, facts }));
      const today = dayKey(account, Math.floor(time / day));
      const sums = { ...(days.get(today) ?? view.get('ledgerDays', today)) };
      for (const [asset, atoms] of changes) {
        sums[asset] = String(BigInt(sums[asset] ?? 0) + atoms);
      }
      days.set(today, sums);
    }
  }
  for (const [key, value] of days) writes.push({ table: 'ledgerDays', key, value });
  return writes;
}

function factsOf(
  id: string,
  [type = '', reference = '', ...assets]: readonly string[],
): EntryFacts {
  return { id, type, reference, assets };
}

function listOf(accountId: string): string {
  return `ledger:${accountId}`;
}

/** Sorts as text in the order of the days. */
function dayKey(accountId: string, index: number): string {
  return `${accountId}/${String(index).padStart(6, '0')}`;
}
