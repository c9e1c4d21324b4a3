import type { CaseFile, ChecklistItem, ChecklistPoint } from '@agio/api-client/contract';
import { useConfirmPoint } from '@agio/api-client/react';
import { Checkbox } from '@agio/ui/checkbox';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { IntentStatus } from '../../../intent/intent-status.tsx';
import { assignmentMessages } from '../assignment-messages.ts';
import { caseFileMessages } from './case-file-messages.ts';
import { SaidBy } from './said-by.tsx';
import { useFileChange } from './use-file-change.ts';

/** Points that an officer confirms before an approval, each with who did, for all officers of the case. */
export function ChecklistPanel({
  file: { userId, requestId, checklist },
  isOpen,
}: {
  file: CaseFile;
  /** The request can still be decided. */
  isOpen: boolean;
}) {
  const { checklist: t } = useMessages(caseFileMessages);
  if (requestId === null || checklist.length === 0) return null;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <output className="wg:ms-auto wg:text-sm wg:text-fg-muted">
          {t.count({
            count: checklist.filter(({ confirmed }) => confirmed !== null).length,
            total: checklist.length,
          })}
        </output>
      </PanelHeader>
      <ul className="wg:flex wg:flex-col wg:gap-2 wg:p-4 wg:text-sm">
        {checklist.map((item) => (
          <Point
            key={item.point}
            userId={userId}
            requestId={requestId}
            item={item}
            isOpen={isOpen}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface Tick {
  readonly point: ChecklistPoint;
  readonly isConfirmed: boolean;
  readonly seenAt: string | null;
}

/** One point. Each is sent by itself: the next one can be ticked while it is under way. */
function Point({
  userId,
  requestId,
  item: { point, confirmed },
  isOpen,
}: {
  userId: string;
  requestId: string;
  item: ChecklistItem;
  isOpen: boolean;
}) {
  const { checklist: t } = useMessages(caseFileMessages);
  const { conflict } = useMessages(assignmentMessages);
  const { confirmPoint } = useConfirmPoint();
  const { state, sent, isBusy, send, look } = useFileChange<Tick>(
    userId,
    (tick, options) => confirmPoint({ requestId, ...tick }, options),
    (found, tick) =>
      found.checklist.some(
        (item) => item.point === tick.point && (item.confirmed !== null) === tick.isConfirmed,
      ),
  );
  return (
    <li>
      <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-3">
        <Checkbox
          label={t.points[point]}
          // The tick stands at once, and goes back with a refusal.
          checked={state.status === 'sending' && sent ? sent.isConfirmed : confirmed !== null}
          disabled={!isOpen || point === 'Unknown'}
          onCheckedChange={(isConfirmed) => {
            if (isBusy || point === 'Unknown') return;
            void send({ point, isConfirmed, seenAt: confirmed?.time ?? null });
          }}
        />
        {confirmed === null ? null : <SaidBy said={confirmed} />}
      </div>
      <IntentStatus state={state} conflictTitle={conflict} onLook={() => void look()} />
    </li>
  );
}
