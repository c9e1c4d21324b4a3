// @where Back office: steps of a decision that two officers make
import { type ActivityStatus, needsTwoOfficers } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Account, RequestRecord } from '../../records/people.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { isUndecided } from '../people/compliance-requests.ts';
import type { Compliance } from '../people/compliance.ts';
import { type Actor, type Audit } from './audit.ts';
import type { CaseFiles } from './case-file/case-files.ts';
import { differences } from './differences.ts';
import { checkMayDecide, decidedOf } from './staff-checks.ts';
import { trail } from '../../language/staff-messages.ts';

export type Decision = 'Approve' | 'Deny' | 'RequestMoreData';

const statusAfter = {
  Approve: 'Approved',
  Deny: 'Denied',
  RequestMoreData: 'RequestedMoreData',
} as const satisfies Record<Decision, RequestRecord['status']>;

const actionOf: Record<Decision, string> = {
  Approve: trail.approved,
  Deny: trail.rejected,
  RequestMoreData: trail.askedForData,
};

const firstApproved = trail.approvedFirst;

/** Refusals of an officer who comes second, by the action of the first. */
const decisions: Readonly<
  Partial<
    Record<
      string,
      'requestApproved' | 'requestRejected' | 'moreDataRequested' | 'requestApprovedOnce'
    >
  >
> = {
  [actionOf.Approve]: 'requestApproved',
  [actionOf.Deny]: 'requestRejected',
  [actionOf.RequestMoreData]: 'moreDataRequested',
  [firstApproved]: 'requestApprovedOnce',
};

/** Times of the last decision and the first approval of a request, as the officer has seen them. */
interface Seen {
  seenDecidedAt: number | null;
  seenApprovalAt: number | null;
}

/** Decisions of officers on requests. Each is written into the audit trail with their name. */
export class Review {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly compliance: Compliance;
  private readonly audit: Audit;
  private readonly caseFiles: CaseFiles;

  constructor(
    exchange: Exchange,
    parts: { accounts: Accounts; compliance: Compliance; audit: Audit; caseFiles: CaseFiles },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.compliance = parts.compliance;
    this.audit = parts.audit;
    this.caseFiles = parts.caseFiles;
  }

  /** @throws Refusal unless there is one */
  request(id: string): RequestRecord {
    const request = this.compliance.requests.get(id);
    if (request === undefined) {
      throw refuse('requestNotFound', 'requestId');
    }
    return request;
  }

  /**
   * Resolves a request. If two officers must approve, the first approval leaves the request as it is for its owner.
   *
   * @param seen last decision and approval, as the officer has seen them
   */
  resolve(
    by: Actor,
    requestId: string,
    decision: Decision,
    { comment, ...seen }: { comment?: string | undefined } & Seen,
  ): Account {
    const request = this.request(requestId);
    const { firstApproval = null } = request;
    const isOtherSince =
      seen.seenDecidedAt !== request.decidedAt ||
      seen.seenApprovalAt !== (firstApproval?.time ?? null);
    if (!isUndecided(request.status) || isOtherSince) {
      throw this.decided(request);
    }
    if (decision !== 'Approve' && comment === undefined) {
      throw refuse('reasonForUserRequired', 'comment');
    }
    const account = this.accounts.person(request.accountId);
    checkMayDecide(by.account, account);
    const now = this.exchange.now();
    const detail = comment ?? null;
    if (decision === 'Approve') this.caseFiles.checkApproval(account);
    if (decision === 'Approve' && needsTwoOfficers(request.requestType)) {
      if (firstApproval === null) return this.approveFirst(by, account, request, detail);
      if (firstApproval.officerId === by.account.id) {
        throw refuse('secondOfficerRequired', 'decision');
      }
    }
    const isApproved = decision === 'Approve';
    const approvalOf = (approval: typeof firstApproval) => ({
      firstApproval: approval?.officerId,
    });
    const before = { request: request.status, ...approvalOf(firstApproval), ...decidedOf(account) };
    const kept = isApproved ? firstApproval : null;
    const decided = {
      ...request,
      comment: detail,
      decidedAt: now,
      firstApproval: kept,
      // An officer who asks for more goes on with the case.
      assignee: decision === 'RequestMoreData' ? (request.assignee ?? null) : null,
    };
    const status = statusAfter[decision];
    if (decision === 'Approve') {
      this.compliance.change(account, { ...decided, status });
      this.compliance.reachTier(account, request.toTier);
    } else if (decision === 'Deny') {
      this.compliance.change(account, { ...decided, status });
      this.wake(
        account,
        (account.information.verificationLevel ?? 0) >= 1 ? 'Active' : 'WaitingForData',
      );
    } else {
      this.compliance.change(account, { ...decided, status });
      this.wake(account, 'WaitingForData');
    }
    const after = { request: status, ...approvalOf(kept), ...decidedOf(account) };
    const changes = differences<object>(before, after);
    this.audit.add(account.id, by, actionOf[decision], { detail, changes });
    return account;
  }

  /** Another officer must approve as well: until then nothing changes for the owner. */
  private approveFirst(
    by: Actor,
    account: Account,
    request: RequestRecord,
    comment: string | null,
  ): Account {
    const officerId = by.account.id;
    this.compliance.requests.keep({
      ...request,
      firstApproval: {
        officerId,
        time: this.exchange.now(),
        comment,
        ...(by.playedBy !== undefined && { isPlayed: true }),
      },
      // The second officer takes it on.
      assignee: null,
    });
    const changes = differences<object>({ firstApproval: null }, { firstApproval: officerId });
    this.audit.add(account.id, by, firstApproved, { detail: comment, changes });
    return account;
  }

  /** Takes back first approvals and cases of an officer who may not decide any more. */
  endWorkOf(by: Actor, officerId: string, action: string): void {
    for (const request of this.compliance.requests.filter(({ status }) => isUndecided(status))) {
      const { firstApproval = null, assignee = null } = request;
      const before = { firstApproval: firstApproval?.officerId, assignee: assignee?.officerId };
      if (!Object.values(before).includes(officerId)) continue;
      const after = {
        firstApproval: firstApproval?.officerId === officerId ? null : firstApproval,
        assignee: assignee?.officerId === officerId ? null : assignee,
      };
      this.compliance.requests.keep({ ...request, ...after });
      const changes = differences<object>(before, {
        firstApproval: after.firstApproval?.officerId,
        assignee: after.assignee?.officerId,
      });
      this.audit.add(request.accountId, by, action, { changes });
    }
  }

  /** Returns the refusal for the officer who comes second: it says who decided the request last, and how. */
  decided({ accountId, decidedAt, firstApproval }: RequestRecord): Refusal {
    const last = Math.max(decidedAt ?? -Infinity, firstApproval?.time ?? -Infinity);
    const entry = this.audit
      .latestOf(accountId)
      // The trail is written after the decision: by the clock, a moment later.
      .find(
        ({ time, action }) => last !== -Infinity && Date.parse(time) >= last && action in decisions,
      );
    const code = entry && decisions[entry.action];
    return code === undefined
      ? refuse('requestDecided', 'requestId')
      : refuse(code, 'requestId', { name: entry?.actor ?? '' });
  }

  /** Ends the wait of a person in review. */
  private wake(account: Account, status: ActivityStatus): void {
    if (account.information.activityStatus !== 'WaitingForReview') return;
    const information = { ...account.information, activityStatus: status };
    this.accounts.change(account, { information });
  }
}
