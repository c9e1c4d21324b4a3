import type { OrderChange } from '@agio/api-client';
import type { Instrument, Order } from '@agio/api-client/contract';
import { Decimal, formatCrypto } from '@agio/money';
import { type AmountChange, AmountInput } from '@agio/ui/amount-input';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { type FieldBinding, Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import * as v from 'valibot';
import { common } from '../../words/messages.ts';
import { amendMessages } from './amend-messages.ts';
import { type EditReason, editOf, type OrderEdit, readEdit } from '../model/amended-order.ts';
import type { OrderToConfirm } from '../model/order-to-confirm.ts';
import { newTicket } from '../model/ticket.ts';
import { OrderConfirmation } from '../confirm/order-confirmation.tsx';
import { fieldError, submitLabel, useTicketFormat } from '../ticket-labels.ts';
import { type Amendment, useAmendment } from './use-amendment.ts';
import { useOrderEntry } from '../use-order-entry.ts';

export interface AmendOrderDialogProps {
  /** The order as it is now; undefined: closed. */
  order: Order | undefined;
  /** The price that the form begins with, that of the order when left out. */
  price?: string | undefined;
  /** Its market, from `useInstruments`. */
  instrument: Instrument | undefined;
  onClose: () => void;
}

/**
 * Changes price and amount of an open order. It is cancelled and placed anew; when the second half is refused the form
 * stays, and places it again.
 */
export function AmendOrderDialog({ order, price, instrument, onClose }: AmendOrderDialogProps) {
  const { amend: words } = useMessages(amendMessages);
  const amendment = useAmendment(order, instrument, onClose);
  return (
    <Dialog
      open={order !== undefined && instrument !== undefined}
      onOpenChange={(open) => !open && amendment.leave()}
    >
      {order && instrument ? (
        <DialogContent size="sm" closeLabel={amendment.isPending ? null : words.close}>
          <DialogHeader>
            <DialogTitle>{words.title}</DialogTitle>
          </DialogHeader>
          <AmendForm key={order.id} {...{ order, price, instrument, amendment }} />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}

const nothing = () => undefined;

function AmendForm({
  order,
  price,
  instrument,
  amendment,
}: {
  order: Order;
  price: string | undefined;
  instrument: Instrument;
  amendment: Amendment;
}) {
  const format = useTicketFormat(instrument);
  const { t, locale } = format;
  const { amend: words } = useMessages(amendMessages);
  const { side: sides } = useMessages(common);
  const { before, isPending, isChecking, error } = amendment;
  const [ticket] = useState(() => newTicket(order.market));
  const { context } = useOrderEntry(instrument, ticket, nothing);
  const [toConfirm, setToConfirm] = useState<OrderToConfirm & { change: OrderChange }>();
  const current = before ?? order;
  const read = (edit: OrderEdit) => readEdit(current, edit, context, before !== undefined);
  const { baseAsset, quoteAsset, tickSize, stepSize } = instrument;
  const amountText = (value: Decimal | string) => `${formatCrypto(value, { locale })} ${baseAsset}`;

  // Its rules are those of the ticket: a fault brings the ticket's reason along as what it is about, for the words.
  const { field, form, reason, values } = useForm({
    schema: v.pipe(
      v.object({ price: v.string(), amount: v.string() }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const each of read(input).reasons) {
          const key = 'field' in each ? (each.field === 'price' ? 'price' : 'amount') : undefined;
          addIssue({
            message: each.code,
            input: each,
            path: key && [{ type: 'object', origin: 'value', input, key, value: input[key] }],
          });
        }
      }),
    ),
    initial: editOf({ ...order, price: price ?? order.price }, locale),
    faultText: ({ input }, place) => {
      const found = input as EditReason;
      if (found.code === 'unchanged') return words.unchanged;
      if (found.code === 'alreadyFilled') {
        return place === 'field'
          ? words.alreadyFilled({ filled: amountText(found.filled) })
          : words.alreadyFilledShort;
      }
      return place === 'field' ? fieldError(found, format) : submitLabel(found, t, locale);
    },
    onSubmit: (edit) => {
      const { state, summary, change } = read(edit);
      if (!change) return;
      if (summary.warnings.some(({ confirm }) => confirm)) {
        setToConfirm({ state, summary, instrument, last: context.last, change });
      } else amendment.amend(change);
    },
  });
  const filled = Decimal.of(current.filledAmount);
  const { summary, change } = read(values);

  return (
    <>
      <Form {...form} submitting={isPending}>
        <DialogBody className="wg:flex wg:flex-col wg:gap-4">
          <DialogDescription>
            {`${sides[order.side]} ${instrument.symbol}. `}
            {filled.isZero ? null : `${words.filledSoFar({ amount: amountText(filled) })} `}
            {before ? null : words.queue}
          </DialogDescription>
          <FormFields submitting={isPending}>
            <AmountInput
              {...amountField(field('price'))}
              label={t.ticket.price}
              unit={quoteAsset}
              step={tickSize}
              steppers
              stepperLabels={{ up: t.ticket.tickUp, down: t.ticket.tickDown }}
              locale={locale}
            />
            <AmountInput
              {...amountField(field('amount'))}
              label={filled.isZero ? t.ticket.amount : words.wholeAmount}
              unit={baseAsset}
              step={stepSize}
              locale={locale}
            />
          </FormFields>
          {change && !filled.isZero && summary.size.amount.value ? (
            <p className="wg:num wg:text-sm wg:text-fg-muted">
              {words.left({ amount: amountText(summary.size.amount.value) })}
            </p>
          ) : null}
          {error === undefined ? null : (
            <Callout tone="danger" live title={words.notPlaced}>
              {error}
            </Callout>
          )}
          {isChecking ? (
            <output className="wg:text-sm wg:text-fg-muted">{t.ticket.checking}</output>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button disabled={isPending} onClick={amendment.leave}>
            {before ? words.leave : words.back}
          </Button>
          <SubmitButton submitting={isPending} reason={reason}>
            {before ? words.placeAgain : words.submit}
          </SubmitButton>
        </DialogFooter>
      </Form>
      <OrderConfirmation
        order={toConfirm}
        isLive
        onConfirm={() => {
          setToConfirm(undefined);
          if (toConfirm) amendment.amend(toConfirm.change);
        }}
        onCancel={() => setToConfirm(undefined)}
        onUseLimit={nothing}
      />
    </>
  );
}

/** A field whose text stays as it was typed. */
const amountField = ({ onValueChange, value, error, ...rest }: FieldBinding<string>) => ({
  ...rest,
  value: '',
  text: value,
  error: error ?? (false as const),
  onValueChange: (_: string, { text }: AmountChange) => onValueChange(text),
});
