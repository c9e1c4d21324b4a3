import type { StaffMember } from '@agio/api-client/contract';
import { useInviteStaff } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { CopyButton } from '@agio/ui/copy-button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { type ReactNode, useState } from 'react';
import { useHoldReload } from '../../host/index.ts';
import { isAnswerLost, refusalText } from '../../intent/refusals.tsx';
import { useFailureWords } from '../../states/index.ts';
import { decisionMessages } from '../compliance/decision/decision-messages.ts';
import { RoleDialog, type RoleDraft } from './role-dialog.tsx';
import { staffMessages } from './staff-messages.ts';

interface Invited {
  readonly member: StaffMember;
  readonly link: string | null;
}

/** Form of an invitation, then its link, once. The link is in the memory of this component and nowhere else. */
export function Invite({ onClose }: { onClose: () => void }) {
  const t = useMessages(staffMessages);
  const { lost } = useMessages(decisionMessages);
  const failureWords = useFailureWords();
  const { inviteStaff, isPending } = useInviteStaff();
  const [problem, setProblem] = useState<ReactNode>();
  const [invited, setInvited] = useState<Invited>();
  // A reload would lose the link.
  useHoldReload(invited?.link != null);

  const invite = async ({ roles, ...colleague }: RoleDraft) => {
    setProblem(undefined);
    try {
      // Sent again after a lost answer, the same input is the same intent, whose link was answered already.
      const { member, link } = await inviteStaff(
        { ...colleague, roles: [...roles] },
        { tellsRefusals: true },
      );
      if (link === null && member.state === 'Invited') setProblem(t.linkLost);
      else setInvited({ member, link });
    } catch (error) {
      setProblem(isAnswerLost(error) ? lost : refusalText(error, failureWords));
    }
  };
  if (invited === undefined) {
    return (
      <RoleDialog
        title={t.invite}
        person={undefined}
        before={[]}
        isSending={isPending}
        problem={problem}
        onSend={(draft) => void invite(draft)}
        onClose={onClose}
      />
    );
  }
  const { member, link } = invited;
  const name = cutText(member.name, 60);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t.states.Invited}</DialogTitle>
          <DialogDescription>
            {link === null ? t.noLink({ name }) : t.link({ name })}
            {member.proposal === null ? null : ` ${t.needsTwo}`}
          </DialogDescription>
        </DialogHeader>
        {link === null ? null : (
          <DialogBody>
            <span data-private className="wg:flex wg:items-start wg:gap-2">
              <bdi dir="ltr" className="wg:min-w-0 wg:[overflow-wrap:anywhere]">
                {link}
              </bdi>
              <CopyButton value={link} labels={{ copy: t.copy }} />
            </span>
          </DialogBody>
        )}
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
