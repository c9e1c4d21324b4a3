import { useUsers } from '@agio/api-client/react';
import { useMemo } from 'react';
import { listSince } from './list-span.ts';
import { inputOf } from './model/list-view.ts';
import type { UsersView } from './model/users-view.ts';

/** Rows that are asked for at a time. */
const pageRows = 50;

/** The users of a view. */
export function useUsersOf(view: UsersView) {
  const joinedFrom = useMemo(() => listSince(view), [view]);
  return useUsers({
    limit: pageRows,
    ...inputOf(view),
    ...(joinedFrom !== undefined && { joinedFrom }),
  });
}
