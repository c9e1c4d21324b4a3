import { useUsers } from '@agio/api-client/react';
import type { UsersView } from './model/users-view.ts';

/** Rows that are asked for at a time. */
const pageRows = 50;

/** The users of a view. */
export function useUsersOf({ search, tier, status }: UsersView) {
  const wanted = search.trim();
  return useUsers({
    limit: pageRows,
    ...(tier !== undefined && { tier }),
    ...(status !== undefined && { status }),
    ...(wanted !== '' && { search: wanted }),
  });
}
