import type { AddressBookEntry } from '@agio/api-client/contract';
import { useRemoveAddress } from '@agio/api-client/react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@agio/ui/alert-dialog';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { type ReactNode, useState } from 'react';
import { useHost } from '../host/index.ts';
import { dialogMessages } from './dialog-messages.ts';
import { withReason } from '../intent/refusals.tsx';
import { useRefusal } from './use-refusal.ts';

/** Takes an entry out of the book, after a question: a proof is lost with it, transfers keep their address. */
export function RemoveAddress({
  entry,
  onRemoved,
}: {
  entry: AddressBookEntry;
  onRemoved: () => void;
}) {
  const { cancel, remove: t } = useMessages(dialogMessages);
  const { notices } = useHost();
  const { removeAddress, isPending } = useRemoveAddress();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<ReactNode>();
  const [isOpen, setOpen] = useState(false);
  const name = cutText(entry.name, 40);
  const remove = async () => {
    setProblem(undefined);
    try {
      await removeAddress({ id: entry.id });
      setOpen(false);
      notices.success({ id: 'address-removed', title: t.done({ name }) });
      onRemoved();
    } catch (error) {
      setProblem(refusalOf(error, []).reason);
    }
  };
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => {
        setProblem(undefined);
        setOpen(open);
      }}
    >
      <AlertDialogTrigger asChild>
        <Button variant="danger-soft">{t.button}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{t.title({ name })}</AlertDialogTitle>
        <AlertDialogDescription>
          {entry.proof === null ? t.text : t.textProven}
        </AlertDialogDescription>
        {problem === undefined ? null : (
          <Callout tone="danger" live>
            {withReason(t.failed, problem)}
          </Callout>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button>{cancel}</Button>
          </AlertDialogCancel>
          <Button variant="danger" loading={isPending} onClick={() => void remove()}>
            {t.button}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
