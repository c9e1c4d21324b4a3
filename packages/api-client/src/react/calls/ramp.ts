import { useCallback, useState } from 'react';
import type {
  RampAsset,
  RampCountry,
  RampLimits,
  RampOrder,
  RampPaymentMethod,
  RampQuote,
} from '../../contract/core.ts';
import type { HeldQuote } from '../../trading/held-quote.ts';
import {
  keepRampOffers,
  orderRamp,
  type RampOffers,
  type RampRequest,
} from '../../trading/ramp-order.ts';
import { matchCalls, type CallName, type InputOf } from '../cache/keys.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import { useHeld, type UseHeld } from '../cache/use-held.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, usePrivateRead, useSharedRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';
import { useExchange } from '../context.ts';
import { useMutate } from '../cache/use-mutate.ts';

const money: readonly CallName[] = ['ramp.callback', 'ramp.limits', 'portfolio.overview'];

/** Returns the countries that a provider serves. */
export function useRampCountries(): Query<RampCountry[]> {
  return useSharedRead('ramp.countries', noInput, rarelyChanges);
}

/** Returns the assets that can be bought or sold, in one country or anywhere. */
export function useRampAssets(country?: string): Query<RampAsset[]> {
  return useSharedRead('ramp.assets', { country }, rarelyChanges);
}

/** Returns the payment methods of a country and currency. An undefined input loads nothing. */
export function useRampPaymentMethods(
  input: InputOf<'ramp.paymentMethods'> | undefined,
): Query<RampPaymentMethod[]> {
  return useSharedRead('ramp.paymentMethods', input, rarelyChanges);
}

/** Returns the daily limit of the user's tier, and its used part. */
export function useRampLimits({ isAsked = true }: { isAsked?: boolean } = {}): Query<RampLimits> {
  return usePrivateRead('ramp.limits', isAsked ? noInput : undefined);
}

/**
 * Returns one quote per provider, best first; `mutate()` gets new ones when they expire. An undefined input loads
 * nothing. {@link useRampOffers} renews them.
 */
export function useRampQuotes(input: RampRequest | undefined): Query<RampQuote[]> {
  return usePrivateRead('ramp.quotes', input);
}

/** Result of `useRampOffers`. */
export type UseRampOffers = UseHeld<RampOffers>;

/**
 * Quotes of all providers, best first, renewed before they end while the page is visible. An undefined input, or a
 * guest, loads nothing. An input that changes quickly, as while typing, is sent once it has not changed for `delayMs`
 * (250). A failure is in `error`; the provider's `onError` does not hear of it.
 */
export function useRampOffers(input: RampRequest | undefined, delayMs = 250): UseRampOffers {
  return useHeld('ramp', keepRampOffers, input, delayMs);
}

/** Returns the user's purchases and sales, newest first, a page at a time; with an `orderId` only that one, with null none. */
export function useRampOrders(
  input?: PagedInput<'ramp.callback'> | null,
): PagedQuery<'ramp.callback'> {
  return usePagedRead('ramp.callback', input);
}

/** Takes a quote; the answer has the address of the payment. {@link useOrderRamp} finds the order of a lost answer. */
export function useCreateRampOrder(): Write<'createRampOrder', 'ramp.createOrder'> {
  return useWrite('createRampOrder', 'ramp.createOrder', money);
}

/** Result of `useOrderRamp`. */
export interface UseOrderRamp extends CommandState {
  /**
   * Takes a quote of these offers, once: the same quote passed again, while it is under way or later, is the same order.
   * Answers and rejects as `orderRamp` of the client does; the answer says where to pay.
   */
  order: (offer: RampTaking) => Promise<RampOrder>;
  /** The answer was lost and the order is being looked for. */
  isChecking: boolean;
}

/** One quote of the offers that are held. */
export interface RampTaking {
  readonly held: HeldQuote<RampOffers>;
  readonly quoteId: string;
}

/** Buys or sells at a held quote, and returns whether an order is being sent or looked for. */
export function useOrderRamp(): UseOrderRamp {
  const client = useExchange();
  const mutate = useMutate();
  const [isChecking, setChecking] = useState(false);
  const work = useCallback(
    async ({ held, quoteId }: RampTaking) => {
      try {
        return await orderRamp(client, held, quoteId, { onChecking: () => setChecking(true) });
      } finally {
        setChecking(false);
        void mutate(matchCalls(...money));
      }
    },
    [client, mutate],
  );
  const { run: order, ...state } = useCommand(work);
  return { ...state, order, isChecking };
}
