import {
  activityStatuses,
  requestStatuses,
  tiers,
  type ComplianceRequest,
  type UserInformation,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { demoAccounts } from '../catalog/demo-accounts.ts';
import { createSandbox } from '../sandbox.ts';
import { memoryStore } from '../store/store.ts';
import { base, callerOf, openWorld } from '../testing/caller.ts';
import { manualClock } from '../clock.ts';

test('there is an account for every state, tier and status of a request, each once by name', () => {
  const all = demoAccounts.map(({ information }) => information);
  const states = new Set(all.map(({ activityStatus }) => activityStatus));
  expect(activityStatuses.filter((status) => !states.has(status))).toEqual([]);
  expect(tiers.filter((tier) => !all.some((each) => each.complianceTier === tier))).toEqual([]);
  const requests = new Set(all.map(({ lastRequest }) => lastRequest?.status));
  expect(requestStatuses.filter((status) => !requests.has(status))).toEqual([]);
  expect(new Set(demoAccounts.map(({ displayName }) => displayName)).size).toBe(
    demoAccounts.length,
  );
});

test('who has a request finds it as their account says', async () => {
  const { as } = openWorld();
  const having = demoAccounts.filter(({ request }) => request !== undefined);
  expect(having.length).toBeGreaterThan(0);
  for (const { id } of having) {
    const [user, request] = await Promise.all([
      as(id).ask<UserInformation>('GET', `${base}/userinfo`),
      as(id).ask<ComplianceRequest>('GET', `${base}/compliance/active`),
    ]);
    expect(user.lastRequest).toEqual({ id: request.id, status: request.statusType });
  }
});

test('the document of who is said to be late expires in a week, or has', async () => {
  const { as, clock } = openWorld();
  const expiryOf = async (name: string) => {
    const { documentExpirationDate } = await as(name).ask<UserInformation>(
      'GET',
      `${base}/userinfo`,
    );
    return (Date.parse(documentExpirationDate ?? '') - clock.now()) / 86_400_000;
  };
  expect([await expiryOf('expiring'), await expiryOf('expired')]).toEqual([7, -12]);
});

test('who signs in in a later release has an account in a store of an earlier one', async () => {
  const store = memoryStore();
  const first = createSandbox({ clock: manualClock(), store });
  first.stop();
  store.commit([{ table: 'accounts', key: 'denied', value: undefined }]);
  const second = createSandbox({ clock: manualClock(), store });
  const user = await callerOf(second, 'denied').ask<UserInformation>('GET', `${base}/userinfo`);
  expect(user.lastRequest?.status).toBe('Denied');
});
