import type { Instrument, Order } from '@agio/api-client/contract';
import { formatDateTime, formatPrice } from '@agio/money';
import { Button } from '@agio/ui/button';
import { CopyButton } from '@agio/ui/copy-button';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useHost, WidgetLink } from '../host/index.ts';
import { exactText, Figure } from '../details/figure.tsx';
import { orderNoticeMessages, type OrderNoticeWords } from '../words/messages.ts';
import { reasonOf } from '../notify/order-notice.ts';
import { StepTitle } from '../intent/step-title.tsx';
import type { FormatContext } from './commodity-cards.tsx';
import { broughtBy, outcomeOf } from './model/outcome.ts';

const icons = {
  filled: [CircleCheck, 'wg:text-success'],
  partly: [CircleAlert, 'wg:text-warning'],
  nothing: [CircleAlert, 'wg:text-danger'],
  open: [CircleHelp, 'wg:text-warning'],
} as const;

/** Result of a trade, with its receipt. */
export function TradeResult({
  order,
  instrument,
  format,
  onAgain,
}: {
  order: Order;
  instrument: Instrument;
  format: FormatContext;
  onAgain: () => void;
}) {
  const { t } = format;
  const { links } = useHost();
  const words = useMessages(orderNoticeMessages);
  const outcome = outcomeOf(order);
  const [Icon, tone] = icons[outcome];
  const market = outcome === 'open' ? links.market?.(order.market) : undefined;
  return (
    <section aria-label={t.figure.status} className="wg:flex wg:flex-col wg:gap-3">
      <div className="wg:flex wg:items-center wg:gap-3">
        <Icon size={28} strokeWidth={1.5} aria-hidden className={`wg:flex-none ${tone}`} />
        <div className="wg:min-w-0">
          <StepTitle>{resultTitle(order, format)}</StepTitle>
          <output className="wg:block wg:break-words wg:text-fg-muted">
            {resultText(order, instrument, format, words)}
          </output>
        </div>
      </div>
      <Receipt order={order} instrument={instrument} format={format} />
      <Button variant="primary" size="lg" block onClick={onAgain}>
        {t.button.again}
      </Button>
      {market === undefined ? null : (
        <Button asChild block variant="ghost">
          <WidgetLink href={market}>{t.button.market}</WidgetLink>
        </Button>
      )}
      {links.portfolio === undefined ? null : (
        <Button asChild block variant="ghost">
          <WidgetLink href={links.portfolio}>{t.button.portfolio}</WidgetLink>
        </Button>
      )}
    </section>
  );
}

function resultTitle(order: Order, { t: { result } }: FormatContext): string {
  const outcome = outcomeOf(order);
  if (outcome === 'open') return result.open;
  return result[`${outcome}${order.side === 'Sell' ? 'Sell' : 'Buy'}`];
}

/** Returns a sentence about the traded amounts, and why there is no more. */
function resultText(
  order: Order,
  { baseAsset, quoteAsset }: Instrument,
  { t: { result }, locale }: FormatContext,
  words: OrderNoticeWords,
): string {
  const outcome = outcomeOf(order);
  const reason = reasonOf(order, words);
  if (outcome === 'open') return result.openMore;
  if (outcome === 'nothing') return reason ? result.nothing({ reason }) : result.nothingBare;
  const amounts = {
    amount: exactText(order.filledAmount, baseAsset, locale),
    total: exactText(order.filledQuote, quoteAsset, locale),
  };
  if (outcome === 'filled') return result.done(amounts);
  return result.doneAndRest({
    ...amounts,
    rest: reason ? result.rest({ reason }) : result.restBare,
  });
}

/** All figures of a trade, for the record. */
function Receipt({
  order,
  instrument: { baseAsset, quoteAsset, tickSize },
  format: { t, locale },
}: {
  order: Order;
  instrument: Instrument;
  format: FormatContext;
}) {
  const timeZone = useTimeZone();
  const { id, side, filledAmount, filledQuote, averagePrice, fee, feeAsset, createdAt } = order;
  const isSale = side === 'Sell';
  const brought = broughtBy(order, { baseAsset, quoteAsset });
  const rows: [term: string, value: string][] = [
    [isSale ? t.figure.sold : t.figure.bought, exactText(filledAmount, baseAsset, locale)],
    [isSale ? t.figure.soldFor : t.figure.paid, exactText(filledQuote, quoteAsset, locale)],
    [
      t.figure.average,
      averagePrice === null
        ? '—'
        : `${formatPrice(averagePrice, { tickSize, locale })} ${quoteAsset}`,
    ],
    [t.figure.fee, exactText(fee, feeAsset, locale)],
    [t.figure.received, exactText(brought.amount, brought.asset, locale)],
    [t.figure.status, t.status[outcomeOf(order)]],
  ];
  const text = [...rows, [t.figure.time, createdAt], [t.figure.reference, id]]
    .map((row) => row.join(': '))
    .join('\n');
  return (
    <KeyValueList>
      {rows.map(([term, value]) => (
        <KeyValue key={term} term={term}>
          <Figure>{value}</Figure>
        </KeyValue>
      ))}
      <KeyValue term={t.figure.time}>{formatDateTime(createdAt, { locale, timeZone })}</KeyValue>
      <KeyValue term={t.figure.reference}>
        <Figure>{id}</Figure> <CopyButton value={text} labels={{ copy: t.button.copy }} />
      </KeyValue>
    </KeyValueList>
  );
}
