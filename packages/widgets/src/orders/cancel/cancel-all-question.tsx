import type { Instrument, Order } from '@agio/api-client/contract';
import { lazy, Suspense } from 'react';
import { partOf } from '../../states/lazy-part.ts';
import { Section, useLatch } from '../../states/index.ts';
import type { CancelAllQuestion as Question } from './cancel-all-dialog.tsx';
import type { OrderCommands } from './use-order-commands.ts';

/** Fetches the code of the question: with the first one, or before it, when nothing else is to be done. */
export const loadCancelAll = partOf(() => import('./cancel-all-dialog.tsx'), 'CancelAllDialog');
const CancelAllDialog = lazy(loadCancelAll);

/** Returns the question of cancelling these orders: all of one market where it is given, else with the names of their markets. */
export function cancelAllQuestion(
  orders: readonly Pick<Order, 'market'>[],
  instruments: readonly Instrument[],
  market: Instrument | undefined,
): Question {
  const markets = new Set(orders.map((order) => order.market));
  const symbols = instruments.filter(({ id }) => markets.has(id)).map(({ symbol }) => symbol);
  return { count: orders.length, market, markets: market ? undefined : symbols };
}

/** Shows the question of `askCancelAll`. Rendered once, beside the commands. */
export function CancelAllQuestion({ commands }: { commands: OrderCommands }) {
  return useLatch(commands.question !== undefined) ? (
    <Section isQuiet>
      <Suspense>
        <CancelAllDialog
          question={commands.question}
          onCancel={() => commands.answerCancelAll(undefined)}
          onConfirm={commands.answerCancelAll}
        />
      </Suspense>
    </Section>
  ) : null;
}
