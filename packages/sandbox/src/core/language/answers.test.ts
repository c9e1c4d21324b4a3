import type {
  AddressBookEntry,
  Announcement,
  Asset,
  AuditRecord,
  ErrorBody,
  Instrument,
  RampOrder,
  RampQuote,
  Transfer,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import type { HubPeer } from '../hubs/hub-session.ts';
import { makeAddress } from '../services/money/addresses/address-format.ts';
import { base, office, openPartnerPage, openWorld, type Caller } from '../testing/caller.ts';
import { createLanguages, type Texts } from './language.ts';
import { messages } from './messages.ts';

/** All texts between brackets, so that what is left of English shows. */
const bracketed = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `[${text}]` : bracketed(text),
    ]),
  );
const languages = createLanguages({ cs: bracketed(messages) });
const czech = { 'accept-language': 'cs' };

async function ask<T>(caller: Caller, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await caller.send(method, path, body, czech);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json<T>();
}

test('names, units and backing of assets are in the language of the call; those of coins stay', async () => {
  const guest = openWorld({ languages }).as(null);
  const path = `${base}/assets-info`;
  const named = (all: Asset[], id: string) => all.find((asset) => asset.id === id);
  const all = await ask<Asset[]>(guest, 'GET', path);
  expect(named(all, 'XAUG')).toMatchObject({
    name: '[Gold, 1 g]',
    commodity: { unit: `[${messages.assets.XAUG.unit}]`, backing: `[${messages.backings.metals}]` },
  });
  expect(named(all, 'CHF')?.name).toBe('[Swiss franc]');
  expect(named(all, 'BTC')?.name).toBe('Bitcoin');
  const english = await guest.send('GET', path, undefined, { 'accept-language': 'de-CH,de' });
  expect(named(english.json<Asset[]>(), 'XAUG')?.name).toBe('Gold, 1 g');
});

test('countries and payment methods are in the language, and brands of payment stay', async () => {
  const trader = openWorld({ languages }).as('trader');
  const countries = await ask<{ code: string; name: string }[]>(
    trader,
    'GET',
    `${base}/ramp/countries`,
  );
  expect(countries.find(({ code }) => code === 'CH')?.name).toBe('Švýcarsko');
  const methods = await ask<{ id: string; name: string; speed: string }[]>(
    trader,
    'GET',
    `${base}/ramp/payment-methods?country=CH&currency=CHF`,
  );
  expect(methods.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['[Bank transfer]', '[Card]', 'TWINT']),
  );
  expect(methods.every(({ speed }) => speed.startsWith('['))).toBe(true);
});

test('reasons of the exchange are translated, and the names that people give stay', async () => {
  const world = openWorld({ languages, scenario: 'halted' });
  const trader = world.as('trader');
  const instruments = await ask<Instrument[]>(trader, 'GET', '/marketdata/instruments');
  expect(instruments.find(({ id }) => id === 'XCB-CTN')?.statusReason).toBe(
    `[${messages.reasons.markets.noPriceSource}]`,
  );
  const { items } = await ask<{ items: Transfer[] }>(
    trader,
    'GET',
    `${base}/wallet/transfer_history?limit=200`,
  );
  expect(items.flatMap(({ rejectReason }) => rejectReason ?? [])).toContain(
    `[${messages.reasons.transfers.ownershipNotProven}]`,
  );
  const address = makeAddress('ethereum', 'card');
  const entry = { name: 'Card', asset: 'ETH', network: 'ethereum', address };
  expect((await ask<AddressBookEntry>(trader, 'POST', `${base}/address-book`, entry)).name).toBe(
    'Card',
  );
});

test('an announcement says its language: that of the answer, or the one that it was written in', async () => {
  const { sandbox, clock, as } = openWorld({ languages });
  const time = (hours: number) => new Date(clock.now() + hours * 3_600_000).toISOString();
  const announced = {
    type: 'Board',
    link: null,
    releasesAt: time(-1),
    expiresAt: time(1),
    brands: null,
  } as const;
  sandbox.announce({ ...announced, id: 'de', description: 'Neue Preise.', language: 'de' });
  sandbox.announce({ ...announced, id: 'unknown', description: 'Nouveau.' });
  const all = await ask<Announcement[]>(as(null), 'GET', `${base}/v1/announcement`);
  const found = all.map(({ description, language }) => [description, language]);
  expect(found).toContainEqual([`[${messages.announcements.solarMarket}]`, 'cs']);
  expect(found).toContainEqual(['Neue Preise.', 'de']);
  expect(found).toContainEqual(['Nouveau.', null]);
});

test('a declaration is signed in the language that was read, and shown in it later; English prevails', async () => {
  const { as } = openWorld({ languages });
  const newcomer = as('newcomer');
  const path = `${base}/userinfo/request/forma`;
  type FormA = { text: string; declaration: { language: string; version: string } };
  const { text, declaration } = await ask<FormA>(newcomer, 'GET', path);
  expect(declaration.language).toBe('cs');
  expect(text).toContain('[I, Noah Lindqvist, declare');
  expect(text.endsWith(`[${messages.declarations.formA.original}]`)).toBe(true);
  const before = await newcomer.ask<FormA>('GET', path);
  expect(before.declaration.language).toBe('en');
  expect(before.text).not.toContain(messages.declarations.formA.original);

  await newcomer.ask('POST', `${base}/compliance`, {
    answer: { step: 'EntityTypeDeclaration', value: 'NaturalPerson' },
  });
  const value = { signed: true, signature: 'Noah Lindqvist', declaration };
  const signed = await newcomer.ask<{ answers: { signature: unknown } }>(
    'POST',
    `${base}/compliance`,
    { answer: { step: 'FormA', value } },
  );
  expect(signed.answers.signature).toMatchObject({ name: 'Noah Lindqvist', declaration });
  expect((await newcomer.ask<FormA>('GET', path)).text).toBe(text);
});

test('a partner’s page keeps the language of the link to it, whatever the browser prefers', async () => {
  const { sandbox, as } = openWorld({ languages });
  const trader = as('trader');
  const [offer] = await trader.ask<RampQuote[]>(
    'GET',
    `${base}/ramp/quotes?country=CH&currency=CHF&paymentMethod=bank&side=Buy&asset=USDC&fiatAmount=500`,
  );
  const order = await ask<RampOrder>(trader, 'POST', `${base}/ramp/orders`, { quoteId: offer?.id });
  const page = await openPartnerPage(sandbox, order.redirectUrl ?? '');
  expect(page.text).toContain('<html lang="cs" dir="ltr">');
  expect(page.text).toContain('<h1>[Payment]</h1>');
  expect(page.text.match(/value="refuse"[^>]*>([^<]*)/)?.[1]).toMatch(/^\[Refuse, as/);
  await page.answer('no');
  const over = await sandbox.fetch(new Request(page.page, { headers: { cookie: page.cookie } }));
  expect(await over.text()).toContain(`[${messages.partners.ramp.over.cancelledText}]`);
  const nowhere = await sandbox.fetch(
    new Request('http://sandbox/partners/ramp/none', { headers: czech }),
  );
  expect(await nowhere.text()).toContain(`[${messages.partners.notOpen}]`);
});

test('the pages of the identity partner, and the reason in a refusal of the profile, are in the language', async () => {
  const { sandbox, as } = openWorld({ languages });
  const newcomer = as('newcomer');
  const { url } = await ask<{ url: string }>(newcomer, 'POST', `${base}/v2/kyc/request`, {});
  const page = await openPartnerPage(sandbox, url);
  expect(page.text).toContain(`<h1>[${messages.partners.identity.consent.title}]</h1>`);
  await page.answer('refuse');
  const refused = await newcomer.send('GET', `${base}/profile`, undefined, czech);
  expect(refused.json<ErrorBody>().errors[0]?.values).toEqual({
    problem: `[${messages.reasons.identity.refused}]`,
  });
});

test('staff read the acts of the trail in their language', async () => {
  const { as } = openWorld({ languages });
  const admin = as('admin');
  await admin.ask('PUT', `${office}/market/XCB-CTN`, { takerFee: '0.002', reason: 'A test' });
  const { items } = await ask<{ items: AuditRecord[] }>(admin, 'GET', `${office}/audit?limit=1`);
  expect(items[0]).toMatchObject({ action: '[changed takerFee]', detail: 'A test' });
});

test('a hub says why a market is closed in the language of each connection', async () => {
  const { sandbox, as } = openWorld({ languages });
  const heard: unknown[] = [];
  const listen = (name: string, code?: string): HubPeer => ({
    ...(code !== undefined && { language: languages.of(code) }),
    send: (event, args) => {
      if (event === 'instrument') heard.push([name, (args[0] as Instrument).statusReason]);
    },
  });
  for (const peer of [listen('cs', 'cs'), listen('also cs', 'cs'), listen('none')])
    sandbox.openHubSession('market', undefined, peer);
  await as('admin').ask('PUT', `${office}/market/XCB-CTN`, {
    status: 'Halted',
    reason: messages.reasons.markets.maintenance,
  });
  sandbox.tick(100);
  const said = `[${messages.reasons.markets.maintenance}]`;
  expect(heard).toEqual([
    ['cs', said],
    ['also cs', said],
    ['none', messages.reasons.markets.maintenance],
  ]);
});
