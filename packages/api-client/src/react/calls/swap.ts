import { useCallback, useState } from 'react';
import type { SwapRecord } from '../../contract/core.ts';
import { convert as convertOnce } from '../../trading/convert.ts';
import type { HeldQuote } from '../../trading/held-quote.ts';
import { keepQuote, type QuoteRequest } from '../../trading/quote-keeper.ts';
import { useHeld, type UseHeld } from '../cache/use-held.ts';
import { matchCalls, type CallName } from '../cache/keys.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import { useExchange } from '../context.ts';
import { useMutate } from '../cache/use-mutate.ts';

const money: readonly CallName[] = ['swap.recent', 'portfolio.overview'];

/** Result of `useHeldQuote`. */
export type UseHeldQuote = UseHeld;

/**
 * A price for converting one asset into another, renewed before it ends while the page is visible. An undefined input,
 * or a guest, loads nothing. An input that changes quickly, as while typing, is sent once it has not changed for
 * `delayMs` (250). A failure is in `error`; the provider's `onError` does not hear of it.
 */
export function useHeldQuote(input: QuoteRequest | undefined, delayMs = 250): UseHeldQuote {
  return useHeld('swap', keepQuote, input, delayMs);
}

/** Returns conversions, newest first, a page at a time. Null reads none. */
export function useSwaps(input?: PagedInput<'swap.recent'> | null): PagedQuery<'swap.recent'> {
  return usePagedRead('swap.recent', input);
}

/** Result of `useConvert`. */
export interface UseConvert extends CommandState {
  /**
   * Converts at a price, once: the same price passed again, while it is under way or later, is the same conversion.
   * Answers and rejects as `convert` of the client does.
   */
  convert: (held: HeldQuote) => Promise<SwapRecord>;
  /** The answer was lost and the conversion is being looked for. */
  isChecking: boolean;
}

/** Converts at a held price, and returns whether a conversion is being sent or looked for. */
export function useConvert(): UseConvert {
  const client = useExchange();
  const mutate = useMutate();
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
