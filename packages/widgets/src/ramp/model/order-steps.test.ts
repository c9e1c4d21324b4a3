import { expect, test } from 'vitest';
import { sampleOrder } from '../testing/sample-order.ts';
import { rampSteps } from './order-steps.ts';

const steps = (...args: Parameters<typeof sampleOrder>) => {
  const { steps: all, current } = rampSteps(sampleOrder(...args));
  return [all.map(({ id, time }) => `${id}${time === undefined ? '' : '!'}`).join(' '), current];
};

test('an order goes from placed over paid to delivered', () => {
  expect(steps('AwaitingPayment')).toEqual(['placed! paid delivered', 1]);
  expect(steps('PaymentReceived')).toEqual(['placed! paid! delivered', 2]);
  expect(steps('Completed')).toEqual(['placed! paid! delivered!', 3]);
});

test('one that ended before shows how far it came, and its end', () => {
  for (const status of ['Expired', 'Failed', 'Cancelled'] as const) {
    expect(steps(status)).toEqual(['placed! ended!', 1]);
  }
});

test('an exchange that keeps no times of the states tells the last by the update', () => {
  expect(steps('Completed', { events: undefined })).toEqual(['placed! paid delivered!', 3]);
  expect(steps('Unknown', { events: undefined })).toEqual(['placed! paid delivered', 1]);
});
