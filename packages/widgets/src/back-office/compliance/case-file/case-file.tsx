import { useCaseFile } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { loadStateOf, useLoadNotes } from '../../../states/index.ts';
import { LatestSignIns } from '../../frame/evidence-part.tsx';
import { caseFileMessages } from './case-file-messages.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { ScreeningPanel } from './screening-panel.tsx';

/** Evidence of a case: the identity document, the screening, the checklist and the latest sign-ins. */
export function CaseFile({
  userId,
  now,
  isOpen,
}: {
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The request can still be decided. */
  isOpen: boolean;
}) {
  const { error } = useMessages(caseFileMessages);
  const file = useCaseFile(userId);
  const state = loadStateOf(file);
  const notes = useLoadNotes(state, { error });
  return (
    <Loadable
      state={state}
      notes={notes}
      onRetry={() => void file.mutate()}
      skeleton={
        <div className="wg:flex wg:flex-col wg:gap-4">
          <Skeleton className="wg:h-52 wg:rounded-panel" />
          <Skeleton className="wg:h-28 wg:rounded-panel" />
          <Skeleton className="wg:h-48 wg:rounded-panel" />
          <Skeleton className="wg:h-24 wg:rounded-panel" />
        </div>
      }
    >
      {file.data === undefined ? null : (
        <div className="wg:flex wg:flex-col wg:gap-4">
          <IdentityPanel identity={file.data.identity} now={now} />
          <ScreeningPanel file={file.data} />
          <ChecklistPanel file={file.data} isOpen={isOpen} />
          <Panel className="wg:px-4">
            <LatestSignIns signIns={file.data.signIns} />
          </Panel>
        </div>
      )}
    </Loadable>
  );
}
