import { describe, expect, test } from 'vitest';
import { xcbCtn } from '../../testing/xcb-ctn.ts';
import type { PriceAlert } from '../setting.ts';
import { judgeAlerts, readAlertPrice } from './price-alerts.ts';

const alert = (part: Partial<PriceAlert>): PriceAlert => ({
  id: 'a',
  market: 'XCB-CTN',
  direction: 'above',
  price: '6.5',
  status: 'active',
  ...part,
});
const at = 1_763_000_000_000;
const after = (last: string, part: Partial<PriceAlert> = {}, market = 'XCB-CTN') =>
  judgeAlerts([alert(part)], [{ market, last }], at)[0]?.status;

describe('an alert is reached', () => {
  test.each([
    ['above', '6.4999999999999999999', 'active'],
    ['above', '6.5', 'reached'],
    ['above', '6.50', 'reached'],
    ['above', '10', 'reached'],
    ['below', '6.5000000000000000001', 'active'],
    ['below', '6.5', 'reached'],
    ['below', '0.9', 'reached'],
  ] as const)('%s 6.5 at %s: %s', (direction, last, status) => {
    expect(after(last, { direction })).toBe(status);
  });

  test('only by its own market', () => {
    expect(after('7', {}, 'BTC-USDC')).toBe('active');
  });

  test('once: what is reached or paused stays as it is, and nothing is written', () => {
    const alerts = [alert({ status: 'reached' }), alert({ id: 'b', status: 'paused' })];
    expect(judgeAlerts(alerts, [{ market: 'XCB-CTN', last: '9' }], at)).toBe(alerts);
    const [told] = judgeAlerts([alert({})], [{ market: 'XCB-CTN', last: '6.6' }], at);
    expect(told?.reached).toEqual({ price: '6.6', at });
  });
});

describe('the price of a new alert', () => {
  const read = (text: string, direction: 'above' | 'below' = 'above', locale = 'en') =>
    readAlertPrice(text, direction, { instrument: xcbCtn, last: '6.4', locale });

  test.each([
    ['', { fault: 'empty' }],
    ['0', { fault: 'empty' }],
    ['six', { fault: 'unreadable' }],
    ['6.50005', { fault: 'offTick' }],
    ['6.4', { fault: 'reached' }],
    ['6.3', { fault: 'reached' }],
    ['6.5000', { price: '6.5' }],
    ['6.5 CTN', { price: '6.5' }],
  ])('%j is read as %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('below the market is the other side, and the locale reads it', () => {
    expect(read('6,3', 'below', 'de')).toEqual({ price: '6.3' });
    expect(read('6,5', 'below', 'de')).toEqual({ fault: 'reached' });
  });
});
