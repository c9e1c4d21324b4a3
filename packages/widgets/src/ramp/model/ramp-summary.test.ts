import { ApiError, HeldQuote, type RampOffers, rampOffers } from '@agio/api-client';
import type { RampPaymentMethod, RampQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { sampleOrder } from '../testing/sample-order.ts';
import { type RampAction, type RampChoice, rampReducer, rampStateOf } from './ramp-state.ts';
import { fiatBounds, type RampContext, rampRequest, summariseRamp } from './ramp-summary.ts';

const bank: RampPaymentMethod = {
  id: 'bank',
  name: 'Bank transfer',
  speed: '1 working day',
  sides: ['Buy', 'Sell'],
  minFiat: '50',
  maxFiat: '10000',
};
const card: RampPaymentMethod = {
  ...bank,
  id: 'card',
  name: 'Card',
  sides: ['Buy'],
  maxFiat: '2000',
};
const usual = { country: 'CH', fiat: 'CHF', asset: 'USDC', method: undefined };
const buying = (choice: Partial<RampChoice> = {}, ...actions: RampAction[]) =>
  actions.reduce(rampReducer, rampStateOf({ side: 'Buy', amount: '500', ...choice }, usual));

function offers(...quotes: Partial<RampQuote>[]): RampContext['kept'] {
  const { quote } = sampleOrder('AwaitingPayment');
  const all = quotes.map((part, index) => ({ ...quote, id: `q${index}`, ...part }));
  const moment = { monotonic: performance.now(), wall: Date.now() };
  const held = new HeldQuote<RampOffers>(rampOffers(all), moment);
  return { held, isHeld: true, isAsking: false, error: undefined };
}
const none: RampContext['kept'] = {
  held: undefined,
  isHeld: false,
  isAsking: false,
  error: undefined,
};

const world = (part: Partial<RampContext> = {}): RampContext => ({
  account: 'active',
  locale: 'en',
  decimalsOf: () => 6,
  methods: [bank, card],
  kept: offers({}, { provider: 'Fjordpay', assetAmount: '608.33' }),
  available: Decimal.of('4318.07'),
  limits: { currency: 'CHF', perDay: '10000', usedToday: '0', resetsAt: '2026-11-21T00:00:00Z' },
  isOnline: true,
  ...part,
});
const codes = (...args: Parameters<typeof summariseRamp>) =>
  summariseRamp(...args).reasons.map(({ code }) => code);

test('either amount is requested in its own unit, by the first method that goes this way', () => {
  const asked = {
    side: 'Buy',
    country: 'CH',
    currency: 'CHF',
    asset: 'USDC',
    paymentMethod: 'bank',
  };
  expect(rampRequest(buying(), world())).toEqual({ ...asked, fiatAmount: '500' });
  const received = buying({ amount: undefined, receive: '600' });
  expect(rampRequest(received, world())).toEqual({ ...asked, assetAmount: '600' });
  const sale = buying({ side: 'Sell', amount: '0.5' }, { type: 'methodChosen', method: 'card' });
  expect(rampRequest(sale, world())).toEqual({ ...asked, side: 'Sell', assetAmount: '0.5' });
});

test('the amount stays with its unit when the side changes', () => {
  const sale = buying({}, { type: 'sideChosen', side: 'Sell' });
  expect(sale.given).toBe('receive');
  expect(rampRequest(sale, world())).toMatchObject({ side: 'Sell', fiatAmount: '500' });
  expect(buying({}, { type: 'sideChosen', side: 'Buy' }).given).toBe('pay');
});

test('the best is chosen until another provider is, which stays chosen when the quotes are renewed', () => {
  const { quote, amounts, reasons } = summariseRamp(buying(), world());
  expect([quote?.provider, amounts.receive?.toString(), reasons]).toEqual(['Bancora', '612.4', []]);
  const other = buying({}, { type: 'providerChosen', provider: 'Fjordpay' });
  expect(summariseRamp(other, world()).quote?.provider).toBe('Fjordpay');
  // One that no longer answers gives way to the best.
  expect(summariseRamp(other, world({ kept: offers({}) })).quote?.provider).toBe('Bancora');
});

test('the reasons come in the order in which they can be mended', () => {
  expect(codes(buying(), world({ account: 'guest', kept: none }))).toEqual(['signIn', 'asking']);
  expect(codes(buying(), world({ account: 'notActive' }))[0]).toBe('notActive');
  expect(codes(buying(), world({ isOnline: false }))).toEqual(['offline']);
  expect(codes(buying({ amount: undefined }), world())).toEqual(['empty']);
  expect(codes(buying({}, { type: 'typed', end: 'pay', text: '1x' }), world())).toEqual([
    'unreadable',
  ]);
  expect(codes(buying(), world({ methods: [], kept: none }))[0]).toBe('noMethod');
  expect(codes(buying(), world({ kept: none }))).toEqual(['asking']);
  expect(codes(buying(), world({ kept: offers() }))).toEqual(['noProvider']);
});

test('M12 more than is available cannot be sold, to the last digit', () => {
  const sale = buying({ side: 'Sell', amount: '10' });
  const sold = { side: 'Sell', assetAmount: '612.4' } as const;
  const at = (available: string) =>
    codes(sale, world({ kept: offers(sold), available: Decimal.of(available) }));
  expect(at('612.4')).toEqual([]);
  expect(at('612.399999')).toEqual(['notEnough']);
});

test('the bounds of the method are known before the exchange refuses, and said once', () => {
  const error = new ApiError('http', { status: 400, errorCode: 60_005 });
  const refused = { ...none, error };
  expect(codes(buying({ amount: '49.99' }), world({ kept: refused }))[0]).toBe('belowMinimum');
  expect(codes(buying({ amount: '10000.01' }), world({ kept: none }))[0]).toBe('aboveMaximum');
  // The exchange knows the sale: its own words are kept.
  const sale = buying({ side: 'Sell', amount: '1' });
  expect(codes(sale, world({ kept: refused }))).toEqual(['belowMinimum']);
});

test('the limit of the day counts the fiat that is paid, in its own currency (M2)', () => {
  const limits = {
    currency: 'CHF',
    perDay: '1000',
    usedToday: '600',
    resetsAt: '2026-11-21T00:00:00Z',
  } as const;
  const at = (amount: string) =>
    codes(buying({ amount }), world({ limits, kept: offers({ fiatAmount: amount }) }));
  expect(at('400')).toEqual([]);
  expect(at('400.01')).toEqual(['overLimit']);
  expect(codes(buying({ fiat: 'EUR' }), world({ limits, kept: offers({}) }))).toEqual([]);
  expect(codes(buying(), world({ limits: { ...limits, perDay: null } }))[0]).toBe('notInTier');
});

test('amounts to choose from and their range end at what is left of the day (M3)', () => {
  const limits = { currency: 'CHF', perDay: '500', usedToday: '40', resetsAt: '' } as const;
  const range = (fiat: string, used: string) => {
    const bounds = fiatBounds({ fiat }, bank, { ...limits, usedToday: used });
    return bounds && [bounds.min.toString(), bounds.max.toString()];
  };
  expect(range('CHF', '40')).toEqual(['50', '460']);
  expect(range('CHF', '460')).toBeUndefined();
  expect(range('EUR', '460')).toEqual(['50', '10000']);
});
