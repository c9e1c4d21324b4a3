import { formatPrice } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { sentence } from '@agio/ui/sentence';
import { useState } from 'react';
import { orderNoticeMessages } from '../../words/messages.ts';
import { reasonOf } from '../../notify/order-notice.ts';
import { Timeline } from '../../details/timeline.tsx';
import { detailsMessages } from './details-messages.ts';
import { feeFigure } from '../fee-figure.ts';
import { orderColumnMessages } from '../../lists/columns/order-column-messages.ts';
import { messages } from '../messages.ts';
import type { OrderRow } from '../../lists/columns/order-rows.ts';
import { type OrderEvent, timelineOf } from './order-timeline.ts';

/** Number of fills shown first of an order with very many. */
const firstShown = 30;

/** Events of an order, oldest first. */
export function OrderEvents({ order }: { order: OrderRow }) {
  const { details: t } = useMessages(detailsMessages);
  const [isWhole, setWhole] = useState(false);
  const events = timelineOf(order);
  const shown = isWhole ? events : events.slice(0, firstShown);
  return (
    <>
      <Timeline
        label={t.timeline}
        events={shown.map((event) => ({
          time: event.time,
          words: <EventWords event={event} order={order} />,
        }))}
      />
      {shown.length < events.length ? (
        <Button size="sm" variant="ghost" className="wg:mt-2" onClick={() => setWhole(true)}>
          {t.all({ count: events.length })}
        </Button>
      ) : null}
    </>
  );
}

function EventWords({ event, order }: { event: OrderEvent; order: OrderRow }) {
  const t = useMessages(messages);
  const { fee: feeWord } = useMessages(orderColumnMessages);
  const { details } = useMessages(detailsMessages);
  const notices = useMessages(orderNoticeMessages);
  const locale = useLocale();
  if (event.kind !== 'fill') {
    const reason = event.kind === 'cancelled' ? reasonOf(order, notices) : undefined;
    return (
      <span className="wg:font-medium">
        {details.events[event.kind]}
        {reason === undefined ? null : ` · ${reason}`}
      </span>
    );
  }
  const { price, amount, fee, feeAsset, liquidity } = event.fill;
  const { tickSize, baseAsset, quoteAsset } = order;
  return (
    <span className="wg:num">
      {sentence(
        details.fill({ price: `${formatPrice(price, { tickSize, locale })} ${quoteAsset}` }),
        {
          amount: () => <Amount value={amount} unit={baseAsset} />,
        },
      )}
      <span className="wg:block wg:text-fg-muted">
        {feeWord} <Amount {...feeFigure(fee)} unit={feeAsset} />
        {liquidity === 'Unknown' ? null : ` · ${liquidity === 'Maker' ? t.maker : t.taker}`}
      </span>
    </span>
  );
}
