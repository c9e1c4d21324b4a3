/**
 * Public trades of a market, newest first.
 *
 * @example
 * ```tsx
 * import { TradesTape } from '@agio/ui/trades-tape';
 *
 * export const Trades = () => (
 *   <TradesTape
 *     status="live"
 *     trades={[
 *       { id: '2', price: '6.4182', amount: '40.00', side: 'Buy', time: '2026-11-20T11:30:24Z' },
 *       { id: '1', price: '6.4180', amount: '12.50', side: 'Sell', time: '2026-11-20T11:30:21Z' },
 *     ]}
 *     tickSize="0.0001"
 *     stepSize="0.01"
 *   />
 * );
 * ```
 *
 * @module
 */

import { dateFormat } from '@agio/money';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import { flash } from '../shared/motion.ts';
import { type Freshness, isCurrent, loadStateOfStream } from '../../foundations/freshness.ts';
import { Loadable } from '../../feedback/loadable/loadable.tsx';
import { tapeColumns, tapeRow, TapeRow, type TapeTrade } from './tape-row.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export type { TapeTrade };

const messages = defineMessages('tradesTape', {
  /** Accessible name of the region. */
  name: 'Recent trades',
  /** The visible heading. */
  title: terms.trades,
  price: terms.price,
  amount: terms.amount,
  time: terms.time,
  buy: terms.bought,
  sell: terms.sold,
  loading: 'Loading trades',
  failed: 'The trades could not be loaded',
  /** For a live tape without trades. */
  empty: terms.noTradesYet,
});

export type TradesTapeLabels = MessagesOf<typeof messages>;

export interface TradesTapeProps extends ComponentProps<'section'> {
  /** The freshness of the trades. */
  status: Freshness;
  /** Newest first. */
  trades: readonly TapeTrade[];
  tickSize: string;
  stepSize: string;
  /**
   * Leaves out the heading, where a tab above has it.
   * @default false
   */
  hideTitle?: boolean | undefined;
  /** Called with the price of a pressed trade. */
  onPrice?: ((price: string) => void) | undefined;
  /** Loads the trades again. */
  onReconnect?: (() => void) | undefined;
  locale?: string | undefined;
  /** IANA name; the time zone around the component by default. */
  timeZone?: string | undefined;
  labels?: Partial<TradesTapeLabels> | undefined;
}

/** Public trades, newest first. An arrow and a word name the side of the taker; new trades flash. Scrolls within its height. */
export function TradesTape({
  status,
  trades,
  tickSize,
  stepSize,
  hideTitle = false,
  onPrice,
  onReconnect,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels: ownLabels,
  className,
  ...rest
}: TradesTapeProps) {
  const labels = useMessages(messages, ownLabels);
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const list = useRef<HTMLOListElement>(null);
  useNewTradeFlash(list, trades, status === 'live');
  const clock = clockOf(locale, timeZone);
  const isMuted = !isCurrent(status);
  return (
    <section
      aria-label={labels.name}
      data-slot="trades-tape"
      data-status={status}
      className={cn(
        'ui:flex ui:min-h-0 ui:flex-col ui:bg-surface-1 ui:font-text ui:text-fg',
        className,
      )}
      {...rest}
    >
      {hideTitle ? null : (
        <div className="ui:flex ui:h-9 ui:flex-none ui:items-center ui:px-3 ui:text-sm ui:font-semibold">
          {labels.title}
        </div>
      )}
      <div
        aria-hidden
        className={cn(
          tapeColumns,
          'ui:h-row-book ui:flex-none ui:items-center ui:text-xs ui:font-medium ui:text-fg-muted',
        )}
      >
        <span>{labels.price}</span>
        <span className="ui:text-figures">{labels.amount}</span>
        <span className="ui:text-figures">{labels.time}</span>
      </div>
      <Loadable
        state={loadStateOfStream(status)}
        notes={{ loading: labels.loading, error: { title: labels.failed } }}
        onRetry={onReconnect}
        skeleton={<TapeSkeleton />}
        className={cn('ui:min-h-0', status !== 'failed' && 'ui:flex-1')}
      >
        <ol
          ref={list}
          data-slot="trades-tape-list"
          // The visible head is hidden from screen readers; this names the figures of a trade in order.
          aria-label={listOf([labels.price, labels.amount, labels.time], locale)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
          tabIndex={0}
          className="ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:overscroll-contain ui:contain-strict ui:[scrollbar-width:none] ui:focus-visible:-outline-offset-2"
          {...(onPrice && pricePresses(onPrice))}
        >
          {trades.map((trade) => (
            <TapeRow
              key={trade.id}
              trade={trade}
              muted={isMuted}
              isButton={onPrice !== undefined}
              tickSize={tickSize}
              stepSize={stepSize}
              locale={locale}
              clock={clock}
              taker={trade.side === 'Buy' ? labels.buy : labels.sell}
            />
          ))}
          {trades.length === 0 && status === 'live' ? (
            <li
              data-slot="trades-tape-none"
              className="ui:px-3 ui:py-2 ui:text-sm ui:text-fg-muted"
            >
              {labels.empty}
            </li>
          ) : null}
        </ol>
      </Loadable>
    </section>
  );
}

/** Handlers of the whole list, as trades come and go: a press takes a price, ↑ and ↓ go from price to price. */
function pricePresses(onPrice: (price: string) => void) {
  const priceAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-price]') : null;
  return {
    onClick: ({ target }: React.MouseEvent) => {
      const price = priceAt(target)?.dataset['price'];
      if (price !== undefined) onPrice(price);
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      const prices = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-price]')];
      const now = priceAt(event.target);
      const next = prices[now ? prices.indexOf(now) + step : 0];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function TapeSkeleton() {
  return (
    <div className="ui:min-h-0 ui:flex-1 ui:overflow-hidden">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} aria-hidden className={tapeRow}>
          <span className="ui:h-2.5 ui:w-14 ui:rounded-sm ui:bg-surface-3" />
          <span className="ui:ltr:ms-auto ui:h-2.5 ui:w-12 ui:rounded-sm ui:bg-surface-3" />
          <span className="ui:ltr:ms-auto ui:h-2.5 ui:w-14 ui:rounded-sm ui:bg-surface-3" />
        </div>
      ))}
    </div>
  );
}

/** Flashes trades that arrived since the last render; the first list does not flash. */
function useNewTradeFlash(
  list: React.RefObject<HTMLElement | null>,
  trades: readonly TapeTrade[],
  enabled: boolean,
): void {
  const newest = useRef<string>(undefined);
  useEffect(() => {
    const before = newest.current;
    newest.current = trades[0]?.id;
    const count = before === undefined ? 0 : trades.findIndex((trade) => trade.id === before);
    if (!enabled || count <= 0) return;
    const rows = [...(list.current?.children ?? [])].slice(0, count);
    flash(rows.map((each) => each.querySelector('[data-flash]')).filter((each) => each !== null));
  }, [list, trades, enabled]);
}

const clockOf = (locale: string, timeZone: string | undefined) =>
  dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
