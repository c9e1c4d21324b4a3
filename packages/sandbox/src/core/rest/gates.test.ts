import { expect, test } from 'vitest';
import { newAccount } from '../accounts.ts';
import { demoAccounts } from '../catalog/demo-accounts.ts';
import { reasonsOf } from '../testing/test-exchange.ts';
import { checkGates } from './gates.ts';
import { routes } from './routes.ts';

function refused(id: string, information: object): string[] {
  const demo = demoAccounts.find((account) => account.id === 'trader');
  const route = routes.find((each) => each.id === id);
  if (demo === undefined || route === undefined) throw new Error(`There is no ${id}.`);
  const account = newAccount({ ...demo, information: { ...demo.information, ...information } }, 0);
  return reasonsOf(() => checkGates(route, account));
}

test.each([
  'trading.createOrder',
  'wallet.deposit',
  'wallet.withdraw',
  'ramp.createOrder',
  'swap.execute',
])('W24 %s needs a finished verification, not only an active account', (id) => {
  for (const verificationLevel of [null, 0]) {
    expect(refused(id, { verificationLevel })).toEqual([' 40300']);
  }
});

test.each([
  'trading.createOrder',
  'trading.cancelOrder',
  'trading.cancelAllOrders',
  'wallet.deposit',
  'wallet.withdraw',
  'ramp.quotes',
  'ramp.createOrder',
  'swap.quote',
  'swap.execute',
])("W25 %s is the server's to refuse, whatever the client holds back", (id) => {
  expect(refused(id, { activityStatus: 'WaitingForReview' })).toEqual([' 30202']);
  expect(refused(id, { isFrozen: true })).toEqual([' 30201']);
  expect(refused(id, { isTerminated: true })).toEqual([' 30200']);
});
