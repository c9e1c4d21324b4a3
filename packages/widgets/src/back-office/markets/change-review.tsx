// @where Back office: lengths of the reasons of staff
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
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
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { type Change, ChangeList } from './change-list.tsx';
import { marketsMessages } from './markets-messages.ts';
import type { SaveRefusal } from './use-save.ts';

/** Characters of a reason, by the contract. */
const longestReason = 120;

export interface ChangeReviewProps {
  title: string;
  /** From when on the change holds. */
  text: string;
  changes: readonly Change[];
  /** Orders or people that are concerned. */
  effect?: ReactNode;
  /** Undefined: no reason is wanted. */
  reason?:
    | { readonly label: string; readonly missing: string; readonly isRequired: boolean }
    | undefined;
  /** Reason that was given before, where it was not taken. */
  given?: string | undefined;
  /** A name that has to be typed before it is sent. */
  typed?: string | undefined;
  back: string;
  save: string;
  isDanger?: boolean | undefined;
  onClose: () => void;
  /** Sends it; answers what the exchange refused, undefined: the dialog is over. */
  onSave: (reason: string | undefined) => Promise<SaveRefusal | undefined>;
}

/** Shows a change of a market or an asset once more before it is sent: each rule before and after, and why. */
export function ChangeReview(props: ChangeReviewProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent size="lg">
        <Review {...props} />
      </DialogContent>
    </Dialog>
  );
}

function Review({
  title,
  text,
  changes,
  effect,
  reason: wanted,
  given = '',
  typed,
  back,
  save,
  isDanger = false,
  onSave,
}: ChangeReviewProps) {
  const t = useMessages(marketsMessages).review;
  const [problem, setProblem] = useState<ReactNode>();
  const { form, field, isSubmitting, reason, values } = useForm({
    schema: v.object({
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.check((said) => wanted?.isRequired !== true || said !== '', 'reason'),
      ),
      typed: v.pipe(
        v.string(),
        v.trim(),
        v.check((name) => typed === undefined || name.toUpperCase() === typed, 'typed'),
      ),
    }),
    initial: { reason: given, typed: '' },
    faultText: ({ code }) =>
      code === 'reason'
        ? wanted?.missing
        : code === 'typed'
          ? t.typeMissing({ name: typed ?? '' })
          : undefined,
    onSubmit: async (answers) => {
      setProblem(undefined);
      const refusal = await onSave(answers.reason === '' ? undefined : answers.reason);
      if (refusal === undefined) return undefined;
      const own = refusal.faults.filter((fault) => fault.field === 'reason');
      if (own.length === 0) setProblem(refusal.reason);
      return own;
    },
  });
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
      </DialogHeader>
      <Form {...form} submitting={isSubmitting}>
        <DialogBody className="wg:flex wg:flex-col wg:gap-4">
          <DialogDescription>{text}</DialogDescription>
          <ChangeList changes={changes} />
          {effect}
          {wanted === undefined && typed === undefined ? null : (
            <FormFields submitting={isSubmitting} className="wg:flex wg:flex-col wg:gap-4">
              {wanted === undefined ? null : (
                <TextField
                  label={wanted.label}
                  labelEnd={t.count({ count: values.reason.length, most: longestReason })}
                  maxLength={longestReason}
                  autoComplete="off"
                  required={wanted.isRequired}
                  {...field('reason')}
                />
              )}
              {typed === undefined ? null : (
                <TextField
                  label={t.type({ name: typed })}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  required
                  {...field('typed')}
                />
              )}
            </FormFields>
          )}
          {problem === undefined ? null : (
            <Callout tone="danger" live>
              {problem}
            </Callout>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button disabled={isSubmitting}>{back}</Button>
          </DialogClose>
          <SubmitButton
            submitting={isSubmitting}
            reason={reason}
            variant={isDanger ? 'danger' : 'primary'}
          >
            {save}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </>
  );
}
