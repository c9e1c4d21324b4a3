import { categories, type MarketFilter } from '@agio/widgets/markets';

/** The filter that a query of an address means; what it does not understand is not filtered by. */
export function filterOf(query: string): MarketFilter {
  const params = new URLSearchParams(query);
  return {
    category: categories.find((category) => category === params.get('category')) ?? 'all',
    quote: params.get('quote') ?? undefined,
    search: params.get('search') ?? '',
  };
}

/** The query of an address that means the filter; empty where nothing is filtered. */
export function queryOf({ category, quote, search }: MarketFilter): string {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (quote !== undefined) params.set('quote', quote);
  if (search !== '') params.set('search', search);
  return params.toString();
}
