import type { Reserve, ReserveDay } from '@agio/api-client/contract';
import { hotWallets } from '../../../catalog/hot-wallets.ts';
import { isoTime } from '../../../clock.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { houseAccounts, isHouse } from '../../../engine/ledger.ts';
import { fromAtoms } from '../../../fixed.ts';
import { housePlayMoney } from '../../../makers/house-traders.ts';
import { day } from '../../../market-data/resolution.ts';
import type { ReserveDayRecord, ReserveRecord } from '../../../records/money.ts';
import type { Store } from '../../../store/store.ts';
import { Collection } from '../../collection.ts';
import type { Timed } from '../../timed-records.ts';
import type { ColdWallets } from './cold-wallets.ts';
import type { HotWallets } from './hot-wallets.ts';
import type { WalletMoves } from './wallet-moves.ts';

/** Days of the past that a new exchange begins with. */
const seededDays = 30;
/** Entries of the journal that are read at a time. */
const piece = 1000;

const keyOf = (index: number): string => String(index).padStart(6, '0');

/**
 * Everything that is held for customers, against everything that they are owed, by asset. Holdings are read from the
 * wallets, and debts and own funds from the ledger, which know nothing of each other: that they agree proves both.
 */
export class Reserves implements Timed {
  private readonly exchange: Exchange;
  private readonly hotWallets: HotWallets;
  private readonly coldWallets: ColdWallets;
  private readonly moves: WalletMoves;
  private readonly capital: Collection<'ownCapital'>;
  private readonly days: Collection<'reserveDays'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { hotWallets: HotWallets; coldWallets: ColdWallets; moves: WalletMoves },
  ) {
    this.exchange = exchange;
    this.hotWallets = parts.hotWallets;
    this.coldWallets = parts.coldWallets;
    this.moves = parts.moves;
    this.capital = new Collection(exchange, store, 'ownCapital');
    this.days = new Collection(exchange, store, 'reserveDays');
  }

  /**
   * Begins with each asset that has no books yet: cold storage gets what customers are owed and some more, and all that
   * the wallets then hold beyond it is the exchange's own capital. Records the day.
   */
  open(isNew: boolean): void {
    const owed = this.owed();
    for (const [asset, { decimals }] of this.exchange.assets) {
      if (this.capital.get(asset) !== undefined) continue;
      const debt = owed.get(asset) ?? 0n;
      this.fill(asset, debt, decimals);
      const held = total(this.holdings(asset, debt));
      const atoms = held - debt - this.earned(asset, decimals);
      this.capital.put(asset, { atoms: String(atoms) });
    }
    const now = this.exchange.now();
    if (isNew) this.recordPast(owed, now);
    if (this.due(now).length > 0) this.record(now);
  }

  /** Three times of what each hot wallet is best to hold lies in cold storage, and a million of a currency at the bank. */
  private fill(asset: string, debt: bigint, decimals: number): void {
    const wallets = hotWallets.filter((wallet) => wallet.asset === asset);
    if (wallets.length === 0) {
      this.coldWallets.settle(asset, debt + 1_000_000n * 10n ** BigInt(decimals), 'opening');
    }
    for (const [index, wallet] of wallets.entries()) {
      const atoms = 3n * this.hotWallets.atoms(wallet, wallet.target) + (index === 0 ? debt : 0n);
      this.coldWallets.move(wallet, { kind: 'Deposit', reference: 'opening', atoms });
    }
  }

  /** Each asset now, those of which most is owed in the order of the exchange. */
  list(): Reserve[] {
    const owed = this.owed();
    return [...this.exchange.assets].map(([asset, { decimals }]) => {
      const record = this.holdings(asset, owed.get(asset) ?? 0n);
      const own = BigInt(this.capital.get(asset)?.atoms ?? 0) + this.earned(asset, decimals);
      return { ...view(asset, decimals, record), ownFunds: fromAtoms(own, decimals) };
    });
  }

  /** One asset day by day, oldest first, and now. */
  historyOf(asset: string, days: number): ReserveDay[] {
    const decimals = this.exchange.decimalsOf(asset);
    const now = this.exchange.now();
    const past = this.recorded().filter(({ time }) => time >= now - days * day && time < now);
    const present = this.holdings(asset, this.owed().get(asset) ?? 0n);
    return [
      ...past.flatMap(({ time, assets: { [asset]: record } }) =>
        record === undefined ? [] : { time: isoTime(time), ...view(asset, decimals, record) },
      ),
      { time: isoTime(now), ...view(asset, decimals, present) },
    ];
  }

  /** Every recorded day of every asset, newest first. */
  all(): ReserveDay[] {
    return this.recorded()
      .toReversed()
      .flatMap(({ time, assets }) =>
        Object.entries(assets).map(([asset, record]) => ({
          time: isoTime(time),
          ...view(asset, this.exchange.decimalsOf(asset), record),
        })),
      );
  }

  due(now: number): string[] {
    const today = keyOf(Math.floor(now / day));
    return this.capital.size > 0 && this.days.get(today) === undefined ? [today] : [];
  }

  moveOn(_today: string, now: number): void {
    this.record(now);
  }

  private record(now: number): void {
    const owed = this.owed();
    const assets = [...this.exchange.assets.keys()].map(
      (asset) => [asset, this.holdings(asset, owed.get(asset) ?? 0n)] as const,
    );
    this.days.put(keyOf(Math.floor(now / day)), { time: now, assets: Object.fromEntries(assets) });
  }

  private recorded(): ReserveDayRecord[] {
    return [...this.days.values()].toSorted((a, b) => a.time - b.time);
  }

  /**
   * Past days of a scenario: debts are read back from the journal, hot wallets from their changes; the rest of what is
   * held lay in cold storage.
   */
  private recordPast(owed: ReadonlyMap<string, bigint>, now: number): void {
    const today = Math.floor(now / day);
    const changes = this.changesByDay(today - seededDays);
    const debts = new Map(owed);
    for (let index = today; index > today - seededDays; index -= 1) {
      for (const [asset, atoms] of changes.get(index) ?? [])
        debts.set(asset, (debts.get(asset) ?? 0n) - atoms);
      const assets = [...this.exchange.assets.keys()].map((asset) => {
        const present = this.holdings(asset, owed.get(asset) ?? 0n);
        const debt = debts.get(asset) ?? 0n;
        const hot = this.hotBefore(asset, index * day);
        const moved = BigInt(present.hot) - hot + debt - BigInt(present.owed);
        const cold = String(BigInt(present.cold) + moved);
        return [asset, { ...present, owed: String(debt), hot: String(hot), cold }] as const;
      });
      const value = { time: index * day, assets: Object.fromEntries(assets) };
      // The day of the start has a record of its own, of the start.
      this.days.put(keyOf(index - (index === today ? 1 : 0)), value);
    }
  }

  /** Sums of what the balances of customers changed by, by day and asset. */
  private changesByDay(from: number): Map<number, Map<string, bigint>> {
    const days = new Map<number, Map<string, bigint>>();
    for (let next: string | undefined; ;) {
      const rows = this.exchange.records.range('journal', {
        ...(next !== undefined && { from: next }),
        limit: piece,
      });
      for (const [key, { time, legs }] of rows) {
        next = `${key} `;
        const index = Math.floor(time / day);
        if (index < from) continue;
        const sums = days.get(index) ?? new Map<string, bigint>();
        days.set(index, sums);
        for (const { account, asset, atoms } of legs)
          if (isCustomers(account)) sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(atoms));
      }
      if (rows.length < piece) return days;
    }
  }

  private hotBefore(asset: string, time: number): bigint {
    return hotWallets
      .filter((wallet) => wallet.asset === asset)
      .reduce((sum, { id, reserve }) => {
        const atoms = this.moves.balance(id, time);
        return sum + (atoms ?? this.hotWallets.atoms(this.hotWallets.wallet(id), reserve));
      }, 0n);
  }

  /** Atoms of every customer together, by asset, with withdrawals that are not sent yet. */
  private owed(): Map<string, bigint> {
    const sums = new Map<string, bigint>();
    const { ledger } = this.exchange;
    for (const account of ledger.accounts()) {
      if (!isCustomers(account)) continue;
      for (const [asset, balance] of ledger.of(account))
        sums.set(asset, (sums.get(asset) ?? 0n) + balance.total);
    }
    return sums;
  }

  /** Atoms that fees and trades of the house have brought, or cost. */
  private earned(asset: string, decimals: number): bigint {
    const { ledger } = this.exchange;
    const { fees, makers, takers } = houseAccounts;
    const atoms = [fees, makers, takers].reduce(
      (sum, account) => sum + ledger.total(account, asset),
      0n,
    );
    return atoms - housePlayMoney(decimals);
  }

  private holdings(asset: string, owed: bigint): ReserveRecord {
    const wallets = hotWallets.filter((wallet) => wallet.asset === asset);
    const sum = (of: (wallet: (typeof wallets)[number]) => bigint) =>
      wallets.reduce((atoms, wallet) => atoms + of(wallet), 0n);
    const inTransit = this.hotWallets.aggregations
      .filter(
        ({ aggregation: { asset: each, state, kind = 'Collection' } }) =>
          each === asset && state === 'Broadcast' && kind !== 'Collection',
      )
      .reduce(
        (atoms, { aggregation: { walletId, amount } }) =>
          atoms + this.hotWallets.atoms(this.hotWallets.wallet(walletId), amount),
        0n,
      );
    return {
      owed: String(owed),
      hot: String(sum((wallet) => this.hotWallets.balanceOf(wallet))),
      deposits: String(this.hotWallets.waiting(asset)),
      cold: String(
        sum((wallet) => this.coldWallets.balanceOf(wallet)) + this.coldWallets.atBank(asset),
      ),
      inTransit: String(inTransit),
    };
  }
}

const isCustomers = (account: string): boolean =>
  !isHouse(account) || account === houseAccounts.withdrawals;

const total = ({ hot, deposits, cold, inTransit }: ReserveRecord): bigint =>
  BigInt(hot) + BigInt(deposits) + BigInt(cold) + BigInt(inTransit);

function view(asset: string, decimals: number, record: ReserveRecord): Omit<ReserveDay, 'time'> {
  const text = (atoms: bigint) => fromAtoms(atoms, decimals);
  const held = total(record);
  const owed = BigInt(record.owed);
  return {
    asset,
    owed: text(owed),
    hot: text(BigInt(record.hot)),
    deposits: text(BigInt(record.deposits)),
    cold: text(BigInt(record.cold)),
    inTransit: text(BigInt(record.inTransit)),
    difference: text(held - owed),
    coveragePercent: owed === 0n ? null : fromAtoms((held * 10_000n) / owed, 2),
  };
}
