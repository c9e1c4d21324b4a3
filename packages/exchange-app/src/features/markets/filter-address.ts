import { categories, type MarketFilter } from '@agio/widgets/markets';

/**
 * The filter and order that a query of an address means; what it does not understand is not filtered or sorted by.
 *
 * @param own the categories of the brand's own markets
 */
export function filterOf(query: string, own: readonly { readonly id: string }[]): MarketFilter {
  const params = new URLSearchParams(query);
  const known = [...categories, ...own.map(({ id }) => id)];
  const sort = /^(-?)([a-z]{1,20})$/.exec(params.get('sort') ?? '');
  return {
    category: known.find((category) => category === params.get('category')) ?? 'all',
    quote: params.get('quote') ?? undefined,
    search: params.get('search') ?? '',
    sort: sort
      ? { column: sort[2] ?? '', direction: sort[1] === '-' ? 'descending' : 'ascending' }
      : undefined,
  };
}

/** The query of an address that means the filter and the order; empty where the list is as it begins. */
export function queryOf({ category, quote, search, sort }: MarketFilter): string {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (quote !== undefined) params.set('quote', quote);
  if (search !== '') params.set('search', search);
  if (sort) params.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  return params.toString();
}
