import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatCompact, formatPercent, formatPrice, formatSigned } from '@agio/money';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { moveText } from '../../foundations/move-text.ts';
import { fractionDigits } from '../../data-display/amount/amount-text.tsx';
import * as terms from '../../foundations/terms/terms.ts';

/** The figures of the last 24 hours, with decimal strings. */
export interface MarketFigures {
  last: string | undefined;
  /** Direction of the last price; undefined while it is not live, for a figure without a colour. */
  direction: 'up' | 'down' | undefined;
  change24h: string | undefined;
  /** In percent: `2.41` is 2.41 %. */
  changePercent24h: string | undefined;
  high24h: string | undefined;
  low24h: string | undefined;
  /** In the base asset. */
  volume24h: string | undefined;
}

const messages = defineMessages('marketBar', {
  region: terms.market,
  lastPrice: terms.lastPrice,
  value: terms.value,
  change: terms.dayChange,
  high: '24h high',
  low: '24h low',
  volume: terms.dayVolume,
  up: terms.up,
  down: terms.down,
});
export type MarketBarLabels = MessagesOf<typeof messages>;

export interface MarketBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The figures of the last 24 hours; a missing one is a dash. */
  figures: MarketFigures;
  baseAsset: string;
  tickSize: string;
  /** The last price in the reader's currency, formatted: "≈ 0.7599 CHF". */
  value?: string | undefined;
  /** The pair, usually with its selector. */
  pair: ReactNode;
  /** At the end: status, connection, the star of a favourite. */
  end?: ReactNode;
  /** @default 'bar' */
  variant?: 'bar' | 'phone' | undefined;
  locale?: string | undefined;
  labels?: Partial<MarketBarLabels> | undefined;
}

/** The head of a market: pair, last price, figures of the last 24 hours, and status. One line; `phone` has one for the last price. */
export function MarketBar({
  variant = 'bar',
  className,
  locale: ownLocale,
  labels: ownLabels,
  ...rest
}: MarketBarProps) {
  const labels = useMessages(messages, ownLabels);
  const locale = useLocale(ownLocale);
  const Variant = variant === 'bar' ? Bar : PhoneHead;
  return <Variant labels={labels} locale={locale} className={className} {...rest} />;
}

interface PartProps extends Omit<MarketBarProps, 'variant' | 'labels' | 'locale'> {
  labels: MarketBarLabels;
  locale: string;
}

function Bar({
  figures,
  baseAsset,
  tickSize,
  value,
  pair,
  end,
  locale,
  labels,
  className,
  ...rest
}: PartProps) {
  const price = (text: string | undefined) => formatPrice(text, { tickSize, locale });
  return (
    <section
      data-slot="market-bar"
      aria-label={labels.region}
      className={cn(
        'ui:@container ui:flex ui:h-12 ui:min-w-0 ui:items-center ui:border-b ui:border-line ui:bg-surface-1 ui:ps-2 ui:pe-4 ui:font-text ui:text-fg',
        className,
      )}
      {...rest}
    >
      {pair}
      <span aria-hidden className="ui:ms-2 ui:me-4 ui:h-5 ui:w-px ui:flex-none ui:bg-line" />
      <LastPrice figures={figures} labels={labels} className="ui:text-2xl ui:leading-6">
        {price(figures.last)}
      </LastPrice>
      <dl
        data-slot="market-bar-figures"
        // A figure without room wraps into the hidden line below, so that none is cut in two.
        className="ui:ms-7 ui:flex ui:h-9 ui:min-w-0 ui:flex-wrap ui:gap-x-7 ui:overflow-hidden ui:@max-[1000px]:ms-5 ui:@max-[1000px]:gap-x-5"
      >
        <DayFigure label={labels.value} className="ui:@max-[1100px]:hidden">
          {value}
        </DayFigure>
        <DayFigure label={labels.change} tone={figures.changePercent24h}>
          <Change figures={figures} tickSize={tickSize} locale={locale} />
        </DayFigure>
        <DayFigure label={labels.high}>{price(figures.high24h)}</DayFigure>
        <DayFigure label={labels.low}>{price(figures.low24h)}</DayFigure>
        <DayFigure label={labels.volume} className="ui:@max-[900px]:hidden">
          {figures.volume24h === undefined
            ? '—'
            : `${formatCompact(figures.volume24h, { locale })} ${baseAsset}`}
        </DayFigure>
      </dl>
      <div className="ui:ms-auto ui:flex ui:flex-none ui:items-center ui:gap-3.5 ui:ps-4">
        {end}
      </div>
    </section>
  );
}

function PhoneHead({
  figures,
  baseAsset,
  tickSize,
  value,
  pair,
  end,
  locale,
  labels,
  className,
  ...rest
}: PartProps) {
  const price = (text: string | undefined) => formatPrice(text, { tickSize, locale });
  const { changePercent24h: percent } = figures;
  return (
    <section
      data-slot="market-bar"
      aria-label={labels.region}
      className={cn(
        'ui:@container ui:bg-surface-1 ui:px-4 ui:pt-2 ui:pb-3 ui:font-text ui:text-fg',
        className,
      )}
      {...rest}
    >
      {/* If both have no room beside each other, the part at the end has a line of its own. */}
      <div className="ui:-mx-2 ui:flex ui:min-h-11 ui:flex-wrap ui:items-center">
        {pair}
        <div className="ui:ms-auto ui:flex ui:h-11 ui:items-center ui:gap-2">{end}</div>
      </div>
      <div className="ui:flex ui:items-end ui:justify-between ui:gap-x-4 ui:gap-y-1.5 ui:@max-[340px]:flex-col ui:@max-[340px]:items-stretch">
        <div className="ui:min-w-0">
          <LastPrice
            figures={figures}
            labels={labels}
            className="ui:text-4xl ui:leading-9 ui:tracking-tight"
          >
            {price(figures.last)}
          </LastPrice>
          <p
            data-slot="market-bar-change"
            className="ui:mt-1 ui:flex ui:flex-wrap ui:gap-x-1.5 ui:text-sm ui:text-fg-muted ui:num"
          >
            <span className={toneOf(percent)}>
              <ChangeArrow percent={percent} />
              <bdi dir="ltr">{formatPercent(percent, { locale, signed: true })}</bdi>
            </span>
            <bdi dir="ltr">{value}</bdi>
          </p>
        </div>
        <dl
          data-slot="market-bar-figures"
          className="ui:grid ui:flex-none ui:grid-cols-[auto_auto] ui:gap-x-2.5 ui:gap-y-0.5 ui:text-xs ui:leading-4.5"
        >
          <PhoneFigure label={labels.high}>{price(figures.high24h)}</PhoneFigure>
          <PhoneFigure label={labels.low}>{price(figures.low24h)}</PhoneFigure>
          <PhoneFigure label={labels.volume}>
            {`${formatCompact(figures.volume24h, { locale })} ${baseAsset}`}
          </PhoneFigure>
        </dl>
      </div>
    </section>
  );
}

function LastPrice({
  figures: { direction },
  labels,
  className,
  children,
}: {
  figures: MarketFigures;
  labels: MarketBarLabels;
  className: string;
  children: string;
}) {
  return (
    <p
      data-slot="market-bar-last"
      className={cn(
        'ui:flex-none ui:font-semibold ui:num',
        moveText({ move: direction ?? 'quiet' }),
        className,
      )}
    >
      <span className="ui:visually-hidden">{`${labels.lastPrice} `}</span>
      {children}
      {direction ? (
        <span className="ui:visually-hidden">{` ${direction === 'up' ? labels.up : labels.down}`}</span>
      ) : null}
    </p>
  );
}

function DayFigure({
  label,
  tone,
  className,
  children,
}: {
  label: string;
  tone?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn('ui:flex ui:h-9 ui:flex-none ui:flex-col ui:justify-center', className)}>
      <dt
        data-slot="market-bar-term"
        className="ui:text-xs ui:font-medium ui:whitespace-nowrap ui:text-fg-muted"
      >
        {label}
      </dt>
      <dd
        data-slot="market-bar-figure"
        className={cn('ui:text-sm ui:font-medium ui:num', toneOf(tone))}
      >
        {/* The sign stays before its digits in right-to-left languages. */}
        <bdi dir="ltr">{children ?? '—'}</bdi>
      </dd>
    </div>
  );
}

function PhoneFigure({ label, children }: { label: string; children: string }) {
  return (
    <div className="ui:contents">
      <dt data-slot="market-bar-term" className="ui:whitespace-nowrap ui:text-fg-muted">
        {label}
      </dt>
      <dd data-slot="market-bar-figure" className="ui:text-end ui:num">
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}

function Change({
  figures: { change24h, changePercent24h },
  tickSize,
  locale,
}: {
  figures: MarketFigures;
  tickSize: string;
  locale: string | undefined;
}) {
  const digits = fractionDigits(tickSize);
  const change = formatSigned(change24h, { minDigits: digits, maxDigits: digits, locale });
  return `${change} (${formatPercent(changePercent24h, { locale, signed: true })})`;
}

function ChangeArrow({ percent }: { percent: string | undefined }) {
  const sign = signOf(percent);
  if (sign === 0) return null;
  const Arrow = sign > 0 ? ArrowUp : ArrowDown;
  return (
    <Arrow size={12} strokeWidth={2} aria-hidden className="ui:me-0.5 ui:inline ui:align-[-1px]" />
  );
}

function toneOf(percent: string | undefined): string {
  const sign = signOf(percent);
  return moveText({ move: sign > 0 ? 'up' : sign < 0 ? 'down' : 'none' });
}

/** The direction by the text of the figure: a minus, a zero, or neither. */
function signOf(value: string | undefined): -1 | 0 | 1 {
  if (value === undefined || !/[1-9]/.test(value)) return 0;
  return value.startsWith('-') ? -1 : 1;
}
