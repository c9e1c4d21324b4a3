/** What can be said of something that is loaded. */
export const loadStatuses = ['loading', 'ready', 'stale', 'empty', 'error', 'notAllowed'] as const;

/**
 * `loading`: on its way · `ready` · `stale`: shown, but the last try to refresh it failed · `empty`: loaded, and there is
 * nothing · `error`: not to be had so far · `notAllowed`: not for this reader
 */
export type LoadStatus = (typeof loadStatuses)[number];

/**
 * The state of something that is loaded, as every widget says it.
 *
 * `Reason` is why the reader may not see it, `Fault` what went wrong: data of the caller, who has the words for both.
 */
export type LoadState<Reason extends string = string, Fault = unknown> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'stale'; readonly fault?: Fault }
  /** `noMatch`: there is something, and the reader's own search or filter leaves it out. */
  | { readonly status: 'empty'; readonly reason?: 'noMatch' | undefined }
  | { readonly status: 'error'; readonly fault?: Fault }
  | { readonly status: 'notAllowed'; readonly reason: Reason };

/** Nothing stands in the way of the content. */
export const readyState = { status: 'ready' } as const satisfies LoadState;

/** The state of a list: undefined while it loads. */
export const stateOfList = (list: readonly unknown[] | undefined): LoadState =>
  list === undefined ? { status: 'loading' } : list.length === 0 ? { status: 'empty' } : readyState;

/** Whether there is content to show, be it old. */
export const hasContent = ({ status }: LoadState): boolean =>
  status === 'ready' || status === 'stale';
