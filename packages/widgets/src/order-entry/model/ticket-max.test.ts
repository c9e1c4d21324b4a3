import { Decimal } from '@agio/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { market, percent, sell, ticket, typed } from './testing/ticket-fixture.ts';
import type { TicketAction } from './ticket.ts';
import { xcbCtn } from '../../testing/xcb-ctn.ts';

describe('Max', () => {
  const decimals = (most: number, digits: number) =>
    fc
      .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 0, max: digits }))
      .map(([n, scale]) =>
        Decimal.of(String(n)).dividedBy(Decimal.of(`1${'0'.repeat(scale)}`), scale, 'down'),
      );

  test('M21 a buy at Max never costs more than the balance, and one step more always does', () => {
    fc.assert(
      fc.property(
        decimals(1e9, 6),
        decimals(1e6, 4),
        fc.integer({ min: 0, max: 8 }),
        (quote, price, scale) => {
          const step = Decimal.one.dividedBy(Decimal.of(`1${'0'.repeat(scale)}`), scale, 'down');
          const instrument = {
            ...xcbCtn,
            stepSize: step.toString(),
            maxAmount: `1${'0'.repeat(30)}`,
          };
          const { size } = ticket(
            [{ type: 'picked', field: 'price', value: price.toString() }, percent(100)],
            {
              instrument,
              available: { base: undefined, quote },
            },
          );
          const amount = size.amount.value ?? Decimal.zero;
          expect(amount.times(price).lte(quote)).toBe(true);
          expect(amount.isMultipleOf(step)).toBe(true);
          expect(amount.plus(step).times(price).gt(quote)).toBe(true);
        },
      ),
    );
  });

  test('M21 a sale at Max sells every whole step of the balance', () => {
    const { order, reasons } = ticket([sell, typed('price', '6.4'), percent(100)], {
      available: { base: Decimal.of('1862.409999'), quote: undefined },
    });
    expect(reasons).toEqual([]);
    expect(order).toMatchObject({ amount: '1862.4' });
  });

  test('M21 a market buy at Max spends the balance, rounded down to the digits of the asset', () => {
    const { order } = ticket([market, percent(100)], {
      available: { base: undefined, quote: Decimal.of('1000.1234567') },
    });
    expect(order).toMatchObject({ quoteAmount: '1000.123456', type: 'Market' });
    expect(order).not.toHaveProperty('amount');
  });

  test('the total has the decimals of its asset: what a buy costs is rounded up, what a sale brings down', () => {
    const instrument = { ...xcbCtn, tickSize: '0.000001', stepSize: '0.000001' };
    const total = (actions: TicketAction[]) =>
      ticket([...actions, typed('price', '1.000001'), typed('amount', '1.000001')], {
        instrument,
      }).size.total.value?.toString();
    expect(total([])).toBe('1.000003');
    expect(total([sell])).toBe('1.000002');
  });

  test('a share of one balance is no share of the other: the other side begins without a size', () => {
    const { size } = ticket([typed('price', '6.4'), percent(100), sell]);
    expect(size.percent).toBe(0);
    expect(size.amount.value).toBeUndefined();
    const kept = ticket([typed('price', '6.4'), typed('amount', '7'), sell]);
    expect(kept.size.amount.value?.toString()).toBe('7');
  });

  test('every share of the balance stays within it', () => {
    fc.assert(
      fc.property(decimals(1e9, 6), fc.integer({ min: 1, max: 100 }), (base, share) => {
        const { size } = ticket([sell, typed('price', '6.4'), percent(share)], {
          instrument: { ...xcbCtn, maxAmount: '9999999999' },
          available: { base, quote: undefined },
        });
        expect((size.amount.value ?? Decimal.zero).lte(base)).toBe(true);
      }),
    );
  });

  test('Max stops at the largest order of the market', () => {
    const { order } = ticket([sell, typed('price', '6.4'), percent(100)], {
      available: { base: Decimal.of('5000000'), quote: undefined },
    });
    expect(order).toMatchObject({ amount: '100000' });
  });

  test('the share follows the price', () => {
    const order = (price: string) =>
      ticket([percent(50), typed('price', price), percent(50)]).order;
    expect(order('5')).toMatchObject({ amount: '1284.06' });
    expect(order('10')).toMatchObject({ amount: '642.03' });
  });
});
