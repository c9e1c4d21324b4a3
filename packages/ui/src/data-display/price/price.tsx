import { formatPrice, type Value } from '@agio/money';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale } from '../../foundations/language/language.tsx';
import { splitPrice } from './split-price.ts';
import { useMove } from './use-move.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In the quote asset; nothing shows as a dash. Never rounded: digits beyond the tick are shown. */
  value: Value;
  /** Its fraction digits are shown always, so that a column keeps its decimal point. */
  tickSize: Value;
  /** Flashes the direction of each change; off by default. */
  flash?: boolean | undefined;
  /** Reserves this many fraction digits, for columns with prices of different ticks. */
  alignDigits?: number | undefined;
  /** Muted: the market does not trade, or the price is old. */
  quiet?: boolean | undefined;
  locale?: string | undefined;
}

/** What one unit costs. From ten up the decimals are dimmed; below, they are what matters. */
export function Price({
  value,
  tickSize,
  flash = false,
  alignDigits,
  quiet = false,
  locale: ownLocale,
  className,
  ...rest
}: PriceProps) {
  const locale = useLocale(ownLocale);
  const move = useMove(value);
  const text = formatPrice(value, { tickSize, locale });
  const { strong, dimmed, digits } = splitPrice(text, locale);
  return (
    <span
      data-slot="price"
      className={cn('ui:num', quiet && 'ui:text-fg-muted', className)}
      {...rest}
    >
      <span
        key={flash ? move.count : 0}
        data-move={move.direction}
        className={cn(
          'ui:-mx-1.5 ui:rounded-sm ui:px-1.5 ui:py-0.5',
          flash && !quiet && move.direction === 'up' && 'ui:flash-up',
          flash && !quiet && move.direction === 'down' && 'ui:flash-down',
        )}
      >
        {strong}
        {dimmed === '' ? null : (
          <span className={cn(!quiet && 'ui:font-normal ui:text-fg-faint')}>{dimmed}</span>
        )}
      </span>
      {alignDigits !== undefined && alignDigits > digits ? (
        <span aria-hidden className="ui:invisible">
          {digits === 0 ? '.' : ''}
          {'0'.repeat(alignDigits - digits)}
        </span>
      ) : null}
    </span>
  );
}
