import { expect, test } from 'vitest';
import { ticketFillOf } from './ticket-fill-query.ts';

test.each([
  ['side=buy&amount=10', { side: 'Buy', amount: '10' }],
  ['side=buy&amount=0.5&price=80000', { side: 'Buy', amount: '0.5', price: '80000' }],
  ['side=sell&amount=all', { side: 'Sell', amount: null }],
  ['side=sell&amount=1&price=-2', { side: 'Sell', amount: '1' }],
  ['ask=cancel-all', 'cancelAll'],
  ['ask=send', undefined],
  ['side=buy&price=7', undefined],
  ['amount=10', undefined],
])('M8 the query %s fills the desk with %o', (query, fill) => {
  expect(ticketFillOf(query)).toEqual(fill);
});
