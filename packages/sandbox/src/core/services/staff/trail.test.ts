import type {
  AuditCheck,
  AuditRecord,
  ComplianceDetails,
  OrderWithFills,
  UserRow,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createSandbox } from '../../sandbox.ts';
import { samplePdf } from '../../seed/sample-document.ts';
import { memoryStore, readAll } from '../../store/store.ts';
import { base, callerOf, office, openWorld, upload, type Caller } from '../../testing/caller.ts';

const v2 = '/back-api/api/v2';
const trail = async (caller: Caller, query = '') =>
  (await caller.ask<{ items: AuditRecord[] }>('GET', `${office}/audit?limit=500${query}`)).items;
const check = (caller: Caller, after = 0) =>
  caller.ask<AuditCheck>('GET', `${office}/audit/check?after=${after}`);

test('every file with data of customers leaves an entry: its filter, and how many rows it had', async () => {
  const { as } = openWorld();
  const orders = await as('support').send('POST', `${v2}/orders.csv`, { market: 'XCB-CTN' });
  await as('viewer').send('GET', `${v2}/transfers.csv?userId=trader&attention=Held`);
  await as('officer').send('GET', `${office}/audit/csv?kind=export`);
  const entries = await trail(as('admin'), '&kind=export');
  expect(entries).toMatchObject([
    {
      subject: 'audit',
      subjectId: null,
      action: 'exported the audit trail',
      actorId: 'officer',
      changes: [
        { field: 'rows', after: '2' },
        { field: 'filter.kind', after: 'export' },
      ],
    },
    {
      subject: 'transfers',
      actorId: 'viewer',
      changes: [
        { field: 'rows' },
        { field: 'filter.userId', after: 'trader' },
        { field: 'filter.attention', after: 'Held' },
      ],
    },
    {
      subject: 'orders',
      actorId: 'support',
      role: 'support',
      changes: [
        { field: 'rows', after: String(orders.text.trim().split('\r\n').length - 1) },
        { field: 'filter.market', after: 'XCB-CTN' },
      ],
    },
  ]);
});

test('every forbidden call to the back office leaves one entry a minute with the account of its caller', async () => {
  const { as, clock } = openWorld();
  const freeze = { userId: 'trader', status: 'Frozen', comment: 'Because.', seenStatus: 'Active' };
  const path = `${office}/compliance/changeUserStatus`;
  for (const name of ['viewer', 'support', 'trader', 'viewer', 'viewer']) {
    expect((await as(name).send('PUT', path, freeze)).status).toBe(403);
  }
  expect((await as(null).send('PUT', path, freeze)).status).toBe(401);
  const refused = () => trail(as('admin'), '&kind=refusal');
  expect((await refused()).map(({ actorId }) => actorId)).toEqual(['trader', 'support', 'viewer']);
  expect((await refused())[0]).toMatchObject({
    subjectId: 'trader',
    detail: `PUT ${path}: Your role does not allow this.`,
  });
  clock.advance(60_000);
  await as('viewer').send('PUT', path, freeze);
  expect(await refused()).toHaveLength(4);
});

test('sign-ins of staff are in the trail, with the address; those of customers are not', async () => {
  const { sandbox, as } = openWorld();
  sandbox.signedIn('viewer', { address: '203.0.113.9' });
  sandbox.signedIn('trader', { address: '203.0.113.9' });
  expect(await trail(as('admin'), '&kind=signIn')).toMatchObject([
    { action: 'signed in', actorId: 'viewer', role: 'TradeDataViewer', address: '203.0.113.9' },
  ]);
});

test('acts of customers differ from those of staff and of the exchange, whatever name a customer takes', async () => {
  const { as } = openWorld();
  const pending = as('pending');
  await pending.ask('PUT', `${base}/userinfo`, { displayName: 'Mira Sole' });
  await pending.ask(
    'POST',
    `${base}/v1/file-transfer/upload?documentType=ProofOfFunds`,
    upload('a.pdf', samplePdf('A statement')),
  );
  const own = (await trail(as('admin'), '&subject=user&subjectId=pending&kind=customer')).slice(
    0,
    2,
  );
  expect(own).toMatchObject([
    { action: 'added 1 document', kind: 'customer', actor: 'Mira Sole', actorId: 'pending' },
    {
      action: 'changed the display name',
      kind: 'customer',
      changes: [{ field: 'displayName', after: 'Mira Sole' }],
    },
  ]);
  const acts = await trail(as('admin'), '&kind=act');
  expect(acts.every(({ role }) => role !== null)).toBe(true);
});

test('a proof of an address is in the trail with the address', async () => {
  const { as } = openWorld();
  const trader = as('trader');
  const entries = await trader.ask<{ id: string; network: string; address: string }[]>(
    'GET',
    `${base}/address-book`,
  );
  const entry = entries.find(({ network }) => network === 'ethereum');
  await as('officer').ask('POST', `${office}/address-book/invalidate`, {
    addressId: entry?.id,
    comment: 'To be proven again.',
  });
  await trader.ask('POST', `${base}/wallet/verify-address`, { addressId: entry?.id });
  await trader.ask('POST', `${base}/wallet/verify-address`, {
    addressId: entry?.id,
    signature: `0x${'ab'.repeat(65)}`,
  });
  const [proof] = await trail(as('officer'), '&subject=user&subjectId=trader');
  expect(proof).toMatchObject({ action: 'proved an address', kind: 'customer' });
  expect(proof?.detail).toContain(entry?.address);
});

test('an entry includes the effects of an act: closing an account says how many orders it cancelled', async () => {
  const { as } = openWorld();
  const open = await as('trader').ask<OrderWithFills[]>('GET', `${base}/orders/my`);
  await as('officer').ask('PUT', `${office}/compliance/changeUserStatus`, {
    userId: 'trader',
    status: 'Frozen',
    comment: 'By phone.',
    seenStatus: 'Active',
  });
  const [entry] = await trail(as('officer'), '&subject=user&subjectId=trader');
  expect(open.length).toBeGreaterThan(0);
  expect(entry?.changes).toContainEqual({
    field: 'openOrders',
    before: String(open.length),
    after: '0',
  });
});

test('a look at a document names it, and the list says who has opened which', async () => {
  const { as } = openWorld();
  const officer = as('officer');
  const { items } = await officer.ask<{ items: { userId: string; fileCount: number }[] }>(
    'GET',
    `${office}/compliance/users?limit=100`,
  );
  const userId = items.find(({ fileCount }) => fileCount > 1)?.userId;
  const list = () =>
    officer.ask<{ fileId: string; fileName: string; openedBy: { officerId: string }[] }[]>(
      'POST',
      '/back-api/api/v3/users/documents/list',
      { userId },
    );
  const [first, second] = await list();
  await officer.send('GET', `${base}/v1/file-transfer/download/${first?.fileId}`);
  const [entry] = await trail(officer, '&kind=look');
  expect(entry).toMatchObject({ action: 'looked at a document', detail: first?.fileName });
  const after = await list();
  expect(after.find(({ fileId }) => fileId === first?.fileId)?.openedBy).toMatchObject([
    { officerId: 'officer', officer: 'Maria Oliveira' },
  ]);
  expect(after.find(({ fileId }) => fileId === second?.fileId)?.openedBy ?? []).toEqual([]);
});

test('earlier events of the starting data are dated earlier in the trail too', async () => {
  const { as } = openWorld();
  const officer = as('officer');
  const { items } = await officer.ask<{
    items: { userId: string; request: { status: string; readyToReviewAt: string } }[];
  }>('GET', `${office}/compliance/users?limit=100&status=PendingForReview`);
  const sent = items.find(({ userId }) => userId.startsWith('p-'));
  const { audit } = await officer.ask<ComplianceDetails>(
    'POST',
    `${office}/compliance/userDetails`,
    { userId: sent?.userId },
  );
  expect(audit.find(({ action }) => action === 'submitted for review')?.time).toBe(
    sent?.request.readyToReviewAt,
  );
});

test('an officer reads neither their own case nor what others recorded about them', async () => {
  const { as } = openWorld();
  const officer = as('officer');
  await as('admin').ask('PUT', `${office}/compliance/changeUserStatus`, {
    userId: 'officer',
    status: 'Limited',
    comment: 'Under suspicion.',
    seenStatus: 'Active',
  });
  const userId = 'officer';
  const refusals = [
    await officer.refused('POST', `${office}/compliance/userDetails`, { userId }),
    await officer.refused('POST', '/back-api/api/v3/users/documents/list', { userId }),
    await officer.refused('GET', `${office}/audit?subject=user&subjectId=officer`),
    await officer.refused('GET', `${office}/audit?subjectId=officer`),
    await officer.refused('GET', `${office}/audit/csv?subjectId=officer`),
    await as('admin').refused('POST', `${office}/compliance/userDetails`, { userId: 'admin' }),
  ];
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      status: 403,
      messages: ['You cannot read your own case. Another officer works on it.'],
    });
  }
  const seen = await trail(officer);
  expect(seen.filter(({ detail }) => detail === 'Under suspicion.')).toEqual([]);
  expect((await trail(as('admin'))).some(({ detail }) => detail === 'Under suspicion.')).toBe(true);
});

test('the trail is a chain: it is checked as a whole, survives a restart, and breaks where an entry is changed, taken out or put in', async () => {
  const store = memoryStore();
  const first = createSandbox({ store, clock: manualClock() });
  first.signedIn('officer', { address: '203.0.113.9' });
  first.dispose();
  const sandbox = createSandbox({ store, clock: manualClock() });
  sandbox.signedIn('admin', { address: '203.0.113.9' });
  const officer = callerOf(sandbox, 'officer');
  const whole = await check(officer);
  const entries = await trail(officer);
  expect(whole).toMatchObject({ broken: null, next: null, through: whole.entries });
  expect(whole.entries).toBeGreaterThan(2);
  expect(whole.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(entries.find(({ number }) => number === whole.entries)?.hash).toBe(whole.hash);

  const records = [...readAll(store, 'audit')];
  const [key, record] = records.find(([, { number }]) => number === 2) ?? [];
  if (key === undefined || record === undefined) throw new Error('There is no second entry.');
  store.commit([{ table: 'audit', key, value: { ...record, action: 'did nothing' } }]);
  expect((await check(officer)).broken).toEqual({ number: 2, id: key, reason: 'Changed' });
  store.commit([{ table: 'audit', key, value: undefined }]);
  expect((await check(officer)).broken).toMatchObject({ number: 2, reason: 'Missing' });
  store.commit([{ table: 'audit', key, value: record }]);
  expect((await check(officer)).broken).toBeNull();
  store.commit([
    { table: 'audit', key: 'a-forged', value: { ...record, id: 'a-forged' } },
    { table: 'lists', key: 'audit:all/zzzzzzzzz00000000000', value: ['a-forged', ''] },
  ]);
  expect((await check(officer)).broken).toMatchObject({ id: 'a-forged', reason: 'Added' });
});

test('a trade viewer and support see personal data masked; they are shown on demand, and the look is recorded once', async () => {
  const { as } = openWorld();
  const path = '/back-api/api/v3/users/get';
  type Answer = { row: UserRow; user: { email: string; coreId: string | null } };
  const open = await as('officer').ask<Answer>('POST', path, { userId: 'trader' });
  expect(open.row).toMatchObject({ email: 'trader@agio.test' });
  expect(open.row.masked).toBeUndefined();
  for (const name of ['viewer', 'support']) {
    const reader = as(name);
    const hidden = await reader.ask<Answer>('POST', path, { userId: 'trader' });
    expect(hidden.row).toMatchObject({
      email: 't•••@agio.test',
      portfolioValue: null,
      masked: true,
    });
    expect(JSON.stringify(hidden)).not.toContain('trader@agio.test');
    expect(JSON.stringify(hidden)).not.toContain(open.row.coreId);
    const list = await reader.send('GET', `${office}/users?search=trader@agio.test`);
    expect(list.text).toContain('t•••@agio.test');
    expect(list.text).not.toContain('trader@agio.test');
    for (let again = 0; again < 2; again += 1) {
      const shown = await reader.ask<Answer>('POST', path, { userId: 'trader', reveal: true });
      expect(shown).toEqual(open);
    }
    const looks = await trail(as('admin'), '&subject=user&subjectId=trader&kind=look');
    expect(looks.filter(({ actorId }) => actorId === name)).toMatchObject([
      { action: 'looked at personal data' },
    ]);
  }
});
