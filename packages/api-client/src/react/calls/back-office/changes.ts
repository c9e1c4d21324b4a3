import type { CallName } from '../../cache/keys.ts';

/** Reads of the back office that a decision about a user changes. */
export const usersAndCases: readonly CallName[] = [
  'backOfficeCompliance.queue',
  'backOfficeCompliance.details',
  'backOfficeCompliance.officers',
  'backOfficeUsers.list',
  'backOfficeUsers.details',
  'backOfficeAudit.list',
];
