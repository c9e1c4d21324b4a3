import { feesOf } from '@agio/api-client';
import { useFeeStanding } from '@agio/api-client/react';
import { formatCrypto, formatFiat } from '@agio/money';
import { useAccount } from '../host/index.ts';
import { rateText } from '../amounts/rate-text.ts';
import type { FormatContext } from './ticket-labels.ts';

/** The ids of the sentences that describe the fields to screen readers. */
export const limitIds = (ticketId: string) => ({
  price: `${ticketId}-price-limits`,
  amount: `${ticketId}-amount-limits`,
});

/** At the ticket's foot: the reader's fees in this market, and what an order here may be. Also shown at the fields. */
export function TicketLimits({ ticketId, format }: { ticketId: string; format: FormatContext }) {
  const { t, locale, instrument } = format;
  const { baseAsset, quoteAsset, feeTiers } = instrument;
  const tier = useAccount().standing?.complianceTier;
  const { data: standing } = useFeeStanding();
  const { makerFee, takerFee } = feesOf(instrument, tier, standing?.volume);
  const ids = limitIds(ticketId);
  const base = (value: string) => `${exact(value, locale)} ${baseAsset}`;
  const quote = (value: string) => `${exact(value, locale)} ${quoteAsset}`;
  const textsOf = (fees: { makerFee: string; takerFee: string }) =>
    [fees.makerFee, fees.takerFee].map((rate) => rateText(rate, locale));
  const [maker, taker] = textsOf({ makerFee, takerFee });
  const money = (value: string) =>
    formatFiat(value, { currency: standing?.currency ?? 'CHF', display: 'code', locale });
  const next = standing?.next;
  const rows = [
    [t.ticket.makerFee, maker],
    [t.ticket.takerFee, taker],
    ...(tier !== undefined && feeTiers.length > 0
      ? [[t.ticket.feeTier, t.ticket.tier({ tier: tier.replace('Tier', '') })] as const]
      : []),
    ...(standing === undefined ? [] : [[t.ticket.feeVolume, money(standing.nextVolume)] as const]),
    ...(next == null
      ? []
      : [
          [
            t.ticket.nextFee,
            t.ticket.nextFeeFrom({
              volume: money(next.missing),
              fee: textsOf(feesOf(instrument, tier, next.step.volume)).join(' / '),
            }),
          ] as const,
        ]),
    [t.limits.smallest, base(instrument.minAmount)],
    [t.limits.largest, base(instrument.maxAmount)],
    [t.limits.leastValue, quote(instrument.minNotional)],
    [t.limits.priceStep, quote(instrument.tickSize)],
    [t.limits.amountStep, base(instrument.stepSize)],
  ] as const;
  return (
    <>
      <details data-slot="ticket-limits" className="wg:flex-none wg:text-xs wg:text-fg-muted">
        <summary className="wg:flex wg:h-6 wg:cursor-pointer wg:items-center wg:justify-between wg:gap-3 wg:rounded-sm wg:focus-ring wg:hover:text-fg wg:touch:h-11">
          <span>{t.limits.title}</span>
          <bdi dir="ltr" className="wg:num">{`${maker} / ${taker}`}</bdi>
        </summary>
        <dl>
          {rows.map(([term, value]) => (
            <div
              key={term}
              className="wg:flex wg:min-h-5.5 wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-3"
            >
              <dt>{term}</dt>
              <dd className="wg:num wg:min-w-0 wg:text-fg">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p id={ids.price} hidden>
        {t.limits.ofPrice({ step: quote(instrument.tickSize) })}
      </p>
      <p id={ids.amount} hidden>
        {t.limits.ofAmount({
          least: exact(instrument.minAmount, locale),
          most: base(instrument.maxAmount),
          step: exact(instrument.stepSize, locale),
        })}
      </p>
    </>
  );
}

const exact = (value: string, locale: string) => formatCrypto(value, { locale, maxDigits: 18 });
