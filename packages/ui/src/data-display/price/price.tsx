import { formatPrice, type Value } from '@agio/money';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale } from '../../foundations/language/language.tsx';
import { splitPrice } from './split-price.ts';
import { useMove } from './use-move.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In the quote asset; undefined shows as a dash. Never rounded: digits beyond the tick are shown. */
  value: Value;
  /** Gives the fewest fraction digits, so that the decimal points of a column align. */
  tickSize: Value;
  /**
   * Flashes the direction of each change; off by default.
   * @default false
   */
  flash?: boolean | undefined;
  /** Reserves this many fraction digits, for columns with prices of different ticks. */
  alignDigits?: number | undefined;
  /**
   * Mutes the price, for a halted market or a price that is out of date.
   * @default false
   */
  quiet?: boolean | undefined;
  locale?: string | undefined;
}

/** The price of one unit. From ten on, the decimals are dimmed; below, they are significant. */
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
      dir="ltr"
      className={cn(
        'ui:num',
        // In a narrow cell the reserved digits overflow, not the first ones of the figure.
        alignDigits !== undefined && 'ui:rtl:block',
        quiet && 'ui:text-fg-muted',
        className,
      )}
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
