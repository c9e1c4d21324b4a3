import type { ComplianceCase } from '@agio/api-client/contract';
import { type Caller, office } from './caller.ts';

/** What an officer who has just read a request sends with a decision; of one that is not in the queue: nothing was decided. */
export async function seenOf(officer: Caller, requestId: string | undefined) {
  const { items } = await officer.ask<{ items: ComplianceCase[] }>(
    'GET',
    `${office}/compliance/users?limit=500`,
  );
  const request = items.find(({ request: { id } }) => id === requestId)?.request;
  return {
    seenDecidedAt: request?.decidedAt ?? null,
    seenApprovalAt: request?.firstApproval?.time ?? null,
  };
}

/** The same of a request that nobody has looked at. */
export const unseen = { seenDecidedAt: null, seenApprovalAt: null };
