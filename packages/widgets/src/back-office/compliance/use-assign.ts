import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { useAssignRequest, useExchange, useUserInformation } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { assignmentMessages } from './assignment-messages.ts';
import { isConflict } from './decision/model/verdict.ts';
import { type ActState, useAct } from '../frame/act/use-act.ts';

/**
 * Takes a case, takes it over, or hands it back. Each says who had it as the officer has seen it, so that the exchange
 * refuses it where somebody was first; one whose answer was lost is looked up.
 *
 * @param onRead puts a case that was just read in the place of the one that is shown
 */
export function useAssign(
  userId: string,
  onRead: (found: ComplianceDetails) => unknown,
): {
  state: ActState;
  assign: (request: StaffRequest, to: 'Me' | null) => void;
  look: () => void;
} {
  const { backOfficeCompliance } = useExchange();
  const { assignRequest } = useAssignRequest();
  const { data: officer } = useUserInformation();
  const t = useMessages(assignmentMessages);
  const { state, run, look } = useAct();
  const read = async () => {
    const found = await backOfficeCompliance.details({ userId });
    void onRead(found);
    return found;
  };
  return {
    state,
    assign: (request, to) => {
      const seenAssigneeId = request.assignee?.officerId ?? null;
      void run({
        send: (options) =>
          assignRequest({ requestId: request.id, to, seenAssigneeId }, options).catch(
            async (error: unknown) => {
              // What is pressed next is about the case as it is then.
              if (isConflict(error)) await read().catch(() => undefined);
              throw error;
            },
          ),
        wasDone: async () => {
          const { id, assignee } = (await read()).request ?? {};
          const holderId = id === request.id ? (assignee?.officerId ?? null) : undefined;
          if (holderId === (to === null ? null : officer?.id)) return true;
          return holderId === seenAssigneeId
            ? false
            : { conflict: assignee ? t.other({ name: assignee.officer }) : t.nobody };
        },
        hasRivals: true,
      });
    },
    look: () => void look(),
  };
}
