import { useCallback, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ExchangeClient } from '../../client.ts';
import type { SwapRecord } from '../../contract/core.ts';
import { constantStore } from '../../lib/store.ts';
import { convert as convertOnce } from '../../trading/convert.ts';
import type { HeldQuote } from '../../trading/held-quote.ts';
import {
  keepQuote,
  type KeptQuote,
  noQuote,
  type QuoteKeeper,
  type QuoteRequest,
} from '../../trading/quote-keeper.ts';
import { intentKey } from '../cache/intent-key.ts';
import { matchCalls, type CallName } from '../cache/keys.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import { useExchange } from '../context.ts';
import { useCountedIfSlow } from '../slow-reads.ts';
import { useUserId } from '../use-session.ts';
import { useStore } from '../use-store.ts';

const money: readonly CallName[] = ['swap.recent', 'portfolio.overview'];
const notAsked: QuoteKeeper = {
  ...constantStore(noQuote),
  renew: () => Promise.reject(new Error('There is nothing to ask a price for.')),
};

/** The latest keeper of each client: who asks for the same price at the same time shares it. */
const keepers = new WeakMap<ExchangeClient, { asked: string; keeper: QuoteKeeper }>();

function keeperOf(client: ExchangeClient, asked: string): QuoteKeeper {
  const known = keepers.get(client);
  if (known?.asked === asked) return known.keeper;
  const [, request, delayMs] = JSON.parse(asked) as [user: string, QuoteRequest, delayMs: number];
  const keeper = keepQuote(client, request, { delayMs });
  keepers.set(client, { asked, keeper });
  return keeper;
}

/** What `useHeldQuote` gives. */
export interface UseHeldQuote extends KeptQuote, Pick<QuoteKeeper, 'renew'> {}

/**
 * A price for converting one asset into another, renewed before it is over while the page is visible. Without an input,
 * and while nobody is signed in, nothing is asked for. What changes quickly, as while somebody types, is asked for once
 * it stands for `delayMs` (250). How it failed is in `error`; the provider's `onError` does not hear of it.
 */
export function useHeldQuote(input: QuoteRequest | undefined, delayMs = 250): UseHeldQuote {
  const client = useExchange();
  const user = useUserId();
  // The same words are the same request, whatever the identity of the input.
  const asked = input && user !== undefined ? intentKey([user, input, delayMs]) : undefined;
  const keeper = useMemo(
    () => (asked === undefined ? notAsked : keeperOf(client, asked)),
    [client, asked],
  );
  const kept = useStore(keeper);
  useCountedIfSlow(kept.isAsking && kept.held === undefined);
  return { ...kept, renew: keeper.renew };
}

/** Conversions, newest first, a page at a time. */
export function useSwaps(input?: PagedInput<'swap.recent'>): PagedQuery<'swap.recent'> {
  return usePagedRead('swap.recent', input);
}

/** What `useConvert` gives. */
export interface UseConvert extends CommandState {
  /**
   * Converts at a price, once: the same price passed again, while it is under way or later, is the same conversion.
   * Answers and rejects as `convert` of the client does.
   */
  convert: (held: HeldQuote) => Promise<SwapRecord>;
  /** The answer was lost and the conversion is being looked for. */
  isChecking: boolean;
}

/** Converts at a price that is held, and knows whether that is under way or being looked for. */
export function useConvert(): UseConvert {
  const client = useExchange();
  const { mutate } = useSWRConfig();
  const [isChecking, setChecking] = useState(false);
  const work = useCallback(
    async (held: HeldQuote) => {
      try {
        return await convertOnce(client, held, { onChecking: () => setChecking(true) });
      } finally {
        setChecking(false);
        void mutate(matchCalls(...money));
      }
    },
    [client, mutate],
  );
  const { run: convert, ...state } = useCommand(work);
  return { ...state, convert, isChecking };
}
