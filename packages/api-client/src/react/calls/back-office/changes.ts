import type { CallName } from '../../cache/keys.ts';

/** What a decision about a user changes in the back office. */
export const usersAndCases: readonly CallName[] = [
  'backOfficeCompliance.queue',
  'backOfficeCompliance.details',
  'backOfficeUsers.list',
  'backOfficeUsers.details',
  'backOfficeAudit.list',
];
