import { formatPrice } from '@agio/money';
import { ArrowDown, ArrowUp, Clock, RefreshCw, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { Freshness } from '../../foundations/freshness.ts';
import { moveText } from '../../foundations/move-text.ts';
import type { OrderBookLabels } from './messages.ts';

/** Direction of a price change. */
export type PriceDirection = 'up' | 'down';

interface MidRowProps {
  last: string | undefined;
  /** Undefined while the price is not live: it has no colour then. */
  direction: PriceDirection | undefined;
  spread: string | undefined;
  /** Formatted. */
  spreadPercent: string | undefined;
  tickSize: string;
  status: Freshness;
  isHalted: boolean;
  onReconnect: (() => void) | undefined;
  locale: string;
  labels: OrderBookLabels;
}

/** Between the sides: the last price, and the spread or what is wrong with the book. A book with one side has no spread. */
export const MidRow = memo(function MidRow({
  last,
  direction,
  spread,
  spreadPercent,
  tickSize,
  status,
  isHalted,
  onReconnect,
  locale,
  labels,
}: MidRowProps) {
  const Arrow = direction === 'down' ? ArrowDown : ArrowUp;
  return (
    <div className="ui:flex ui:h-11 ui:items-center ui:gap-2 ui:px-3">
      <span
        data-slot="order-book-last"
        className={cn(
          'ui:inline-flex ui:items-center ui:gap-1 ui:text-lg ui:font-semibold ui:num',
          moveText({ move: direction ?? 'quiet' }),
        )}
      >
        {direction ? (
          <>
            <Arrow size={14} strokeWidth={2} aria-hidden />
            <span className="ui:visually-hidden">
              {`${direction === 'up' ? labels.up : labels.down} `}
            </span>
          </>
        ) : null}
        {formatPrice(last, { tickSize, locale })}
      </span>
      <span className="ui:ms-auto ui:inline-flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-end ui:gap-x-1.5 ui:text-xs ui:text-fg-muted ui:num">
        {(isHalted ? (
          <span className="ui:text-danger">{labels.halted}</span>
        ) : (
          noteOf(status, labels, onReconnect)
        )) ?? (
          <>
            {labels.spread}
            <span className="ui:text-fg">{formatPrice(spread, { tickSize, locale })}</span>
            {spreadPercent ? <span className="ui:text-fg-faint">({spreadPercent})</span> : null}
          </>
        )}
      </span>
    </div>
  );
});

/** Returns the note about a fault. It replaces the spread, so that no row moves. */
function noteOf(status: Freshness, labels: OrderBookLabels, onReconnect: (() => void) | undefined) {
  switch (status) {
    case 'resyncing':
      return (
        <>
          <RefreshCw size={12} strokeWidth={2} aria-hidden />
          {labels.resyncing}
        </>
      );
    case 'crossed':
      return (
        <span data-slot="order-book-crossed" className="ui:flex ui:flex-col ui:items-end">
          <span className="ui:inline-flex ui:items-center ui:gap-1.5 ui:text-warning">
            <TriangleAlert size={12} strokeWidth={2} aria-hidden />
            {labels.crossed}
          </span>
          <span>{labels.crossedNext}</span>
        </span>
      );
    case 'stale':
      return (
        <span className="ui:inline-flex ui:items-center ui:gap-1.5 ui:text-warning">
          <Clock size={12} strokeWidth={2} aria-hidden />
          {labels.stale}
        </span>
      );
    case 'paused':
      return (
        <span className="ui:flex ui:flex-col ui:items-end">
          {/* The connection indicator announces this once for the whole desk, so the note is silent. */}
          <span>{labels.paused}</span>
          {onReconnect ? (
            <button
              type="button"
              data-slot="order-book-reconnect"
              onClick={onReconnect}
              className="ui:hit-area ui:cursor-pointer ui:rounded-sm ui:font-medium ui:text-accent ui:hover:underline"
            >
              {labels.reconnect}
            </button>
          ) : null}
        </span>
      );
    default:
      return undefined;
  }
}
