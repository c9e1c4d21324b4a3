import type { WidgetLinks } from '../host/index.ts';

/** Addresses of a host's pages. */
export const pages: WidgetLinks = {
  market: (id) => `/trade/${id}`,
  markets: '/markets',
  portfolio: '/portfolio',
  history: (query = '') => `/history?${query}`,
};
