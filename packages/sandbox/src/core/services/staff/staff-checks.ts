import { rankOf } from '../../accounts.ts';
import type { Account } from '../../records/people.ts';
import { refuse } from '../../refusal.ts';

/** Returns the parts of an account that staff decide. */
export function decidedOf({ information }: Account) {
  const { activityStatus, complianceTier } = information;
  return { activityStatus, complianceTier };
}

/**
 * Refuses officers their own case: they would know what is suspected, and by whom.
 *
 * @throws Refusal
 */
export function checkIsOther(staff: Account, userId: string): void {
  if (staff.id === userId) {
    throw refuse('ownCase', 'userId');
  }
}

/**
 * Refuses decisions on one's own account, and on a person whose rank is not below one's own (S56).
 *
 * @throws Refusal
 */
export function checkMayDecide(staff: Account, account: Account): void {
  if (staff.id === account.id) {
    throw refuse('ownAccount');
  }
  if (!mayDecide(staff, account)) {
    throw refuse('higherRole');
  }
}

/** Returns true for a person who is not the member of the staff, and whose rank is below theirs. */
export const mayDecide = (staff: Account, account: Account): boolean =>
  staff.id !== account.id && rankOf(staff) > rankOf(account);
