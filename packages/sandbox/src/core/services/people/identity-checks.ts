import { errorCodes } from '@agio/api-client/contract';
import type { Account, Accounts } from '../../accounts.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Visit } from '../../partners/visit.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { IdentityCheckRecord } from '../../tables.ts';
import { Collection } from '../collection.ts';
import type { Compliance } from './compliance.ts';

const validFor = 30 * 60_000;

/** The identity partner of the sandbox: a page with a button that approves and one that declines. */
export class IdentityChecks {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly compliance: Compliance;
  private readonly checks: Collection<'identityChecks'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; compliance: Compliance },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.compliance = parts.compliance;
    this.checks = new Collection(exchange, store, 'identityChecks');
  }

  start(account: Account): IdentityCheckRecord & { visit: Visit } {
    if (this.compliance.application(account).identityChecked) {
      throw refuse(409, errorCodes.validation, 'Your identity is already confirmed.');
    }
    const check = {
      id: this.exchange.secretId('k'),
      accountId: account.id,
      state: 'Started' as const,
      expiresAt: this.exchange.now() + validFor,
      visit: { ticket: this.exchange.secretId(), visitor: null },
    };
    // One at a time: the page of an earlier one has had its time.
    for (const { id } of this.of(account)) this.checks.remove(id);
    this.checks.put(check.id, check);
    this.accounts.change(account, { verificationError: null });
    return check;
  }

  isInProgress(account: Account): boolean {
    const now = this.exchange.now();
    return this.of(account).some(({ state, expiresAt }) => state === 'Started' && expiresAt > now);
  }

  private of(account: Account): IdentityCheckRecord[] {
    return this.checks.filter(({ accountId }) => accountId === account.id);
  }

  /** The check of this id, as long as it can be answered. */
  find(id: string): { check: IdentityCheckRecord; account: Account } | undefined {
    const check = this.checks.get(id);
    const account = check === undefined ? undefined : this.accounts.get(check.accountId);
    if (check === undefined || account === undefined) return undefined;
    if (check.state !== 'Started' || check.expiresAt <= this.exchange.now()) return undefined;
    return { check, account };
  }

  /** Keeps who opened the partner's page. */
  visit(id: string, visit: Visit): void {
    const check = this.checks.get(id);
    if (check !== undefined) this.checks.put(id, { ...check, visit });
  }

  /** Answers false when there is no such check any more. */
  decide(id: string, approved: boolean): boolean {
    const found = this.find(id);
    if (found === undefined) return false;
    this.checks.put(id, { ...found.check, state: approved ? 'Approved' : 'Declined' });
    this.compliance.identityChecked(found.account, approved);
    return true;
  }
}
