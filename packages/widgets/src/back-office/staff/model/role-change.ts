// @where Back office: length of the reason for other roles
import { guardedRoles, type Role } from '@agio/api-client';

/** States of the contract, whose schemas come with the first call (`role-change.test.ts` compares). */
export const states = ['Active', 'Invited', 'Proposed'] as const;

/** Choices of the filter by sign-ins. */
export const yesOrNo = ['Yes', 'No'] as const;

/** Lengths of the reason of a change. */
export const reasonLength = { min: 3, max: 500 };

/** Returns true if two administrators must agree to a change of roles. */
export const needsTwo = (before: readonly string[], after: readonly string[]): boolean =>
  guardedRoles.some((role) => before.includes(role) !== after.includes(role));

/** Returns true if both have the same roles, in any order. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/** With a role, or without it if it was there. */
export const toggled = (roles: readonly Role[], role: Role): Role[] =>
  roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role];
