// @where Back office: filters of the list of users: risk scores, least values
import { activityStatuses, noteStates, tiers, userRoles } from '@agio/api-client';
import type { AccountKind } from '../../../host/index.ts';
import { seesPersonalData } from '../../frame/model/areas.ts';
import {
  type ListView,
  readListView,
  stretches,
  defaultListView,
  writeListView,
} from '../../frame/list/model/list-view.ts';

export type ActivityStatus = (typeof activityStatuses)[number];

/** View of the list of users, which the host keeps in its address. */
export type UsersView = ListView;

/** Scores from which on users are listed, and least values of what they have, in the currency of the list. */
export const riskScores = ['1', '2', '3', '4'] as const;
export const leastValues = ['1000', '10000', '100000', '1000000'] as const;

const fields = {
  search: 'text',
  tier: tiers,
  status: activityStatuses,
  role: userRoles,
  note: noteStates,
  /** Period in which new customers joined. */
  within: stretches,
  from: 'day',
  to: 'day',
} as const;

/** Sorts and filters that only readers who see the values may ask for: for others the exchange masks it, and refuses to filter and sort by it. */
const unmasked = { country: 'text', riskFrom: riskScores, valueFrom: leastValues } as const;

/** Columns that can sort, as in the contract (`profile-view.test.ts` compares). */
export const userColumns = ['user', 'tier', 'status', 'value', 'seen'] as const;

export const defaultUsersView: UsersView = defaultListView;

/** Returns the columns by which this role can sort. */
export const sortedBy = (kind: AccountKind): readonly string[] =>
  seesPersonalData(kind) ? userColumns : userColumns.filter((column) => column !== 'value');

/** Reads the query of an address for a role, without what is not understood or not open to it. */
export const readUsersView = (query: string, kind: AccountKind): UsersView =>
  readListView(query, seesPersonalData(kind) ? { ...fields, ...unmasked } : fields, sortedBy(kind));

/** The query that means a view; empty for everybody. */
export const writeUsersView = writeListView;
