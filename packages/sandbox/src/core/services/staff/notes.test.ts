import type { ComplianceDetails, StaffNote } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { routes } from '../../rest/routes.ts';
import { memoryStore } from '../../store/store.ts';
import { base, office, openWorld, type Caller } from '../../testing/caller.ts';

/* Notes that staff write about customers, for each other. */

const path = `${office}/compliance/notes`;
const add = (officer: Caller, text: string, userId = 'p-keller') =>
  officer.ask<StaffNote>('POST', path, { userId, text });
const list = (officer: Caller, userId = 'p-keller', query = '') =>
  officer.ask<{ items: StaffNote[]; nextCursor: string | null }>(
    'GET',
    `${path}?userId=${userId}${query}`,
  );

test('a note says who, when and what; the newest is first, and other officers read it', async () => {
  const { as, clock } = openWorld();
  expect((await list(as('officer'))).items).toEqual([]);
  const first = await add(as('officer'), '  Called.\nWill send the form on Monday.  ');
  expect(first).toMatchObject({
    officerId: 'officer',
    officer: 'Maria Oliveira',
    text: 'Called.\nWill send the form on Monday.',
    time: new Date(clock.now()).toISOString(),
  });
  clock.advance(1000);
  const second = await add(as('admin'), 'The form is here.');
  expect((await list(as('officer'))).items).toEqual([second, first]);
  expect((await list(as('officer'), 'p-marchand')).items).toEqual([]);
  const page = await list(as('admin'), 'p-keller', '&limit=1');
  expect(page.items).toEqual([second]);
  const rest = await list(as('admin'), 'p-keller', `&limit=1&cursor=${page.nextCursor}`);
  expect(rest).toEqual({ items: [first], nextCursor: null });
});

test('a note has 1 to 1,000 visible characters, and is on an account that exists', async () => {
  const officer = openWorld().as('officer');
  for (const text of ['', ' \n ', 'x'.repeat(1001)]) {
    expect(await officer.refused('POST', path, { userId: 'p-keller', text })).toMatchObject({
      status: 400,
      keys: ['text'],
    });
  }
  expect((await add(officer, 'x'.repeat(1000))).text).toHaveLength(1000);
  const nobody = await officer.refused('POST', path, { userId: 'nobody', text: 'Called.' });
  expect(nobody).toMatchObject({ status: 404, keys: ['userId'] });
});

test('the trail says that a note was added, by its id: its text is kept once', async () => {
  const officer = openWorld().as('officer');
  const { id } = await add(officer, 'Sounds rehearsed.');
  const { audit } = await officer.ask<ComplianceDetails>(
    'POST',
    `${office}/compliance/userDetails`,
    { userId: 'p-keller' },
  );
  expect(audit[0]).toMatchObject({
    actorId: 'officer',
    action: 'added a note',
    detail: null,
    changes: [{ field: 'note', before: null, after: id }],
  });
  expect(JSON.stringify(audit)).not.toContain('rehearsed');
});

test('sent again under its idempotency key, a note is there once', async () => {
  const officer = openWorld().as('officer');
  const body = { userId: 'p-keller', text: 'Called.' };
  const headers = { 'idempotency-key': 'note-1' };
  const answers = [
    await officer.send('POST', path, body, headers),
    await officer.send('POST', path, body, headers),
  ];
  expect(answers[1]?.text).toBe(answers[0]?.text);
  expect((await list(officer)).items).toHaveLength(1);
});

test('notes survive a restart, and no call changes or removes one', async () => {
  const store = memoryStore();
  const note = await add(openWorld({ store }).as('officer'), 'Called.');
  expect((await list(openWorld({ store }).as('officer'))).items).toEqual([note]);
  const calls = routes.filter(({ endpoint }) => endpoint.path.startsWith(path));
  expect(calls.map(({ endpoint }) => endpoint.method).toSorted()).toEqual(['GET', 'POST']);
});

test('only reviewers read and write notes, and never those on their own account', async () => {
  const { as } = openWorld();
  for (const name of ['trader', 'support', 'viewer']) {
    const refused = [
      await as(name).refused('GET', `${path}?userId=p-keller`),
      await as(name).refused('POST', path, { userId: 'p-keller', text: 'Called.' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  }
  await add(as('admin'), 'Trades with a customer.', 'officer');
  const own = [
    await as('officer').refused('GET', `${path}?userId=officer`),
    await as('officer').refused('POST', path, { userId: 'officer', text: 'Not so.' }),
  ];
  expect(own.map(({ status }) => status)).toEqual([403, 403]);
  expect((await list(as('admin'), 'officer')).items).toHaveLength(1);
});

test('no answer to the person has a note of them', async () => {
  const { as } = openWorld();
  const secret = 'Sounds rehearsed.';
  await add(as('officer'), secret, 'trader');
  await add(as('officer'), secret, 'pending');
  for (const name of ['trader', 'pending']) {
    for (const { endpoint } of routes) {
      if (endpoint.method !== 'GET' || endpoint.backOffice === true || endpoint.unsafe) continue;
      const { text } = await as(name).send('GET', endpoint.path.replaceAll(/\{\w+\}/g, 'x'));
      expect([endpoint.path, text.includes(secret)]).toEqual([endpoint.path, false]);
    }
    const { text } = await as(name).send('GET', `${base}/userinfo`);
    expect(text).not.toContain('otes');
  }
});
