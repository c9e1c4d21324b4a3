import { notificationsHub } from '@agio/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manualClock } from '../clock.ts';
import { createSandbox } from '../sandbox.ts';
import type { Sandbox } from '../sandbox-api.ts';

type Message = { event: string; content: Record<string, unknown> };

async function listen(sandbox: Sandbox, email: string) {
  const connection = sandbox.connectHub('notifications', {
    accessToken: sandbox.issueToken(email),
  });
  const messages: Message[] = [];
  for (const event of ['order', 'balances', 'userInformation'] as const) {
    connection.on(event, (content: Record<string, unknown>) => {
      v.parse(notificationsHub.events[event], [content]);
      messages.push({ event, content });
    });
  }
  await connection.start();
  return messages;
}

async function order(sandbox: Sandbox, body: Record<string, unknown>) {
  return sandbox.fetch(
    new Request('http://sandbox/frontoffice/api/order', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.issueToken('trader@agio.test')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ market: 'XCB-CTN', side: 'Buy', type: 'Limit', ...body }),
    }),
  );
}

test('N01 a person hears of their own orders and money only', async () => {
  const sandbox = createSandbox({ clock: manualClock() });
  const mine = await listen(sandbox, 'trader@agio.test');
  const others = await listen(sandbox, 'support@agio.test');
  await order(sandbox, { price: '6', amount: '10' });
  expect(mine.map(({ event }) => event)).toEqual(['order', 'balances']);
  expect(mine[0]?.content).toMatchObject({ order: { status: 'Open', price: '6' }, fills: [] });
  expect(mine[1]?.content).toMatchObject({ balances: [{ asset: 'CTN' }] });
  expect(others).toEqual([]);
  const ids = mine.map(({ content }) => content['notificationId']);
  expect(new Set(ids).size).toBe(ids.length);
});

test('N02 a resting order that the market reaches is announced with its fills', async () => {
  const sandbox = createSandbox({ clock: manualClock() });
  const mine = await listen(sandbox, 'trader@agio.test');
  // Far above the market's bids: the house takes it within moments.
  const best = await sandbox.fetch(new Request('http://sandbox/marketdata/trends/all/CHF'));
  const trends = (await best.json()) as { market: string; last: string }[];
  const last = trends.find(({ market }) => market === 'XCB-CTN')?.last ?? '';
  await order(sandbox, { price: last, amount: '30', postOnly: true });
  mine.length = 0;
  sandbox.tick(60_000);
  await new Promise((resolve) => setTimeout(resolve));
  const orders = mine.filter(({ event }) => event === 'order');
  expect(orders.at(-1)?.content).toMatchObject({ order: { status: 'Filled' } });
  const fills = orders.flatMap(({ content }) => content['fills'] as { liquidity: string }[]);
  expect(fills.length).toBeGreaterThan(0);
  expect(fills.every(({ liquidity }) => liquidity === 'Maker')).toBe(true);
});

test('N04 an account that closes is announced before the orders that are cancelled with it, so that its pages make no refused reads', async () => {
  const sandbox = createSandbox({ clock: manualClock() });
  const mine = await listen(sandbox, 'trader@agio.test');
  const { status } = await sandbox.fetch(
    new Request('http://sandbox/back-api/api/v3/users/status', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${sandbox.issueToken('admin@agio.test')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        userId: 'trader',
        status: 'Frozen',
        comment: 'A test',
        seenStatus: 'Active',
      }),
    }),
  );
  expect(status).toBe(200);
  const [first, ...others] = mine;
  expect(first).toMatchObject({ event: 'userInformation', content: { user: { isFrozen: true } } });
  expect(others.map(({ event }) => event)).toContain('order');
});

test('N03 a connection needs a valid token', async () => {
  const sandbox = createSandbox({ clock: manualClock() });
  await expect(sandbox.connectHub('notifications').start()).rejects.toThrow(/Sign in/);
  const bad = sandbox.connectHub('notifications', { accessToken: 'made up' });
  await expect(bad.start()).rejects.toThrow(/refused/);
});
