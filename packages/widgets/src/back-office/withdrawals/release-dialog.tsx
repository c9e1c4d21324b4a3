import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { useLocale, useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { TextareaField } from '@agio/ui/textarea-field';
import { type ReactNode, useState } from 'react';
import { exactText, Figure } from '../../details/figure.tsx';
import { useSignInAgain } from '../../intent/use-sign-in-again.ts';
import { changeMessages } from '../account/change-messages.ts';
import type { useDecisionDrafts } from '../frame/decision-drafts.ts';
import { useSignInFirst } from '../frame/use-sign-in-first.ts';
import { reasonLength } from './model/hold-values.ts';
import { isReasonMissing, type Release } from './model/release.ts';
import { withdrawalMessages } from './withdrawals-messages.ts';

/**
 * Asks for the reason of a decision on one or several withdrawals, and says what follows. Where the exchange needs a new
 * sign-in, the dialog leaves for it: the reason is there when the officer comes back.
 */
export function ReleaseDialog({
  release: { withdrawals, decision },
  drafts,
  isSending,
  problem,
  onSend,
  onClose,
}: {
  release: Omit<Release, 'comment'>;
  /** Reasons that were typed before. */
  drafts: Pick<ReturnType<typeof useDecisionDrafts<Release['decision']>>, 'textOf' | 'keep'>;
  isSending: boolean;
  /** Words of a refusal. */
  problem: ReactNode;
  onSend: (comment: string) => void;
  onClose: () => void;
}) {
  const t = useMessages(withdrawalMessages);
  const { signInFirst } = useMessages(changeMessages);
  const locale = useLocale();
  const isSignInFirst = useSignInFirst(true);
  const signInAgain = useSignInAgain();
  const [comment, setComment] = useState(() => drafts.textOf(decision));
  const [isAsked, setAsked] = useState(false);
  const isRejection = decision === 'Reject';
  const text = comment.trim();
  const isMissing = isReasonMissing(decision, text);
  const act = isRejection ? t.reject : t.approve;
  // A list has transfers of one type.
  const isDeposit = withdrawals[0]?.type === 'Deposit';
  const approval = isDeposit ? t.approveDepositText : t.approveText;
  const rejection = isDeposit ? t.rejectDepositText : t.rejectText;
  const submit = () => {
    if (isMissing) setAsked(true);
    else if (isSignInFirst) void signInAgain();
    else onSend(text);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{act}</DialogTitle>
          <DialogDescription>{isRejection ? rejection : approval}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {isSignInFirst ? (
            <Callout tone="info" live title={signInFirst.title} className="wg:mb-4">
              {signInFirst.text}
            </Callout>
          ) : null}
          <ul className="wg:mb-4 wg:max-h-60 wg:overflow-y-auto wg:text-sm">
            {withdrawals.map(({ id, userName, amount, asset }) => (
              <li key={id} className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3 wg:py-1">
                <bdi>{cutText(userName, 40)}</bdi>
                <Figure>{exactText(amount, asset, locale)}</Figure>
              </li>
            ))}
          </ul>
          <TextareaField
            label={isRejection ? t.reason : t.note}
            error={problem ?? (isAsked && isMissing ? t.reasonMissing : undefined)}
            maxLength={reasonLength.max}
            showCount
            required={isRejection}
            value={comment}
            onValueChange={(typed) => {
              setComment(typed);
              drafts.keep(decision, typed);
            }}
            disabled={isSending}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {t.back}
          </Button>
          <Button variant={isRejection ? 'danger' : 'primary'} loading={isSending} onClick={submit}>
            {isSignInFirst ? t.signIn : act}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
