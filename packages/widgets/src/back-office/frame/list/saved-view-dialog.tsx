import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { Form, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import * as v from 'valibot';
import { longestName, nameFault, type SavedView } from './model/saved-views.ts';
import { savedViewMessages } from './saved-view-messages.ts';

export interface SavedViewDialogProps {
  /** Undefined: a new view is named. */
  renames: SavedView | undefined;
  /** The other views of the list. */
  others: readonly SavedView[];
  onClose: () => void;
  onSave: (name: string) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Asks for the name of a view. */
export function SavedViewDialog({
  renames,
  others,
  onClose,
  onSave,
  onCloseAutoFocus,
}: SavedViewDialogProps) {
  const t = useMessages(savedViewMessages);
  const { form, field, reason } = useForm({
    schema: v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.check((name) => nameFault(name, others) !== 'empty', 'empty'),
        v.check((name) => nameFault(name, others) !== 'taken', 'taken'),
      ),
    }),
    initial: { name: renames?.name ?? '' },
    faultText: ({ code }) => (code === 'empty' ? t.empty : code === 'taken' ? t.taken : undefined),
    onSubmit: ({ name }) => onSave(name),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>
            {renames === undefined ? t.saveTitle : t.renameTitle({ name: renames.name })}
          </DialogTitle>
        </DialogHeader>
        <Form {...form}>
          <DialogBody className="wg:flex wg:flex-col wg:gap-4">
            <DialogDescription>{t.saveText}</DialogDescription>
            <TextField
              label={t.name}
              maxLength={longestName}
              autoComplete="off"
              required
              {...field('name')}
            />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>{t.back}</Button>
            </DialogClose>
            <SubmitButton reason={reason}>{t.keep}</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
