import { useMemo } from 'react';
import type { ExchangeClient } from '../../client.ts';
import type { SwapQuote } from '../../contract/core.ts';
import { constantStore } from '../../lib/store.ts';
import type { HeldSpan } from '../../trading/held-quote.ts';
import { intentText } from '../../trading/intents.ts';
import {
  type KeptQuote,
  noQuote,
  type QuoteKeeper,
  type QuoteKeeperOptions,
} from '../../trading/quote-keeper.ts';
import { useExchange } from '../context.ts';
import { useCountedIfSlow } from '../slow-reads.ts';
import { useUserId } from '../use-session.ts';
import { useStore } from '../use-store.ts';

/** A held price, its state, and its renewal. */
export interface UseHeld<Quote extends HeldSpan = SwapQuote>
  extends KeptQuote<Quote>, Pick<QuoteKeeper<Quote>, 'renew'> {}

type Keep<Request, Quote extends HeldSpan> = (
  client: ExchangeClient,
  request: Request,
  options: QuoteKeeperOptions,
) => QuoteKeeper<Quote>;

const notAsked: QuoteKeeper<never> = {
  ...constantStore(noQuote),
  renew: () => Promise.reject(new Error('No quote is requested.')),
};

/** The latest keeper of each client, by what it keeps: who asks for the same at the same time shares it. */
const keepers = new WeakMap<ExchangeClient, Map<string, { asked: string; keeper: unknown }>>();

function keeperOf<Request, Quote extends HeldSpan>(
  client: ExchangeClient,
  kind: string,
  keep: Keep<Request, Quote>,
  asked: string,
): QuoteKeeper<Quote> {
  const ofClient = keepers.get(client) ?? new Map<string, { asked: string; keeper: unknown }>();
  keepers.set(client, ofClient);
  const known = ofClient.get(kind);
  // One kind holds one type.
  if (known?.asked === asked) return known.keeper as QuoteKeeper<Quote>;
  const [, request, delayMs] = JSON.parse(asked) as [user: string, Request, delayMs: number];
  const keeper = keep(client, request, { delayMs });
  ofClient.set(kind, { asked, keeper });
  return keeper;
}

/**
 * Reads a held price: for a signed-in user, once the input has not changed for `delayMs`. All hooks of held prices use
 * it.
 */
export function useHeld<Request, Quote extends HeldSpan>(
  kind: string,
  keep: Keep<Request, Quote>,
  input: Request | undefined,
  delayMs: number,
): UseHeld<Quote> {
  const client = useExchange();
  const user = useUserId();
  // The same words are the same request, whatever the identity of the input.
  const asked = input && user !== undefined ? intentText([user, input, delayMs]) : undefined;
  const keeper = useMemo(
    () => (asked === undefined ? notAsked : keeperOf(client, kind, keep, asked)),
    [client, kind, keep, asked],
  );
  const kept = useStore(keeper);
  useCountedIfSlow(kept.isAsking && kept.held === undefined);
  return { ...kept, renew: keeper.renew };
}
