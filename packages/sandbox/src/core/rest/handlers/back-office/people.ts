import {
  type AuditEntry,
  type ComplianceCase,
  type ComplianceDetails,
  type StaffRequest,
  type UserRow,
  csvFile,
  errorCodes,
} from '@agio/api-client/contract';
import { userInformationView } from '../../../accounts.ts';
import type { Account, RequestRecord } from '../../../records/people.ts';
import { limitsCurrency } from '../../../catalog/tier-limits.ts';
import { isoTime } from '../../../clock.ts';
import { fromAtoms } from '../../../fixed.ts';
import { day, minute } from '../../../market-data/resolution.ts';
import { refuse } from '../../../refusal.ts';
import { differences, nameOf } from '../../../services/staff/audit.ts';
import { isUndecided } from '../../../services/people/compliance-requests.ts';
import { uploadedFileView } from '../../../services/people/documents.ts';
import { sortedPage } from '../../../services/sorting.ts';
import { PersonRisks } from '../../../services/staff/person-risk.ts';
import { checkIsOther, checkMayDecide } from '../../../services/staff/review.ts';
import { orderView } from '../../../engine/views/order-view.ts';
import type { Context, AreaHandlers } from '../../context.ts';
import type { AddressRecord } from '../../../records/money.ts';
import { portfolioOf } from '../portfolio.ts';
import { peopleFound, seesMasked } from './find-people.ts';
import { queueKeys, userKeys } from './sort-keys.ts';
import {
  longestFile,
  textsOf,
  userFileHeader,
  userFileRow,
  usersAskedFor,
  worthInHundredths,
} from './users-asked-for.ts';

/** Users who are named beside an address that they share: an address of a market place may be everybody's. */
const mostLinked = 20;

export const backOfficeUsers: AreaHandlers<'backOfficeUsers'> = {
  list: (context, { cursor, limit, sort = '-seen', ...filter }) => {
    const { items, ...page } = sortedPage(
      usersAskedFor(context, { ...filter, sort }),
      userKeys((accountId) => worthInHundredths(context, accountId)),
      { sort, cursor, limit },
    );
    const reader = context.account();
    return { items: items.map((account) => rowFor(reader, userRow(context, account))), ...page };
  },

  csv: (context, { sort = '-seen', ...filter }) => {
    const found = sortedPage(
      usersAskedFor(context, { ...filter, sort }),
      userKeys((accountId) => worthInHundredths(context, accountId)),
      { sort, limit: longestFile },
    );
    const rows = found.items.map((account) => userFileRow(account, userRow(context, account)));
    context.audit.exported(context.actor(), 'users', rows.length, textsOf(filter));
    return {
      blob: csvFile(userFileHeader, rows),
      fileName: `agio-users-${isoTime(context.now).slice(0, 10)}.csv`,
    };
  },

  details: (context, { userId, reveal = false }) => {
    const reader = context.account();
    const account = context.review.person(userId);
    const [row, user] = [userRow(context, account), userInformationView(account)];
    if (!seesMasked(reader, userId)) return { row, user };
    if (reveal) {
      recordLook(context, userId, 'looked at personal data');
      return { row, user };
    }
    const shown = masked(row);
    const { email, coreId } = shown;
    // Where the two names differ, the confirmed one is as personal as the number of a document.
    const legalName = user.legalName === null ? null : user.displayName;
    return {
      row: shown,
      user: { ...user, legalName, email, coreId, documentExpirationDate: null },
    };
  },

  changeStatus: (context, { userId, ...change }) =>
    userRow(context, context.review.changeStatus(context.actor(), userId, change)),

  downgrade: (context, { userId, tier, comment }) =>
    userRow(context, context.review.downgrade(context.actor(), userId, tier, comment)),

  documents: (context, { userId }) => {
    checkIsOther(context.account(), userId);
    return context.documents.of(context.review.person(userId).id).map((document) => ({
      ...uploadedFileView(document),
      documentType: document.documentType,
      uploadedAt: isoTime(document.uploadedAt),
      openedBy: context.documents.looksAt(document).map(({ officerId, time }) => ({
        officerId,
        officer: context.review.person(officerId).displayName,
        time: isoTime(time),
      })),
    }));
  },

  addresses: (context, { userId }) => {
    const account = context.review.person(userId);
    return context.addressBook
      .shownToStaff(account)
      .map((record) => context.addressBook.view(account, record, true));
  },

  orders: (context, { userId, ...page }) => {
    const { items, nextCursor } = context.exchange.orders.placed({
      ...page,
      accountId: context.review.person(userId).id,
    });
    return { items: items.map(orderView), nextCursor };
  },

  portfolio: (context, { userId }) => {
    const { id } = context.review.person(userId);
    if (seesMasked(context.account(), id)) recordLook(context, id, 'looked at the portfolio');
    return portfolioOf(context, id, { currency: limitsCurrency });
  },

  transfers: (context, { userId, ...page }) => {
    const accountId = context.review.person(userId).id;
    const { items, nextCursor } = context.transfers.page({ ...page, accountId });
    return { items: items.map((record) => context.transfers.view(record)), nextCursor };
  },
};

export const backOfficeCompliance: AreaHandlers<'backOfficeCompliance'> = {
  queue: (context, { status, type, search, approvals, assigned, sort = '-waiting', ...page }) => {
    const own = context.account().id;
    const people = peopleFound(context, search);
    const found = context.compliance.requests.filter(
      (request) =>
        (status === undefined ? isUndecided(request.status) : request.status === status) &&
        (type === undefined || request.requestType === type) &&
        (approvals === undefined || isApprovedOnce(request)) &&
        (assigned === undefined ||
          (request.assignee?.officerId ?? null) === (assigned === 'Mine' ? own : null)) &&
        (people?.has(request.accountId) ?? true),
    );
    const risks = new PersonRisks(context);
    const { items, ...rest } = sortedPage(found, queueKeys(context, risks), { sort, ...page });
    return {
      ...rest,
      items: items.map((request): ComplianceCase => {
        const account = context.review.person(request.accountId);
        return {
          userId: account.id,
          displayName: account.displayName,
          coreId: account.information.coreId,
          tier: account.information.complianceTier,
          request: staffRequestView(context, request),
          risk: risks.of(account).score,
          fileCount: request.uploads.length,
        };
      }),
    };
  },

  details: (context, { userId }) => {
    checkIsOther(context.account(), userId);
    return details(context, context.review.person(userId));
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
      context.review.assign(context.actor(), requestId, to === 'Me', seenAssigneeId),
    ),

  notes: (context, { userId, ...page }) =>
    context.staffNotes.page(context.account(), context.review.person(userId), page),

  addNote: (context, { userId, text }) =>
    context.staffNotes.add(context.actor(), context.review.person(userId), text),

  changeUserStatus: (context, { userId, ...change }) =>
    details(context, context.review.changeStatus(context.actor(), userId, change)),

  invalidateAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const invalidated = context.addressBook.invalidate(record, comment);
    const changes = differences(record, invalidated);
    if (changes.length > 0) {
      const detail = `${record.address}: ${comment}`;
      context.audit.add(owner.id, context.actor(), 'invalidated an address', { detail, changes });
    }
    return context.addressBook.view(owner, invalidated, true);
  },

  acceptAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const accepted = context.addressBook.accept(record);
    context.audit.add(owner.id, context.actor(), 'accepted the new proof of an address', {
      detail: `${record.address}: ${comment}`,
      changes: differences(record, accepted),
    });
    return context.addressBook.view(owner, accepted, true);
  },

  blockAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const before = blockOf(context, record);
    if (context.addressBook.blocks.block(record, comment)) {
      tellHolders(context, record, { action: 'blocked an address', comment, before });
    }
    return context.addressBook.view(owner, record, true);
  },

  liftAddress: (context, { addressId, comment }) => {
    const { record, owner } = entryOf(context, addressId);
    const before = blockOf(context, record);
    if (context.addressBook.blocks.lift(record)) {
      tellHolders(context, record, { action: 'lifted the block of an address', comment, before });
    }
    return context.addressBook.view(owner, record, true);
  },
};

/** An entry of somebody on whom this officer may decide. */
function entryOf(context: Context, addressId: string) {
  const record = context.addressBook.find(addressId);
  if (record === undefined) {
    throw refuse(404, errorCodes.notFound, 'Address not found.', 'addressId');
  }
  const owner = context.review.person(record.accountId);
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
  for (const holder of context.addressBook.retell(place)) {
    context.audit.add(holder, context.actor(), action, { detail, changes });
  }
}

type BlockState = ReturnType<typeof blockOf>;

function blockOf({ addressBook }: Context, place: AddressRecord) {
  const block = addressBook.blocks.find(place);
  return {
    blockedAt: block === undefined ? null : isoTime(block.since),
    blockedReason: block?.reason ?? null,
  };
}

const timeOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

const isApprovedOnce = ({ status, firstApproval }: RequestRecord): boolean =>
  isUndecided(status) && (firstApproval ?? null) !== null;

/** With what only staff see of it. */
function staffRequestView(context: Context, request: RequestRecord): StaffRequest {
  const { firstApproval, assignee } = request;
  const officerOf = (officerId: string) => ({
    officerId,
    officer: context.review.person(officerId).displayName,
  });
  return {
    ...context.compliance.requests.view(request),
    firstApproval: firstApproval
      ? {
          officerId: firstApproval.officerId,
          officer: nameOf(
            context.review.person(firstApproval.officerId),
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
    identityCheck: madeBy(({ action }) => action === 'confirmed the identity'),
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
    linkedAddresses: risks.links.of(account.id).map(({ users, ...link }) => ({
      ...link,
      users: users
        .slice(0, mostLinked)
        .map((id) => ({ id, displayName: context.review.person(id).displayName })),
      userCount: users.length,
    })),
    audit,
  };
}

function userRow(context: Context, account: Account): UserRow {
  return {
    id: account.id,
    displayName: account.displayName,
    email: account.email,
    coreId: account.information.coreId,
    tier: account.information.complianceTier,
    activityStatus: account.information.activityStatus,
    roles: [...account.information.roles],
    portfolioValue: worthOfAll(context, account.id),
    currency: limitsCurrency,
    lastSeenAt: account.lastSeenAt === null ? null : isoTime(account.lastSeenAt),
    note: account.note,
    statusSince: account.statusSince === null ? null : isoTime(account.statusSince),
    statusReason: account.statusReason,
  };
}

function worthOfAll(context: Context, accountId: string): string {
  return fromAtoms(worthInHundredths(context, accountId), 2);
}

const rowFor = (reader: Account, row: UserRow) => (seesMasked(reader, row.id) ? masked(row) : row);

/** Enough is left to tell two people apart who are called alike. */
function masked(row: UserRow): UserRow {
  const [first = ''] = row.email;
  return {
    ...row,
    email: `${first}•••@${row.email.slice(row.email.indexOf('@') + 1)}`,
    coreId: row.coreId === null ? null : `${row.coreId.slice(0, 4)}••••${row.coreId.slice(-2)}`,
    portfolioValue: null,
    masked: true,
  };
}

/** The same look again within minutes is the same look: a page reads again by itself. */
const sameLook = 10 * minute;

function recordLook(context: Context, userId: string, action: string): void {
  const by = context.actor();
  const isKnown = context.audit
    .latestOf(userId)
    .some(
      (entry) =>
        entry.action === action &&
        entry.actorId === by.account.id &&
        context.now - Date.parse(entry.time) < sameLook,
    );
  if (!isKnown) context.audit.add(userId, by, action, { kind: 'look' });
}
