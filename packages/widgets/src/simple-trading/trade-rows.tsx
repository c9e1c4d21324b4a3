import { KeyValue } from '@agio/ui/key-value';
import { rateText } from '../amounts/rate-text.ts';
import type { TicketSummary } from '../order-entry/index.ts';
import { exactText, Figure } from '../details/figure.tsx';
import type { FormatContext } from './commodity-cards.tsx';

/** The fee of an order, in the asset that is received. */
export function FeeRow({
  summary: { fee },
  format: { t, locale },
}: {
  summary: TicketSummary;
  format: FormatContext;
}) {
  return (
    <KeyValue term={fee ? t.figure.feeOf({ percent: rateText(fee.rate, locale) }) : t.figure.fee}>
      <Figure>{fee ? exactText(fee.amount, fee.asset, locale) : '—'}</Figure>
    </KeyValue>
  );
}

/** Returns the text of the received amount after the fee, as far as the book tells. */
export function receivedText({ receive }: TicketSummary, locale: string): string {
  return receive ? `≈ ${exactText(receive.amount, receive.asset, locale)}` : '—';
}
