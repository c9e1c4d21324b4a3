import type { RampOrder as Order } from '@agio/api-client/contract';
import { useRampOrders } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { StatePanel } from '@agio/ui/state-panel';
import { Stepper } from '@agio/ui/stepper';
import type { Glyph } from '@agio/ui/glyph';
import {
  ArrowLeft,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  ExternalLink,
  Hourglass,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { partOf } from '../states/lazy-part.ts';
import { useHost, WidgetLink } from '../host/index.ts';
import { useAccountLoadState, useLoadNotes } from '../states/index.ts';
import { InHistoryButton } from '../lists/history-link.tsx';
import { statusMessages } from '../words/status-messages.ts';
import { showRampOrder } from '../amounts/shown-ramp-orders.ts';
import { StepTitle } from '../intent/step-title.tsx';
import { messages } from './messages.ts';
import { isOver, rampSteps } from './model/order-steps.ts';
import type { RampSide } from './model/ramp-state.ts';
import { OrderFacts } from './order-facts.tsx';
import { isSafeAddress } from '../files/safe-address.ts';
import { endText, type FormatContext } from './ramp-words.ts';

const loadBankDetails = partOf(() => import('./bank-details.tsx'), 'BankDetails');

export interface RampOrderProps {
  orderId: string;
  /** The order was just placed: its payment page is opened as soon as it is known. */
  goesOn: boolean;
  /** Opens the provider's page in place of this one. */
  onLeave: (address: string) => void;
  onBack: () => void;
  /** Begins the same anew. */
  onAgain: (order: Order) => void;
}

/** One order, as it stands and moves on: also where the provider's page leads back to, in any tab and more than once. */
export function RampOrder({ orderId, onBack, ...props }: RampOrderProps) {
  const t = useMessages(messages);
  const orders = useRampOrders({ orderId });
  const order = orders.data?.items[0];
  const isMissing = orders.error?.status === 404 && !order;
  const state = useAccountLoadState({ data: order, error: orders.error });
  const notes = useLoadNotes(state, { error: t.order.error, loading: t.order.loading });
  return (
    <div className="wg:mx-auto wg:flex wg:w-full wg:max-w-160 wg:flex-col wg:gap-3">
      <h1 className="wg:sr-only">{t.title}</h1>
      <Button
        variant="ghost"
        className="wg:self-start"
        icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:rotate-180" />}
        onClick={onBack}
      >
        {t.order.back}
      </Button>
      <Panel aria-label={t.order.details} aria-busy={state.status === 'loading'}>
        {isMissing ? (
          <StatePanel state="empty" className="wg:min-h-60" title={t.order.missing}>
            {t.order.missingMore}
          </StatePanel>
        ) : (
          <Loadable
            state={state}
            notes={notes}
            onRetry={() => void orders.mutate()}
            skeleton={<Skeleton className="wg:m-6 wg:h-80" />}
          >
            {order ? <OrderView order={order} onBack={onBack} {...props} /> : null}
          </Loadable>
        )}
      </Panel>
    </div>
  );
}

const looks: Readonly<Record<Order['status'], { Icon: Glyph; color: string }>> = {
  AwaitingPayment: { Icon: Hourglass, color: 'wg:text-warning' },
  PaymentReceived: { Icon: Clock, color: 'wg:text-accent' },
  Completed: { Icon: CircleCheck, color: 'wg:text-success' },
  Expired: { Icon: CircleX, color: 'wg:text-fg-muted' },
  Failed: { Icon: CircleAlert, color: 'wg:text-danger' },
  Cancelled: { Icon: CircleX, color: 'wg:text-fg-muted' },
  Unknown: { Icon: CircleHelp, color: 'wg:text-warning' },
};

function OrderView({ order, ...actions }: Omit<RampOrderProps, 'orderId'> & { order: Order }) {
  const format: FormatContext = { t: useMessages(messages), locale: useLocale() };
  const { t } = format;
  const { Icon, color } = looks[order.status];
  const { title, text } = useOutcome(order, format);
  useEffect(() => showRampOrder(order.id), [order.id]);
  return (
    <>
      <div className="wg:flex wg:flex-col wg:gap-5 wg:p-6 wg:max-sm:p-4">
        <div className="wg:flex wg:items-start wg:gap-3">
          <Icon size={28} strokeWidth={1.5} aria-hidden className={`wg:flex-none ${color}`} />
          <div className="wg:min-w-0">
            {/* A new state is a new heading, and is read. */}
            <StepTitle key={order.status}>{title}</StepTitle>
            <p className="wg:text-pretty wg:text-fg-muted">{text}</p>
          </div>
        </div>
        {order.reason ? (
          <Callout tone="danger">
            {t.outcome.reason({ provider: order.quote.provider, reason: order.reason })}
          </Callout>
        ) : null}
        <Steps order={order} format={format} />
        <OrderFacts order={order} format={format} />
      </div>
      <Actions order={order} format={format} {...actions} />
    </>
  );
}

const sideOf = ({ quote }: Order): RampSide => (quote.side === 'Sell' ? 'Sell' : 'Buy');

/** Returns the result of the order, and the next step. */
function useOutcome(order: Order, { t, locale }: FormatContext): { title: string; text: string } {
  const timeZone = useTimeZone();
  const { quote, status, reference, payBefore, bankAccount } = order;
  const words = t.outcome[sideOf(order)];
  const gaps = {
    provider: quote.provider,
    pay: endText(quote, 'pay', locale),
    receive: endText(quote, 'receive', locale),
    reference,
    time: payBefore ? formatDateTime(payBefore, { locale, timeZone }) : '—',
  };
  const say = (text: string | ((values: typeof gaps) => string)) =>
    typeof text === 'string' ? text : text(gaps);
  const isTransfer = status === 'AwaitingPayment' && bankAccount != null;
  return {
    title: say(words[status]),
    text: isTransfer ? t.outcome.transfer(gaps) : say(words[`${status}More`]),
  };
}

function Steps({ order, format: { t, locale } }: { order: Order; format: FormatContext }) {
  const timeZone = useTimeZone();
  const { ramp: statuses } = useMessages(statusMessages);
  const side = sideOf(order);
  const { quote, status, reference } = order;
  const { steps, current } = rampSteps(order);
  const of = (step: 'paid' | 'delivered', isDone: boolean) =>
    t.order.step[step][side][isDone ? 'done' : 'open'];
  const label = {
    placed: t.order.step.placed,
    paid: of('paid', current > 1),
    delivered: of('delivered', current > 2),
    ended: statuses[status],
  };
  const hint: Readonly<Record<string, string>> = {
    placed: t.order.step.placedHint({ provider: quote.provider, reference }),
    ...(isOver(status) ? {} : { delivered: t.order.step.deliveredHint({ speed: quote.speed }) }),
  };
  const timeOf = (time: string | undefined): ReactNode =>
    time === undefined ? undefined : (
      <time
        dateTime={time}
        className="wg:num wg:block wg:text-end wg:text-xs wg:text-fg-muted wg:max-[360px]:max-w-24 wg:max-[360px]:whitespace-normal!"
      >
        {formatDateTime(time, { locale, timeZone })}
      </time>
    );
  return (
    <Stepper
      orientation="vertical"
      label={t.order.steps}
      current={current}
      steps={steps.map(({ id, time }) => ({
        id,
        label: label[id],
        hint: hint[id],
        action: timeOf(time),
      }))}
    />
  );
}

function Actions({
  order,
  format: { t },
  goesOn,
  onLeave,
  onAgain,
}: Omit<RampOrderProps, 'orderId'> & { order: Order; format: FormatContext }) {
  const { links } = useHost();
  const { quote, status, redirectUrl, bankAccount } = order;
  const isOpen = status === 'AwaitingPayment' && redirectUrl !== null;
  const safe = isOpen && isSafeAddress(redirectUrl) ? redirectUrl : undefined;
  // Once: a provider's page may be for the first who comes by its address.
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!goesOn || safe === undefined || hasLeft.current) return;
    hasLeft.current = true;
    onLeave(safe);
  }, [goesOn, safe, onLeave]);
  return (
    <div className="wg:flex wg:flex-wrap wg:justify-end wg:gap-2 wg:border-t wg:border-line wg:p-4">
      {isOpen && safe === undefined ? (
        <Callout live tone="danger" className="wg:w-full">
          {t.order.notLinked}
        </Callout>
      ) : null}
      {bankAccount ? (
        <LazyPopup kind="dialog" load={loadBankDetails} contentProps={{ order }}>
          {(button) => (
            <Button {...button} variant="secondary">
              {t.order.bank}
            </Button>
          )}
        </LazyPopup>
      ) : null}
      <InHistoryButton tab="ramp" id={order.id} variant="ghost" />
      {safe === undefined ? (
        <>
          <Button onClick={() => onAgain(order)}>{t.order.again[sideOf(order)]}</Button>
          {links.portfolio === undefined ? null : (
            <Button asChild variant="primary">
              <WidgetLink href={links.portfolio}>{t.order.portfolio}</WidgetLink>
            </Button>
          )}
        </>
      ) : (
        <Button asChild variant="primary">
          <a
            href={safe}
            onClick={(event) => {
              // The second of a double click would begin the way anew, and the first had come already.
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {t.order.goOn({ provider: quote.provider })}
            <ExternalLink
              size={16}
              strokeWidth={1.5}
              aria-hidden
              className="wg:ms-2 wg:inline wg:rtl:-scale-x-100"
            />
          </a>
        </Button>
      )}
    </div>
  );
}
