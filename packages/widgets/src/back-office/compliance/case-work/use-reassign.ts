import { type ComplianceCase, mostAssigned } from '@agio/api-client/contract';
import { useAssignCases, useExchange } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useIntent } from '../../../intent/use-intent.ts';
import { assignmentMessages } from '../assignment-messages.ts';
import type { Move, Reassignment } from './assignments.ts';

/** Outcome of a change of several cases. */
export interface Reassigned {
  readonly done: readonly Move[];
  /** Those that were refused, each with the reason. */
  readonly failed: readonly { readonly found: ComplianceCase; readonly reason: string }[];
}

/**
 * Assigns cases, takes them or hands them back. The exchange refuses each that has another officer than the reader saw, and
 * changes the others. After a lost answer the queue says who has them; nothing is sent again before it is known.
 */
export function useReassign() {
  const { backOfficeCompliance, refusalText } = useExchange();
  const { assignCases } = useAssignCases();
  const t = useMessages(assignmentMessages);
  return useIntent<Reassignment, Reassigned>({
    send: async ({ moves }, options) => {
      const { outcomes } = await assignCases(
        {
          cases: moves.map(({ found, from, to }) => ({
            requestId: found.request.id,
            to,
            seenAssigneeId: from,
          })),
        },
        options,
      );
      const reasons = new Map(outcomes.map(({ requestId, reason }) => [requestId, reason]));
      const failed = await Promise.all(
        moves.flatMap(({ found }) => {
          const reason = reasons.get(found.request.id);
          return reason ? refusalText(reason).then((words) => ({ found, reason: words })) : [];
        }),
      );
      return { done: moves.filter(({ found }) => !reasons.get(found.request.id)), failed };
    },
    find: async ({ moves }) => {
      const officers = new Map<string, { officerId: string; officer: string } | null>();
      let cursor: string | undefined;
      do {
        const page = await backOfficeCompliance.queue({
          limit: mostAssigned,
          ...(cursor !== undefined && { cursor }),
        });
        for (const { request } of page.items) officers.set(request.id, request.assignee ?? null);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined && moves.some(({ found }) => !officers.has(found.request.id)));
      const holderOf = ({ found }: Move) => officers.get(found.request.id);
      const isAt = (move: Move, id: string | null) => (holderOf(move)?.officerId ?? null) === id;
      if (moves.every((move) => isAt(move, move.from))) return false;
      const failed = moves.filter((move) => !isAt(move, move.to));
      return {
        done: moves.filter((move) => isAt(move, move.to)),
        failed: failed.map((move) => {
          const name = holderOf(move)?.officer;
          return { found: move.found, reason: name === undefined ? t.nobody : t.other({ name }) };
        }),
      };
    },
  });
}
