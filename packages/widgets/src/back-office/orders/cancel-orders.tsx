// @where Back office: lengths of the reasons of staff
import type { StaffOrder } from '@agio/api-client/contract';
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
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { TextareaField } from '@agio/ui/textarea-field';
import { useState } from 'react';
import { withReason } from '../../intent/refusals.tsx';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { tradingMessages } from '../frame/trading-messages.ts';
import { type CancelOutcome, useCancelOrders } from './use-cancel-orders.ts';

/** Orders that are named; of more, the number. */
const named = 5;
const maxReasonLength = 300;

/** Cancels orders of others: what and why, then a second look. What was typed stays after a refusal. */
export function CancelOrders({
  orders,
  onClose,
  onDone,
}: {
  orders: readonly StaffOrder[];
  onClose: () => void;
  /** Called with how many are cancelled; those that are not stay in the dialog. */
  onDone: (cancelled: number) => void;
}) {
  const { cancel: t } = useMessages(tradingMessages);
  const { progress, cancel } = useCancelOrders();
  const [left, setLeft] = useState(orders);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { ask, dialog } = useConfirmation();
  const [outcome, setOutcome] = useState<CancelOutcome>();
  const count = left.length;
  const isBusy = progress !== undefined;
  const send = async () => {
    if (reason.trim() === '') return setMissing(true);
    const isConfirmed = await ask({
      title: t.sure({ count }),
      text: t.sureText({ reason: cutText(reason.trim(), maxReasonLength) }),
      cancel: t.change,
      confirm: t.act({ count }),
    });
    if (!isConfirmed) return undefined;
    setOutcome(undefined);
    const came = await cancel(left, reason.trim());
    if (came.cancelled > 0) onDone(came.cancelled);
    if (came.failed.length === 0) return onClose();
    setLeft(came.failed.map(({ order }) => order));
    return setOutcome(came);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !isBusy && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t.title({ count })}</DialogTitle>
          <DialogDescription>{t.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ul className="wg:mb-4 wg:text-sm">
            {left.slice(0, named).map(({ id, userName, market }) => (
              <li key={id} className="wg:flex wg:flex-wrap wg:gap-x-2 wg:py-1">
                <span className="wg:num">{id}</span>
                <span className="wg:text-fg-muted">
                  <bdi>{cutText(userName, 40)}</bdi>, {market}
                </span>
              </li>
            ))}
            {count > named ? (
              <li className="wg:py-1 wg:text-fg-muted">{t.andMore({ count: count - named })}</li>
            ) : null}
          </ul>
          <TextareaField
            label={t.reason}
            hint={t.reasonHint}
            error={isMissing && reason.trim() === '' ? t.reasonMissing : undefined}
            maxLength={maxReasonLength}
            showCount
            required
            value={reason}
            onValueChange={setReason}
            disabled={isBusy}
          />
          {outcome === undefined ? null : (
            <Callout
              tone="danger"
              live
              title={t.failed({ count: outcome.failed.length })}
              className="wg:mt-4"
            >
              <ul>
                {outcome.failed.slice(0, named).map(({ order, reason: why }) => (
                  <li key={order.id}>
                    {withReason(
                      ({ reason: words }) => t.failedOf({ id: order.id, reason: words }),
                      why,
                    )}
                  </li>
                ))}
              </ul>
            </Callout>
          )}
          <output className="wg:mt-3 wg:block wg:min-h-5 wg:text-sm wg:text-fg-muted">
            {progress === undefined ? '' : t.progress(progress)}
          </output>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {t.back}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void send()}>
            {t.next}
          </Button>
        </DialogFooter>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
