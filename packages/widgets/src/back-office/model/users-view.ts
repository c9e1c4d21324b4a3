import { activityStatuses, tiers } from '@agio/api-client';
import { type ListView, readListView, stretches, wholeList, writeListView } from './list-view.ts';

export type ActivityStatus = (typeof activityStatuses)[number];

/** What the list of users shows, as the host keeps it in its address. */
export type UsersView = ListView;

const fields = {
  search: 'text',
  tier: tiers,
  status: activityStatuses,
  /** Of new customers. */
  within: stretches,
} as const;

/** Columns that can sort, as in the contract (`profile-view.test.ts` compares). */
export const userColumns = ['user', 'tier', 'status', 'value', 'seen'] as const;

export const allUsers: UsersView = wholeList;

/** What a query of an address means; what is not understood is left out. */
export const readUsersView = (query: string): UsersView => readListView(query, fields, userColumns);

/** The query that means a view; empty for everybody. */
export const writeUsersView = writeListView;
