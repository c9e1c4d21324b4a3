import { type CostMethod, currencies, type Currency } from '@agio/api-client/contract';
import type { AccountEntry } from '../engine/account-ledger.ts';
import type { Exchange } from '../engine/exchange.ts';
import { divideHalfEven, exactAtoms, powerOfTen } from '../fixed.ts';
import { valueDigits, type Valuation } from '../market-data/valuation.ts';
import { CostBasis, type Disposal } from './cost-basis.ts';

/** Entries that are kept in memory, of all accounts together; those looked at longest ago go first. */
const maxKept = 200_000;

/** An entry of the account's ledger. */
export interface BookEntry extends AccountEntry {
  /** Fiat amount that a provider received or paid. */
  paid: { amount: string; currency: Currency } | undefined;
}

/** Counts movements in one unit, with `valueDigits`. */
interface Measure {
  /** Name of the unit. */
  unit: string;
  worth: (entry: BookEntry, asset: string, atoms: bigint) => bigint | undefined;
  paid: (entry: BookEntry) => bigint | undefined;
}

interface Costs {
  basis: CostBasis;
  /** Entries that are in it. */
  through: number;
  /** Disposals by the entry's id. */
  disposals: Map<string, Disposal>;
}

interface Book {
  /** Oldest first. */
  entries: BookEntry[];
  /** Place of the last entry of the list. */
  place: string;
  /** Sums of the entries, by asset. */
  held: Map<string, bigint>;
  /** Costs by unit and method. */
  costs: Map<string, Costs>;
}

/**
 * The past of accounts, as it was last looked at: who looks again reads only what has happened since, however long the
 * account has been there. Nothing here is kept on disk, as all of it follows from the journal. One that does not add up to
 * what the account has, as after a clock that was set back, is read anew.
 */
export class AccountBooks {
  private readonly exchange: Exchange;
  private readonly valuation: Valuation;
  /** In the order in which they were last looked at. */
  private readonly books = new Map<string, Book>();
  private kept = 0;

  constructor(exchange: Exchange, valuation: Valuation) {
    this.exchange = exchange;
    this.valuation = valuation;
  }

  /** All entries of an account, oldest first. */
  entries(accountId: string): readonly BookEntry[] {
    return this.read(accountId).entries;
  }

  /** Returns the costs of an account's holdings. */
  costs(accountId: string, currency: Currency, method: CostMethod): CostBasis {
    return this.counted(accountId, this.inCurrency(currency), method).basis;
  }

  /** Returns the costs of an account's holdings in units of an asset, such as the quote asset of a market. */
  costsIn(accountId: string, asset: string, method: CostMethod): CostBasis {
    return this.counted(accountId, this.inAsset(asset), method).basis;
  }

  /** Returns the realised gains of an account's entries, by id; entries without one are left out. */
  disposals(
    accountId: string,
    currency: Currency,
    method: CostMethod,
  ): ReadonlyMap<string, Disposal> {
    return this.counted(accountId, this.inCurrency(currency), method).disposals;
  }

  private inCurrency(currency: Currency): Measure {
    return {
      unit: currency,
      worth: (entry, asset, atoms) => this.worth(entry, asset, atoms, currency),
      paid: (entry) => this.paid(entry, currency),
    };
  }

  /** Measures in units of an asset: a trade with it is worth exactly its amount, all else its price of the time. */
  private inAsset(unit: string): Measure {
    const one = powerOfTen(this.exchange.decimalsOf(unit));
    const priceOf = ({ time, prices }: AccountEntry, asset: string) => {
      const price = this.valuation.price(asset, 'USD', time, prices[asset]);
      const ofUnit = this.valuation.price(unit, 'USD', time, prices[unit]);
      return price === undefined || !ofUnit
        ? undefined
        : divideHalfEven(price * powerOfTen(valueDigits), ofUnit);
    };
    return {
      unit: `asset ${unit}`,
      worth: (entry, asset, atoms) => {
        const own = entry.changes.get(unit);
        if (own !== undefined) return ((own < 0n ? -own : own) * powerOfTen(valueDigits)) / one;
        const price = priceOf(entry, asset);
        return price && (price * atoms) / powerOfTen(this.exchange.decimalsOf(asset));
      },
      paid: (entry) => {
        if (entry.paid === undefined) return undefined;
        const rate = priceOf(entry, entry.paid.currency);
        return (
          rate && (exactAtoms(entry.paid.amount, valueDigits) * rate) / powerOfTen(valueDigits)
        );
      },
    };
  }

  private counted(accountId: string, measure: Measure, method: CostMethod): Costs {
    const { entries, costs } = this.read(accountId);
    const name = `${measure.unit} ${method}`;
    let known = costs.get(name);
    if (known === undefined) {
      costs.set(name, (known = { basis: new CostBasis(method), through: 0, disposals: new Map() }));
    }
    for (const entry of entries.slice(known.through)) {
      const disposal = known.basis.apply({
        reference: entry.reference ?? '',
        changes: Array.from(entry.changes, ([asset, atoms]) => ({
          asset,
          atoms,
          worth: measure.worth(entry, asset, atoms < 0n ? -atoms : atoms),
        })),
        paid: measure.paid(entry),
      });
      if (disposal !== undefined) known.disposals.set(entry.id, disposal);
    }
    known.through = entries.length;
    return known;
  }

  /** Returns the worth of an amount at the moment of its entry, with `valueDigits`; undefined without a price. */
  worth(
    { time, prices }: Pick<AccountEntry, 'time' | 'prices'>,
    asset: string,
    atoms: bigint,
    currency: Currency,
  ): bigint | undefined {
    const price = this.valuation.price(asset, currency, time, prices[asset]);
    return price === undefined
      ? undefined
      : (price * atoms) / powerOfTen(this.exchange.decimalsOf(asset));
  }

  /** Returns the price paid for an entry, with `valueDigits`. */
  paid({ time, paid }: BookEntry, currency: Currency): bigint | undefined {
    if (paid === undefined) return undefined;
    const rate = this.valuation.price(paid.currency, currency, time);
    return rate === undefined
      ? undefined
      : (exactAtoms(paid.amount, valueDigits) * rate) / powerOfTen(valueDigits);
  }

  private read(accountId: string): Book {
    let book = this.books.get(accountId) ?? emptyBook();
    this.advance(accountId, book);
    if (!this.addsUp(accountId, book)) {
      this.kept -= book.entries.length;
      book = emptyBook();
      this.advance(accountId, book);
    }
    this.books.delete(accountId);
    this.books.set(accountId, book);
    for (const [oldest, { entries }] of this.books) {
      if (this.kept <= maxKept || oldest === accountId) break;
      this.books.delete(oldest);
      this.kept -= entries.length;
    }
    return book;
  }

  private advance(accountId: string, book: Book): void {
    const { entries, place } = this.exchange.accountLedger.after(accountId, book.place);
    book.place = place;
    for (const entry of entries) {
      book.entries.push({ ...entry, paid: this.paidFor(entry) });
      for (const [asset, atoms] of entry.changes) {
        book.held.set(asset, (book.held.get(asset) ?? 0n) + atoms);
      }
    }
    this.kept += entries.length;
  }

  private addsUp(accountId: string, { held }: Book): boolean {
    for (const [asset, { total }] of this.exchange.ledger.of(accountId)) {
      if ((held.get(asset) ?? 0n) !== total) return false;
    }
    return true;
  }

  private paidFor({ type, reference }: AccountEntry): BookEntry['paid'] {
    if ((type !== 'Buy' && type !== 'Sell') || reference === null) return undefined;
    const quote = this.exchange.records.get('rampOrders', reference)?.quote;
    const currency = currencies.find((code) => code === quote?.fiatCurrency);
    return quote && currency && { amount: quote.fiatAmount, currency };
  }
}

function emptyBook(): Book {
  return { entries: [], place: '', held: new Map(), costs: new Map() };
}
