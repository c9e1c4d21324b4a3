import { Button } from '@agio/ui/button';
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
import { reasonLength } from './model/hold-values.ts';
import type { Release } from './use-release.ts';
import { withdrawalMessages } from './withdrawals-messages.ts';

/** Asks for the reason of a decision on one or several withdrawals, and says what follows. */
export function ReleaseDialog({
  release: { withdrawals, decision },
  isSending,
  problem,
  onSend,
  onClose,
}: {
  release: Omit<Release, 'comment'>;
  isSending: boolean;
  /** Words of a refusal. */
  problem: ReactNode;
  onSend: (comment: string) => void;
  onClose: () => void;
}) {
  const t = useMessages(withdrawalMessages);
  const locale = useLocale();
  const [comment, setComment] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isRejection = decision === 'Reject';
  const text = comment.trim();
  const isMissing = text.length < reasonLength.min && (isRejection || text !== '');
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{isRejection ? t.reject : t.approve}</DialogTitle>
          <DialogDescription>{isRejection ? t.rejectText : t.approveText}</DialogDescription>
        </DialogHeader>
        <DialogBody>
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
            onValueChange={setComment}
            disabled={isSending}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {t.back}
          </Button>
          <Button
            variant={isRejection ? 'danger' : 'primary'}
            loading={isSending}
            onClick={() => (isMissing ? setAsked(true) : onSend(text))}
          >
            {isRejection ? t.reject : t.approve}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
