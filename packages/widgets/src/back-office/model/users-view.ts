import { activityStatuses, tiers, type Tier } from '@agio/api-client';

export type ActivityStatus = (typeof activityStatuses)[number];

/** What the list of users shows, as the host keeps it in its address. */
export interface UsersView {
  /** A part of a name, an e-mail or a core id, or a whole address or order id. */
  readonly search: string;
  readonly tier?: Tier | undefined;
  readonly status?: ActivityStatus | undefined;
}

export const allUsers: UsersView = { search: '' };

/** Whether the reader has narrowed the list. */
export const isUsersNarrowed = ({ search, tier, status }: UsersView): boolean =>
  search.trim() !== '' || tier !== undefined || status !== undefined;

/** What a query of an address means; what is not understood is left out. */
export function readUsersView(query: string): UsersView {
  const params = new URLSearchParams(query);
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    tier: tiers.find((each) => each === params.get('tier')),
    status: activityStatuses.find((each) => each === params.get('status')),
  };
}

/** The query that means a view; empty for everybody. */
export function writeUsersView({ search, tier, status }: UsersView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (tier !== undefined) params.set('tier', tier);
  if (status !== undefined) params.set('status', status);
  return params.toString();
}
