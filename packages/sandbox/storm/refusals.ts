import { errorCodes, type Order } from '@agio/api-client/contract';
import { makeAddress } from '../src/core/services/money/addresses/address-format.ts';
import { decide } from './money.ts';
import type { Person } from './person.ts';
import { setStatus } from './staff.ts';
import type { Storm } from './storm.ts';

const api = '/frontoffice/api';

/** Codes of the contract that this server never answers, and why. */
export const neverAnswered: ReadonlyMap<number, string> = new Map([
  [errorCodes.silent, 'of other servers: a client shows it to nobody'],
  [errorCodes.internal, 'a fault, and no refusal'],
]);

type Provoke = (storm: Storm) => Promise<unknown>;

const order = (person: Person, body: object) => person.send('POST', `${api}/order`, { body });
const xcb = (storm: Storm) => {
  const market = storm.markets.get('XCB-CTN');
  const limit = { market: market.id, side: 'Buy', type: 'Limit' };
  return { market, limit: { ...limit, price: market.price(900), amount: market.amount(2) } };
};

/** For each code of the contract something that is refused with it. */
export const provocations: Record<string, Provoke> = {
  async verificationFailed(storm) {
    const newcomer = storm.person('newcomer');
    const answer = await newcomer.send('POST', `${api}/v2/kyc/request`);
    if (answer?.status === 200) await decide(newcomer, (answer.json as { url: string }).url, false);
    await newcomer.send('GET', `${api}/profile`);
  },
  async accountTerminated(storm) {
    const admin = storm.person('admin');
    await setStatus(storm, admin, 'viewer', 'Terminated');
    await storm.person('viewer').send('GET', '/back-api/api/v2/transfers');
    await setStatus(storm, admin, 'viewer', 'Active');
  },
  async accountFrozen(storm) {
    const admin = storm.person('admin');
    await setStatus(storm, admin, 'support', 'Frozen');
    await order(storm.person('support'), xcb(storm).limit);
    await setStatus(storm, admin, 'support', 'Active');
  },
  async notActive(storm) {
    const admin = storm.person('admin');
    await setStatus(storm, admin, 'support', 'WaitingForData');
    await order(storm.person('support'), xcb(storm).limit);
    await setStatus(storm, admin, 'support', 'Active');
  },
  unauthorized: (storm) =>
    storm
      .person('trader')
      .send('GET', `${api}/orders/my`, { headers: { authorization: 'Bearer made-up' } }),
  forbidden: (storm) => storm.person('trader').send('GET', '/back-api/api/v2/transfers'),
  // Everybody signed in a while ago by now; `send` signs in again and asks once more.
  noRetry: (storm) => storm.person('support').send('POST', `${api}/address-book`, { body: {} }),
  notFound: (storm) => storm.person('trader').send('GET', `${api}/address-book/none`),
  validation: (storm) => order(storm.person('trader'), { market: 'XCB-CTN' }),
  async signatureDiffers(storm) {
    const answer = { step: 'FormA', value: { signed: true, signature: 'A. Person' } };
    for (const id of ['trader', 'newcomer'] as const)
      await storm.person(id).send('POST', `${api}/compliance`, { body: { answer } });
  },
  async nameTaken(storm) {
    const place = { name: 'Twice', asset: 'ETH', network: 'ethereum' };
    for (const seed of ['first', 'second']) {
      const body = { ...place, address: makeAddress('ethereum', `storm:${seed}`) };
      await storm.person('trader').send('POST', `${api}/address-book`, { body });
    }
  },
  async idempotencyConflict(storm) {
    const body = { ...xcb(storm).limit, clientOrderId: `twice-${storm.seed}` };
    await order(storm.person('trader'), body);
    await order(storm.person('trader'), body);
  },
  async idempotencyMismatch(storm) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (const perMille of [900, 910]) {
      const body = { ...xcb(storm).limit, price: xcb(storm).market.price(perMille) };
      await storm.person('trader').send('POST', `${api}/order`, { body, headers });
    }
  },
  async tooManyRequests(storm) {
    const body = { type: 'current-currency', value: 'XXX' };
    const support = storm.person('support');
    await Promise.all(
      Array.from({ length: 120 }, () => support.send('PUT', `${api}/setting`, { body })),
    );
  },
  async marketNotOpen(storm) {
    const admin = storm.person('admin');
    const path = '/back-api/backoffice/market/LTC-USDC';
    await admin.send('PUT', path, { body: { status: 'Halted', reason: 'For a moment.' } });
    await order(storm.person('trader'), { ...xcb(storm).limit, market: 'LTC-USDC' });
    await admin.send('PUT', path, { body: { status: 'Open' } });
  },
  insufficientBalance: (storm) =>
    order(storm.person('support'), { ...xcb(storm).limit, side: 'Sell', amount: '900000' }),
  priceOffTick: (storm) =>
    order(storm.person('trader'), { ...xcb(storm).limit, price: xcb(storm).market.offTick }),
  amountOffStep: (storm) =>
    order(storm.person('trader'), { ...xcb(storm).limit, amount: xcb(storm).market.offStep }),
  belowMinimum: (storm) =>
    order(storm.person('trader'), { ...xcb(storm).limit, price: xcb(storm).market.price(1) }),
  aboveMaximum: (storm) =>
    order(storm.person('trader'), { ...xcb(storm).limit, amount: xcb(storm).market.tooMuch }),
  postOnlyWouldMatch: (storm) =>
    order(storm.person('trader'), {
      ...xcb(storm).limit,
      price: xcb(storm).market.price(1100),
      postOnly: true,
    }),
  async orderNotOpen(storm) {
    const trader = storm.person('trader');
    const placed = await order(trader, xcb(storm).limit);
    if (placed?.status !== 200) return;
    const path = `${api}/orders/${(placed.json as Order).id}`;
    await trader.send('DELETE', path);
    await trader.send('DELETE', path);
  },
  nothingToMatch: emptyBook,
};

/**
 * The house takes its quotes away for new steps, and does not come back while the market is halted. The first order
 * after it
 * opens meets an empty book, if it is faster than the house.
 */
async function emptyBook(storm: Storm): Promise<void> {
  const [admin, trader] = [storm.person('admin'), storm.person('trader')];
  const market = storm.markets.get('LTC-USDC');
  const path = `/back-api/backoffice/market/${market.id}`;
  const change = (body: object) => admin.send('PUT', path, { body });
  const coarser = `${market.tickSize.slice(0, -1)}2`;
  await trader.send('DELETE', `${api}/orders?market=${market.id}`);
  await change({ status: 'Halted', reason: 'For a moment.' });
  await change({ tickSize: coarser, reason: 'For a moment.' });
  await change({ tickSize: market.tickSize, reason: 'For a moment.' });
  await Promise.all([
    change({ status: 'Open' }),
    order(trader, { market: market.id, side: 'Sell', type: 'Market', amount: market.amount(3) }),
    order(trader, { market: market.id, side: 'Sell', type: 'Market', amount: market.amount(3) }),
  ]);
}

/** The codes that have to be seen and were not yet, by name. */
export function unseen(storm: Storm): string[] {
  return Object.entries(errorCodes)
    .filter(([, code]) => !neverAnswered.has(code) && !storm.log.codes.has(code))
    .map(([name]) => name);
}

/** Provokes what has not been seen yet. A code that nothing provokes stays unseen, and fails the storm. */
export async function provoke(storm: Storm): Promise<void> {
  for (const name of unseen(storm)) await provocations[name]?.(storm);
}
