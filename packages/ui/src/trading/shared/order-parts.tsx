import { Decimal, formatDateTime } from '@agio/money';
import { cn } from '../../foundations/cn/cn.ts';
import type { OrderSideName, OrderTypeName, OrderWords } from './order-words.ts';

/** "Buy limit": the side always as a word, its colour second. */
export function SideAndType({
  side,
  type,
  words,
}: {
  side: OrderSideName;
  type: OrderTypeName;
  words: Pick<OrderWords, 'sides' | 'types'>;
}) {
  return (
    <>
      <span
        className={cn(
          'ui:font-medium',
          side === 'Buy' && 'ui:text-up',
          side === 'Sell' && 'ui:text-down',
        )}
      >
        {words.sides[side]}
      </span>{' '}
      <span className="ui:text-fg-muted">{words.types[type]}</span>
    </>
  );
}

/** The filled part of an amount in percent with one digit, rounded down: nothing is full before it is. */
export function filledPercent(filled: string, amount: string): Decimal {
  const whole = Decimal.parse(amount);
  const part = Decimal.parse(filled);
  if (!whole?.isPositive || !part) return Decimal.zero;
  return part.times(Decimal.of('100')).dividedBy(whole, 1, 'down');
}

/** The bar beside the percentage; the figure says it, the bar shows it. */
export function FilledMeter({ percent, className }: { percent: Decimal; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'ui:block ui:h-1 ui:overflow-hidden ui:rounded-full ui:bg-surface-3',
        className,
      )}
    >
      <span
        className="ui:block ui:h-full ui:origin-left ui:bg-accent ui:rtl:origin-right"
        style={{ transform: `scaleX(calc(${percent.toString()} / 100))` }}
      />
    </span>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** When something became of an order, to the second; `short` without year and seconds. */
export function orderTimeText(
  iso: string,
  { locale, timeZone, short = false }: OrderTimeFormat,
): string {
  const time = Date.parse(iso);
  const key = `${locale} ${timeZone} ${short}`;
  let format = formats.get(key);
  if (!format) {
    const options: Intl.DateTimeFormatOptions = short
      ? { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
          hourCycle: 'h23',
        };
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(key, format);
  }
  return Number.isNaN(time) ? '—' : format.format(time);
}

interface OrderTimeFormat {
  locale: string;
  timeZone: string | undefined;
  short?: boolean | undefined;
}

/** As `OrderTime`; where the panel is narrow, year and seconds are the first to go. */
export function ColumnOrderTime(time: OrderTimeFormat & { iso: string }) {
  return (
    <>
      <OrderTime {...time} className="ui:@max-[1000px]:hidden" />
      <OrderTime {...time} short className="ui:hidden ui:@max-[1000px]:inline" />
    </>
  );
}

/** Date and time to the second, with the long form on hover. */
export function OrderTime({
  iso,
  className,
  ...format
}: OrderTimeFormat & { iso: string; className?: string | undefined }) {
  return (
    <time
      dateTime={iso}
      title={formatDateTime(iso, { locale: format.locale, timeZone: format.timeZone })}
      className={cn('ui:num', className)}
    >
      {orderTimeText(iso, format)}
    </time>
  );
}
