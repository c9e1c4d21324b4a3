import type { Aggregation } from '@agio/api-client/contract';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { TextareaField } from '@agio/ui/textarea-field';
import { useState } from 'react';
import { focusReason } from '../../frame/focus-reason.ts';
import { aggregationMessages } from '../wallet-messages.ts';

const maxReasonLength = 300;

/**
 * Rejects another administrator's proposal, with a reason, or withdraws one's own. The reason stays until it is done.
 */
export function AggregationEnd({
  aggregation: { token, proposedBy },
  how,
  isBusy,
  onEnd,
}: {
  aggregation: Pick<Aggregation, 'token' | 'proposedBy'>;
  how: 'reject' | 'withdraw';
  isBusy: boolean;
  onEnd: (reason: string) => void;
}) {
  const { end: t } = useMessages(aggregationMessages);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isRejection = how === 'reject';
  const send = () => {
    if (isRejection && reason.trim() === '') return setMissing(true);
    setOpen(false);
    return onEnd(reason.trim());
  };
  return (
    <>
      <Button variant="ghost" block disabled={isBusy} onClick={() => setOpen(true)}>
        {t[how]}
      </Button>
      <AlertDialog open={isOpen} onOpenChange={setOpen}>
        <AlertDialogContent onOpenAutoFocus={focusReason}>
          <AlertDialogTitle>
            {isRejection ? t.rejectTitle({ token }) : t.withdrawTitle({ token })}
          </AlertDialogTitle>
          <AlertDialogDescription>
            {isRejection ? t.rejectText({ name: proposedBy }) : t.withdrawText}
          </AlertDialogDescription>
          <TextareaField
            label={t.reason}
            hint={t.reasonHint}
            error={isMissing && reason.trim() === '' ? t.reasonMissing : undefined}
            maxLength={maxReasonLength}
            showCount
            required={isRejection}
            value={reason}
            onValueChange={setReason}
          />
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button variant="ghost">{t.cancel}</Button>
            </AlertDialogCancel>
            <Button variant="danger" onClick={send}>
              {t[how]}
            </Button>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}
