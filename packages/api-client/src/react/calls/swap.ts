import type { SwapQuote } from '../../contract/core.ts';
import type { CallName, InputOf } from '../cache/keys.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const money: readonly CallName[] = ['swap.recent', 'portfolio.overview'];

/**
 * A price for converting one asset into another; `mutate()` for a new one when it expires. Without an input nothing is
 * asked for.
 */
export function useSwapQuote(input: InputOf<'swap.quote'> | undefined): Query<SwapQuote> {
  return usePrivateRead('swap.quote', input);
}

/** Conversions, newest first, a page at a time. */
export function useSwaps(input?: PagedInput<'swap.recent'>): PagedQuery<'swap.recent'> {
  return usePagedRead('swap.recent', input);
}

/** Converts at a quoted price. */
export function useExecuteSwap(): Write<'executeSwap', 'swap.execute'> {
  return useWrite('executeSwap', 'swap.execute', money);
}
