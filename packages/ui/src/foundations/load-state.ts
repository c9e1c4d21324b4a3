/** The states of loaded content. */
export const loadStatuses = ['loading', 'ready', 'stale', 'empty', 'error', 'notAllowed'] as const;

/**
 * `loading` · `ready` · `stale`: shown, but the last refresh failed · `empty`: loaded, and there is nothing · `error`: could
 * not be loaded · `notAllowed`: not for this reader
 */
export type LoadStatus = (typeof loadStatuses)[number];

/**
 * The state of loaded content, the same in every widget.
 *
 * `Reason` is why the reader may not see it, `Fault` is what went wrong. Both are data of the caller, who has the words.
 */
export type LoadState<Reason extends string = string, Fault = unknown> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'stale'; readonly fault?: Fault }
  /** `noMatch`: there is content, but the reader's search or filter excludes it. */
  | { readonly status: 'empty'; readonly reason?: 'noMatch' | undefined }
  | { readonly status: 'error'; readonly fault?: Fault }
  | { readonly status: 'notAllowed'; readonly reason: Reason };

/** Content without a reservation. */
export const readyState = { status: 'ready' } as const satisfies LoadState;

/** The state of a list: undefined while it loads. */
export const stateOfList = (list: readonly unknown[] | undefined): LoadState =>
  list === undefined ? { status: 'loading' } : list.length === 0 ? { status: 'empty' } : readyState;

/** Returns true if there is content to show, even if it is out of date. */
export const hasContent = ({ status }: LoadState): boolean =>
  status === 'ready' || status === 'stale';
