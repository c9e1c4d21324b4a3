// @where Sandbox: identity check: time to finish it, time from which it can be renewed
import type { Accounts } from '../../accounts.ts';
import type { Account, Visit, IdentityCheckRecord } from '../../records/people.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { sampleIdentity, withName } from '../../partners/sample-identity.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import type { Timed } from '../timed-records.ts';
import type { Compliance } from './compliance.ts';
import { reasons } from '../../language/data-messages.ts';

/** Time for which an identity check that has begun may be finished, in milliseconds. */
const validFor = 30 * 60_000;
/**
 * Time before the end of a document in which it can be renewed, and a reminder is shown: 30 days and the rest of that
 * day.
 */
const renewableFor = 31 * 86_400_000;

/** Outcome of a check at the identity partner. */
export type IdentityResult =
  | 'approved'
  | 'nameDiffers'
  | 'highRisk'
  | 'declined'
  | 'refused'
  | 'expired';

/** The identity partner of the sandbox. Its page asks for consent and a document; the visitor chooses the result. */
export class IdentityChecks implements Timed {
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

  /** The check that the account has open, or a new one; its page is for the browser that shows the ticket. */
  start(account: Account): IdentityCheckRecord & { visit: Visit } {
    if (this.compliance.application(account).identityChecked && !this.isRenewal(account)) {
      throw refuse('identityConfirmed');
    }
    const visit = { ticket: this.exchange.secretId(), visitor: null };
    this.accounts.change(account, { verificationError: null });
    const open = this.of(account).find(({ id }) => this.isUnderWay(id));
    // Left, and gone on with: where it was, in whichever browser comes with the new ticket.
    if (open !== undefined) {
      this.checks.put(open.id, { ...open, visit });
      return { ...open, visit };
    }
    const check = {
      id: this.exchange.secretId('k'),
      accountId: account.id,
      state: 'Started' as const,
      at: 'consent' as const,
      expiresAt: this.exchange.now() + validFor,
      visit,
    };
    // The page of an earlier one has had its time.
    for (const { id } of this.of(account)) this.checks.remove(id);
    this.checks.put(check.id, check);
    return check;
  }

  /** Returns true if the shown document ends so soon, or has ended, that another one replaces it. */
  private isRenewal({ information }: Account): boolean {
    const { documentExpirationDate: end } = information;
    return end !== null && Date.parse(end) - this.exchange.now() < renewableFor;
  }

  isInProgress(account: Account): boolean {
    const now = this.exchange.now();
    return this.of(account).some(({ state, expiresAt }) => state === 'Started' && expiresAt > now);
  }

  private of(account: Account): IdentityCheckRecord[] {
    return this.checks.filter(({ accountId }) => accountId === account.id);
  }

  /** The check of this id, also when it is over. */
  get(id: string): { check: IdentityCheckRecord; account: Account } | undefined {
    const check = this.checks.get(id);
    const account = check === undefined ? undefined : this.accounts.get(check.accountId);
    return check === undefined || account === undefined ? undefined : { check, account };
  }

  /** The check of this id, as long as it can be answered. */
  find(id: string): { check: IdentityCheckRecord; account: Account } | undefined {
    const found = this.get(id);
    if (found === undefined) return undefined;
    const { check } = found;
    if (check.state !== 'Started' || check.expiresAt <= this.exchange.now()) return undefined;
    return found;
  }

  /** Keeps who opened the partner's page. */
  visit(id: string, visit: Visit): void {
    const check = this.checks.get(id);
    if (check !== undefined) this.checks.put(id, { ...check, visit });
  }

  /** Keeps how far the visitor has come on the partner's page. */
  goTo(
    id: string,
    at: NonNullable<IdentityCheckRecord['at']>,
    document?: IdentityCheckRecord['document'],
  ): boolean {
    const found = this.find(id);
    const chosen = document === undefined ? {} : { document };
    if (found !== undefined) this.checks.put(id, { ...found.check, ...chosen, at });
    return found !== undefined;
  }

  /** Answers false when there is no such check any more. */
  decide(id: string, result: IdentityResult): boolean {
    const found = this.find(id);
    if (found !== undefined) this.end(found.check, found.account, result);
    return found !== undefined;
  }

  /** Returns true while it waits for the visitor, or for its end. */
  isUnderWay(id: string): boolean {
    return this.find(id) !== undefined;
  }

  due(now: number): string[] {
    return this.checks
      .filter(({ state, expiresAt }) => state === 'Started' && expiresAt <= now)
      .map(({ id }) => id);
  }

  moveOn(id: string): void {
    const check = this.checks.get(id);
    const account = check && this.accounts.get(check.accountId);
    if (check && account) this.end(check, account, 'expired');
  }

  private end(check: IdentityCheckRecord, account: Account, result: IdentityResult): void {
    const hasFinding = result === 'nameDiffers' || result === 'highRisk';
    // A tier is not put into question by a new document: it takes the place of the old one, or does not.
    const isRenewal = this.compliance.application(account).identityChecked;
    const isConfirmed = result === 'approved' || (hasFinding && !isRenewal);
    const state = isConfirmed ? 'Approved' : result === 'refused' ? 'Refused' : 'Declined';
    this.checks.put(check.id, { ...check, state });
    const identity = withName(
      sampleIdentity(check),
      account.legalName ?? account.displayName,
      hasFinding ? result : undefined,
    );
    if (result === 'approved' && isRenewal) this.compliance.documentRenewed(account, identity);
    else if (result === 'approved') this.compliance.identityConfirmed(account, identity);
    else if (!hasFinding) this.compliance.identityNotConfirmed(account, reasons.identity[result]);
    else if (isRenewal) this.compliance.identityNotConfirmed(account, reasons.identity[result]);
    else this.compliance.identityConfirmed(account, identity, result);
  }
}
