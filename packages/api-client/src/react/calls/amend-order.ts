import { useCallback, useState } from 'react';
import type { Order } from '../../contract/core.ts';
import {
  amendOrder as changeOrder,
  type Amendment,
  type OrderChange,
} from '../../trading/amend-order.ts';
import { useExchange } from '../context.ts';
import { putOrder, reloadAfterOrder } from '../cache/orders-cache.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import { useMutate } from '../cache/use-mutate.ts';

/** Result of `useAmendOrder`. */
export interface AmendOrder extends CommandState {
  /**
   * Changes an open order: see `amendOrder`. Asked again for the same order while it is under way (a double click) it
   * answers the same promise. `before` is the order as it ended, where only the new one is left to place. Rejects with
   * `ApiError` when the order is as it was.
   */
  amendOrder: (order: Order, change: OrderChange, before?: Order) => Promise<Amendment>;
  /** An answer was lost and is being looked for: "We are checking your order…". */
  isChecking: boolean;
}

/** Changes price and amount of open orders, and returns the state of the change. */
export function useAmendOrder(): AmendOrder {
  const client = useExchange();
  const mutate = useMutate();
  const [isChecking, setChecking] = useState(false);

  const work = useCallback(
    async (order: Order, change: OrderChange, before?: Order) => {
      try {
        const outcome = await changeOrder(client, order, change, {
          before,
          onChecking: () => setChecking(true),
        });
        if ('before' in outcome) await putOrder(mutate, outcome.before);
        if ('after' in outcome) await putOrder(mutate, outcome.after, outcome.after.fills);
        return outcome;
      } finally {
        setChecking(false);
        reloadAfterOrder(mutate);
      }
    },
    [client, mutate],
  );
  const { run: amendOrder, ...state } = useCommand(work);
  return { ...state, amendOrder, isChecking };
}
