import { type MarketStatus, marketStatuses } from '@agio/api-client/contract';
import { foldText } from '@agio/ui/fold-text';

/** The two lists of the area. */
export const shelves = ['markets', 'assets'] as const;
type Shelf = (typeof shelves)[number];

/** View of the area, which the host keeps in its address. */
export interface MarketsView {
  readonly shelf: Shelf;
  /** A part of a pair, a symbol or a name. */
  readonly search: string;
  /** Status of a market. */
  readonly status?: MarketStatus | undefined;
}

/** Reads a view from the query of an address, and ignores what is invalid. */
export function readMarketsView(query: string): MarketsView {
  const params = new URLSearchParams(query);
  return {
    shelf: shelves.find((each) => each === params.get('list')) ?? 'markets',
    search: (params.get('search') ?? '').slice(0, 100),
    status: marketStatuses.find((each) => each === params.get('status')),
  };
}

/** The query that means a view; empty for all markets. */
export function writeMarketsView({ shelf, search, status }: MarketsView): string {
  const params = new URLSearchParams();
  if (shelf !== 'markets') params.set('list', shelf);
  if (search !== '') params.set('search', search);
  if (status !== undefined) params.set('status', status);
  return params.toString();
}

/** Returns true if one of the texts contains the search, with or without its separator: `xcbctn` finds `XCB/CTN`. */
export function isFound(search: string, ...texts: readonly string[]): boolean {
  const plain = (text: string) => foldText(text).replaceAll(/[\s/-]/g, '');
  const wanted = plain(search);
  return texts.some((text) => plain(text).includes(wanted));
}
