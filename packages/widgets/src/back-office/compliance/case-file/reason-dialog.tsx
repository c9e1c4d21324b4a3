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
import { useMessages } from '@agio/ui/language';
import { TextareaField } from '@agio/ui/textarea-field';
import { type ReactNode, useState } from 'react';
import type { useDecisionDrafts } from '../../frame/decision-drafts.ts';
import { caseFileMessages } from './case-file-messages.ts';
import { reasonLength } from './case-file-values.ts';

/** Asks for the reason of one act, and keeps what was typed until the exchange has taken it. */
export function ReasonDialog({
  drafts,
  act,
  title,
  text,
  isSending,
  problem,
  onSend,
  onClose,
}: {
  /** Reasons that were typed before. */
  drafts: Pick<ReturnType<typeof useDecisionDrafts>, 'textOf' | 'keep'>;
  act: string;
  title: string;
  text: ReactNode;
  isSending: boolean;
  /** Words of a refusal. */
  problem: ReactNode;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useMessages(caseFileMessages);
  const [reason, setReason] = useState(() => drafts.textOf(act));
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim().length < reasonLength.min;
  const submit = () => {
    if (isMissing) setAsked(true);
    else onSend(reason.trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <TextareaField
            label={t.reason}
            error={problem ?? (isAsked && isMissing ? t.reasonMissing : undefined)}
            maxLength={reasonLength.max}
            showCount
            required
            value={reason}
            onValueChange={(typed) => {
              setReason(typed);
              drafts.keep(act, typed);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            }}
            disabled={isSending}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {t.back}
          </Button>
          <Button variant="primary" loading={isSending} onClick={submit}>
            {title}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
