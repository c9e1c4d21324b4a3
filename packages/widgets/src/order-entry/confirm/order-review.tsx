import { type Decimal, formatCrypto, formatPercent } from '@agio/money';
import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import type { OrderToConfirm } from '../model/order-to-confirm.ts';
import { fieldsOf, isPriceField, type PriceField, rulesOf } from '../model/order-types.ts';
import { type FormatContext, priceText, unitOf, useTicketFormat } from '../ticket-labels.ts';
import { TicketNotices } from '../ticket-notices.tsx';
import { optionsText } from '../ticket-options.tsx';
import { ticketRows } from '../ticket-rows.tsx';

export interface OrderReviewProps {
  order: OrderToConfirm;
  onConfirm: (order: OrderToConfirm) => void;
  onCancel: () => void;
}

/** The whole order once more before it is sent. */
export function OrderReview({ order, onConfirm, onCancel }: OrderReviewProps) {
  const { state, summary, instrument } = order;
  const format = useTicketFormat(instrument);
  const { t, locale } = format;
  const { side, type } = state;
  const { baseAsset, quoteAsset } = instrument;
  const { amount, spend, value } = summary.size;
  const prices = fieldsOf(state).flatMap(({ field, label }) => {
    const price = isPriceField(field) ? summary[field].value : undefined;
    return price && isPriceField(field)
      ? [
          {
            label: t.ticket[label],
            value: figureText(field, price, format),
          },
        ]
      : [];
  });
  const size = spend
    ? { label: t.ticket.total, value: `${formatCrypto(spend, { locale })} ${quoteAsset}` }
    : {
        label: t.ticket.amount,
        value: `${formatCrypto(amount.value, { locale, maxDigits: 18 })} ${baseAsset}`,
      };
  const total =
    !rulesOf(type).limit || !value
      ? []
      : [{ label: t.ticket.total, value: `${formatCrypto(value, { locale })} ${quoteAsset}` }];
  const options = rulesOf(type).hasOptions
    ? [{ label: t.ticket.timeInForce, value: optionsText(state, format) }]
    : [];
  // The value in the reader's currency moves; what is asked about does not.
  const figures = ticketRows(summary, undefined, format, type).slice(0, -1);
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent size="sm" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>
            {t.review[side]({ market: instrument.symbol, type: t.type[type] })}
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          <KeyValueList>
            {[...prices, size, ...total, ...figures, ...options].map((row, index) => (
              <KeyValue key={index} term={row.label}>
                <span className="wg:num">{row.value}</span>
              </KeyValue>
            ))}
          </KeyValueList>
          <TicketNotices place="bottom" {...{ summary, state, format }} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>{t.review.back}</Button>
          <Button variant={side === 'Buy' ? 'buy' : 'sell'} onClick={() => onConfirm(order)}>
            {(side === 'Buy' ? t.ticket.buy : t.ticket.sell)({ asset: baseAsset })}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Returns the text of a figure of the order: a percentage, a count, or a price. */
function figureText(field: PriceField, value: Decimal, format: FormatContext): string {
  const { locale, instrument } = format;
  if (field === 'trailPercent') return formatPercent(value, { locale });
  if (field === 'minutes' || field === 'slices' || field === 'displayAmount')
    return `${formatCrypto(value, { locale })} ${unitOf(field, format)}`.trim();
  return `${priceText(value, format)} ${instrument.quoteAsset}`;
}
