import { formatCrypto } from '@agio/money';
import type { TicketRow } from '@agio/ui/order-ticket';
import type { TicketSummary } from './ticket-summary.ts';
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
          {t('ticket.fee')}
          {fee ? (
            <span className="ms-1 text-fg-faint">
              {t(fee.role === 'maker' ? 'ticket.maker' : 'ticket.taker', {
                rate: rateText(fee.rate, locale),
              })}
            </span>
          ) : null}
        </>
      ),
      value: amount(fee),
    },
    {
      label: t(receive?.about ? 'ticket.receiveAbout' : 'ticket.receive'),
      value: amount(receive),
      strong: true,
    },
    { label: t('ticket.value'), value: <span className="text-fg-muted">{value ?? '—'}</span> },
  ];
}
