import type { RampOrder, RampQuote } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createSandbox } from '../sandbox.ts';
import {
  base,
  callerOf,
  openPartnerPage,
  openWorld,
  type Caller,
  type World,
} from '../testing/caller.ts';

const offers =
  '/ramp/quotes?country=CH&currency=CHF&paymentMethod=bank&side=Buy&asset=USDC&fiatAmount=500';

async function rampOrder(trader: Caller): Promise<RampOrder & { redirectUrl: string }> {
  const [offer] = await trader.ask<RampQuote[]>('GET', base + offers);
  const order = await trader.ask<RampOrder>('POST', `${base}/ramp/orders`, { quoteId: offer?.id });
  return { ...order, redirectUrl: order.redirectUrl ?? '' };
}

const addressOf: Record<string, (world: World) => Promise<string>> = {
  'an identity check': async (world) =>
    (await world.as('newcomer').ask<{ url: string }>('POST', `${base}/v2/kyc/request`, {})).url,
  'a ramp order': async (world) => (await rampOrder(world.as('trader'))).redirectUrl,
};

test.each(Object.entries(addressOf))(
  'S38 the page of %s opens once, with the secret of its owner, and for no other',
  async (_what, open) => {
    const world = openWorld();
    const address = await open(world);
    const { pathname } = new URL(address);
    const nowhere = await world.sandbox.fetch(
      new Request(`http://sandbox${pathname.replace(/[^/]+$/, 'k'.repeat(23))}`),
    );
    const empty = await nowhere.text();
    const looksLikeNothing = async (request: Request) => {
      const answer = await world.sandbox.fetch(request);
      expect([answer.status, await answer.text()]).toEqual([404, empty]);
    };
    const bare = `http://sandbox${pathname}`;
    // without the ticket, with a guessed one, fetched ahead, and by a form
    await looksLikeNothing(new Request(bare));
    await looksLikeNothing(new Request(`${bare}?ticket=${'a'.repeat(22)}`));
    await looksLikeNothing(new Request(address, { headers: { 'sec-purpose': 'prefetch' } }));
    for (const url of [bare, address]) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      await looksLikeNothing(new Request(url, { method: 'POST', headers, body: 'answer=yes' }));
    }

    const owner = await openPartnerPage(world.sandbox, address);
    expect(owner.status).toBe(200);
    expect(new URL(owner.page).search).toBe('');
    // a second browser, and one that made up a cookie
    const second = await openPartnerPage(world.sandbox, address);
    expect([second.status, second.text]).toEqual([404, empty]);
    for (const cookie of ['agio-visit=', 'agio-visit=null', `agio-visit=${'a'.repeat(22)}`]) {
      await looksLikeNothing(new Request(owner.page, { headers: { cookie } }));
    }
    // the owner again, by the address that they have
    const again = new Request(address, { headers: { cookie: owner.cookie } });
    expect((await world.sandbox.fetch(again)).status).toBe(200);
  },
);

test('S35 no other site presses a button of a partner’s page, and no other method does', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  const order = await rampOrder(trader);
  const page = await openPartnerPage(world.sandbox, order.redirectUrl);
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://sandbox' },
  ];
  for (const headers of elsewhere) {
    expect((await page.answer('yes', headers)).status).toBe(403);
  }
  const send = (method: string, headers: Record<string, string>) =>
    world.sandbox.fetch(
      new Request(page.page, { method, headers: { cookie: page.cookie, ...headers } }),
    );
  for (const origin of ['https://evil.example', 'null', 'http://sandbox.evil.example']) {
    expect((await send('POST', { origin })).status).toBe(403);
  }
  expect((await send('POST', {})).status).toBe(403);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD']) {
    const answer = await send(method, { 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  }
  const state = async () =>
    (await trader.ask<{ items: RampOrder[] }>('GET', `${base}/ramp/callback?orderId=${order.id}`))
      .items[0]?.status;
  expect(await state()).toBe('AwaitingPayment');
  expect((await page.answer('no')).status).toBe(303);
  expect(await state()).toBe('Cancelled');
});

test('S38 the cookie of a page is for that page, for no script and for no other site', async () => {
  const { sandbox, as } = openWorld();
  const { redirectUrl, id } = await rampOrder(as('trader'));
  const first = await sandbox.fetch(new Request(redirectUrl));
  expect(first.headers.get('set-cookie')).toMatch(
    new RegExp(`^agio-visit=[\\w-]{22}; Path=/partners/ramp/${id}; HttpOnly; SameSite=Strict$`),
  );
  const secure = await rampOrder(as('trader'));
  const https = await sandbox.fetch(new Request(secure.redirectUrl.replace('http:', 'https:')));
  expect(https.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('S56 an account that is frozen meanwhile pays nothing and is not checked', async () => {
  const world = openWorld();
  const { redirectUrl } = await rampOrder(world.as('trader'));
  const page = await openPartnerPage(world.sandbox, redirectUrl);
  await world.as('officer').ask('PUT', '/back-api/api/v3/users/status', {
    userId: 'trader',
    status: 'Frozen',
    comment: 'A test',
    seenStatus: 'Active',
  });
  expect((await page.answer('yes')).status).toBe(404);
});

test('S38 the id in an address is 128 bits of chance where time runs, and the same each time where it stands', async () => {
  const idsOf = async (trader: Caller) => {
    const order = await rampOrder(trader);
    const quote = await trader.ask<{ id: string }>(
      'GET',
      `${base}/quote?fromAsset=USDC&toAsset=BTC&fromAmount=100`,
    );
    return [
      order.id,
      order.quote.id,
      quote.id,
      new URL(order.redirectUrl).searchParams.get('ticket') ?? '',
    ];
  };
  const real = async () => {
    const sandbox = createSandbox({ clock: systemClock, autoStart: false });
    return idsOf(callerOf(sandbox, 'trader'));
  };
  const all = [...(await real()), ...(await real())];
  expect(new Set(all.map((id) => id.slice(0, 8))).size).toBe(all.length);
  for (const id of all) expect(id).toMatch(/^[a-z]?[\w-]{22}$/);
  expect(await idsOf(openWorld().as('trader'))).toEqual(await idsOf(openWorld().as('trader')));
});

test('a second press on "Pay", and Back from what follows, show that it is paid', async () => {
  const world = openWorld();
  const order = await rampOrder(world.as('trader'));
  const page = await openPartnerPage(world.sandbox, order.redirectUrl);
  const answers = await Promise.all([page.answer('yes'), page.answer('yes')]);
  const href = `/user/portfolio/ramp?orderId=${order.id}`;
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, href],
    [303, href],
  ]);
  const back = await world.sandbox.fetch(
    new Request(page.page, { headers: { cookie: page.cookie } }),
  );
  const text = await back.text();
  expect([back.status, /<h1>(.*?)<\/h1>/.exec(text)?.[1]]).toEqual([200, 'Paid']);
  expect(text).toContain(`href="${href}"`);
  // Another answer changes nothing any more.
  await page.answer('no');
  const { items } = await world
    .as('trader')
    .ask<{ items: RampOrder[] }>('GET', `${base}/ramp/callback`);
  expect(items.find(({ id }) => id === order.id)?.status).toBe('PaymentReceived');
});

test('an identity check that was left goes on where it was, and keeps its time', async () => {
  const world = openWorld();
  const newcomer = world.as('newcomer');
  const start = async () =>
    (await newcomer.ask<{ url: string }>('POST', `${base}/v2/kyc/request`, {})).url;
  const first = await openPartnerPage(world.sandbox, await start());
  await first.answer('agree');
  // In another browser too: the first one has it no more.
  const again = await openPartnerPage(world.sandbox, await start());
  expect(again.page).toBe(first.page);
  expect(again.text).toContain('Step 2 of 3');
  expect((await first.answer('passport')).status).toBe(404);
  await again.answer('passport');
  await again.answer('take');
  await again.answer('yes');
  const back = await world.sandbox.fetch(
    new Request(again.page, { headers: { cookie: again.cookie } }),
  );
  expect(await back.text()).toContain('<h1>Confirmed</h1>');
});
