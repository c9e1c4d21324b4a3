import { formatCrypto } from '@agio/money';
import type { TicketRow } from '@agio/ui/order-ticket';
import type { TicketSummary } from './model/ticket-summary.ts';
import { rateText, type Writer } from './ticket-words.ts';

/** Fee, receipt and value. The rows are always there: what is not known yet is a dash. */
export function ticketRows(
  { fee, receive }: TicketSummary,
  value: string | undefined,
  { t, locale }: Writer,
): TicketRow[] {
  const amount = (
    figure: { amount: Parameters<typeof formatCrypto>[0]; asset: string } | undefined,
  ) => (figure ? `${formatCrypto(figure.amount, { locale, minDigits: 6 })} ${figure.asset}` : '—');
  return [
    {
      label: (
        <>
          {t.ticket.fee}
          {fee ? (
            <span className="wg:ms-1 wg:text-fg-faint">
              {(fee.role === 'maker' ? t.ticket.maker : t.ticket.taker)({
                rate: rateText(fee.rate, locale),
              })}
            </span>
          ) : null}
        </>
      ),
      value: amount(fee),
    },
    {
      label: receive?.about ? t.ticket.receiveAbout : t.ticket.receive,
      value: amount(receive),
      strong: true,
    },
    { label: t.ticket.value, value: <span className="wg:text-fg-muted">{value ?? '—'}</span> },
  ];
}
