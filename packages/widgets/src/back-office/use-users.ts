import { useUsers } from '@agio/api-client/react';
import { inputOf } from './model/list-view.ts';
import type { UsersView } from './model/users-view.ts';

/** Rows that are asked for at a time. */
const pageRows = 50;

/** The users of a view. */
export function useUsersOf(view: UsersView) {
  return useUsers({ limit: pageRows, ...inputOf(view) });
}
