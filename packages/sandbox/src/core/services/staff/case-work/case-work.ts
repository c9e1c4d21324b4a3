import type { OfficerLoad } from '@agio/api-client/contract';
import { type Accounts, hasRole } from '../../../accounts.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { english } from '../../../language/language.ts';
import { trail } from '../../../language/staff-messages.ts';
import type { Account, RequestRecord } from '../../../records/people.ts';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store/store.ts';
import type { Compliance } from '../../people/compliance.ts';
import { isOverdue, isUndecided } from '../../people/compliance-requests.ts';
import { type Actor, type Audit } from '../audit.ts';
import { differences } from '../differences.ts';
import type { Review } from '../review.ts';
import { checkMayDecide, mayDecide } from '../staff-checks.ts';
import type { StaffRoles } from '../staff-roles.ts';
import { Skills } from './skills.ts';

/** Roles that decide on requests. */
const deciding = ['ComplianceReviewer', 'admin'] as const;

/** Officers and their cases: who takes which, by skill and due date, and how many each has. */
export class CaseWork {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly compliance: Compliance;
  private readonly review: Review;
  private readonly audit: Audit;
  private readonly staffRoles: StaffRoles;
  readonly skills: Skills;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: {
      accounts: Accounts;
      compliance: Compliance;
      review: Review;
      audit: Audit;
      staffRoles: StaffRoles;
    },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.compliance = parts.compliance;
    this.review = parts.review;
    this.audit = parts.audit;
    this.staffRoles = parts.staffRoles;
    this.skills = new Skills(exchange, store, parts);
  }

  /** Returns the officers who can have cases, by name. */
  officers(): OfficerLoad[] {
    return this.staffRoles
      .all()
      .filter((account) => this.canHaveCases(account))
      .map((officer) => this.loadOf(officer))
      .toSorted((a, b) => a.officer.localeCompare(b.officer, 'en'));
  }

  /** Returns the number of undecided cases of a member of the staff; null for who cannot have any. */
  casesOf(account: Account): number | null {
    return this.canHaveCases(account) ? this.heldBy(account).length : null;
  }

  private canHaveCases(account: Account): boolean {
    return (
      deciding.some((role) => hasRole(account, role)) &&
      account.information.activityStatus === 'Active' &&
      this.staffRoles.hasJoined(account)
    );
  }

  private heldBy({ id }: Account): RequestRecord[] {
    return this.compliance.requests.filter(
      ({ status, assignee }) => isUndecided(status) && assignee?.officerId === id,
    );
  }

  private loadOf(officer: Account): OfficerLoad {
    const held = this.heldBy(officer);
    const now = this.exchange.now();
    const last = held.toSorted(
      (a, b) => (b.assignee?.since ?? 0) - (a.assignee?.since ?? 0) || (a.id < b.id ? 1 : -1),
    )[0];
    return {
      officerId: officer.id,
      officer: officer.displayName,
      skills: this.skills.of(officer),
      cases: held.length,
      overdue: held.filter((request) => isOverdue(request, now)).length,
      latest: last === undefined ? null : { requestId: last.id, userId: last.accountId },
    };
  }

  /** Gives an officer the case that is due next; undefined if none is left that they may take. */
  takeNext(by: Actor): RequestRecord | undefined {
    const officer = by.account;
    const [next] = this.compliance.requests
      .waiting(this.exchange.now())
      .filter(
        ({ request: { accountId, assignee, firstApproval, requestType } }) =>
          (assignee ?? null) === null &&
          firstApproval?.officerId !== officer.id &&
          this.skills.has(officer, requestType) &&
          mayDecide(officer, this.accounts.person(accountId)),
      )
      .toSorted((a, b) => a.due - b.due || (a.request.id < b.request.id ? -1 : 1));
    if (next === undefined) return undefined;
    const { id } = next.request;
    this.assign(by, { requestId: id, to: officer.id, seenAssigneeId: null });
    return this.compliance.requests.get(id);
  }

  /**
   * Gives a case to an officer, or to none. One that is there already stays, so that the call can be repeated.
   *
   * @param change.seenAssigneeId officer who had it as the caller has seen it
   */
  assign(
    by: Actor,
    {
      requestId,
      to,
      seenAssigneeId,
    }: { requestId: string; to: string | null; seenAssigneeId: string | null },
  ): RequestRecord {
    const request = this.review.request(requestId);
    const { assignee = null } = request;
    const holderId = assignee?.officerId ?? null;
    if (!isUndecided(request.status)) throw this.review.decided(request);
    if (holderId === to) return request;
    const holder = holderId === null ? '' : this.accounts.person(holderId).displayName;
    if (seenAssigneeId !== holderId) {
      throw holderId === null
        ? refuse('caseReturned', 'seenAssigneeId')
        : refuse('caseTaken', 'seenAssigneeId', { name: holder });
    }
    const subject = this.accounts.person(request.accountId);
    checkMayDecide(by.account, subject);
    const byId = by.account.id;
    if (to !== null) this.checkMayHave(this.accounts.person(to), request, subject);
    else if (holderId !== byId && assignee?.byId !== byId) {
      throw refuse('caseOfAnother', 'to', { name: holder });
    }
    const changed: RequestRecord = {
      ...request,
      assignee:
        to === null
          ? null
          : { officerId: to, since: this.exchange.now(), ...(to !== byId && { byId }) },
    };
    this.compliance.requests.keep(changed);
    const changes = differences<object>({ assignee: holderId }, { assignee: to });
    this.audit.add(subject.id, by, this.actOf(by, to, holder), { changes });
    return changed;
  }

  private actOf(by: Actor, to: string | null, holder: string): string {
    if (to === null) return trail.caseReturned;
    if (to !== by.account.id) {
      return english.say('trail.caseAssigned', { name: this.accounts.person(to).displayName });
    }
    return holder === '' ? trail.caseTaken : english.say('trail.caseTakenOver', { name: holder });
  }

  /** @throws Refusal if an officer may not work on a case */
  private checkMayHave(officer: Account, { requestType }: RequestRecord, subject: Account): void {
    if (!this.canHaveCases(officer) || !mayDecide(officer, subject)) {
      throw refuse('higherRole', 'to');
    }
    if (!this.skills.has(officer, requestType)) {
      throw refuse('skillMissing', 'to', { name: officer.displayName });
    }
  }
}
