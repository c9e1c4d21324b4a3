import { useCallback, useState } from 'react';
import type { CostMethod, Currency, NewOrder, Order, Settings } from '../../contract/core.ts';
import { Intents, nameIntent } from '../../trading/intents.ts';
import { sendOrder } from '../../trading/place-order.ts';
import { useExchange } from '../context.ts';
import { matchCalls } from '../cache/keys.ts';
import { putOrder, reloadAfterOrder } from '../cache/orders-cache.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import { useMutate } from '../cache/use-mutate.ts';

/** Result of `usePlaceOrder`. */
export interface PlaceOrder extends CommandState {
  /**
   * Places an order once. The same order passed again while it is being placed (a double click) is the same intent and
   * answers the same promise; so is one passed again after `UnknownOutcomeError`, under the same name. Rejects with
   * `ApiError`, or with `UnknownOutcomeError` when the outcome is unknown.
   */
  placeOrder: (order: NewOrder) => Promise<Order>;
  /** The answer was lost and the order is being looked for: "We are checking your order…". */
  isChecking: boolean;
}

/** Places orders, and returns whether one is being sent or looked for. */
export function usePlaceOrder(): PlaceOrder {
  const client = useExchange();
  const mutate = useMutate();
  const [isChecking, setChecking] = useState(false);

  const work = useCallback(
    async (order: NewOrder) => {
      try {
        const placed = await Intents.of(client).send('trading.createOrder', order, (key) =>
          sendOrder(client, nameIntent('clientOrderId', order, key).input, {
            onChecking: () => setChecking(true),
          }),
        );
        await putOrder(mutate, placed, placed.fills);
        return placed;
      } finally {
        setChecking(false);
        reloadAfterOrder(mutate);
      }
    },
    [client, mutate],
  );
  const { run: placeOrder, ...state } = useCommand(work);
  return { ...state, placeOrder, isChecking };
}

/** Result of `useCancelOrder`. */
export interface CancelOrder extends CommandState {
  cancelOrder: (orderId: string) => Promise<Order>;
  /** The orders whose cancelling is under way. */
  pendingIds: ReadonlySet<string>;
}

/** Cancels orders one by one. Rejects with `ApiError`, for example if the order was filled meanwhile. */
export function useCancelOrder(): CancelOrder {
  const { trading } = useExchange();
  const mutate = useMutate();
  const [pendingIds, setPendingIds] = useState<ReadonlySet<string>>(() => new Set());

  const work = useCallback(
    async (orderId: string) => {
      setPendingIds((ids) => new Set(ids).add(orderId));
      try {
        const cancelled = await trading.cancelOrder({ orderId });
        await putOrder(mutate, cancelled);
        return cancelled;
      } finally {
        setPendingIds((ids) => new Set(Array.from(ids).filter((id) => id !== orderId)));
        reloadAfterOrder(mutate);
      }
    },
    [trading, mutate],
  );
  const { run: cancelOrder, ...state } = useCommand(work);
  return { ...state, cancelOrder, pendingIds };
}

/** Result of `usePauseOrder`. */
export interface PauseOrder extends CommandState {
  /** Pauses an order that trades in slices, or lets it go on. */
  pauseOrder: (orderId: string, paused: boolean) => Promise<Order>;
}

/** Pauses orders that trade in slices, and lets them go on. Rejects with `ApiError`, for example if the order has ended. */
export function usePauseOrder(): PauseOrder {
  const { trading } = useExchange();
  const mutate = useMutate();
  const work = useCallback(
    async (orderId: string, paused: boolean) => {
      try {
        const order = await trading.pauseOrder({ orderId, paused });
        await putOrder(mutate, order);
        return order;
      } finally {
        reloadAfterOrder(mutate);
      }
    },
    [trading, mutate],
  );
  const { run: pauseOrder, ...state } = useCommand(work);
  return { ...state, pauseOrder };
}

/** Result of `useCancelAllOrders`. */
export interface CancelAllOrders extends CommandState {
  /** Cancels every open order, or those of one market. Answers the ids of the cancelled ones. */
  cancelAllOrders: (market?: string) => Promise<string[]>;
}

/** Cancels all orders at once. Rejects with `ApiError`. */
export function useCancelAllOrders(): CancelAllOrders {
  const { trading } = useExchange();
  const mutate = useMutate();
  const work = useCallback(
    async (market?: string) => {
      try {
        return (await trading.cancelAllOrders({ market })).cancelled;
      } finally {
        reloadAfterOrder(mutate);
      }
    },
    [trading, mutate],
  );
  const { run: cancelAllOrders, ...state } = useCommand(work);
  return { ...state, cancelAllOrders };
}

/** Result of `useChangeCurrency`. */
export interface ChangeCurrency extends CommandState {
  /** Saves the currency on the server. A guest's choice is the caller's to keep: this rejects with `authEnded`. */
  changeCurrency: (currency: Currency) => Promise<Settings>;
}

/** Changes the currency of displayed values, for the signed-in user. */
export function useChangeCurrency(): ChangeCurrency {
  const { account } = useExchange();
  const mutate = useMutate();
  const work = useCallback(
    async (currency: Currency) => {
      const settings = await account.changeSetting({ type: 'current-currency', value: currency });
      await mutate(matchCalls('account.settings'), settings, { revalidate: false });
      void mutate(matchCalls('portfolio.overview'));
      return settings;
    },
    [account, mutate],
  );
  const { run: changeCurrency, ...state } = useCommand(work);
  return { ...state, changeCurrency };
}

/** Result of `useChangeCostMethod`. */
export interface ChangeCostMethod extends CommandState {
  /** Saves the method on the server; gains are counted by it from then on, everywhere. */
  changeCostMethod: (method: CostMethod) => Promise<Settings>;
}

/** Changes the cost method of the gains of the signed-in user. */
export function useChangeCostMethod(): ChangeCostMethod {
  const { account } = useExchange();
  const mutate = useMutate();
  const work = useCallback(
    async (method: CostMethod) => {
      const settings = await account.changeSetting({ type: 'cost-method', value: method });
      await mutate(matchCalls('account.settings'), settings, { revalidate: false });
      await mutate(matchCalls('portfolio.overview'));
      return settings;
    },
    [account, mutate],
  );
  const { run: changeCostMethod, ...state } = useCommand(work);
  return { ...state, changeCostMethod };
}
