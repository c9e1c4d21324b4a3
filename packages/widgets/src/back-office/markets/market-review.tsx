import type { Instrument, MarketStatus } from '@agio/api-client/contract';
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
import { useState } from 'react';
import * as v from 'valibot';
import { ChangeList, type Change } from './change-list.tsx';
import { MarketEffect } from './market-effect.tsx';
import { marketsMessages } from './markets-messages.ts';
import type { SaveRefusal } from './use-save.ts';

/** Characters of a reason, by the contract. */
const longestReason = 120;

export interface MarketReviewProps {
  instrument: Instrument;
  changes: readonly Change[];
  /** A figure is changed: the trail says why. */
  asksReason: boolean;
  /** Undefined: the status stays. */
  status: MarketStatus | undefined;
  /** What was given as the reason before, where it was not taken. */
  reason?: string | undefined;
  onClose: () => void;
  /** Sends it; answers what the exchange refused, undefined: the dialog is over. */
  onSave: (reason: string | undefined) => Promise<SaveRefusal | undefined>;
}

/**
 * Shows a change of a market once more before it is sent: each rule before and after, whom it concerns, and for another
 * status the reason and the pair, which has to be typed.
 */
export function MarketReview(props: MarketReviewProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent size="lg">
        <Review {...props} />
      </DialogContent>
    </Dialog>
  );
}

function Review({
  instrument,
  changes,
  asksReason,
  status,
  reason: before = '',
  onSave,
}: MarketReviewProps) {
  const t = useMessages(marketsMessages).review;
  const [problem, setProblem] = useState<string>();
  const name = instrument.symbol;
  // With another status the one reason is shown on the market, too.
  const isForTrail = asksReason && status === undefined;
  const { form, field, isSubmitting, reason, values } = useForm({
    schema: v.object({
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => (status !== 'Halted' && !isForTrail) || text !== '', 'reason'),
      ),
      typed: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => status === undefined || text.toUpperCase() === name, 'typed'),
      ),
    }),
    initial: { reason: before, typed: '' },
    faultText: ({ code, message }) =>
      code === 'reason'
        ? isForTrail
          ? t.trailReasonMissing
          : t.reasonMissing
        : code === 'typed'
          ? t.typeMissing({ name })
          : message,
    onSubmit: async (given) => {
      setProblem(undefined);
      const refusal = await onSave(given.reason === '' ? undefined : given.reason);
      if (refusal === undefined) return undefined;
      const own = refusal.faults.filter((fault) => fault.field === 'reason');
      if (own.length === 0) setProblem(refusal.reason);
      return own;
    },
  });
  return (
    <>
      <DialogHeader>
        <DialogTitle>
          {status === undefined ? t.title({ name }) : t.status[status]({ name })}
        </DialogTitle>
      </DialogHeader>
      <Form {...form} submitting={isSubmitting}>
        <DialogBody className="wg:flex wg:flex-col wg:gap-4">
          <DialogDescription>{t.what[status ?? 'rules']}</DialogDescription>
          <ChangeList changes={changes} />
          <MarketEffect instrument={instrument} />
          {status === undefined && !isForTrail ? null : (
            <FormFields submitting={isSubmitting} className="wg:flex wg:flex-col wg:gap-4">
              {status === 'Open' ? null : (
                <TextField
                  label={isForTrail ? t.trailReason : t.reason}
                  labelEnd={t.count({ count: values.reason.length, most: longestReason })}
                  maxLength={longestReason}
                  autoComplete="off"
                  required={status === 'Halted' || isForTrail}
                  {...field('reason')}
                />
              )}
              {status === undefined ? null : (
                <TextField
                  label={t.type({ name })}
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
            <Button disabled={isSubmitting}>
              {status === undefined ? t.back : t.keep[status]}
            </Button>
          </DialogClose>
          <SubmitButton
            submitting={isSubmitting}
            reason={reason}
            variant={status === 'Halted' ? 'danger' : 'primary'}
          >
            {status === undefined ? t.save : t.act[status]({ name })}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </>
  );
}
