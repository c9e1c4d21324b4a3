import { useUsers } from '@agio/api-client/react';
import { useTimeZone } from '@agio/ui/language';
import { useMemo } from 'react';
import { listSpan, inputOf } from '../frame/list/model/list-view.ts';
import type { UsersView } from './model/users-view.ts';
import { pageRows } from '../../lists/paging.ts';

/** Input of the call that a view makes, its pages aside. */
export function useUsersInput(view: UsersView) {
  const timeZone = useTimeZone();
  return useMemo(() => {
    const { from, to } = listSpan(view, timeZone);
    return {
      ...inputOf(view),
      ...(from !== undefined && { joinedFrom: from }),
      ...(to !== undefined && { joinedTo: to }),
    };
  }, [view, timeZone]);
}

/** The users of a view. */
export const useUsersOf = (view: UsersView) =>
  useUsers({ limit: pageRows.staff, ...useUsersInput(view) });
