import { errorCodes, type ActivityStatus, type Tier } from '@agio/api-client/contract';
import { rankOf, type Account, type Accounts } from '../accounts.ts';
import type { Exchange } from '../engine/exchange.ts';
import { refuse } from '../refusal.ts';
import type { RequestRecord } from '../tables.ts';
import type { Audit } from './audit.ts';
import type { Compliance } from './compliance.ts';
import { isUndecided } from './compliance-requests.ts';

export type Decision = 'Approve' | 'Deny' | 'RequestMoreData';

const closing: readonly ActivityStatus[] = ['Frozen', 'Terminated', 'Banned'];

/** What officers decide on people. Every decision is written into the audit trail with their name. */
export class Review {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly compliance: Compliance;
  private readonly audit: Audit;

  constructor(
    exchange: Exchange,
    parts: { accounts: Accounts; compliance: Compliance; audit: Audit },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.compliance = parts.compliance;
    this.audit = parts.audit;
  }

  person(id: string): Account {
    const account = this.accounts.get(id);
    if (account === undefined) {
      throw refuse(404, errorCodes.notFound, 'There is no such user.', 'userId');
    }
    return account;
  }

  resolve(officer: Account, requestId: string, decision: Decision, comment?: string): Account {
    const request = this.compliance.requests.get(requestId);
    if (request === undefined) {
      throw refuse(404, errorCodes.notFound, 'There is no such request.', 'requestId');
    }
    if (!isUndecided(request.status)) {
      throw refuse(
        409,
        errorCodes.validation,
        'The request has been decided already.',
        'requestId',
      );
    }
    if (decision !== 'Approve' && comment === undefined) {
      throw refuse(400, errorCodes.validation, 'Say why: the user will read it.', 'comment');
    }
    const account = this.person(request.accountId);
    checkMayDecide(officer, account);
    const now = this.exchange.now();
    const detail = comment ?? null;
    const decided = { ...request, comment: detail, decidedAt: now };
    if (decision === 'Approve') {
      this.change(account, { ...decided, status: 'Approved' }, officer, 'approved', detail);
      this.compliance.reachTier(account, request.toTier);
    } else if (decision === 'Deny') {
      this.change(account, { ...decided, status: 'Denied' }, officer, 'rejected', detail);
      this.wake(
        account,
        (account.information.verificationLevel ?? 0) >= 1 ? 'Active' : 'WaitingForData',
      );
    } else {
      const open: RequestRecord = { ...decided, status: 'RequestedMoreData', decidedAt: null };
      this.change(account, open, officer, 'requested more data', detail);
      this.wake(account, 'WaitingForData');
    }
    return account;
  }

  /** Freezing, banning and terminating also take the person's orders out of the markets. */
  changeStatus(officer: Account, userId: string, status: ActivityStatus, comment: string): Account {
    const account = this.person(userId);
    checkMayDecide(officer, account);
    this.accounts.change(account, {
      information: {
        ...account.information,
        activityStatus: status,
        isFrozen: status === 'Frozen',
        isTerminated: status === 'Terminated',
      },
      note: status === 'Active' ? null : comment,
    });
    this.compliance.refreshStep(account);
    if (closing.includes(status)) {
      for (const order of this.exchange.orders.open(account.id)) {
        this.exchange.cancel(order, 'CancelledByAdmin');
      }
    }
    this.audit.add(account.id, officer.displayName, `set the account to ${status}`, comment);
    return account;
  }

  downgrade(officer: Account, userId: string, tier: Tier, comment: string): Account {
    const account = this.person(userId);
    checkMayDecide(officer, account);
    if (tier >= account.information.complianceTier) {
      throw refuse(409, errorCodes.validation, 'The user is not above this tier.', 'tier');
    }
    this.compliance.reachTier(account, tier);
    if (tier === 'Tier0') this.sleep(account);
    this.audit.add(account.id, officer.displayName, `downgraded to ${tier}`, comment);
    return account;
  }

  private change(
    account: Account,
    request: RequestRecord,
    officer: Account,
    action: string,
    detail: string | null,
  ): void {
    this.compliance.change(account, request, officer.displayName, action, detail);
  }

  /** Somebody who waited for the review waits no longer. */
  private wake(account: Account, status: ActivityStatus): void {
    if (account.information.activityStatus !== 'WaitingForReview') return;
    const information = { ...account.information, activityStatus: status };
    this.accounts.change(account, { information });
  }

  private sleep(account: Account): void {
    const information = { ...account.information, activityStatus: 'WaitingForData' as const };
    this.accounts.change(account, { information });
    this.compliance.refreshStep(account);
  }
}

/**
 * Nobody decides on their own account, nor on that of somebody whose rank is not below theirs (S56).
 *
 * @throws Refusal
 */
export function checkMayDecide(staff: Account, account: Account): void {
  if (staff.id === account.id) {
    throw refuse(403, errorCodes.forbidden, 'Somebody else has to decide on your own account.');
  }
  if (rankOf(staff) <= rankOf(account)) {
    throw refuse(
      403,
      errorCodes.forbidden,
      'Somebody of a higher role has to decide on this account.',
    );
  }
}
