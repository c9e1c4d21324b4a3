import { contract, notificationsHub } from '@agio/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manualClock } from '../clock.ts';
import type { Account } from '../records/people.ts';
import { createSandbox } from '../sandbox.ts';
import type { Sandbox } from '../sandbox-api.ts';
import { mayHear } from './staff-topics.ts';

interface Told {
  topic: string;
  id: string | null;
  userId: string | null;
}

async function listen(sandbox: Sandbox, email: string) {
  const connection = sandbox.connectHub('notifications', {
    accessToken: sandbox.issueToken(email),
  });
  const told: Told[] = [];
  connection.on('backOfficeChanged', (...args: unknown[]) => {
    const [message] = v.parse(notificationsHub.events.backOfficeChanged, args);
    const { topic, id, userId, ...rest } = message;
    expect(Object.keys(rest).toSorted()).toEqual(['notificationId', 'time']);
    told.push({ topic, id, userId });
  });
  await connection.start();
  return told;
}

async function send(
  sandbox: Sandbox,
  email: string,
  { method, path }: { method: string; path: string },
  body: unknown,
) {
  const response = await sandbox.fetch(
    new Request(`http://sandbox${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sandbox.issueToken(email)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  expect(response.ok).toBe(true);
}
const order = (sandbox: Sandbox) =>
  send(sandbox, 'trader@agio.test', contract.trading.createOrder, {
    market: 'XCB-CTN',
    side: 'Buy',
    type: 'Limit',
    price: '6',
    amount: '10',
  });
/** A connection in memory delivers a message after the command. */
async function pass(sandbox: Sandbox, milliseconds: number) {
  sandbox.tick(milliseconds);
  await new Promise((resolve) => setTimeout(resolve));
}
const topics = (told: readonly Told[]) => [...new Set(told.map(({ topic }) => topic))].toSorted();

test('staff hear that an order was placed and whose it is, the trader does not', async () => {
  const sandbox = createSandbox({ clock: manualClock() });
  const roles = ['admin', 'officer', 'support', 'viewer'];
  const staff = await Promise.all(roles.map((role) => listen(sandbox, `${role}@agio.test`)));
  const trader = await listen(sandbox, 'trader@agio.test');
  await order(sandbox);
  for (const told of staff) {
    expect(told).toContainEqual({
      topic: 'Orders',
      id: expect.any(String) as string,
      userId: 'trader',
    });
  }
  await pass(sandbox, 5000);
  expect(trader).toEqual([]);
});

test('a burst is announced at once and once more when a second is over, several orders as one message that has no id', async () => {
  const sandbox = createSandbox({ clock: manualClock() });
  const told = await listen(sandbox, 'officer@agio.test');
  const orders = () => told.filter(({ topic }) => topic === 'Orders');
  for (let count = 0; count < 5; count += 1) await order(sandbox);
  expect(orders()).toHaveLength(1);
  await pass(sandbox, 950);
  expect(orders()).toHaveLength(1);
  await pass(sandbox, 50);
  expect(orders()).toHaveLength(2);
  expect(orders()[1]).toEqual({ topic: 'Orders', id: null, userId: 'trader' });
});

test('each role hears of what it may read, and a reader of trade data not of cases, keys or the trail', async () => {
  const sandbox = createSandbox({ clock: manualClock() });
  const [admin, officer, support, viewer, trader] = await Promise.all(
    ['admin', 'officer', 'support', 'viewer', 'trader'].map((role) =>
      listen(sandbox, `${role}@agio.test`),
    ),
  );
  const { backOfficeCompliance, backOfficeApiKeys } = contract;
  await send(sandbox, 'officer@agio.test', backOfficeCompliance.changeUserStatus, {
    userId: 'pending',
    status: 'Limited',
    comment: 'As discussed by phone.',
    seenStatus: 'WaitingForReview',
  });
  await pass(sandbox, 1000);
  await send(sandbox, 'admin@agio.test', backOfficeApiKeys.create, {
    name: 'Reports',
    permissions: ['Read'],
  });
  await pass(sandbox, 1000);
  // The exchange looks at the rules of alerts for the first time.
  expect(topics(admin ?? [])).toEqual(['Alerts', 'ApiKeys', 'Audit', 'Users']);
  expect(topics(officer ?? [])).toEqual(['Alerts', 'Audit', 'Users']);
  expect(topics(support ?? [])).toEqual(['Users']);
  expect(topics(viewer ?? [])).toEqual(['Users']);
  expect(trader).toEqual([]);
});

test.each(['ADMIN', 'compliancereviewer', 'SUPPORT', 'tradedataviewer'])(
  'a role is the same in any case of its letters: %s',
  (role) => {
    const account = { information: { roles: [role], activityStatus: 'Active' } };
    expect(mayHear(account as unknown as Account, 'Orders')).toBe(true);
    expect(mayHear(account as unknown as Account, 'ApiKeys')).toBe(role === 'ADMIN');
  },
);
