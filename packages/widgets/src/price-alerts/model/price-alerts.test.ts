import { describe, expect, test } from 'vitest';
import { xcbCtn } from '../../testing/xcb-ctn.ts';
import { type AlertInput, distanceTo, isSameCondition, readCondition } from './price-alerts.ts';

const input: AlertInput = {
  kind: 'Price',
  side: 'above',
  move: 'Either',
  window: '24h',
  price: '',
  percent: '',
  volume: '',
};
const read = (part: Partial<AlertInput>, locale = 'en') =>
  readCondition({ ...input, ...part }, { instrument: xcbCtn, last: '6.4', locale });

describe('the price of a new alert', () => {
  const rise = (price: string) => ({ condition: { kind: 'Price', direction: 'Rise', price } });
  test.each([
    ['', { fault: 'empty' }],
    ['0', { fault: 'empty' }],
    ['six', { fault: 'unreadable' }],
    ['6.50005', { fault: 'offTick' }],
    ['6.4', { fault: 'reached' }],
    ['6.3', { fault: 'reached' }],
    ['6.5000', rise('6.5')],
    ['6.5 CTN', rise('6.5')],
  ])('%j is read as %j', (price, expected) => {
    expect(read({ price })).toEqual(expected);
  });

  test('below the market is the other side, and the locale reads it', () => {
    const side = 'below';
    expect(read({ price: '6,3', side }, 'de')).toEqual({
      condition: { kind: 'Price', direction: 'Fall', price: '6.3' },
    });
    expect(read({ price: '6,5', side }, 'de')).toEqual({ fault: 'reached' });
  });
});

test.each([
  ['', false],
  ['0', false],
  ['0.001', false],
  ['5.125', false],
  ['1000', false],
  ['0.01', true],
  ['5', true],
  ['12.5 %', true],
  ['999.99', true],
])('a change of %j is taken: %s', (percent, isTaken) => {
  expect('condition' in read({ kind: 'Change', percent })).toBe(isTaken);
});

test('a change that is not typed yet is no wrong one', () => {
  expect(read({ kind: 'Change', percent: '' })).toEqual({ fault: 'noPercent' });
  expect(read({ kind: 'Change', percent: '0.001' })).toEqual({ fault: 'percent' });
});

test.each([
  ['', 'noVolume'],
  ['0', 'noVolume'],
  ['much', 'volume'],
])('a volume of %j is a fault: %s', (volume, fault) => {
  expect(read({ kind: 'Volume', volume })).toEqual({ fault });
});

test('a volume has any figure above zero, in the base asset', () => {
  const condition = { kind: 'Volume', volume: '1000.5' };
  expect(read({ kind: 'Volume', volume: '1,000.5 XCB' })).toEqual({ condition });
});

test('the distance of a price is in percent of the last one, with its sign', () => {
  expect(distanceTo('6.72', '6.4').toString()).toBe('5');
  expect(distanceTo('6.08', '6.4').toString()).toBe('-5');
});

test('two alerts wait for the same where all of their parts are equal, in any order', () => {
  const rise = { kind: 'Price', direction: 'Rise', price: '7' } as const;
  expect(isSameCondition(rise, { price: '7', direction: 'Rise', kind: 'Price' })).toBe(true);
  expect(isSameCondition(rise, { ...rise, price: '8' })).toBe(false);
  expect(isSameCondition(rise, { kind: 'Volume', volume: '7' })).toBe(false);
});
