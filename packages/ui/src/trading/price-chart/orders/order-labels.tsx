import { formatPercent, formatPrice } from '@agio/money';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import {
  type ComponentProps,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cn } from '../../../foundations/cn/cn.ts';
import { amountParts, fractionDigits } from '../../../data-display/amount/amount-text.tsx';
import { LazyPopup } from '../../../overlays/lazy-popup/lazy-popup.tsx';
import { changePercent } from '../chart-data.ts';
import type { ChartHandle } from '../chart-handle.ts';
import { type Chip, placeChips } from './chip-places.ts';
import type { PriceChartLabels } from '../messages.ts';
import { marksIn, type OrderMark, orderMarks } from './order-marks.ts';
import type { ChartOrder } from './price-lines.ts';
import { usePriceDrag } from './use-price-drag.ts';

/** Height of a chip with its gap, in px: a finger reaches each. */
const chipSize = () => (matchMedia('(pointer: coarse)').matches ? 44 : 24);

interface OrderLabelsProps {
  chart: ChartHandle;
  orders: readonly ChartOrder[];
  /** The last price, from which the distance of each line is. */
  last: string | undefined;
  onCancel: ((id: string) => void) | undefined;
  onAmend: ((id: string, price: string) => void) | undefined;
  tickSize: string;
  stepSize: string;
  locale: string;
  labels: PriceChartLabels;
}

/**
 * The chips on the lines of the user's orders, as elements over the canvas: each can be dragged to another price, edited
 * and cancelled. Orders at one price share a chip with a menu, as do those out of sight, and near ones stand apart.
 */
export function OrderLabels({ chart, orders, last, ...rest }: OrderLabelsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => orderMarks(orders), [orders]);
  const byKey = useMemo(() => new Map(marks.map((mark) => [mark.key, mark])), [marks]);
  const chips = () => placeChips(marksIn(chart, marks), chart.height, chipSize());
  // Which chips there are, as a text: where they stand changes often, and outside React.
  const groups = useSyncExternalStore(
    (listener) => chart.onMove(listener),
    () => JSON.stringify(chips().map(({ keys, beyond }) => ({ keys, beyond }))),
    () => '[]',
  );
  useEffect(() => {
    const place = () => {
      const { current } = layer;
      if (!current) return;
      current.style.insetInlineEnd = `${chart.axisWidth + 12}px`;
      const placed = placeChips(marksIn(chart, marks), chart.height, chipSize());
      for (const [index, { y, of }] of placed.entries()) {
        const element = current.children[index];
        if (!(element instanceof HTMLElement)) continue;
        element.style.transform = `translateY(${y - 11}px)`;
        // From the chip to its price, where it had to make room.
        element.style.setProperty('--lead-top', `${Math.min(0, of - y) + 10}px`);
        element.style.setProperty('--lead-height', `${Math.abs(of - y)}px`);
      }
    };
    const stop = chart.onMove(place);
    place();
    return stop;
  }, [chart, marks, groups]);
  const shown = JSON.parse(groups) as Pick<Chip, 'keys' | 'beyond'>[];
  const keysId = useId();
  return (
    <>
      <div
        ref={layer}
        dir="ltr"
        data-slot="chart-orders"
        className="ui:pointer-events-none ui:absolute ui:top-0 ui:z-2"
      >
        {shown.map(({ keys, beyond }) => {
          const own = keys.flatMap((key) => byKey.get(key) ?? []);
          const [first] = own;
          if (!first) return null;
          return own.length === 1 && !beyond ? (
            <SingleChip key={first.key} mark={first} keys={keysId} {...{ chart, last }} {...rest} />
          ) : (
            <GroupChip key={`${beyond ?? ''} ${first.key}`} marks={own} beyond={beyond} {...rest} />
          );
        })}
      </div>
      <span id={keysId} className="ui:hidden">
        {rest.labels.editKeys}
      </span>
    </>
  );
}

type ChipProps = Omit<OrderLabelsProps, 'chart' | 'orders' | 'last'>;

/** Side and amount of an order in words, and that a line is its trigger. */
export function orderText(
  { order, isTrigger }: OrderMark,
  { stepSize, locale, labels }: Pick<ChipProps, 'stepSize' | 'locale' | 'labels'>,
): string {
  const digits = fractionDigits(stepSize);
  const { integer, decimalSeparator, fraction } = amountParts(order.amount, digits, locale);
  const text = `${labels.sides[order.side]} ${integer}${decimalSeparator}${fraction}`;
  return isTrigger ? labels.triggerOf({ order: text }) : text;
}

const chipClass =
  'ui:absolute ui:end-0 ui:flex ui:h-5.5 ui:items-center ui:rounded-sm ui:border ui:border-accent ui:bg-surface-1 ui:text-xs ui:font-medium ui:whitespace-nowrap ui:text-accent ui:num ui:before:absolute ui:before:-end-[7px] ui:before:top-(--lead-top) ui:before:h-(--lead-height) ui:before:border-s ui:before:border-accent';

const partClass =
  'ui:pointer-events-auto ui:hit-area ui:flex ui:h-full ui:cursor-pointer ui:items-center ui:gap-1 ui:rounded-sm ui:px-2 ui:hover:bg-accent-soft ui:focus-visible:-outline-offset-2';

interface SingleChipProps extends ChipProps, Pick<OrderLabelsProps, 'chart' | 'last'> {
  mark: OrderMark;
  /** Id of the text that says its keys. */
  keys: string;
}

function SingleChip({ mark, keys, chart, last, onCancel, onAmend, ...format }: SingleChipProps) {
  const { tickSize, locale, labels } = format;
  const { order, isTrigger } = mark;
  const text = orderText(mark, format);
  const priceText = (price: string) => formatPrice(price, { tickSize, locale });
  const drag = usePriceDrag({
    chart,
    price: mark.price,
    tickSize,
    onEnd: (price) => onAmend?.(order.id, price),
  });
  const { draft } = drag;
  return (
    <div data-slot="chart-order" className={chipClass}>
      {onAmend && !isTrigger && !order.isFixed ? (
        <button
          type="button"
          data-slot="chart-order-edit"
          aria-label={labels.editOrder({ order: text, price: priceText(mark.price) })}
          aria-describedby={keys}
          className={cn(partClass, 'ui:cursor-ns-resize ui:touch-none ui:active:cursor-grabbing')}
          {...drag.handlers}
        >
          {text}
          {draft === undefined ? null : <span aria-hidden>{`→ ${priceText(draft)}`}</span>}
        </button>
      ) : (
        <span className="ui:px-2">{text}</span>
      )}
      <Distance last={last} price={draft ?? mark.price} locale={locale} />
      {onCancel && mark.key === order.id ? (
        <CancelButton
          label={labels.cancelOrder({ order: text })}
          onClick={() => onCancel(order.id)}
        />
      ) : null}
      {draft === undefined ? null : <DraftLine chart={chart} price={draft} />}
      {/* In the page before its text, so that the text is announced. */}
      <span role="status" className="ui:visually-hidden">
        {draft === undefined ? '' : labels.newPrice({ price: priceText(draft) })}
      </span>
    </div>
  );
}

/**
 * Distance of the market from a line, in percent of the last price. It moves with each price and is not read aloud.
 */
function Distance({
  last,
  price,
  locale,
}: {
  last: string | undefined;
  price: string;
  locale: string;
}) {
  const percent = last === undefined ? undefined : changePercent(last, price);
  return percent === undefined ? null : (
    <span aria-hidden data-slot="chart-order-distance" className="ui:pe-2 ui:text-fg-muted">
      {formatPercent(percent, { locale, signed: true })}
    </span>
  );
}

function CancelButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      data-slot="chart-order-cancel"
      aria-label={label}
      className="ui:pointer-events-auto ui:hit-area ui:me-0.5 ui:flex ui:size-5 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:hover:bg-accent-soft ui:focus-visible:-outline-offset-2"
      {...rest}
    >
      <X size={12} strokeWidth={2} aria-hidden />
    </button>
  );
}

/** The line of an order at the price that it is dragged to. */
function DraftLine({ chart, price }: { chart: ChartHandle; price: string }) {
  const [line, setLine] = useState<HTMLElement | null>(null);
  const y = useSyncExternalStore(
    (listener) => chart.onMove(listener),
    () => chart.yOf(price),
    () => undefined,
  );
  const chip = line?.closest('[data-slot=chart-order]')?.getBoundingClientRect();
  const layer = line?.closest('[data-slot=chart-orders]')?.getBoundingClientRect();
  return (
    <span
      ref={setLine}
      aria-hidden
      data-slot="chart-order-draft"
      className="ui:absolute ui:-end-3 ui:w-[200vw] ui:border-t-2 ui:border-accent"
      style={{
        top: `${(layer?.top ?? 0) + (y ?? 0) - (chip?.top ?? 0) - 2}px`,
        visibility: line && y !== undefined ? undefined : 'hidden',
      }}
    />
  );
}

/** Several orders in one chip, with a menu of what can be done with each. */
function GroupChip({
  marks,
  beyond,
  ...rest
}: ChipProps & { marks: readonly OrderMark[]; beyond: Chip['beyond'] }) {
  const { labels } = rest;
  const count = new Set(marks.map(({ order }) => order.id)).size;
  const Arrow = beyond === 'above' ? ArrowUp : ArrowDown;
  const name =
    beyond === 'above'
      ? labels.ordersAbove
      : beyond === 'below'
        ? labels.ordersBelow
        : labels.ordersHere;
  return (
    <div data-slot="chart-order" className={chipClass}>
      <LazyPopup load={loadOrdersMenu} contentProps={{ marks, ...rest }}>
        {(button) => (
          <button
            type="button"
            data-slot="chart-order-group"
            aria-label={name({ count })}
            className={partClass}
            {...button}
          >
            {beyond ? <Arrow size={12} strokeWidth={2} aria-hidden /> : null}
            {beyond ? count : labels.ordersHere({ count })}
          </button>
        )}
      </LazyPopup>
    </div>
  );
}

const loadOrdersMenu = async () => ({ default: (await import('./orders-menu.tsx')).OrdersMenu });
