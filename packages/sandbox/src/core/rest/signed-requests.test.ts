import { apiKeySession, makeApiKeyPair } from '@agio/api-client';
import {
  type ApiKey,
  type AuditRecord,
  keyAccess,
  type Order,
  permissionFor,
  signatureWindowSeconds,
} from '@agio/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../store/store.ts';
import { base, type Caller, office, openWorld } from '../testing/caller.ts';
import {
  clientOf,
  codeOf,
  type MadeKey,
  makeKey,
  ownKeys,
  type Tamper,
} from '../testing/signed.ts';
import { routes } from './routes.ts';

/** Part of a refusal that says why. */
interface Refused {
  errors: { code: string }[];
}

const limit = {
  market: 'XCB-CTN',
  side: 'Buy',
  type: 'Limit',
  timeInForce: 'GTC',
  price: '5',
  amount: '10',
} as const;

async function worldWithKey(
  permissions: Parameters<typeof makeKey>[1] = ['Read', 'Trade'],
  more: object = {},
) {
  const world = openWorld({ scenario: 'quiet' });
  const made = await makeKey(world.as('trader'), permissions, more);
  const client = (options: Parameters<typeof clientOf>[2] = {}) => clientOf(world, made, options);
  return { ...world, made, client };
}

const withHeader =
  (name: string, change: (value: string) => string): Tamper =>
  async (request) => {
    const headers = new Headers(request.headers);
    headers.set(name, change(headers.get(name) ?? ''));
    const body = await request.text();
    const { url, method } = request;
    return new Request(url, { method, headers, ...(body !== '' && { body }) });
  };

describe('a request that is signed with a key', () => {
  test('places and cancels an order of the owner of the key, which the store keeps without its secret', async () => {
    const store = memoryStore();
    const world = openWorld({ scenario: 'quiet', store });
    const made = await makeKey(world.as('trader'), ['Read', 'Trade']);
    const client = clientOf(world, made);
    const order = await client.trading.createOrder(limit);
    const own = await world.as('trader').ask<Order[]>('GET', `${base}/orders/my`);
    expect(own.map(({ id }) => id)).toContain(order.id);
    expect((await client.trading.cancelOrder({ orderId: order.id })).status).toBe('Cancelled');
    const kept = JSON.stringify([...store.read('apiKeys'), ...store.read('idempotency')]);
    expect(kept).toContain(made.key.id);
    expect(kept).not.toContain(made.secret);
    expect(kept).not.toContain(made.secret.slice(4));
  });

  test('may be signed with a pair that its owner made: the exchange is sent the public half, and answers no secret', async () => {
    const world = openWorld({ scenario: 'quiet' });
    const owner = world.as('trader');
    const [first, second] = await Promise.all([makeApiKeyPair(), makeApiKeyPair()]);
    const { key, secret } = await makeKey(owner, ['Read'], { publicKey: first.publicKey });
    expect(secret).toBeNull();
    const client = clientOf(world, { key, secret: first.secret });
    expect(await client.trading.openOrders()).toEqual(expect.any(Array));
    const wrong = clientOf(world, { key, secret: second.secret });
    expect(await codeOf(wrong.trading.openOrders())).toBe('signatureWrong');

    const next = await owner.ask<MadeKey>('POST', `${ownKeys}/rotate`, {
      id: key.id,
      publicKey: second.publicKey,
    });
    expect(next.secret).toBeNull();
    const later = clientOf(world, { key: next.key, secret: second.secret });
    expect(await later.trading.openOrders()).toEqual(expect.any(Array));
    expect(await codeOf(client.trading.openOrders())).toBe('apiKeyExpired');
    for (const publicKey of ['', first.publicKey.slice(1), first.secret, `${first.publicKey}\n`])
      expect(
        await owner.refused('POST', ownKeys, { name: 'Bot', permissions: ['Read'], publicKey }),
      ).toMatchObject({ keys: ['publicKey'] });
  });

  test('is refused with a key of staff for transfers until an administrator approves it who has no part in it', async () => {
    const world = openWorld({ scenario: 'quiet' });
    const { admin, second, officer } = {
      admin: world.as('admin'),
      second: world.as('second-admin'),
      officer: world.as('officer'),
    };
    const keys = `${office}/api-keys`;
    const approve = (by: Caller, { key }: MadeKey) =>
      by.ask<ApiKey>('PUT', `${keys}/approve`, { id: key.id });
    const refusedTo = async (by: Caller, { key }: MadeKey) =>
      (await by.send('PUT', `${keys}/approve`, { id: key.id })).json<Refused>().errors[0]?.code;
    const use = (made: MadeKey) => codeOf(clientOf(world, made).wallet.transfers({ limit: 1 }));

    const made = await admin.ask<MadeKey>('POST', `${keys}/create`, {
      name: 'Treasury',
      permissions: ['Read', 'Transfers'],
    });
    expect(made.key.approvedBy).toBeNull();
    expect(await use(made)).toBe('apiKeyUnapproved');
    expect(await refusedTo(admin, made)).toBe('anotherMustApprove');
    expect((await officer.send('PUT', `${keys}/approve`, { id: made.key.id })).status).toBe(403);
    expect(await approve(second, made)).toMatchObject({
      approvedBy: { id: 'second-admin', name: 'Henrik Solheim' },
    });
    expect(await use(made)).toBe('done');
    expect(await refusedTo(second, made)).toBe('keyApproved');

    // A replacement has a secret of its own: neither who owns the key nor who replaced it approves it.
    const next = await second.ask<MadeKey>('POST', `${keys}/rotate`, { id: made.key.id });
    expect(await use(next)).toBe('apiKeyUnapproved');
    expect(await refusedTo(admin, next)).toBe('anotherMustApprove');
    expect(await refusedTo(second, next)).toBe('anotherMustApprove');

    // Also one that they make for themselves, as customers do.
    const own = await makeKey(officer, ['Transfers']);
    expect(await use(own)).toBe('apiKeyUnapproved');
    await approve(second, own);
    // The key has no permission to read: it is let in, and refused the call.
    expect(await use(own)).toBe('apiKeyPermission');
    // Revoked, it waits for nothing.
    await admin.ask('PUT', `${keys}/revoke`, { id: next.key.id });
    expect(await refusedTo(second, next)).toBe('keyRevoked');

    const { key: free } = await admin.ask<MadeKey>('POST', `${keys}/create`, {
      name: 'Report',
      permissions: ['Read'],
    });
    expect(free).not.toHaveProperty('approvedBy');
    expect((await makeKey(world.as('trader'), ['Transfers'])).key).not.toHaveProperty('approvedBy');
    const { items } = await admin.ask<{ items: AuditRecord[] }>(
      'GET',
      `${office}/audit?subject=api-keys`,
    );
    const named = items.filter(({ action }) => action === 'approved an API key');
    expect(named.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['Henrik Solheim', `${own.key.prefix}: Bot`],
      ['Henrik Solheim', `${made.key.prefix}: Treasury`],
    ]);
  });

  test('is answered for its id, its repeat and its body: each changed after the signature is refused', async () => {
    const { client, sandbox, as } = await worldWithKey();
    const before = await as('trader').ask('GET', `${base}/orders/my`);
    const tampered: [Tamper, string][] = [
      [(request) => new Request(`${request.url}?market=BTC-USDC`, request), 'signatureWrong'],
      [
        (request) => new Request(request.url.replace('sandbox', 'elsewhere'), request),
        'signatureWrong',
      ],
      [withHeader('idempotency-key', () => 'another'), 'signatureWrong'],
      [withHeader('content-digest', (value) => value.replace(/:../, ':AA')), 'signatureWrong'],
      [withHeader('signature', (value) => value.replace(/=:../, '=:AA')), 'signatureWrong'],
      [withHeader('signature', () => ''), 'signatureMalformed'],
      [
        withHeader('signature-input', (value) => value.replace(' "@path"', '')),
        'signatureMalformed',
      ],
      [
        withHeader('signature-input', (value) => value.replace(' "idempotency-key"', '')),
        'signatureMalformed',
      ],
      [
        withHeader('signature-input', (value) => value.replace(/;nonce="[^"]+"/, '')),
        'signatureMalformed',
      ],
      [
        withHeader('signature-input', (value) => value.replace('ed25519', 'hmac-sha256')),
        'signatureMalformed',
      ],
      [
        withHeader('signature-input', (value) => value.replace(/keyid="e/, 'keyid="x')),
        'apiKeyUnknown',
      ],
      [
        async (request) => {
          const { url, method, headers } = request;
          const body = (await request.text()).replace('"10"', '"11"');
          return new Request(url, { method, headers, body });
        },
        'contentDigestWrong',
      ],
    ];
    for (const [tamper, code] of tampered) {
      expect([code, await codeOf(client({ tamper }).trading.createOrder(limit))]).toEqual([
        code,
        code,
      ]);
    }
    expect(await as('trader').ask('GET', `${base}/orders/my`)).toEqual(before);
    expect(sandbox.ledgerSums().get('CTN')).toBe(0n);
  });

  test('is let in once, also when its first answer was a refusal', async () => {
    const { client, sandbox } = await worldWithKey();
    const sent: Request[] = [];
    const keep: Tamper = (request) => {
      sent.push(request.clone());
      return request;
    };
    await client({ tamper: keep }).trading.openOrders();
    await codeOf(client({ tamper: keep }).trading.createOrder({ ...limit, amount: '900000' }));
    expect(sent.length).toBeGreaterThan(1);
    for (const request of sent) {
      const again = await sandbox.fetch(request, { address: '203.0.113.7' });
      expect(again.status).toBe(401);
      expect(await again.json()).toMatchObject({ errors: [{ code: 'nonceUsed' }] });
    }
  });

  test('holds for half a minute in either direction, with no repeat in between, and a refusal says the time', async () => {
    const { made, clock, sandbox } = await worldWithKey();
    const at = (offset: number) => {
      const session = apiKeySession({
        keyId: made.key.id,
        privateKey: made.secret,
        now: () => clock.now() + offset,
      });
      return requestOf(session);
    };
    const requestOf = async (session: ReturnType<typeof apiKeySession>) => {
      const call = { url: `http://sandbox${base}/orders/my`, method: 'GET' as const, headers: {} };
      return new Request(call.url, { headers: (await session.sign?.(call)) ?? {} });
    };
    const statusOf = async (request: Request) => (await sandbox.fetch(request.clone())).status;
    const most = signatureWindowSeconds * 1000;
    for (const [offset, status] of [
      [most, 200],
      [-most, 401], // before this start of the exchange, whose nonces are forgotten
      [most + 1000, 401],
    ] as const) {
      expect([offset, await statusOf(await at(offset))]).toEqual([offset, status]);
    }
    clock.advance(2 * most);
    expect(await statusOf(await at(-most))).toBe(200);
    const late = await sandbox.fetch(await at(-most - 1000));
    expect(await late.json()).toMatchObject({
      errors: [
        {
          code: 'signatureOutOfTime',
          values: { time: new Date(clock.now()).toISOString(), seconds: signatureWindowSeconds },
        },
      ],
    });
    const early = await at(most);
    expect(await statusOf(early)).toBe(200);
    for (let passed = 0; passed < 2 * most; passed += 20_000) {
      expect(await statusOf(early)).toBe(401);
      await statusOf(await at(0));
      clock.advance(20_000);
    }
  });

  test('goes by the time of the exchange after the refusal of a wrong clock', async () => {
    const world = await worldWithKey();
    const wrong = { now: () => world.clock.now() - 3_600_000 };
    const client = clientOf({ ...world, clock: wrong }, world.made);
    const own = await world.as('trader').ask('GET', `${base}/orders/my`);
    expect(await client.trading.openOrders()).toEqual(own);
    expect(await client.trading.openOrders()).toEqual(own);
  });
});

describe('a key', () => {
  test.each(['Read', 'Trade', 'Transfers'] as const)(
    'with the permission %s may make the calls of that permission and no others',
    async (permission) => {
      const { client, made } = await worldWithKey([permission]);
      const answers = await Promise.all(
        routes
          .filter(
            ({ endpoint }) => endpoint.auth !== 'none' && endpoint.requestType !== 'multipart',
          )
          .map(async (route) => {
            const code = await codeOf(callOf(client(), route));
            const isRefused = code === 'apiKeyPermission' || code === 'apiKeyNever';
            return [route.id, isRefused ? code : 'in'];
          }),
      );
      const expected = routes
        .filter(({ endpoint }) => endpoint.auth !== 'none' && endpoint.requestType !== 'multipart')
        .map(({ area, name, id }) => {
          const needed = permissionFor(area, name);
          if (needed === null) return [id, 'apiKeyNever'];
          return [id, made.key.permissions.includes(needed) ? 'in' : 'apiKeyPermission'];
        });
      expect(answers).toEqual(expected);
    },
  );

  test('is let in from its ranges only, in version 4 and 6 of the addresses', async () => {
    const allowedAddresses = ['185.12.40.0/28', '2001:db8:7::/48', '198.51.100.9'];
    const { client } = await worldWithKey(['Read'], { allowedAddresses });
    const from = (address: string) => codeOf(client({ address }).trading.openOrders());
    for (const address of [
      '185.12.40.15',
      '::ffff:185.12.40.1',
      '2001:DB8:7:1::1',
      '198.51.100.9',
    ]) {
      expect([address, await from(address)]).toEqual([address, 'done']);
    }
    for (const address of ['185.12.40.16', '2001:db8:8::1', '198.51.100.90', '', '::']) {
      expect([address, await from(address)]).toEqual([address, 'apiKeyAddress']);
    }
  });

  test('ends at its time, and when it is revoked, for a call whose body is still on its way, too', async () => {
    const world = openWorld({ scenario: 'quiet' });
    const owner = world.as('trader');
    const expiresAt = new Date(world.clock.now() + 60_000).toISOString();
    const ending = await makeKey(owner, ['Read'], { expiresAt });
    expect(await codeOf(clientOf(world, ending).trading.openOrders())).toBe('done');
    world.clock.advance(60_000);
    expect(await codeOf(clientOf(world, ending).trading.openOrders())).toBe('apiKeyExpired');

    const before = await owner.ask('GET', `${base}/orders/my`);
    const made = await makeKey(owner, ['Trade']);
    const revoked = clientOf(world, made, {
      tamper: async (request) => {
        const bytes = new Uint8Array(await request.arrayBuffer());
        const body = new ReadableStream({
          async start(controller) {
            await owner.ask('PUT', `${ownKeys}/revoke`, { id: made.key.id });
            controller.enqueue(bytes);
            controller.close();
          },
        });
        const { url, method, headers } = request;
        return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
      },
    });
    expect(await codeOf(revoked.trading.createOrder(limit))).toBe('apiKeyRevoked');
    expect(await owner.ask('GET', `${base}/orders/my`)).toEqual(before);
  });

  test('has the time and the address of its last use, at most a minute old, and those who made it', async () => {
    const { client, clock, as, made } = await worldWithKey(['Read']);
    const find = async () => {
      const list = await as('trader').ask<MadeKey['key'][]>('GET', ownKeys);
      return list.find(({ id }) => id === made.key.id);
    };
    expect(await find()).toMatchObject({
      lastUsedAt: null,
      owner: { id: 'trader' },
      createdBy: { id: 'trader' },
    });
    const first = new Date(clock.now()).toISOString();
    await client().trading.openOrders();
    clock.advance(59_000);
    await client().trading.openOrders();
    expect(await find()).toMatchObject({ lastUsedAt: first, lastUsedFrom: '203.0.113.7' });
    await client({ address: '198.51.100.1' }).trading.openOrders();
    const second = new Date(clock.now()).toISOString();
    expect(await find()).toMatchObject({ lastUsedAt: second, lastUsedFrom: '198.51.100.1' });
  });
  test('is replaced by one like it, and holds for as long as its owner says', async () => {
    const world = await worldWithKey(['Read'], { allowedAddresses: ['203.0.113.0/24'] });
    const { as, clock, made, client } = world;
    const endsAt = new Date(clock.now() + 3_600_000).toISOString();
    const next = await as('trader').ask<MadeKey>('POST', `${ownKeys}/rotate`, {
      id: made.key.id,
      endsAt,
    });
    const { name, permissions, allowedAddresses, owner } = made.key;
    expect(next.key).toMatchObject({ name, permissions, allowedAddresses, owner, expiresAt: null });
    expect(next.secret).not.toBe(made.secret);
    clock.advance(3_599_000);
    expect(await codeOf(client().trading.openOrders())).toBe('done');
    expect(await codeOf(clientOf(world, next).trading.openOrders())).toBe('done');
    clock.advance(1000);
    expect(await codeOf(client().trading.openOrders())).toBe('apiKeyExpired');
    expect(await codeOf(clientOf(world, next).trading.openOrders())).toBe('done');
  });

  test('belongs to its owner: another customer and staff neither see, replace nor revoke it', async () => {
    const { as, made } = await worldWithKey(['Read']);
    for (const [name, path] of [
      ['tier1', ownKeys],
      ['admin', `${office}/api-keys`],
    ] as const) {
      const list = name === 'admin' ? `${path}/list` : path;
      const seen = await as(name).ask<{ id: string }[]>('GET', list);
      expect(seen.map(({ id }) => id)).not.toContain(made.key.id);
      const id = { id: made.key.id };
      expect(await as(name).refused('PUT', `${path}/revoke`, id)).toMatchObject({ status: 404 });
      expect(await as(name).refused('POST', `${path}/rotate`, id)).toMatchObject({ status: 404 });
    }
  });

  test('does nothing for an owner who is frozen', async () => {
    const { as, client } = await worldWithKey(['Read', 'Trade']);
    const { activityStatus: seenStatus } = await as('trader').ask<{ activityStatus: string }>(
      'GET',
      `${base}/userinfo`,
    );
    const freeze = {
      userId: 'trader',
      status: 'Frozen',
      comment: 'As asked by phone.',
      seenStatus,
    };
    await as('officer').ask('PUT', `${office}/compliance/changeUserStatus`, freeze);
    expect(await codeOf(client().trading.createOrder(limit))).toBe('accountFrozen');
  });
});

test('every call that asks for a person or a key has a permission, or says that it has none', () => {
  const open = routes.filter(({ area }) => !(area in keyAccess));
  expect(open.map(({ endpoint }) => endpoint.auth)).toEqual(open.map(() => 'none'));
});

/** Makes a call with an input that fits nothing: what a key may is decided before. */
function callOf(
  client: ReturnType<typeof clientOf>,
  { endpoint }: (typeof routes)[number],
): Promise<unknown> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, 'nothing');
  const { method, auth } = endpoint;
  return client.send({ method, path, auth, input: v.object({}), output: v.any() }, {});
}
