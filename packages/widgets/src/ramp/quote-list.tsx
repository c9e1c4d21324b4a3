import type { HeldQuote, RampOffers } from '@agio/api-client';
import type { UseRampOffers } from '@agio/api-client/react';
import { formatCrypto } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { IconButton } from '@agio/ui/icon-button';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { RadioCard, RadioGroup } from '@agio/ui/radio-group';
import { Skeleton } from '@agio/ui/skeleton';
import { Spinner } from '@agio/ui/spinner';
import { StatePanel } from '@agio/ui/state-panel';
import { StatusPill } from '@agio/ui/status-pill';
import { Clock, RefreshCw } from 'lucide-react';
import type { Dispatch } from 'react';
import { PriceRing } from '../amounts/price-ring.tsx';
import type { ComparedQuote, Comparison } from './model/compare-quotes.ts';
import { isFiat, type RampAction, type RampState } from './model/ramp-state.ts';
import type { RampContext, RampSummary } from './model/ramp-summary.ts';
import { assetText, begun, fiatText, type FormatContext } from './ramp-words.ts';

export interface QuoteListProps {
  state: RampState;
  dispatch: Dispatch<RampAction>;
  summary: RampSummary;
  context: RampContext;
  offers: UseRampOffers;
  format: FormatContext;
}

/** The quotes of all providers beside each other, for as long as they are held, and why the best is. */
export function QuoteList(props: QuoteListProps) {
  const { summary, offers, format } = props;
  const { t } = format;
  const count = summary.comparison?.quotes.length ?? 0;
  const held = summary.comparison && offers.held;
  return (
    <Panel aria-label={t.quotes.title}>
      <PanelHeader className="wg:min-h-14 wg:flex-nowrap">
        <PanelTitle>{t.quotes.title}</PanelTitle>
        <span className="wg:min-w-0 wg:flex-1 wg:text-sm wg:text-fg-muted">
          {count > 0 ? t.quotes.answered({ count }) : null}
        </span>
        <Held held={held} {...props} />
      </PanelHeader>
      <Quotes {...props} />
    </Panel>
  );
}

function Held({
  held,
  offers: { isHeld, isAsking, renew },
  format: { t },
}: QuoteListProps & { held: HeldQuote<RampOffers> | undefined }) {
  if (!held) return isAsking ? <Spinner /> : null;
  return (
    <span className="wg:flex wg:h-9 wg:items-center wg:gap-1">
      {isHeld ? <PriceRing held={held} words={t.quotes} /> : isAsking ? <Spinner /> : null}
      <IconButton
        label={t.quotes.renew}
        disabled={isAsking}
        onClick={() => void renew().catch(() => undefined)}
      >
        <RefreshCw size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}

function Quotes(props: QuoteListProps) {
  const { state, dispatch, summary, context, offers, format } = props;
  const { comparison, quote, reasons } = summary;
  const { t } = format;
  if (!comparison) {
    if (offers.isAsking) return <Waiting />;
    const isGuest = context.account === 'guest';
    const hasFailed = reasons.some(({ code }) => code === 'noQuotes');
    return (
      <StatePanel
        state={hasFailed ? 'error' : 'empty'}
        className="wg:min-h-48"
        title={hasFailed ? t.quotes.failed : isGuest ? t.quotes.guest : t.quotes.empty}
      >
        {hasFailed ? null : t.quotes.emptyMore}
      </StatePanel>
    );
  }
  if (!quote) {
    return (
      <StatePanel state="empty" reason="noMatch" className="wg:min-h-48" title={t.quotes.none}>
        {t.quotes.noneMore}
      </StatePanel>
    );
  }
  return (
    <>
      <RadioGroup
        label={t.quotes.list}
        value={quote.provider}
        onValueChange={(provider) => dispatch({ type: 'providerChosen', provider })}
        className="wg:gap-0"
      >
        {comparison.quotes.map((each) => (
          <Row key={each.quote.provider} compared={each} {...{ comparison, state, format }} />
        ))}
      </RadioGroup>
      <p className="wg:border-t wg:border-line wg:px-4 wg:py-2.5 wg:text-sm wg:text-fg-muted">
        {whyBest(comparison, state, format)}
      </p>
    </>
  );
}

function Row({
  compared: { quote, isBest, isFastest, behind },
  comparison: { by },
  state: { side },
  format: { t, locale },
}: {
  compared: ComparedQuote;
  comparison: Comparison;
  state: RampState;
  format: FormatContext;
}) {
  const { provider, speed, rate, providerFee, fiatCurrency, asset } = quote;
  const byFiat = isFiat(side, by);
  const unit = byFiat ? fiatCurrency : asset;
  const difference =
    behind && (byFiat ? fiatText(behind, unit, locale) : assetText(behind, unit, locale));
  return (
    <RadioCard
      dotted
      value={provider}
      className="wg:min-h-16 wg:rounded-none wg:border-x-0 wg:border-t-0 wg:border-line wg:px-4 wg:has-checked:border-line wg:has-checked:shadow-[inset_2px_0_0_var(--agio-accent)] wg:rtl:has-checked:shadow-[inset_-2px_0_0_var(--agio-accent)]"
      media={<Mark name={provider} />}
      label={
        <span className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-2 wg:font-semibold">
          {provider}
          {isBest ? <StatusPill tone="accent">{t.quotes.best}</StatusPill> : null}
          {isFastest ? <StatusPill>{t.quotes.fastest}</StatusPill> : null}
        </span>
      }
      hint={
        <span className="wg:inline-flex wg:items-center wg:gap-1">
          <Clock size={12} strokeWidth={1.5} aria-hidden className="wg:flex-none" />
          {begun(speed, locale)}
        </span>
      }
      end={
        <span className="wg:grid wg:flex-none wg:justify-items-end wg:gap-x-8 wg:text-end wg:sm:grid-cols-[auto_minmax(8.5rem,auto)]">
          <span>
            <Amount
              plain
              className="wg:font-semibold"
              value={byFiat ? quote.fiatAmount : quote.assetAmount}
              {...(byFiat ? { currency: fiatCurrency } : { minDigits: 2 })}
              unit={unit}
            />
            <span className="wg:block wg:text-xs wg:text-fg-muted">
              {difference === undefined
                ? by === 'pay'
                  ? t.quotes.least[side]
                  : t.quotes.most
                : `${by === 'pay' ? '+' : '−'}${difference}`}
            </span>
          </span>
          <span className="wg:text-sm wg:max-sm:text-xs wg:max-sm:text-fg-muted">
            <bdi dir="ltr" className="wg:num">
              {formatCrypto(rate, { locale })}{' '}
              <span className="wg:text-xs wg:text-fg-muted">
                {fiatCurrency}/{asset}
              </span>
            </bdi>
            <span className="wg:num wg:block wg:text-xs wg:text-fg-muted">
              {t.quotes.fee({ fee: fiatText(providerFee, fiatCurrency, locale) })}
            </span>
          </span>
        </span>
      }
    />
  );
}

/** The first letter of a provider, in place of its logo. */
const Mark = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="wg:flex wg:size-8 wg:flex-none wg:items-center wg:justify-center wg:rounded-control wg:bg-surface-3 wg:font-semibold wg:text-fg-muted wg:max-sm:hidden"
  >
    {name.charAt(0)}
  </span>
);

function whyBest(
  { quotes, by, lead }: Comparison,
  { side }: RampState,
  { t, locale }: FormatContext,
) {
  const best = quotes[0]?.quote;
  if (!best) return null;
  const { provider } = best;
  if (quotes.length === 1) return t.quotes.whyOnly({ provider });
  if (!lead) return t.quotes.whySame({ provider });
  const amount = isFiat(side, by)
    ? fiatText(lead.amount, best.fiatCurrency, locale)
    : assetText(lead.amount, best.asset, locale);
  const words = by === 'pay' ? t.quotes.whyLeast[side] : t.quotes.whyMost;
  return words({ provider, amount, other: lead.over });
}

function Waiting() {
  return (
    <div aria-hidden>
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          className="wg:flex wg:h-16 wg:items-center wg:gap-3 wg:px-4 wg:not-first:border-t wg:not-first:border-line"
        >
          <Skeleton className="wg:size-8" />
          <Skeleton className="wg:w-32" />
          <Skeleton className="wg:ms-auto wg:w-24" />
        </div>
      ))}
    </div>
  );
}
