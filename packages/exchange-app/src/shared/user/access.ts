// @where App: text for a reader who may not open a page or a dialog
import type { User, UserKind } from './use-user.ts';

/** Access to a page or a dialog: for signed-in users in one of these roles, with an account in this state. */
export interface Access {
  /** Undefined: every role. */
  kinds?: readonly UserKind[];
  /** Only an account that may act now: active, and not frozen, terminated or in review. */
  active?: true;
}

/** Reason for a closed page. `role`: staff at a page of traders; `staff`: others at one of staff; `unknown`: none yet. */
export type Refusal = 'guest' | 'role' | 'staff' | 'state' | 'unknown';

/** Pages of an account's own: of everybody who has one to trade with. */
export const ofTraders: Access = { kinds: ['trader', 'support', 'admin'] };

/** Compliance pages: of those whom the exchange answers there. */
export const ofOfficers: Access = { kinds: ['officer', 'admin'], active: true };

/** The back office, whose areas are each for some of the staff. */
export const ofStaff: Access = { kinds: ['officer', 'admin', 'support', 'viewer'], active: true };

/** Returns true if the role alone permits a link to it. Undefined access is for all, guests too. */
export const isFor = (access: Access | undefined, kind: UserKind): boolean =>
  access === undefined || (kind !== 'guest' && access.kinds?.includes(kind) !== false);

/**
 * Returns the reason for which the user may not open it; undefined if they may. Only the exchange protects its data.
 */
export function refusalOf(
  access: Access | undefined,
  user: Pick<User, 'kind' | 'standing' | 'isActive' | 'isFrozen' | 'isTerminated'>,
): Refusal | undefined {
  if (!isFor(access, user.kind)) {
    if (user.kind === 'guest') return 'guest';
    return access?.kinds?.includes('trader') === false ? 'staff' : 'role';
  }
  if (!access?.active || user.isActive) return undefined;
  const isKnown = user.standing !== undefined || user.isFrozen || user.isTerminated;
  return isKnown ? 'state' : 'unknown';
}
