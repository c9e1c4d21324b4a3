import {
  type AuditEntry,
  type ComplianceCase,
  type ComplianceDetails,
  type StaffRequest,
} from '@agio/api-client/contract';
import { userInformationView } from '../../../accounts.ts';
import { limitsCurrency } from '../../../catalog/tier-limits.ts';
import { isoTime } from '../../../clock.ts';
import { fromAtoms } from '../../../fixed.ts';
import { day } from '../../../market-data/resolution.ts';
import type { AddressRecord } from '../../../records/money.ts';
import type { Account, RequestRecord } from '../../../records/people.ts';
import { Refusal, refuse } from '../../../refusal.ts';
import { dueOf, isOverdue, isUndecided } from '../../../services/people/compliance-requests.ts';
import { sortedPage } from '../../../services/sorting.ts';
import { nameOf } from '../../../services/staff/audit.ts';
import { differences } from '../../../services/staff/differences.ts';
import type { Link } from '../../../services/staff/linked-addresses.ts';
import { PersonRisks } from '../../../services/staff/person-risk.ts';
import { checkIsOther, checkMayDecide } from '../../../services/staff/staff-checks.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { peopleFound } from './find-people.ts';
import { queueKeys } from './sort-keys.ts';
import { worthOfAll } from './users-asked-for.ts';
import { trail } from '../../../language/staff-messages.ts';

/** Users who are named beside an address that they share: an address of a market place may be everybody's. */
const maxLinked = 20;

export const backOfficeCompliance: AreaHandlers<'backOfficeCompliance'> = {
  queue: (
    context,
    { status, type, search, approvals, assigned, due, sort = '-waiting', ...page },
  ) => {
    const own = context.account().id;
    const people = peopleFound(context, search);
    const found = context.compliance.requests.filter(
      (request) =>
        (status === undefined ? isUndecided(request.status) : request.status === status) &&
        (type === undefined || request.requestType === type) &&
        (approvals === undefined || isApprovedOnce(request)) &&
        (assigned === undefined ||
          (request.assignee?.officerId ?? null) === (assigned === 'Mine' ? own : null)) &&
        (due === undefined || isOverdue(request, context.now)) &&
        (people?.has(request.accountId) ?? true),
    );
    const risks = new PersonRisks(context);
    const { items, ...rest } = sortedPage(found, queueKeys(context, risks), { sort, ...page });
    return { ...rest, items: items.map((request) => caseView(context, request, risks)) };
  },

  details: (context, { userId }) => {
    checkIsOther(context.account(), userId);
    return details(context, context.accounts.person(userId));
  },

  resolve: (context, { requestId, decision, comment, seenDecidedAt, seenApprovalAt }) => {
    const account = context.review.resolve(context.actor(), requestId, decision, {
      comment,
      seenDecidedAt: timeOf(seenDecidedAt),
      seenApprovalAt: timeOf(seenApprovalAt),
    });
    return details(context, account);
  },

  assign: (context, { requestId, to, seenAssigneeId }) =>
    details(
      context,
      context.accounts.person(
        context.caseWork.assign(context.actor(), {
          requestId,
          to: to === null ? null : context.account().id,
          seenAssigneeId,
        }).accountId,
      ),
    ),

  officers: (context) => context.caseWork.officers(),

  takeNext: (context) => {
    const taken = context.caseWork.takeNext(context.actor());
    return { case: taken === undefined ? null : caseView(context, taken) };
  },

  assignMany: (context, { cases }) => {
    const risks = new PersonRisks(context);
    return {
      outcomes: cases.map((each) => {
        const { requestId } = each;
        try {
          const request = context.caseWork.assign(context.actor(), each);
          return { requestId, case: caseView(context, request, risks), reason: null };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return { requestId, case: null, reason: error.body().errors[0] ?? null };
        }
      }),
    };
  },

  notes: (context, { userId, ...page }) =>
    context.staffNotes.page(context.account(), context.accounts.person(userId), page),

  addNote: (context, { userId, text }) =>
    context.staffNotes.add(context.actor(), context.accounts.person(userId), text),

  changeUserStatus: (context, { userId, ...change }) =>
    details(context, context.accountChanges.changeStatus(context.actor(), userId, change)),

  invalidateAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const invalidated = context.addressProofs.invalidate(record, comment);
    const changes = differences(record, invalidated);
    if (changes.length > 0) {
      const detail = `${record.address}: ${comment}`;
      context.audit.add(owner.id, context.actor(), trail.addressInvalidated, { detail, changes });
    }
    return context.addressBook.view(owner, invalidated, true);
  },

  acceptAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const accepted = context.addressProofs.accept(record);
    context.audit.add(owner.id, context.actor(), trail.addressAccepted, {
      detail: `${record.address}: ${comment}`,
      changes: differences(record, accepted),
    });
    return context.addressBook.view(owner, accepted, true);
  },

  blockAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const before = blockOf(context, record);
    if (context.addressRules.blocks.block(record, comment)) {
      context.holds.wake(record);
      tellHolders(context, record, { action: trail.addressBlocked, comment, before });
    }
    return context.addressBook.view(owner, record, true);
  },

  liftAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const before = blockOf(context, record);
    if (context.addressRules.blocks.lift(record)) {
      tellHolders(context, record, { action: trail.addressUnblocked, comment, before });
    }
    return context.addressBook.view(owner, record, true);
  },
};

/** Returns an entry of a person on whom this officer may decide. */
function entryOf(context: Context, addressId: string) {
  const record = context.addressBook.find(addressId);
  if (record === undefined) {
    throw refuse('addressNotFound', 'addressId');
  }
  const owner = context.accounts.person(record.accountId);
  checkMayDecide(context.account(), owner);
  return { record, owner };
}

/** A block is about everybody who has the address: each of them has it in their trail, and learns it. */
function tellHolders(
  context: Context,
  place: AddressRecord,
  { action, comment, before }: { action: string; comment: string; before: BlockState },
) {
  const detail = `${place.address} on ${place.network}: ${comment}`;
  const changes = differences(before, blockOf(context, place));
  for (const holder of context.addressProofs.retell(place)) {
    context.audit.add(holder, context.actor(), action, { detail, changes });
  }
}

type BlockState = ReturnType<typeof blockOf>;

function blockOf({ addressRules }: Context, place: AddressRecord) {
  const block = addressRules.blocks.find(place);
  return {
    blockedAt: block === undefined ? null : isoTime(block.since),
    blockedReason: block?.reason ?? null,
  };
}

const timeOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

const isApprovedOnce = ({ status, firstApproval }: RequestRecord): boolean =>
  isUndecided(status) && (firstApproval ?? null) !== null;

/** A line of the queue. */
function caseView(
  context: Context,
  request: RequestRecord,
  risks = new PersonRisks(context),
): ComplianceCase {
  const account = context.accounts.person(request.accountId);
  return {
    userId: account.id,
    displayName: account.displayName,
    coreId: account.information.coreId,
    tier: account.information.complianceTier,
    request: staffRequestView(context, request),
    risk: risks.of(account).score,
    fileCount: request.uploads.length,
  };
}

/** With what only staff see of it. */
function staffRequestView(context: Context, request: RequestRecord): StaffRequest {
  const { firstApproval, assignee } = request;
  const due = dueOf(request);
  const officerOf = (officerId: string) => ({
    officerId,
    officer: context.accounts.person(officerId).displayName,
  });
  return {
    ...context.compliance.requests.view(request),
    dueAt: due === null ? null : isoTime(due),
    firstApproval: firstApproval
      ? {
          officerId: firstApproval.officerId,
          officer: nameOf(
            context.accounts.person(firstApproval.officerId),
            firstApproval.isPlayed === true,
          ),
          time: isoTime(firstApproval.time),
          comment: firstApproval.comment,
        }
      : null,
    assignee: assignee
      ? { ...officerOf(assignee.officerId), since: isoTime(assignee.since) }
      : null,
  };
}

function details(context: Context, account: Account): ComplianceDetails {
  const requests = context.compliance.requests.of(account);
  const latest = context.compliance.requests.openOf(account) ?? requests.at(-1);
  const since = context.now - 30 * day;
  const risks = new PersonRisks(context);
  const audit = context.audit.latestOf(account.id);
  const madeBy = (test: (entry: AuditEntry) => boolean) => {
    const entry = audit.find(test);
    return entry === undefined ? null : { by: entry.actor, time: entry.time };
  };
  return {
    identityCheck: madeBy(({ action }) => action === trail.identityConfirmed),
    tierDecision: madeBy(({ changes }) => changes.some(({ field }) => field === 'complianceTier')),
    user: userInformationView(account),
    request: latest === undefined ? null : staffRequestView(context, latest),
    requests: requests.toReversed().map((request) => staffRequestView(context, request)),
    answers: context.compliance.application(account).answers,
    residence: account.residence,
    customerSince: isoTime(account.customerSince),
    portfolioValue: worthOfAll(context, account.id),
    withdrawn30d: fromAtoms(context.transfers.withdrawnSince(account.id, since), 2),
    currency: limitsCurrency,
    risk: risks.of(account),
    linkedAddresses: risks.links.of(account.id).map((link) => linkedView(context, link)),
    audit,
  };
}

export const linkedView = ({ accounts }: Context, { users, ...link }: Link) => ({
  ...link,
  users: users
    .slice(0, maxLinked)
    .map((id) => ({ id, displayName: accounts.person(id).displayName })),
  userCount: users.length,
});
