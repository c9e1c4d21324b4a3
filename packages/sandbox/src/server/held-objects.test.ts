import { queryObjects } from 'node:v8';
import type { Order, RampQuote, SwapQuote, Transfer } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { createSandbox, manualClock } from '../core/index.ts';
import { base, callerOf, office } from '../core/testing/caller.ts';

/** Objects that are alive in this process, counted after a collection of garbage. */
const alive = () => queryObjects(Object, { format: 'count' });

test('S64 whatever people and staff do again and again, nothing of it stays in memory: it is on the disk, or it is over', async () => {
  const clock = manualClock();
  const sandbox = createSandbox({ clock, scenario: 'quiet' });
  const [trader, newcomer, admin] = [
    callerOf(sandbox, 'trader'),
    callerOf(sandbox, 'newcomer'),
    callerOf(sandbox, 'admin'),
  ];
  const silent = { next: () => undefined, error: () => undefined, complete: () => undefined };
  const hub = sandbox.openHubSession('market', undefined, { send: () => undefined });
  sandbox.openHubSession('notifications', 'trader', { send: () => undefined });
  const [usdc] = await trader.ask<{ address: string }[]>('GET', `${base}/address-book?asset=USDC`);

  let turn = 0;
  let done = 0;
  const send = async (caller: typeof trader, method: string, path: string, body?: unknown) => {
    const headers: Record<string, string> =
      method === 'GET' ? {} : { 'idempotency-key': `key-${turn}-${method}-${path}` };
    const answer = await caller.send(method, path, body, headers);
    if (answer.status === 200) done += 1;
    return answer;
  };
  const round = async () => {
    turn += 1;
    const limit = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '5', amount: '1' };
    const placed = await send(trader, 'POST', `${base}/order`, {
      ...limit,
      clientOrderId: `order-${turn}`,
    });
    await send(trader, 'DELETE', `${base}/orders/${placed.json<Order>().id}`);
    const side = turn % 2 === 0 ? 'Buy' : 'Sell';
    const market = { market: 'XCB-CTN', side, type: 'Market', amount: '1' };
    await send(trader, 'POST', `${base}/order`, market);
    await send(trader, 'GET', `${base}/order_history?limit=20`);
    const swap = await send(trader, 'GET', `${base}/quote?fromAsset=USDC&toAsset=BTC&fromAmount=5`);
    await send(trader, 'GET', `${base}/swap?quoteId=${swap.json<SwapQuote>().id}`);
    const asked = 'country=CH&currency=CHF&paymentMethod=bank&side=Buy&asset=USDC&fiatAmount=50';
    const ramp = await send(trader, 'GET', `${base}/ramp/quotes?${asked}`);
    const quoteId = ramp.json<RampQuote[]>()[0]?.id;
    if (turn % 100 === 0) await send(trader, 'POST', `${base}/ramp/orders`, { quoteId });
    const sent = await send(trader, 'POST', `${base}/wallet/withdrawal`, {
      clientTransferId: `transfer-${turn}`,
      asset: 'USDC',
      network: 'stellar',
      address: usdc?.address,
      memo: '8840291736',
      amount: '5',
    });
    const { id, review } = sent.json<Transfer>();
    if (review !== undefined) {
      const decision = turn % 2 === 0 ? 'Approve' : 'Reject';
      const seen = { id, seenVersion: 1 };
      await send(admin, 'PUT', `${office}/withdrawals/resolve`, {
        ...seen,
        decision,
        comment: 'A test',
      });
    }
    await send(newcomer, 'POST', `${base}/v2/kyc/request`);
    await send(admin, 'PUT', `${office}/asset/BTC`, {
      name: turn % 2 === 0 ? 'Bitcoin' : 'bitcoin',
      reason: 'A test',
    });
    const made = await send(admin, 'POST', `${office}/api-keys/create`, {
      name: `Key ${turn}`,
      permissions: ['Read'],
      allowedAddresses: [],
      expiresAt: null,
    });
    const key = made.status === 200 ? made.json<{ key: { id: string } }>().key.id : '';
    await send(admin, 'POST', `${office}/api-keys/revoke`, { id: key });
    await send(trader, 'GET', `${base}/nothing-${turn}`);
    hub.stream('Candles', ['XCB-CTN', '1m'], silent).cancel();
    sandbox.tick(200);
  };

  const rounds = async (count: number) => {
    for (let index = 0; index < count; index += 1) await round();
    // Time for pending work to end.
    for (let minute = 0; minute < 16; minute += 1) sandbox.tick(60_000);
    expect(done).toBeGreaterThan(8 * count);
    done = 0;
  };
  await rounds(150);
  const before = alive();
  const many = 300;
  await rounds(many);
  // One object that each of them left behind would be as many.
  expect(alive() - before).toBeLessThan(many / 2);
  sandbox.dispose();
}, 120_000);
