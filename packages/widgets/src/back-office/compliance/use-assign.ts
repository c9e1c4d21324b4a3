import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { useAssignRequest, useExchange, useUserInformation } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { isConflict } from '../../intent/refusals.tsx';
import { useIntent } from '../../intent/use-intent.ts';
import { assignmentMessages } from './assignment-messages.ts';

interface Assignment {
  /** The request as the officer saw it. */
  readonly request: StaffRequest;
  readonly to: 'Me' | null;
}

/**
 * Takes a case, takes it over, or hands it back. The exchange refuses it if another officer acted since the case was
 * read.
 *
 * @param onRead replaces the case that is shown
 */
export function useAssign(userId: string, onRead: (found: ComplianceDetails) => unknown) {
  const { backOfficeCompliance } = useExchange();
  const { assignRequest } = useAssignRequest();
  const { data: officer } = useUserInformation();
  const t = useMessages(assignmentMessages);
  const read = async () => {
    const found = await backOfficeCompliance.details({ userId });
    void onRead(found);
    return found;
  };
  const seenBy = ({ assignee }: StaffRequest) => assignee?.officerId ?? null;
  return useIntent<Assignment>({
    send: ({ request, to }, options) =>
      assignRequest({ requestId: request.id, to, seenAssigneeId: seenBy(request) }, options).catch(
        async (error: unknown) => {
          // The next press is about the case as it is then.
          if (isConflict(error)) await read().catch(() => undefined);
          throw error;
        },
      ),
    find: async ({ request, to }) => {
      const { id, assignee } = (await read()).request ?? {};
      const holderId = id === request.id ? (assignee?.officerId ?? null) : undefined;
      if (holderId === (to === null ? null : officer?.id)) return true;
      return holderId === seenBy(request)
        ? false
        : { conflict: assignee ? t.other({ name: assignee.officer }) : t.nobody };
    },
    conflict: () => true,
  });
}
