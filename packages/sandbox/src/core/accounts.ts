import {
  accountStates,
  roles,
  statusOf,
  type Role,
  type UserInformation,
} from '@agio/api-client/contract';
import { isoTime } from './clock.ts';
import type { Exchange } from './engine/exchange.ts';
import type { Account, AccountRecord } from './records/people.ts';
import { refuse } from './refusal.ts';

/** Everybody who has an account. */
export class Accounts {
  private readonly exchange: Exchange;
  private readonly byId = new Map<string, Account>();
  private readonly byEmail = new Map<string, Account>();

  constructor(exchange: Exchange) {
    this.exchange = exchange;
  }

  /** Takes in an account that the store knows already. */
  restore(account: Account): void {
    this.exchange.undo.set(this.byId, account.id, account);
    this.exchange.undo.set(this.byEmail, account.email.toLowerCase(), account);
  }

  add(account: Account): void {
    this.restore(account);
    this.save(account);
  }

  /**
   * Changes an account in the command under way, at whose end its owner is notified. Whatever changes the status, the orders
   * that its new state does not keep are taken out of the markets (contract, `accountStates`).
   */
  change(account: Account, change: Partial<Omit<Account, 'id' | 'email'>>): void {
    this.exchange.undo.keep(account);
    const before = statusOf(account.information);
    Object.assign(account, change);
    const status = statusOf(account.information);
    const isOther = status !== before;
    if (isOther) {
      Object.assign(account, {
        statusSince: this.exchange.now(),
        statusReason: change.statusReason ?? null,
      });
    }
    this.save(account);
    const { cancels } = accountStates[status];
    if (!isOther || cancels === undefined) return;
    this.exchange.cancelAll(this.exchange.orders.open(account.id), cancels);
  }

  private save(account: Account): void {
    this.exchange.write({ table: 'accounts', key: account.id, value: { ...account } });
    this.exchange.touchAccount(account.id);
  }

  get(id: string): Account | undefined {
    return this.byId.get(id);
  }

  /** @throws Refusal for an id that no account has */
  person(id: string): Account {
    const account = this.get(id);
    if (account === undefined) {
      throw refuse('userNotFound', 'userId');
    }
    return account;
  }

  withEmail(email: string): Account | undefined {
    return this.byEmail.get(email.toLowerCase());
  }

  all(): Iterable<Account> {
    return this.byId.values();
  }
}

/** A new account. `since` is when its owner became a customer. */
export function newAccount(
  person: Pick<Account, 'id' | 'email' | 'displayName' | 'information'> & Partial<Account>,
  since: number,
): Account {
  return {
    legalName: null,
    currency: null,
    costMethod: null,
    referralCode: null,
    residence: null,
    note: null,
    statusSince: null,
    statusReason: null,
    verificationError: null,
    customerSince: since,
    lastSeenAt: null,
    ...person,
  };
}

/** An account of the store, also one that was written before a field existed. */
export function accountFromRecord(record: AccountRecord): Account {
  return newAccount(record, 0);
}

/** Staff roles are compared without regard to case. */
export function hasRole(account: Account, role: string): boolean {
  return account.information.roles.some((own) => own.toLowerCase() === role.toLowerCase());
}

/** Ranks of the roles. Staff cannot decide on a person of their own rank or a higher one (S56). */
const ranks: Record<Role, number> = {
  TradeDataViewer: 1,
  support: 1,
  ComplianceReviewer: 2,
  admin: 3,
};

/** Undefined for who is no staff. */
export function highestRole(account: Account): Role | undefined {
  return roles.filter((role) => hasRole(account, role)).toSorted((a, b) => ranks[b] - ranks[a])[0];
}

/** The rank of the highest role; 0 for who is no staff. */
export function rankOf(account: Account): number {
  const role = highestRole(account);
  return role === undefined ? 0 : ranks[role];
}

/**
 * Returns the name that the identity check confirmed; null if the person has not passed one. Later display names do not
 * change it.
 */
export function legalNameOf({ information, legalName, displayName }: Account): string | null {
  return (information.verificationLevel ?? 0) === 0 ? legalName : (legalName ?? displayName);
}

export function userInformationView(account: Account): UserInformation {
  return {
    id: account.id,
    email: account.email,
    displayName: account.displayName,
    legalName: legalNameOf(account),
    ...account.information,
    statusSince: account.statusSince === null ? null : isoTime(account.statusSince),
  };
}

/** A residence is written as people write it: `Switzerland, Zug`. */
export const livesIn = ({ residence }: Account, country: string): boolean =>
  (residence ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => part.trim() === country.trim().toLowerCase());
