import type { ComplianceCase } from '@agio/api-client/contract';
import { type Caller, office } from './caller.ts';

/** Returns the seen fields of a decision by an officer who has just read the request; null each where there is none. */
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

/** Seen fields of a request without a decision and an approval. */
export const unseen = { seenDecidedAt: null, seenApprovalAt: null };
