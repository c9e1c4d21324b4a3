import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { useUserInformation } from '@agio/api-client/react';
import { Avatar } from '@agio/ui/avatar';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { UserCheck } from 'lucide-react';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { assignmentMessages } from './assignment-messages.ts';
import { decisionMessages } from './decision/decision-messages.ts';
import { isUndecided } from './decision/model/verdict.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { useAssign } from './use-assign.ts';
import { useItemActions } from '../frame/use-item-actions.tsx';
import { useKeys } from '../frame/use-keys.ts';

export interface CaseAssignmentProps {
  details: ComplianceDetails;
  /** Takes in the case as it was just read. */
  onRead: (found: ComplianceDetails) => unknown;
}

/**
 * Officer who works on the case: to take it, to hand it back, and, after a second look, to take it over; by a button or
 * `e`.
 */
export function CaseAssignment({ details, onRead }: CaseAssignmentProps) {
  const { user, request } = details;
  const officerId = useUserInformation().data?.id;
  // Officers cannot decide on their own account.
  return request === null ||
    !isUndecided(request) ||
    officerId === undefined ||
    officerId === user.id ? null : (
    <Assignment {...{ request, officerId, onRead }} userId={user.id} />
  );
}

function Assignment({
  userId,
  request,
  officerId,
  onRead,
}: {
  userId: string;
  request: StaffRequest;
  officerId: string;
  onRead: CaseAssignmentProps['onRead'];
}) {
  const t = useMessages(assignmentMessages);
  const { case: heading } = useMessages(paletteMessages);
  const { change } = useMessages(decisionMessages);
  const { state, isBusy, send: assign, look } = useAssign(userId, onRead);
  const { ask, isAsking, dialog } = useConfirmation();
  const { assignee } = request;
  const isOwn = assignee?.officerId === officerId;
  const name = assignee ? cutText(assignee.officer, 60) : '';
  const act = async () => {
    if (isBusy || isAsking) return;
    if (assignee && !isOwn) {
      const isConfirmed = await ask({
        title: t.sure({ name }),
        text: t.sureText({ name }),
        cancel: change,
        cancelVariant: 'secondary',
        confirm: t.takeOver,
        tone: 'primary',
      });
      if (!isConfirmed) return;
    }
    void assign({ request, to: isOwn ? null : 'Me' });
  };
  useKeys({ e: () => void act() });
  const [words, label] = isOwn
    ? [t.own, t.giveBack]
    : assignee
      ? [t.other({ name }), t.takeOver]
      : [t.nobody, t.take];
  useItemActions(heading, [!isBusy && { label, icon: UserCheck, onSelect: () => void act() }]);
  return (
    <section aria-label={t.label} className="wg:flex wg:flex-col wg:gap-3">
      <div className="wg:flex wg:min-h-8 wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2 wg:text-sm">
        {assignee ? <Avatar name={assignee.officer} /> : null}
        <output className={assignee && !isOwn ? 'wg:font-medium' : 'wg:text-fg-muted'}>
          <bdi>{words}</bdi>
        </output>
        <Button
          size="sm"
          aria-keyshortcuts="e"
          loading={state.status === 'sending'}
          disabled={state.status === 'unknown'}
          onClick={() => void act()}
        >
          {label}
        </Button>
      </div>
      <IntentStatus state={state} conflictTitle={t.conflict} onLook={() => void look()} />
      {dialog}
    </section>
  );
}
