import type { Instrument } from '@agio/api-client/contract';
import { readForm } from '@agio/ui/form';
import { expect, test } from 'vitest';
import {
  changedFields,
  formOf,
  inputOf,
  isCarriedOut,
  leapOf,
  type MarketInput,
  marketSchema,
} from './market-form.ts';

const market: Instrument = {
  id: 'XAUG-USDC',
  symbol: 'XAUG/USDC',
  baseAsset: 'XAUG',
  quoteAsset: 'USDC',
  marketType: 'Commodity',
  status: 'Open',
  statusReason: null,
  statusSince: null,
  tickSize: '0.01',
  stepSize: '0.0001',
  minAmount: '0.01',
  maxAmount: '250000',
  minNotional: '5',
  makerFee: '0.0008',
  takerFee: '0.0012',
  feeTiers: [],
  feeSteps: [],
  orderTypes: ['Limit', 'Market'],
  timesInForce: ['GTC'],
  postOnly: true,
};
const faultsOf = (change: object) =>
  readForm(marketSchema, { ...formOf(market), ...change }).faults.map(({ field, code }) => [
    field,
    code,
  ]);

test('fees are typed in percent and sent as fractions, exactly', () => {
  const began = formOf(market);
  expect([began.makerFee, began.takerFee]).toEqual(['0.08', '0.12']);
  const form = { ...began, takerFee: '0.115' };
  expect(inputOf(market.id, form, changedFields(began, form))).toEqual({
    id: 'XAUG-USDC',
    takerFee: '0.00115',
  });
});

test('only what was changed is sent, and another spelling of the same amount is no change', () => {
  const began = formOf(market);
  expect(changedFields(began, { ...began, minNotional: '5.00' })).toEqual([]);
  const form = { ...began, StopLimit: true, makerOnly: false };
  expect(changedFields(began, form)).toEqual(['StopLimit', 'makerOnly']);
  expect(inputOf(market.id, form, changedFields(began, form))).toEqual({
    id: 'XAUG-USDC',
    orderTypes: ['Limit', 'Market', 'StopLimit'],
    postOnly: false,
  });
});

test('a rule that cannot be is named at its field', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ tickSize: '0' })).toEqual([['tickSize', 'positive']]);
  expect(faultsOf({ stepSize: '' })).toEqual([['stepSize', 'missing']]);
  // The exchange takes up to 10 %: what it would refuse is told in the field.
  expect(faultsOf({ makerFee: '10' })).toEqual([]);
  expect(faultsOf({ makerFee: '12' })).toEqual([['makerFee', 'percent']]);
  expect(faultsOf({ minAmount: '25000' })).toEqual([]);
  expect(faultsOf({ minAmount: '25000.1' })).toEqual([['minAmount', 'nearMax']]);
  expect(faultsOf({ Limit: false, Market: false })).toEqual([['Limit', 'noType']]);
});

test('a change whose answer was lost is found in the market, or is not', () => {
  const sent = { id: market.id, status: 'Halted', reason: 'Audit', makerFee: '0.00080' } as const;
  expect(isCarriedOut(sent, market)).toBe(false);
  expect(isCarriedOut(sent, { ...market, status: 'Halted', statusReason: 'Audit' })).toBe(true);
  expect(isCarriedOut(sent, { ...market, status: 'Halted', statusReason: 'Other' })).toBe(false);
  const types: MarketInput = { id: market.id, orderTypes: ['Limit'] };
  expect(isCarriedOut(types, market)).toBe(false);
  expect(isCarriedOut(types, { ...market, orderTypes: ['Limit'] })).toBe(true);
});

test.each([
  ['0.12', '12', '100'],
  ['0.12', '0.24', '2'],
  ['0.12', '0.23', undefined],
  ['10', '0.1', '0.01'],
  ['0', '1', undefined],
  ['1', '', undefined],
])('a change from %s to %s is shown as %s times the present value', (before, after, times) => {
  expect(leapOf(before, after)).toBe(times);
});
