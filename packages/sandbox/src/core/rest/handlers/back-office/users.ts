// @where Back office: personal data that a role sees masked
import { csvFile, type UserRow } from '@agio/api-client/contract';
import { userInformationView } from '../../../accounts.ts';
import { limitsCurrency } from '../../../catalog/tier-limits.ts';
import { isoTime } from '../../../clock.ts';
import { orderView } from '../../../engine/views/order-view.ts';
import type { Account } from '../../../records/people.ts';
import { withTotal } from '../../../store/paged-lists.ts';
import { uploadedFileView } from '../../../services/people/documents.ts';
import { sortedPage } from '../../../services/sorting.ts';
import { checkIsOther } from '../../../services/staff/staff-checks.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { portfolioOf } from '../portfolio.ts';
import { seesMasked } from './find-people.ts';
import { recordLook } from './record-look.ts';
import { userKeys } from './sort-keys.ts';
import { fileName, longestFile } from './staff-lists.ts';
import {
  textsOf,
  userFileHeader,
  userFileRow,
  usersAskedFor,
  worthInHundredths,
  worthOfAll,
} from './users-asked-for.ts';
import { trail } from '../../../language/staff-messages.ts';

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
      fileName: fileName('users', context.now),
    };
  },

  details: (context, { userId, reveal = false }) => {
    const reader = context.account();
    const account = context.accounts.person(userId);
    const [row, user] = [userRow(context, account), userInformationView(account)];
    if (!seesMasked(reader, userId)) return { row, user };
    if (reveal) {
      recordLook(context, userId, trail.lookedAtData);
      return { row, user };
    }
    const shown = masked(row);
    const { email, coreId } = shown;
    // If the two names differ, the confirmed one is as personal as the number of a document.
    const legalName = user.legalName === null ? null : user.displayName;
    return {
      row: shown,
      user: { ...user, legalName, email, coreId, documentExpirationDate: null },
    };
  },

  changeStatus: (context, { userId, ...change }) =>
    userRow(context, context.accountChanges.changeStatus(context.actor(), userId, change)),

  downgrade: (context, { userId, tier, comment }) =>
    userRow(context, context.accountChanges.downgrade(context.actor(), userId, tier, comment)),

  documents: (context, { userId }) => {
    checkIsOther(context.account(), userId);
    return context.documents.of(context.accounts.person(userId).id).map((document) => ({
      ...uploadedFileView(document),
      documentType: document.documentType,
      uploadedAt: isoTime(document.uploadedAt),
      openedBy: context.documents.looksAt(document).map(({ officerId, time }) => ({
        officerId,
        officer: context.accounts.person(officerId).displayName,
        time: isoTime(time),
      })),
    }));
  },

  addresses: (context, { userId }) => {
    const account = context.accounts.person(userId);
    return context.addressBook
      .shownToStaff(account)
      .map((record) => context.addressBook.view(account, record, true));
  },

  orders: (context, { userId, ...page }) => {
    const { orders } = context.exchange;
    const asked = { ...page, accountId: context.accounts.person(userId).id };
    const { items, ...rest } = withTotal(orders.placed(asked), page, () =>
      orders.countPlaced(asked),
    );
    return { items: items.map(orderView), ...rest };
  },

  portfolio: (context, { userId }) => {
    const { id } = context.accounts.person(userId);
    if (seesMasked(context.account(), id)) recordLook(context, id, trail.lookedAtPortfolio);
    return portfolioOf(context, id, { currency: limitsCurrency });
  },

  transfers: (context, { userId, ...page }) => {
    const accountId = context.accounts.person(userId).id;
    const { items, ...rest } = context.transfers.counted({ ...page, accountId });
    return { items: items.map((record) => context.transfers.view(record)), ...rest };
  },
};

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
