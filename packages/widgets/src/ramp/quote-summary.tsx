import type { RampQuote } from '@agio/api-client/contract';
import type { UseRampOffers } from '@agio/api-client/react';
import { Decimal, formatCrypto, formatPercent } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { Panel } from '@agio/ui/panel';
import { ExternalLink } from 'lucide-react';
import { useHost, WidgetLink } from '../host/index.ts';
import { useNextStepLink, WhyNotActive } from '../states/index.ts';
import { Figure } from '../details/figure.tsx';
import { feePercent, marketGap } from './model/compare-quotes.ts';
import type { RampState } from './model/ramp-state.ts';
import type { RampSummary } from './model/ramp-summary.ts';
import { begun, endText, fiatText, submitLabel, type FormatContext } from './ramp-words.ts';
import type { Ordering } from './use-ordering.ts';

export interface QuoteSummaryProps {
  state: RampState;
  summary: RampSummary;
  offers: UseRampOffers;
  ordering: Ordering;
  format: FormatContext;
}

/** The chosen quote to its last figure, what became of the last attempt, and the button to the provider. */
export function QuoteSummary({ state, summary, offers, ordering, format }: QuoteSummaryProps) {
  const { quote } = summary;
  const { t } = format;
  return (
    <Panel aria-label={t.figure.rate} className="wg:grid wg:lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="wg:p-5 wg:max-sm:p-4">
        <Rows quote={quote} format={format} />
      </div>
      <div className="wg:flex wg:flex-col wg:justify-center wg:gap-3 wg:border-line wg:p-5 wg:max-lg:border-t wg:max-sm:p-4 wg:lg:border-s">
        <Note {...{ ordering, summary, format }} />
        <SubmitButton {...{ state, summary, offers, ordering, format }} />
        {quote && !ordering.note ? (
          <p className="wg:text-xs wg:text-pretty wg:text-fg-muted">
            {t.notice.leaving[state.side]({ provider: quote.provider, asset: quote.asset })}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}

/** All figures of a quote. */
function Rows({ quote, format }: { quote: RampQuote | undefined; format: FormatContext }) {
  const { t, locale } = format;
  const dash = '—';
  const side = quote?.side === 'Sell' ? 'Sell' : 'Buy';
  const words = t.figure[side];
  const gap = quote && marketGap(quote);
  const percent = quote && feePercent(quote);
  return (
    <KeyValueList>
      <KeyValue term={words.pay}>
        {quote?.paymentMethod && side === 'Buy' ? (
          <span className="wg:num wg:whitespace-normal">
            {t.figure.by({
              amount: endText(quote, 'pay', locale),
              method: quote.paymentMethod.name,
            })}
          </span>
        ) : (
          <Figure>{quote ? endText(quote, 'pay', locale) : dash}</Figure>
        )}
      </KeyValue>
      <KeyValue
        term={
          quote
            ? t.figure.providerFee({
                provider: quote.provider,
                percent: percent ? formatPercent(percent, { locale }) : '',
              })
            : t.quotes.provider
        }
      >
        <span className="wg:num wg:whitespace-normal">
          {quote
            ? t.figure.included({ fee: fiatText(quote.providerFee, quote.fiatCurrency, locale) })
            : dash}
        </span>
      </KeyValue>
      <KeyValue term={t.figure.networkFee}>
        <Figure>
          {quote
            ? Decimal.of(quote.networkFee).isZero
              ? t.figure.free
              : fiatText(quote.networkFee, quote.fiatCurrency, locale)
            : dash}
        </Figure>
      </KeyValue>
      <KeyValue term={t.figure.rate}>
        <Figure>
          {quote
            ? t.figure.rateValue({
                asset: quote.asset,
                rate: formatCrypto(quote.rate, { locale }),
                fiat: quote.fiatCurrency,
              })
            : dash}
        </Figure>
      </KeyValue>
      {gap ? (
        <KeyValue term={t.figure.market}>
          <Figure>{formatPercent(gap, { locale, signed: true })}</Figure>
        </KeyValue>
      ) : null}
      <KeyValue term={t.figure.arrives}>{quote ? begun(quote.speed, locale) : dash}</KeyValue>
      <KeyValue total term={words.receive}>
        <Figure>{quote ? endText(quote, 'receive', locale) : dash}</Figure>
      </KeyValue>
    </KeyValueList>
  );
}

/** Result of the last attempt, or why this account cannot begin one. */
function Note({
  ordering: { note },
  summary: { reasons },
  format: { t },
}: Pick<QuoteSummaryProps, 'ordering' | 'summary' | 'format'>) {
  const { links } = useHost();
  const nextStep = useNextStepLink();
  if (note?.kind === 'unknown') {
    return (
      <Callout live tone="warning" title={t.notice.unknownTitle}>
        {t.notice.unknown}
      </Callout>
    );
  }
  if (note?.kind === 'refused') {
    return (
      <Callout live tone="danger" title={t.notice.refusedTitle}>
        {note.text}
      </Callout>
    );
  }
  if (note?.kind === 'ended') {
    return (
      <Callout live tone="warning" title={t.notice.endedTitle}>
        {t.notice.ended}
      </Callout>
    );
  }
  if (reasons.some(({ code }) => code === 'notActive')) {
    return (
      <Callout live tone="warning" title={t.notice.notActiveTitle} actions={nextStep}>
        <WhyNotActive />
      </Callout>
    );
  }
  if (!reasons.some(({ code }) => code === 'notInTier')) return null;
  return (
    <Callout
      tone="warning"
      title={t.notice.notActiveTitle}
      actions={
        links.verification === undefined ? undefined : (
          <Button asChild size="sm">
            <WidgetLink href={links.verification}>{t.notice.verify}</WidgetLink>
          </Button>
        )
      }
    >
      {t.limit.none}
    </Callout>
  );
}

function SubmitButton({ state, summary, offers, ordering, format: { t } }: QuoteSummaryProps) {
  const { signIn } = useHost();
  const { quote, reasons } = summary;
  const { note, isPending, isChecking } = ordering;
  const [first] = reasons;
  const isUnknown = note?.kind === 'unknown';
  const needsSignIn = first?.code === 'signIn';
  const isBlocked = !isPending && !isUnknown && first !== undefined && !needsSignIn;
  const label = isPending
    ? isChecking
      ? t.button.checking
      : t.button.ordering
    : isUnknown
      ? t.button.checkAgain
      : first
        ? submitLabel(first, state, t)
        : t.button.goOn({ provider: quote?.provider ?? '' });

  function go() {
    if (isUnknown) return void ordering.check();
    if (needsSignIn) return signIn();
    if (first)
      return document
        .querySelector<HTMLElement>(`[data-widget=ramp] [name=${state.given}]`)
        ?.focus();
    if (quote && offers.held) void ordering.order(offers.held, quote.id);
  }

  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        aria-disabled={isBlocked || undefined}
        loading={isPending}
        onClick={go}
      >
        {label}
        {first || isUnknown || isPending ? null : (
          <ExternalLink
            size={16}
            strokeWidth={1.5}
            aria-hidden
            className="wg:ms-2 wg:inline wg:rtl:-scale-x-100"
          />
        )}
      </Button>
      {isPending ? (
        <output className="wg:text-center wg:text-xs wg:text-fg-muted">{label}</output>
      ) : null}
    </>
  );
}
