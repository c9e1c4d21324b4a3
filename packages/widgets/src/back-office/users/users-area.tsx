import { useAccount } from '../../host/index.ts';
import type { AreaProps } from '../frame/model/areas.ts';
import { readProfileView, writeProfileView } from './model/profile-view.ts';
import { readUsersView, writeUsersView } from './model/users-view.ts';
import { UserProfile } from './user-profile.tsx';
import { UsersList } from './users-list.tsx';

/** Everybody with an account, and what there is about each. */
export function UsersArea({ base, item, query, onQueryChange, onGo }: AreaProps) {
  const { kind } = useAccount();
  return item === undefined ? (
    <UsersList
      base={base}
      view={readUsersView(query, kind)}
      onViewChange={(view, how) => onQueryChange(writeUsersView(view), how)}
      onGo={onGo}
    />
  ) : (
    <UserProfile
      key={item}
      base={base}
      userId={item}
      view={readProfileView(query, kind)}
      onViewChange={(view) => onQueryChange(writeProfileView(view))}
      onGo={onGo}
    />
  );
}
