// @where Trading: rows of a ticket's summary: fee, receipt, value
import { Decimal, formatCrypto, formatPercent } from '@agio/money';
import type { TicketRow } from '@agio/ui/order-ticket';
import { distancePercent } from './model/market-estimate.ts';
import { hasField, type TicketType } from './model/order-types.ts';
import type { TicketSummary } from './model/ticket-summary.ts';
import { rateText } from '../amounts/rate-text.ts';
import { priceText, type FormatContext } from './ticket-labels.ts';

/**
 * Fee, receipt, value, and of a market order the total, which has no field, with the price that it comes to on average
 * and how far that is from `best`, the price that it meets first. What is not known yet is a dash.
 */
export function ticketRows(
  { fee, receive, size }: TicketSummary,
  value: string | undefined,
  format: FormatContext,
  type: TicketType,
  best?: Decimal,
): TicketRow[] {
  const { t, locale, instrument } = format;
  const average = size.estimate?.averagePrice;
  const slippage = average && distancePercent(average, best);
  const amount = (
    figure: { amount: Parameters<typeof formatCrypto>[0]; asset: string } | undefined,
  ) => (figure ? `${formatCrypto(figure.amount, { locale, minDigits: 6 })} ${figure.asset}` : '—');
  return [
    ...(!hasField(type, 'total')
      ? [
          {
            label: t.ticket.totalAbout,
            value: amount(size.value && { amount: size.value, asset: instrument.quoteAsset }),
          },
          {
            label: (
              <>
                {t.ticket.average}
                {slippage ? (
                  <span className="wg:ms-1 wg:text-fg-faint">
                    {t.ticket.slippage({ percent: formatPercent(slippage, { locale }) })}
                  </span>
                ) : null}
              </>
            ),
            value: average
              ? `≈ ${priceText(average.roundToStep(Decimal.of(instrument.tickSize), 'half-even'), format)} ${instrument.quoteAsset}`
              : '—',
          },
        ]
      : []),
    {
      label: (
        <>
          {fee ? t.ticket[`${fee.role}Fee`] : t.ticket.fee}
          {fee ? (
            <span className="wg:ms-1 wg:text-fg-faint">{rateText(fee.rate, locale)}</span>
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
