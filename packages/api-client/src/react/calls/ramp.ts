import type { RampAsset, RampCountry, RampPaymentMethod, RampQuote } from '../../contract/core.ts';
import type { CallName, InputOf } from '../cache/keys.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, usePrivateRead, useSharedRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const orders: readonly CallName[] = ['ramp.callback'];

/** Countries that a provider serves. */
export function useRampCountries(): Query<RampCountry[]> {
  return useSharedRead('ramp.countries', noInput, rarelyChanges);
}

/** Assets that can be bought or sold, in one country or anywhere. */
export function useRampAssets(country?: string): Query<RampAsset[]> {
  return useSharedRead('ramp.assets', { country }, rarelyChanges);
}

/** Ways to pay or be paid in a country and currency. Without an input nothing is asked for. */
export function useRampPaymentMethods(
  input: InputOf<'ramp.paymentMethods'> | undefined,
): Query<RampPaymentMethod[]> {
  return useSharedRead('ramp.paymentMethods', input, rarelyChanges);
}

/**
 * One quote per provider, best first; `mutate()` for new ones when they expire. Without an input nothing is asked for.
 */
export function useRampQuotes(input: InputOf<'ramp.quotes'> | undefined): Query<RampQuote[]> {
  return usePrivateRead('ramp.quotes', input);
}

/** The user's purchases and sales, newest first, a page at a time; with an `orderId` that one. */
export function useRampOrders(input?: PagedInput<'ramp.callback'>): PagedQuery<'ramp.callback'> {
  return usePagedRead('ramp.callback', input);
}

/** Takes a quote; the answer says where to pay. */
export function useCreateRampOrder(): Write<'createRampOrder', 'ramp.createOrder'> {
  return useWrite('createRampOrder', 'ramp.createOrder', orders);
}
