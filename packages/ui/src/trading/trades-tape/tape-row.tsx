import { formatPrice } from '@agio/money';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { AmountText, fractionDigits } from '../../data-display/amount/amount-text.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { moveText } from '../../foundations/move-text.ts';
import { flashVariants } from '../shared/motion.ts';

/** A public trade, with decimal strings. */
export interface TapeTrade {
  readonly id: string;
  readonly price: string;
  /** In the base asset. */
  readonly amount: string;
  /** Side of the taker. */
  readonly side: 'Buy' | 'Sell' | 'Unknown';
  /** ISO 8601. */
  readonly time: string;
}

/** Columns of the head and of each row. */
export const tapeColumns =
  'ui:grid ui:grid-cols-[minmax(4.5rem,1fr)_minmax(0,1.15fr)_minmax(0,1.15fr)] ui:px-3';
export const tapeRow = `ui:relative ui:isolate ui:h-row-book ui:items-center ui:text-sm ui:num ui:touch:min-h-8 ${tapeColumns}`;

interface TapeRowProps {
  trade: TapeTrade;
  muted: boolean;
  isButton: boolean;
  tickSize: string;
  stepSize: string;
  locale: string;
  clock: Intl.DateTimeFormat;
  /** The word for the side of the taker. */
  taker: string;
}

/** Memoised, because a new trade leaves the other rows unchanged. */
export const TapeRow = memo(function TapeRow({
  trade,
  muted,
  isButton,
  tickSize,
  stepSize,
  locale,
  clock,
  taker,
}: TapeRowProps) {
  const { side } = trade;
  const Arrow = side === 'Sell' ? ArrowDown : ArrowUp;
  const Price = isButton ? 'button' : 'span';
  const move = muted ? 'quiet' : side === 'Buy' ? 'up' : side === 'Sell' ? 'down' : 'none';
  return (
    <li data-slot="trades-tape-trade" className={tapeRow}>
      <i
        aria-hidden
        data-flash
        className={cn(
          'ui:pointer-events-none ui:absolute ui:inset-0 ui:-z-1',
          flashVariants({ move: side === 'Sell' ? 'down' : 'up' }),
        )}
      />
      <Price
        {...(isButton && {
          type: 'button' as const,
          tabIndex: -1,
          'data-price': trade.price,
          // Many have the same price: amount and time tell them apart.
          'aria-label': `${side === 'Unknown' ? '' : `${taker} `}${formatPrice(trade.price, { tickSize, locale })}, ${formatPrice(trade.amount, { tickSize: stepSize, locale })}, ${clock.format(Date.parse(trade.time))}`,
        })}
        className={cn(
          isButton && 'ui:h-full ui:cursor-pointer ui:rounded-sm ui:hover:underline',
          'ui:-ms-0.5 ui:inline-flex ui:items-center ui:gap-1 ui:font-[450]',
          moveText({ move }),
        )}
      >
        {side === 'Unknown' ? (
          <span className="ui:w-2.75" />
        ) : (
          <>
            <Arrow size={11} strokeWidth={2} aria-hidden className="ui:flex-none" />
            <span className="ui:visually-hidden">{taker} </span>
          </>
        )}
        <AmountText
          value={trade.price}
          digits={fractionDigits(tickSize)}
          locale={locale}
          dim={false}
        />
      </Price>
      <span className={cn('ui:text-figures ui:font-[450]', muted && 'ui:text-fg-muted')}>
        <AmountText
          value={trade.amount}
          digits={fractionDigits(stepSize)}
          locale={locale}
          dim={!muted}
        />
      </span>
      <time dateTime={trade.time} className="ui:text-figures ui:text-fg-muted">
        {clock.format(Date.parse(trade.time))}
      </time>
    </li>
  );
});
