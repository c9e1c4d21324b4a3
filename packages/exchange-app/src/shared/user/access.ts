import type { User, UserKind } from './use-user.ts';

/** Who may open a page or a dialog: somebody who is signed in, in one of these roles, with an account in this state. */
export interface Access {
  /** Undefined: every role. */
  kinds?: readonly UserKind[];
  /** Only an account that may act now: active, and not frozen, terminated or in review. */
  active?: true;
}

/** Why it stays closed. `unknown`: the exchange has not said yet what the account may do. */
export type Refusal = 'guest' | 'role' | 'state' | 'unknown';

/** Pages of an account's own: of everybody who has one to trade with. */
export const ofTraders: Access = { kinds: ['trader', 'support', 'admin'] };

/** What a role alone decides: whether it is shown the way there. Undefined access: everybody's, guests too. */
export const isFor = (access: Access | undefined, kind: UserKind): boolean =>
  access === undefined || (kind !== 'guest' && access.kinds?.includes(kind) !== false);

/** Why somebody may not open it; undefined: they may. Only the exchange refuses what they may not have. */
export function refusalOf(
  access: Access | undefined,
  user: Pick<User, 'kind' | 'standing' | 'isActive' | 'isFrozen' | 'isTerminated' | 'isInReview'>,
): Refusal | undefined {
  if (!isFor(access, user.kind)) return user.kind === 'guest' ? 'guest' : 'role';
  if (!access?.active) return undefined;
  if (user.isFrozen || user.isTerminated || user.isInReview) return 'state';
  if (user.standing === undefined) return 'unknown';
  return user.isActive ? undefined : 'state';
}
