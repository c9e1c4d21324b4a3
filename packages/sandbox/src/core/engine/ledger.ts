import { UndoLog } from './undo-log.ts';

/** Money that moves: from one account to another, or (the same thing) between an account and the outside. */
export interface Leg {
  account: string;
  asset: string;
  /** Positive receives, negative gives. */
  atoms: bigint;
  /** Reference of a party that has one of its own: `order/fill` of a trade. */
  of?: string;
}

/** The accounts of the house. They are in the same ledger as everybody's. */
export const houseAccounts = {
  /** The counterpart of all money from outside: its balance is minus what the others hold. */
  outside: 'house:outside',
  fees: 'house:fees',
  makers: 'house:makers',
  takers: 'house:takers',
  /** Withdrawals under way: taken from their owners, not yet gone. */
  withdrawals: 'house:withdrawals',
} as const;

export function isHouse(account: string): boolean {
  return account.startsWith('house:');
}

export interface Balance {
  /** Atoms. Never negative, except of `house:outside`. */
  total: bigint;
  /** Atoms of `total` that open orders have reserved. */
  held: bigint;
}

class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/**
 * Double-entry balances. A transaction is a list of legs that sum to zero for every asset, so the sum over all
 * accounts of any asset is zero for ever.
 */
export class Ledger {
  private readonly balances = new Map<string, Map<string, Balance>>();
  private readonly undo: UndoLog;

  constructor(undo: UndoLog = new UndoLog()) {
    this.undo = undo;
  }

  /** The balances of one account by asset, without those it never had. */
  of(account: string): ReadonlyMap<string, Balance> {
    return this.balances.get(account) ?? new Map<string, Balance>();
  }

  accounts(): Iterable<string> {
    return this.balances.keys();
  }

  total(account: string, asset: string): bigint {
    return this.balances.get(account)?.get(asset)?.total ?? 0n;
  }

  available(account: string, asset: string): bigint {
    const balance = this.balances.get(account)?.get(asset);
    return balance === undefined ? 0n : balance.total - balance.held;
  }

  held(account: string, asset: string): bigint {
    return this.balances.get(account)?.get(asset)?.held ?? 0n;
  }

  /** Reserves for an order. The caller has looked at `available`; this is the last guard. */
  hold(account: string, asset: string, atoms: bigint): void {
    const balance = this.obtain(account, asset);
    if (balance.held + atoms > balance.total) {
      throw new LedgerError(`${account} cannot reserve that much ${asset}`);
    }
    this.undo.keep(balance);
    balance.held += atoms;
  }

  release(account: string, asset: string, atoms: bigint): void {
    const balance = this.obtain(account, asset);
    if (atoms > balance.held)
      throw new LedgerError(`${account} has not reserved that much ${asset}`);
    this.undo.keep(balance);
    balance.held -= atoms;
  }

  /** Applies a transaction as a whole, or nothing of it. */
  post(legs: readonly Leg[]): void {
    const sums = new Map<string, bigint>();
    for (const leg of legs) sums.set(leg.asset, (sums.get(leg.asset) ?? 0n) + leg.atoms);
    for (const [asset, sum] of sums) {
      if (sum !== 0n) throw new LedgerError(`a transaction in ${asset} does not sum to zero`);
    }
    for (const [index, leg] of legs.entries()) {
      const balance = this.obtain(leg.account, leg.asset);
      this.undo.keep(balance);
      balance.total += leg.atoms;
      if (balance.total < balance.held && leg.account !== houseAccounts.outside && leg.atoms < 0n) {
        for (const undone of legs.slice(0, index + 1)) {
          this.obtain(undone.account, undone.asset).total -= undone.atoms;
        }
        throw new LedgerError(`${leg.account} does not have that much ${leg.asset}`);
      }
    }
  }

  /** The sum over all accounts, by asset: zero everywhere, always. */
  sums(): Map<string, bigint> {
    const sums = new Map<string, bigint>();
    for (const account of this.balances.values()) {
      for (const [asset, balance] of account) {
        sums.set(asset, (sums.get(asset) ?? 0n) + balance.total);
      }
    }
    return sums;
  }

  private obtain(account: string, asset: string): Balance {
    let assets = this.balances.get(account);
    if (assets === undefined) this.undo.set(this.balances, account, (assets = new Map()));
    let balance = assets.get(asset);
    if (balance === undefined) this.undo.set(assets, asset, (balance = { total: 0n, held: 0n }));
    return balance;
  }
}
