import type { SavedView } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
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
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { longestName, nameFault } from './model/saved-views.ts';
import { savedViewMessages } from './saved-view-messages.ts';

export interface SavedViewDialogProps {
  view: SavedView;
  isNew: boolean;
  /** The other views of the list that have a name of their own. */
  others: readonly Pick<SavedView, 'name'>[];
  /** Words of a refusal. */
  problem: ReactNode;
  onClose: () => void;
  onSave: (name: string, isShared: boolean) => Promise<void>;
  onCloseAutoFocus: (event: Event) => void;
}

/** Asks for the name of a view. */
export function SavedViewDialog({
  view,
  isNew,
  others,
  problem,
  onClose,
  onSave,
  onCloseAutoFocus,
}: SavedViewDialogProps) {
  const t = useMessages(savedViewMessages);
  const [isShared, setShared] = useState(view.isShared);
  const { form, field, reason } = useForm({
    schema: v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.check((name) => nameFault(name, others) !== 'empty', 'empty'),
        v.check((name) => nameFault(name, others) !== 'taken', 'taken'),
      ),
    }),
    initial: { name: view.name },
    faultText: ({ code }) => (code === 'empty' ? t.empty : code === 'taken' ? t.taken : undefined),
    onSubmit: ({ name }) => onSave(name, isShared),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>{isNew ? t.saveTitle : t.renameTitle({ name: view.name })}</DialogTitle>
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
            {isNew ? (
              <Checkbox label={t.share} checked={isShared} onCheckedChange={setShared} />
            ) : null}
            {problem === undefined ? null : (
              <p role="alert" className="wg:text-sm wg:text-danger">
                {problem}
              </p>
            )}
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
