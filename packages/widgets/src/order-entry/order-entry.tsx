import type { Instrument, Order } from '@agio/api-client/contract';
import { useInstruments } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import type { WidgetPlace } from '../host/widget-place.ts';
import { loadStateOf, Section, useLoadNotes } from '../states/index.ts';
import { messages } from './messages.ts';
import { OrderForm } from './order-form.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';
import { useTicket } from './use-ticket.ts';

export interface OrderEntryProps extends WidgetPlace {
  /** Id of the market: `XCB-CTN`. */
  market: string;
  /** For a finger: taller targets, shares as buttons. */
  touch?: boolean | undefined;
  /** An order was accepted. */
  onPlaced?: ((order: Order) => void) | undefined;
}

/** The ticket of one market by itself: what may be sent, what it will cost, and what became of it. */
export function OrderEntry({ market, ...rest }: OrderEntryProps) {
  const t = useMessages(messages);
  const { data: instruments, error, mutate } = useInstruments();
  const instrument = instruments?.find(({ id }) => id === market);
  const state = loadStateOf({ data: instruments, error }, 'noMatch');
  const notes = useLoadNotes(state, {
    error: t.notLoaded,
    empty: { title: t.unknownMarket({ market }) },
  });
  if (instrument) {
    return (
      <Section>
        <Ticket key={market} instrument={instrument} {...rest} />
      </Section>
    );
  }
  return (
    <Loadable
      data-widget="order-entry"
      className={rest.className}
      style={rest.style}
      state={state}
      notes={notes}
      onRetry={() => void mutate()}
      skeleton={<TicketSkeleton />}
    />
  );
}

function Ticket({
  instrument,
  ...rest
}: { instrument: Instrument } & Omit<OrderEntryProps, 'market'>) {
  const [state, dispatch] = useTicket(instrument.id);
  return <OrderForm instrument={instrument} state={state} dispatch={dispatch} {...rest} />;
}
