import type { Order } from '@agio/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chosenFields, matchesFilter, orderFilterSchema, spanOf } from './order-filter.ts';

describe('days of a filter', () => {
  test('are those of the reader, both included', () => {
    const days = { from: '2026-11-20', to: '2026-11-20' };
    expect(spanOf(days, 'UTC')).toEqual({
      from: '2026-11-20T00:00:00.000Z',
      to: '2026-11-20T23:59:59.999Z',
    });
    expect(spanOf(days, 'Asia/Tokyo')).toEqual({
      from: '2026-11-19T15:00:00.000Z',
      to: '2026-11-20T14:59:59.999Z',
    });
    expect(spanOf({ from: '2026-11-20' }, 'America/New_York')).toEqual({
      from: '2026-11-20T05:00:00.000Z',
    });
  });

  test('are as long as the clocks make them', () => {
    expect(spanOf({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Zurich')).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T21:59:59.999Z',
    });
    expect(spanOf({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/Zurich')).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      to: '2026-10-25T22:59:59.999Z',
    });
  });
});

describe('an order that is looked for', () => {
  const order = {
    market: 'XCB-CTN',
    side: 'Buy',
    type: 'Limit',
    status: 'Open',
  } as const satisfies Partial<Order>;
  const time = '2026-11-20T12:00:00.000Z';
  const matches = (filter: Parameters<typeof spanOf>[0]) =>
    matchesFilter(order, time, filter, spanOf(filter, 'UTC'));

  test.each([
    [{}, true],
    [{ market: 'XCB-CTN', side: 'Buy', type: 'Limit', status: 'Open' }, true],
    [{ market: 'BTC-USDC' }, false],
    [{ side: 'Sell' }, false],
    [{ type: 'StopLimit' }, false],
    [{ status: 'PartiallyFilled' }, false],
    [{ side: 'Buy', type: 'StopLimit' }, false],
    [{ from: '2026-11-20', to: '2026-11-20' }, true],
    [{ from: '2026-11-21' }, false],
    [{ to: '2026-11-19' }, false],
  ] as const)('has everything that was chosen: %j', (filter, expected) => {
    expect(matches(filter)).toBe(expected);
  });
});

test('whatever was stored is a filter: what is no choice is none', () => {
  const read = (stored: unknown) => v.parse(orderFilterSchema, stored);
  expect(chosenFields(read({ side: 'Buy', from: '2026-11-20' }))).toEqual(['side', 'from']);
  expect(chosenFields(read({ side: 'Hold', type: 3, from: 'yesterday', other: true }))).toEqual([]);
});
