import * as v from 'valibot';
import { userInformation } from '../account.ts';
import { addressBookEntry } from '../address-book.ts';
import { uploadedFile } from '../compliance/compliance.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { activityStatuses, tiers } from '../base/enums.ts';
import { nonNegativeDecimal } from '../base/figures.ts';
import { noteStates, userRoles } from '../compliance/officer-enums.ts';
import { portfolioOverview } from '../portfolio.ts';
import {
  closedEnum,
  id,
  listOf,
  namedFile,
  openEnum,
  page,
  pageQuery,
  queryInteger,
  timestamp,
} from '../base/primitives.ts';
import { sortBy } from '../base/sort.ts';
import { name, symbol, textUpTo, words } from '../base/texts.ts';
import { order } from '../trading.ts';
import { transfer } from '../wallet.ts';
import { backApiV3, backOffice, readers, reviewers } from './staff.ts';

export const userRow = v.object({
  id,
  displayName: name,
  email: textUpTo(254),
  coreId: v.nullable(textUpTo(200)),
  tier: openEnum(tiers),
  activityStatus: openEnum(activityStatuses),
  roles: listOf(textUpTo(64), 100),
  /** Null where personal data are masked. */
  portfolioValue: v.nullable(nonNegativeDecimal),
  currency: symbol,
  lastSeenAt: v.nullable(timestamp),
  note: v.nullable(words),
  /** E-mail, Core ID, portfolio value and end of the document are hidden from this reader; `details` with `reveal` shows them. */
  masked: v.optional(v.boolean()),
  /** Since when the status is what it is, and the reason that was given; null where that is not known. */
  statusSince: v.nullable(timestamp),
  statusReason: v.nullable(words),
});
export type UserRow = v.InferOutput<typeof userRow>;

/** Columns by which users can be sorted. */
export const userSorts = ['user', 'tier', 'status', 'value', 'seen'] as const;

/**
 * Sorts and filters of users by what is masked for some readers: an order says as much as the values. Refused with 403
 * to who sees them masked, as is the file.
 */
export const unmaskedSorts: readonly (typeof userSorts)[number][] = ['value'];
export const unmaskedFilters = ['country', 'riskFrom', 'valueFrom'] as const;

const userFilter = {
  search: v.optional(textUpTo(100)),
  tier: v.optional(closedEnum(tiers)),
  status: v.optional(closedEnum(activityStatuses)),
  role: v.optional(closedEnum(userRoles)),
  /** Country of residence, by its name in English. */
  country: v.optional(textUpTo(100)),
  /** At least this score. */
  riskFrom: v.optional(queryInteger(1, 4)),
  /** At least this value of what they have, in the currency of the rows. */
  valueFrom: v.optional(nonNegativeDecimal),
  note: v.optional(closedEnum(noteStates)),
  /** Customers since this moment or later, and since this one or earlier. */
  joinedFrom: v.optional(timestamp),
  joinedTo: v.optional(timestamp),
  sort: v.optional(sortBy(userSorts)),
};

const comment = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
const ofUser = v.object({ userId: id, ...pageQuery });

export const backOfficeUsers = {
  /**
   * Users, the one seen last first unless sorted, by a part of their name, e-mail, core id or id, or by one of their
   * addresses or order ids as a whole. Who sees e-mails and core ids masked finds them as a whole only.
   */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/users`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: readers,
    input: v.object({ ...userFilter, ...pageQuery }),
    output: page(userRow),
  }),
  /** The users of a filtered list as CSV; the export itself is recorded in the trail. */
  csv: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/users.csv`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    responseType: 'file',
    input: v.object(userFilter),
    output: namedFile,
  }),
  /**
   * One user. Who is neither a compliance officer nor an administrator sees personal data masked; with `reveal` they are
   * shown, which is recorded.
   */
  details: defineEndpoint({
    method: 'POST',
    path: `${backApiV3}/users/get`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: readers,
    input: v.object({ userId: id, reveal: v.optional(v.boolean()) }),
    output: v.object({ row: userRow, user: userInformation }),
  }),
  /** Change the activity status of a user. Refused with 409 where it is no longer in `seenStatus`, as in `changeUserStatus`. */
  changeStatus: defineEndpoint({
    method: 'PUT',
    path: `${backApiV3}/users/status`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({
      userId: id,
      status: closedEnum(activityStatuses),
      comment,
      seenStatus: closedEnum(activityStatuses),
    }),
    output: userRow,
  }),
  /** Put a user into a lower tier. */
  downgrade: defineEndpoint({
    method: 'PUT',
    path: `${backApiV3}/users/downgrade`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({ userId: id, tier: closedEnum(tiers), comment }),
    output: userRow,
  }),
  /** Documents that a user has uploaded. */
  documents: defineEndpoint({
    method: 'POST',
    path: `${backApiV3}/users/documents/list`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({ userId: id }),
    output: listOf(
      v.object({
        ...uploadedFile.entries,
        documentType: name,
        uploadedAt: timestamp,
        /** Staff who have opened it, and when they did last. */
        openedBy: v.optional(
          listOf(v.object({ officerId: id, officer: name, time: timestamp }), 1000, 'officerId'),
        ),
      }),
    ),
  }),
  /** The address book of one user, newest first. */
  addresses: defineEndpoint({
    method: 'POST',
    path: `${backApiV3}/users/addresses/list`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({ userId: id }),
    output: listOf(addressBookEntry),
  }),
  /** Orders of one user, newest first. */
  orders: defineEndpoint({
    method: 'POST',
    path: `${backApiV3}/orders/list`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: readers,
    input: ofUser,
    output: page(order),
  }),
  /** Balances of one user. */
  portfolio: defineEndpoint({
    method: 'POST',
    path: `${backApiV3}/portfolio/get`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: readers,
    input: v.object({ userId: id }),
    output: portfolioOverview,
  }),
  /** Transfers of one user, newest first. */
  transfers: defineEndpoint({
    method: 'POST',
    path: `${backApiV3}/transfers/list`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: readers,
    input: ofUser,
    output: page(transfer),
  }),
};
