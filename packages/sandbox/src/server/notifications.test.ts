import { createExchangeClient, createStaticSession } from '@agio/api-client';
import type { ComplianceRequest, Transfer } from '@agio/api-client/contract';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox, manualClock, type Sandbox } from '../core/index.ts';
import { messages } from '../core/language/messages.ts';
import { callerOf, upload } from '../core/testing/caller.ts';
import { defaultLifetimes } from './identity/provider.ts';
import { builtApp, startServer } from './index.ts';
import { temporaryFolder } from './testing/server.ts';
import { signIn } from './testing/sign-in.ts';

/** The product's client, signed in, on a real server whose time stands still until `tick`. */
async function connected(account: string, language?: () => string) {
  const dataFolder = temporaryFolder();
  let sandbox: Sandbox | undefined;
  const server = await startServer({
    port: 0,
    dataFolder,
    localesFolder: join(import.meta.dirname, '../../locales'),
    lifetimes: defaultLifetimes,
    openExchange: ({ authenticate }) =>
      (sandbox = createSandbox({ authenticate, clock: manualClock() })),
    frontend: () => ({ handle: builtApp(dataFolder) }),
  });
  onTestFinished(() => server.close());
  if (sandbox === undefined) throw new Error('The server has no exchange.');
  const clientOf = async (id: string) => {
    const { access_token } = await signIn(server.origin, id);
    const client = createExchangeClient({
      baseUrl: server.origin,
      session: createStaticSession(access_token, { sub: id }),
      language,
    });
    onTestFinished(() => client.dispose());
    return client;
  };
  const client = await clientOf(account);
  const { notifications } = client;
  await vi.waitFor(() => expect(notifications.connection.getSnapshot().status).toBe('connected'));
  return { sandbox, client, clientOf, notifications };
}

test('N10 a withdrawal tells of every state that it goes through, and a deposit of each confirmation', async () => {
  const { sandbox, client, notifications } = await connected('trader');
  const heard: Transfer[] = [];
  notifications.on('transfer', ({ transfer }) => heard.push(transfer));
  const [saved] = await client.addressBook.list({ asset: 'USDC' });
  const sent = await client.wallet.withdraw({
    asset: 'USDC',
    network: 'stellar',
    address: saved?.address ?? '',
    memo: '8840291736',
    amount: '50',
  });
  sandbox.tick(120_000);
  const mine = () => heard.filter(({ id }) => id === sent.id).map(({ status }) => status);
  await vi.waitFor(() => expect(mine().at(-1)).toBe('Confirmed'));
  expect([...new Set(mine())]).toEqual([
    'Requested',
    'Approved',
    'Broadcast',
    ...(mine().includes('Confirming') ? ['Confirming'] : []),
    'Confirmed',
  ]);
  expect(notifications.malformedMessages).toBe(0);

  heard.length = 0;
  await client.wallet.deposit({ asset: 'LTC', network: 'litecoin' });
  sandbox.tick(120_000);
  await vi.waitFor(() => expect(heard.at(-1)?.status).toBe('Confirmed'));
  const confirmations = heard.map((transfer) => transfer.confirmations);
  expect(confirmations).toEqual(confirmations.toSorted((a, b) => a - b));
  expect(confirmations.at(-1)).toBe(heard.at(-1)?.requiredConfirmations);
});

test('N11 an officer decides, and the person hears of it at once; others do not', async () => {
  const { client, clientOf, notifications, sandbox } = await connected('pending');
  const heard: ComplianceRequest[] = [];
  notifications.on('compliance', ({ request }) => heard.push(request));
  const others = (await clientOf('trader')).notifications;
  const overheard = vi.fn<(message: unknown) => void>();
  others.on('compliance', overheard);
  await vi.waitFor(() => expect(others.connection.getSnapshot().status).toBe('connected'));

  const request = await client.compliance.active();
  const officer = await clientOf('officer');
  await officer.backOfficeCompliance.resolve({
    requestId: request?.id ?? '',
    decision: 'RequestMoreData',
    comment: 'Please add the July statement.',
    seenDecidedAt: null,
    seenApprovalAt: null,
  });
  await vi.waitFor(() =>
    expect(heard.at(-1)).toMatchObject({
      id: request?.id,
      statusType: 'RequestedMoreData',
      comment: 'Please add the July statement.',
    }),
  );
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];
  const form = upload('july.png', png);
  await client.files.upload({ documentType: 'ProofOfFunds', file: form.get('file') as File });
  await vi.waitFor(() => expect(heard.at(-1)?.uploads.at(-1)?.fileName).toBe('july.png'));
  expect(notifications.malformedMessages).toBe(0);
  expect(overheard).not.toHaveBeenCalled();
  expect(sandbox.ledgerSums().get('USDC')).toBe(0n);
});

test('N12 an announcement reaches everybody who is signed in when it is released, once', async () => {
  const { sandbox, clientOf, notifications } = await connected('trader');
  const second = (await clientOf('officer')).notifications;
  await vi.waitFor(() => expect(second.connection.getSnapshot().status).toBe('connected'));
  const heard: string[] = [];
  for (const stream of [notifications, second]) {
    stream.on('announcement', ({ announcement }) => heard.push(announcement.id));
  }
  const announcement = {
    type: 'Banner',
    description: 'Maintenance.',
    link: 'https://agio.example/status',
    expiresAt: '2026-11-25T00:00:00.000Z',
  } as const;
  sandbox.announce({ ...announcement, id: 'now', releasesAt: '2026-11-20T11:00:00.000Z' });
  sandbox.announce({ ...announcement, id: 'later', releasesAt: '2026-11-20T11:30:10.000Z' });
  await vi.waitFor(() => expect(heard).toEqual(['now', 'now']));
  const listed = await callerOf(sandbox, null).send('GET', '/frontoffice/api/v1/announcement');
  expect(listed.json<{ id: string }[]>().map(({ id }) => id)).toContain('later');
  sandbox.tick(30_000);
  await vi.waitFor(() => expect(heard).toEqual(['now', 'now', 'later', 'later']));
});

test('N13 a halt reaches everybody with its reason, and so does the reopening', async () => {
  const { client, clientOf } = await connected('trader');
  const changed = client.market.instruments();
  for (const store of [changed, client.market.ticker('XCB-CTN')]) {
    onTestFinished(store.subscribe(() => {}));
  }
  await vi.waitFor(() => expect(client.market.connection.getSnapshot().status).toBe('connected'));
  const admin = (await clientOf('admin')).backOfficeTrading;
  await admin.updateMarket({ id: 'XCB-CTN', status: 'Halted', reason: 'Oracle outage.' });
  await vi.waitFor(() =>
    expect(changed.getSnapshot().get('XCB-CTN')).toMatchObject({
      status: 'Halted',
      statusReason: 'Oracle outage.',
    }),
  );
  const listed = await client.marketData.instruments();
  expect(listed.find(({ id }) => id === 'XCB-CTN')).toEqual(changed.getSnapshot().get('XCB-CTN'));
  await admin.updateMarket({ id: 'XCB-CTN', status: 'Open' });
  await vi.waitFor(() =>
    expect(changed.getSnapshot().get('XCB-CTN')).toMatchObject({
      status: 'Open',
      statusReason: null,
    }),
  );
  expect(client.market.malformedMessages).toBe(0);
});

test('N14 all readers, guests included, hear that staff close the transfers of an asset', async () => {
  const { client, clientOf } = await connected('trader');
  const heard: string[] = [];
  client.market.onAsset((asset) => heard.push(`${asset.id} ${asset.name}`));
  onTestFinished(client.market.ticker('XCB-CTN').subscribe(() => {}));
  await vi.waitFor(() => expect(client.market.connection.getSnapshot().status).toBe('connected'));
  const admin = (await clientOf('admin')).backOfficeTrading;
  await admin.updateAsset({ id: 'XCB', withdrawalEnabled: false, reason: 'A test' });
  await admin.updateAsset({ id: 'XCB', name: 'Core coin', reason: 'A test' });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toBe('XCB Core coin');
  const networks = await client.wallet.networks({ asset: 'XCB' });
  expect(networks.every(({ withdrawalEnabled }) => !withdrawalEnabled)).toBe(true);
  expect(client.market.malformedMessages).toBe(0);
});

test('another language comes with the next connection: what the exchange says is in it from then on', async () => {
  let language = 'en';
  const { sandbox, client, notifications } = await connected('trader', () => language);
  const heard: string[] = [];
  notifications.on('announcement', ({ announcement }) => heard.push(announcement.description));
  const announce = (id: string) =>
    sandbox.announce({
      id,
      type: 'Board',
      description: messages.announcements.solarMarket,
      link: null,
      releasesAt: '2020-01-01T00:00:00.000Z',
      expiresAt: '2099-01-01T00:00:00.000Z',
      brands: null,
    });
  const states: string[] = [];
  const { connection } = notifications;
  onTestFinished(connection.subscribe(() => states.push(connection.getSnapshot().status)));
  announce('first');
  await vi.waitFor(() => expect(heard).toEqual([messages.announcements.solarMarket]));
  language = 'de';
  client.notifications.reconnect();
  await vi.waitFor(() => expect(states).toEqual(['reconnecting', 'connected']));
  announce('second');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toBe('Neuer Markt: SREC/USDC, Solarzertifikate über 1\u00A0MWh.');
});
