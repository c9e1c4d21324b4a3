import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { TextareaField } from '@agio/ui/textarea-field';
import { type ReactNode, useState } from 'react';
import type { Intent } from '../../intent/use-intent.ts';
import { alertMessages } from './alert-messages.ts';

/** Shortest and longest reason, as in the contract. */
const reasonLength = { min: 3, max: 300 };

/** Asks for a change of the alerts and its reason. A refusal stands in it; once the change is sent, it closes. */
export function ChangeDialog<Input>({
  title,
  intent,
  isFaulty,
  inputOf,
  onClose,
  children,
}: {
  title: string;
  intent: Intent<Input, unknown>;
  /** True while a field has a fault. */
  isFaulty: boolean;
  inputOf: (reason: string) => Input;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}) {
  const t = useMessages(alertMessages);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim().length < reasonLength.min;
  const isSending = intent.state.status === 'sending';
  const problem =
    intent.state.status === 'refused' || intent.state.status === 'conflict'
      ? intent.state.words
      : undefined;
  const send = async () => {
    setAsked(true);
    if (isMissing || isFaulty) return;
    if ((await intent.sendFromDialog(inputOf(reason.trim()))) === undefined) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="wg:flex wg:flex-col wg:gap-4">
          {children}
          <TextareaField
            label={t.reason}
            error={isAsked && isMissing ? t.reasonMissing : undefined}
            maxLength={reasonLength.max}
            showCount
            required
            value={reason}
            onValueChange={setReason}
            disabled={isSending}
          />
          {problem === undefined ? null : (
            <Callout tone="danger" live>
              {problem}
            </Callout>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {t.back}
          </Button>
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            {t.save}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
