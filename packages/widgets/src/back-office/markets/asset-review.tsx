import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { type Change, ChangeList } from './change-list.tsx';
import { marketsMessages } from './markets-messages.ts';
import type { SaveRefusal } from './use-save.ts';

/** Shows a change of an asset once more before it is sent. */
export function AssetReview({
  name,
  changes,
  onClose,
  onSave,
}: {
  name: string;
  changes: readonly Change[];
  onClose: () => void;
  /** Answers what the exchange refused; undefined: the dialog is over. */
  onSave: () => Promise<SaveRefusal | undefined>;
}) {
  const { review: t } = useMessages(marketsMessages);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    const refusal = await onSave();
    setSending(false);
    if (refusal !== undefined)
      setProblem([refusal.reason, ...refusal.faults.map(({ message }) => message)].join(' '));
  };
  return (
    <AlertDialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>{t.title({ name })}</AlertDialogTitle>
        <AlertDialogDescription>{t.what.asset}</AlertDialogDescription>
        <ChangeList changes={changes} />
        {problem === undefined ? null : (
          <Callout tone="danger" live className="wg:mt-3">
            {problem}
          </Callout>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button disabled={isSending}>{t.back}</Button>
          </AlertDialogCancel>
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            {t.save}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
