import type { Instrument, Order } from '@agio/api-client/contract';
import { useInstruments } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import { Section, useFailureWords } from '../provider/index.ts';
import { common } from '../shared/messages.ts';
import { messages } from './messages.ts';
import { OrderForm } from './order-form.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';
import { useTicket } from './use-ticket.ts';

export interface OrderEntryProps {
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
  const { retry } = useMessages(common);
  const failureWords = useFailureWords();
  const { data: instruments, error, mutate } = useInstruments();
  const instrument = instruments?.find(({ id }) => id === market);
  if (instrument) {
    return (
      <Section>
        <Ticket key={market} instrument={instrument} {...rest} />
      </Section>
    );
  }
  if (instruments) return <StatePanel state="no-match" title={t.unknownMarket({ market })} />;
  if (!error) return <TicketSkeleton />;
  return (
    <StatePanel
      state="error"
      title={t.notLoaded}
      actions={
        <Button size="sm" onClick={() => void mutate()}>
          {retry}
        </Button>
      }
    >
      {failureWords(error)}
    </StatePanel>
  );
}

function Ticket({
  instrument,
  ...rest
}: { instrument: Instrument } & Omit<OrderEntryProps, 'market'>) {
  const [state, dispatch] = useTicket(instrument.id);
  return <OrderForm instrument={instrument} state={state} dispatch={dispatch} {...rest} />;
}
