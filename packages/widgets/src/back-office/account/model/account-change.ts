import { isApiError, type Tier, tiers, type UserInformation } from '@agio/api-client';
import type { AddressBookEntry, AuditEntry } from '@agio/api-client/contract';
import { activityStatuses } from '@agio/api-client';
import type { ActivityStatus } from '../../users/model/users-view.ts';

/** Change of an account by an officer, apart from decisions on requests. */
export type AccountChange =
  | { readonly kind: 'status'; readonly from: ActivityStatus; readonly to: ActivityStatus }
  | { readonly kind: 'tier'; readonly from: Tier | 'Unknown'; readonly to: Tier }
  | { readonly kind: AddressAct; readonly entry: AddressBookEntry };

/** Act of an officer on an address; `address` withdraws its proof. */
export type AddressAct = 'address' | 'accept' | 'block' | 'lift';

/** Returns true for a change of an address. */
export const isOfAddress = (
  change: AccountChange,
): change is Extract<AccountChange, { kind: AddressAct }> => 'entry' in change;

/** The statuses that an account can be given; none where its own is not known here: the exchange wants to hear what was seen. */
export const statusesFor = ({ activityStatus }: Pick<UserInformation, 'activityStatus'>) =>
  activityStatus === 'Unknown' ? [] : activityStatuses.filter((each) => each !== activityStatus);

/** The tiers below that of an account, highest first. */
export const tiersBelow = ({ complianceTier }: Pick<UserInformation, 'complianceTier'>): Tier[] =>
  tiers
    .slice(
      0,
      Math.max(
        0,
        tiers.findIndex((tier) => tier === complianceTier),
      ),
    )
    .toReversed();

/**
 * A change of status or tier that was answered before a sign-in. Undefined where the account is not any more as the officer
 * saw it, or cannot be given that: then they choose again.
 */
export function resumedChange(
  {
    kind,
    from,
    to,
  }: { readonly kind: 'status' | 'tier'; readonly from: string; readonly to: string },
  user: Pick<UserInformation, 'activityStatus' | 'complianceTier'>,
): Exclude<AccountChange, { kind: AddressAct }> | undefined {
  if (kind === 'status') {
    const status = statusesFor(user).find((each) => each === to);
    const seen = user.activityStatus;
    if (status === undefined || seen === 'Unknown' || seen !== from) return undefined;
    return { kind, from: seen, to: status };
  }
  const tier = tiersBelow(user).find((each) => each === to);
  if (tier === undefined || user.complianceTier !== from) return undefined;
  return { kind, from: user.complianceTier, to: tier };
}

/** Returns true if there is a proof, or one under review, that can be withdrawn. */
const isWithdrawable = ({
  proof,
  formSubmittedAt,
  invalidatedAt,
  reproofAt,
}: Pick<AddressBookEntry, 'proof' | 'formSubmittedAt' | 'invalidatedAt' | 'reproofAt'>): boolean =>
  reproofAt !== null || (invalidatedAt === null && (proof !== null || formSubmittedAt !== null));

/** Returns the acts that an address allows, the most likely first. */
export const actsOn = (entry: AddressBookEntry): AddressAct[] => [
  ...(entry.reproofAt === null ? [] : (['accept'] as const)),
  ...(isWithdrawable(entry) ? (['address'] as const) : []),
  entry.blockedAt === null ? 'block' : 'lift',
];

/** Account as read after a lost answer. */
export interface Found {
  readonly user: Pick<UserInformation, 'activityStatus' | 'complianceTier'>;
  /** Newest first. */
  readonly audit: readonly Pick<AuditEntry, 'actor' | 'actorId' | 'action' | 'changes'>[];
  /** The address that the change is about, where it is still in the book. */
  readonly address?:
    | Pick<AddressBookEntry, 'invalidatedAt' | 'reproofAt' | 'blockedAt'>
    | undefined;
}

const fieldOf = {
  status: 'activityStatus',
  tier: 'complianceTier',
  address: 'invalidatedAt',
  accept: 'invalidatedAt',
  block: 'blockedAt',
  lift: 'blockedAt',
} as const;

/** The last entry of the trail about what a change is about. */
export const lastEntryOf = ({ kind }: AccountChange, { audit }: Pick<Found, 'audit'>) =>
  audit.find(({ changes }) => changes.some(({ field }) => field === fieldOf[kind]));

/**
 * Returns the outcome of a change whose answer was lost: `unchanged` if it was not carried out and may be sent again,
 * `others` if another officer acted first or has changed it since.
 */
export function outcomeOf(
  change: AccountChange,
  found: Found,
  officerId: string | undefined,
): 'unchanged' | 'ours' | 'others' {
  const isOurs =
    officerId !== undefined && lastEntryOf(change, found)?.actorId === officerId
      ? 'ours'
      : 'others';
  if (isOfAddress(change)) {
    if (found.address === undefined) return 'others';
    const field = fieldOf[change.kind];
    return found.address[field] === change.entry[field] ? 'unchanged' : isOurs;
  }
  const now = change.kind === 'status' ? found.user.activityStatus : found.user.complianceTier;
  if (now === change.from) return 'unchanged';
  return now === change.to ? isOurs : 'others';
}

/** Returns true if the exchange wants a new sign-in first: the input itself is valid. */
export const isSignInAsked = (error: unknown): boolean => isApiError(error, 'stepUp');
