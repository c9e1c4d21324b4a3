import type {
  Announcement,
  AuditRecord,
  NewAnnouncement,
  StaffAnnouncement,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createLanguages } from '../../language/language.ts';
import { createSandbox } from '../../sandbox.ts';
import type { SandboxOptions } from '../../sandbox-api.ts';
import { memoryStore } from '../../store/store.ts';
import { base, callerOf, office } from '../../testing/caller.ts';

const hour = 3_600_000;
/** Announcements that the exchange begins with. */
const isSeeded = ({ id }: Announcement) => /^m\w{6,}$/.test(id);
const languages = createLanguages({ cs: {}, de: {} });

/** An exchange, an administrator, and what connections are told. */
function open(options: SandboxOptions = {}) {
  const clock = manualClock();
  const sandbox = createSandbox({ clock, languages, scenario: 'quiet', ...options });
  const admin = callerOf(sandbox, 'admin');
  const at = (hours: number) => new Date(clock.now() + hours * hour).toISOString();
  const news = (fields: Partial<NewAnnouncement> = {}): NewAnnouncement => ({
    type: 'Banner',
    description: 'Deposits are late.',
    translations: [{ language: 'de', text: 'Einzahlungen verspäten sich.' }],
    link: null,
    releasesAt: at(0),
    expiresAt: at(2),
    tiers: null,
    countries: null,
    brands: null,
    ...fields,
  });
  const path = (id: string) => `${office}/announcements/${id}`;
  const publish = (id: string, fields?: Partial<NewAnnouncement>, seenVersion = 0) =>
    admin.ask<StaffAnnouncement>('PUT', path(id), { ...news(fields), seenVersion });
  const shown = async (who: string | null, language = 'en') => {
    const headers = { 'accept-language': language };
    const answer = await callerOf(sandbox, who).send(
      'GET',
      `${base}/v1/announcement`,
      undefined,
      headers,
    );
    return answer.json<Announcement[]>().filter((each) => !isSeeded(each));
  };
  const idsFor = async (who: string | null) => (await shown(who)).map(({ id }) => id);
  const listen = (who: string, language = 'en') => {
    const heard: Announcement[] = [];
    const peer = {
      language: languages.of(language),
      send: (event: string, [content]: readonly unknown[]) => {
        if (event === 'announcement')
          heard.push((content as { announcement: Announcement }).announcement);
      },
    };
    sandbox.openHubSession('notifications', who, peer);
    return heard;
  };
  /** Lets time pass to a moment, as one step of the exchange. */
  const pass = (ms: number) => {
    clock.advance(ms - 1);
    sandbox.tick(1);
  };
  const state = async (id: string) => (await admin.ask<StaffAnnouncement>('GET', path(id))).state;
  return { sandbox, clock, admin, at, news, path, publish, shown, idsFor, listen, state, pass };
}

describe('schedule', () => {
  test('it is released and over at the moment, and customers hear of it once', async () => {
    const { at, publish, idsFor, listen, state, pass } = open();
    const heard = listen('trader');
    const published = await publish('a1', { releasesAt: at(1), expiresAt: at(2) });
    expect(published).toMatchObject({ state: 'Scheduled', version: 1 });
    expect(heard).toEqual([]);
    // Pages show it at its release without another question.
    expect(await idsFor(null)).toEqual(['a1']);
    pass(hour - 1);
    expect(await state('a1')).toBe('Scheduled');
    pass(1);
    expect(await state('a1')).toBe('Live');
    expect(heard.map(({ id }) => id)).toEqual(['a1']);
    pass(hour - 1);
    expect(await idsFor('trader')).toEqual(['a1']);
    pass(1);
    expect(await state('a1')).toBe('Over');
    expect(await idsFor('trader')).toEqual([]);
    expect(heard).toHaveLength(1);
  });

  test('an end that is past, or not after the start, is refused', async () => {
    const { admin, at, news, path } = open();
    const refused = (fields: Partial<NewAnnouncement>) =>
      admin.refused('PUT', path('a1'), { ...news(fields), seenVersion: 0 });
    expect(await refused({ releasesAt: at(-2), expiresAt: at(0) })).toMatchObject({
      keys: ['expiresAt'],
      messages: ['Choose a date in the future.'],
    });
    expect(await refused({ releasesAt: at(1), expiresAt: at(1) })).toMatchObject({
      keys: ['expiresAt'],
      messages: ['Choose an end after the start.'],
    });
  });

  test('an exchange that starts again goes on: what is live stays, what is to come is released', async () => {
    const store = memoryStore();
    const first = open({ store });
    await first.publish('live');
    await first.publish('later', { releasesAt: first.at(1), expiresAt: first.at(3) });
    first.sandbox.dispose();
    const second = open({ store });
    const heard = second.listen('trader');
    expect((await second.shown('trader', 'de'))[1]?.description).toBe(
      'Einzahlungen verspäten sich.',
    );
    second.pass(hour);
    expect(heard.map(({ id }) => id)).toEqual(['later']);
  });

  test('the latest 200 of those that are over are kept', async () => {
    const { sandbox, clock, admin, at } = open();
    const now = clock.now();
    for (let index = 0; index < 210; index += 1) {
      sandbox.announce({
        id: `old${index}`,
        type: 'Board',
        description: 'Over',
        link: null,
        releasesAt: at(-9),
        expiresAt: new Date(now - 1000 * (index + 1)).toISOString(),
      });
    }
    const page = await admin.ask<{ total: { count: number } }>(
      'GET',
      `${office}/announcements?state=Over&limit=500`,
    );
    expect(page.total.count).toBe(200);
    expect((await admin.send('GET', `${office}/announcements/old0`)).status).toBe(200);
    expect((await admin.send('GET', `${office}/announcements/old209`)).status).toBe(404);
  });
});

describe('audience', () => {
  test('a tier: only its customers read it and hear of it, and no guest', async () => {
    const { publish, idsFor, listen } = open();
    const [trader, newcomer] = [listen('trader'), listen('newcomer')];
    await publish('a1', { tiers: ['Tier0'] });
    expect([trader.length, newcomer.length]).toEqual([0, 1]);
    expect(await idsFor('newcomer')).toEqual(['a1']);
    expect(await idsFor('trader')).toEqual([]);
    expect(await idsFor(null)).toEqual([]);
  });

  test('a country: only customers who live there, by the name of the country that their residence has', async () => {
    const { admin, publish, idsFor } = open();
    const { items } = await admin.ask<{ items: { id: string }[] }>(
      'GET',
      '/back-api/backoffice/users?country=Switzerland',
    );
    expect(items.map(({ id }) => id)).toContain('trader');
    await publish('swiss', { countries: ['CH', 'LI'] });
    await publish('french', { countries: ['FR'] });
    expect(await idsFor('trader')).toContain('swiss');
    expect(await idsFor('trader')).not.toContain('french');
    expect(await idsFor(null)).not.toContain('swiss');
  });

  test('readers whom a change leaves out hear that it is over, and nothing of its new text', async () => {
    const { clock, publish, listen } = open();
    const [trader, newcomer] = [listen('trader'), listen('newcomer')];
    await publish('a1');
    await publish('a1', { tiers: ['Tier0'], description: 'For newcomers.' }, 1);
    expect(newcomer.at(-1)?.description).toBe('For newcomers.');
    expect(trader.at(-1)).toMatchObject({
      description: 'Deposits are late.',
      expiresAt: new Date(clock.now()).toISOString(),
    });
  });
});

describe('languages', () => {
  test('each reader has their own; where there is none, English that says so', async () => {
    const { publish, shown, listen } = open();
    const [german, czech] = [listen('trader', 'de'), listen('trader', 'cs')];
    await publish('a1');
    const both = async (language: string) =>
      (await shown(null, language)).map((each) => [each.language, each.description]);
    expect(await both('de-CH')).toEqual([['de', 'Einzahlungen verspäten sich.']]);
    expect(await both('cs')).toEqual([['en', 'Deposits are late.']]);
    expect([german, czech].map(([each]) => each?.description)).toEqual([
      'Einzahlungen verspäten sich.',
      'Deposits are late.',
    ]);
  });

  test('customers are answered nothing but what the contract says', async () => {
    const { publish, shown, listen } = open();
    const heard = listen('trader');
    await publish('a1', { tiers: ['Tier3', 'Tier2', 'Tier1', 'Tier0'] });
    const [answered] = await shown('trader');
    expect(Object.keys(answered!).toSorted()).toEqual([
      'brands',
      'description',
      'expiresAt',
      'id',
      'language',
      'link',
      'releasesAt',
      'type',
    ]);
    expect(heard).toEqual([answered]);
  });
});

test.each([
  ['javascript:alert(1)', 400],
  ['http://agio.example', 400],
  ['//agio.example', 400],
  ['/\\agio.example', 400],
  ['https:///x', 400],
  ['markets', 400],
  ['https://agio.example/a b', 400],
  ['https://agio.example/status?a=1#b', 200],
  ['/', 200],
  ['/markets?sort=gain', 200],
])('S37 the link %s is answered with %i', async (link, status) => {
  const { admin, news, path } = open();
  const answer = await admin.send('PUT', path('a1'), { ...news({ link }), seenVersion: 0 });
  expect(answer.status).toBe(status);
});

describe('acts of staff', () => {
  test('one that is withdrawn is gone at once, also before its release, and stays in the list of staff', async () => {
    const { admin, clock, at, path, publish, idsFor, listen } = open();
    const heard = listen('trader');
    await publish('live');
    await publish('later', { releasesAt: at(1), expiresAt: at(3) });
    for (const id of ['live', 'later']) {
      const answer = await admin.ask<StaffAnnouncement>('PUT', `${path(id)}/withdraw`, {
        seenVersion: 1,
      });
      expect(answer).toMatchObject({
        state: 'Withdrawn',
        version: 2,
        expiresAt: new Date(clock.now()).toISOString(),
        changed: { officerId: 'admin' },
      });
    }
    expect(heard.map(({ id }) => id)).toEqual(['live', 'live', 'later']);
    expect(await idsFor('trader')).toEqual([]);
    const { items } = await admin.ask<{ items: StaffAnnouncement[] }>(
      'GET',
      `${office}/announcements?state=Withdrawn&sort=until`,
    );
    expect(items.map(({ id }) => id).toSorted()).toEqual(['later', 'live']);
  });

  test('a change that its author made of an older version is refused, and names who was faster', async () => {
    const { admin, news, path, publish } = open();
    await publish('a1');
    await publish('a1', { description: 'Second' }, 1);
    for (const body of [
      { ...news(), seenVersion: 1 },
      { ...news(), seenVersion: 0 },
    ]) {
      const refused = await admin.refused('PUT', path('a1'), body);
      expect(refused).toMatchObject({
        status: 409,
        messages: [expect.stringContaining('has changed')],
      });
    }
    expect(await admin.refused('PUT', `${path('a1')}/withdraw`, { seenVersion: 1 })).toMatchObject({
      status: 409,
    });
    expect(await admin.refused('PUT', path('none'), { ...news(), seenVersion: 1 })).toMatchObject({
      status: 404,
    });
  });

  test('sent again under its key after a lost answer, it is published once', async () => {
    const { admin, news, path } = open();
    const send = () =>
      admin.send(
        'PUT',
        path('a1'),
        { ...news(), seenVersion: 0 },
        { 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    const trail = await admin.ask<{ items: AuditRecord[] }>(
      'GET',
      `${office}/audit?subject=announcement&subjectId=a1`,
    );
    expect(trail.items).toHaveLength(1);
  });

  test('each act is in the trail of the announcement, with what it changed', async () => {
    const { admin, path, publish } = open();
    await publish('a1');
    await publish('a1', { tiers: ['Tier2'], translations: [] }, 1);
    await admin.ask('PUT', `${path('a1')}/withdraw`, { seenVersion: 2 });
    const { items } = await admin.ask<{ items: AuditRecord[] }>(
      'GET',
      `${office}/audit?subject=announcement&subjectId=a1`,
    );
    expect(items.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['withdrew an announcement', 'admin'],
      ['changed an announcement', 'admin'],
      ['published an announcement', 'admin'],
    ]);
    expect(items[1]?.changes).toEqual([
      { field: 'text.de', before: 'Einzahlungen verspäten sich.', after: null },
      { field: 'tier', before: null, after: 'Tier2' },
    ]);
  });
});
