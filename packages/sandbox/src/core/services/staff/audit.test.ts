import {
  type ApiKey,
  isRead,
  type AuditRecord,
  type CaseFile,
  type ComplianceCase,
  type HotWallet,
  type OrderWithFills,
  requestTypes,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { firstLimitSteps } from '../../catalog/tier-limits.ts';
import { findRoute, routes } from '../../rest/routes.ts';
import { samplePdf } from '../../seed/sample-document.ts';
import { base, office, openWorld, upload, type Caller, type World } from '../../testing/caller.ts';
import { unseen } from '../../testing/seen.ts';

const v2 = '/back-api/api/v2';
const v3 = '/back-api/api/v3';
const address = '203.0.113.7';

const trailOf = async (world: World) =>
  (await world.as('officer').ask<{ items: AuditRecord[] }>('GET', `${office}/audit?limit=500`))
    .items;

/** A caller over a network. */
function from(world: World, name: string): Pick<Caller, 'send'> {
  const authorization = `Bearer ${world.sandbox.issueToken(`${name}@agio.test`)}`;
  return {
    async send(method, path, body) {
      const answer = await world.sandbox.fetch(
        new Request(`http://sandbox${path}`, {
          method,
          headers: { authorization, 'content-type': 'application/json-patch+json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        { address },
      );
      const text = await answer.text();
      const { status, headers } = answer;
      return { status, headers, text, json: () => JSON.parse(text) };
    },
  };
}

interface Act {
  by: 'officer' | 'admin';
  method: string;
  path: string;
  body?: object;
  /** Fields of the entry that differ from the common ones. */
  says: Partial<AuditRecord>;
}

const comment = 'As discussed by phone.';
/** An announcement. */
const notice = '0a6b0c7e-3c52-4c43-9f0b-5d2c9b1f7f10';
const changed = (field: string, before: unknown, after: unknown) =>
  expect.objectContaining({ field, before, after }) as never;

/** One act for every call of the back office that changes something. */
async function acts(world: World): Promise<(() => Promise<Act>)[]> {
  const [admin, trader] = [world.as('admin'), world.as('trader')];
  const queue = await admin.ask<{ items: ComplianceCase[] }>(
    'GET',
    `${office}/compliance/users?status=PendingForReview`,
  );
  const first = queue.items.find(({ userId }) => userId === 'p-marchand');
  const { items: held } = await admin.ask<{ items: { id: string }[] }>(
    'GET',
    `${office}/withdrawals`,
  );
  const entries = await trader.ask<{ id: string }[]>('GET', `${base}/address-book`);
  const [order] = await trader.ask<OrderWithFills[]>('GET', `${base}/orders/my`);
  const wallets = await admin.ask<HotWallet[]>('GET', `${v2}/wallets/hot`);
  const wallet = wallets.find(({ id }) => id === 'btc');
  const other = wallets.find(({ id }) => id === 'eth');
  let [token, key] = ['', ''];
  const file = `${office}/compliance/case-file`;
  const fileOf = (userId: string) => admin.ask<CaseFile>('GET', `${file}?userId=${userId}`);
  const latest = async () => (await trailOf(world))[0];
  return [
    async () => ({
      by: 'officer',
      method: 'POST',
      path: `${office}/compliance/notes`,
      body: { userId: 'p-keller', text: 'Called.' },
      says: {
        subjectId: 'p-keller',
        action: 'added a note',
        detail: null,
        changes: [changed('note', null, expect.any(String))],
      },
    }),
    async () => ({
      by: 'officer',
      method: 'POST',
      path: `${file}/screen`,
      body: { userId: 'p-tanabe' },
      says: { subjectId: 'p-tanabe', action: 'screened the names again' },
    }),
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${file}/match`,
      body: {
        userId: 'p-tanabe',
        matchId: (await fileOf('p-tanabe')).screening?.matches[0]?.id,
        outcome: 'FalsePositive',
        comment,
        seenAt: null,
      },
      says: {
        subjectId: 'p-tanabe',
        action: 'resolved a match of the screening',
        changes: [changed('match', null, 'FalsePositive')],
      },
    }),
    async () => {
      const [document] = await admin.ask<{ fileId: string }[]>(
        'POST',
        `${v3}/users/documents/list`,
        { userId: 'p-tanabe' },
      );
      return {
        by: 'officer',
        method: 'PUT',
        path: `${file}/document`,
        body: {
          userId: 'p-tanabe',
          fileId: document?.fileId,
          verdict: 'Accepted',
          seenAt: null,
        },
        says: {
          action: 'judged a document',
          changes: [changed('verdict', null, 'Accepted')],
        },
      };
    },
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${file}/point`,
      body: {
        requestId: (await fileOf('p-tanabe')).requestId,
        point: 'NameMatches',
        isConfirmed: true,
        seenAt: null,
      },
      says: {
        action: 'changed the checklist',
        changes: [changed('NameMatches', null, 'officer')],
      },
    }),
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${office}/compliance/assign`,
      body: { requestId: first?.request.id, to: 'Me', seenAssigneeId: null },
      says: {
        subjectId: first?.userId ?? '',
        action: 'took the case',
        changes: [changed('assignee', null, 'officer')],
      },
    }),
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${office}/compliance/resolve`,
      body: { requestId: first?.request.id, decision: 'RequestMoreData', comment, ...unseen },
      says: {
        subjectId: first?.userId ?? '',
        action: 'requested more data',
        changes: [changed('request', 'PendingForReview', 'RequestedMoreData')],
      },
    }),
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${office}/withdrawals/resolve`,
      body: { id: held[0]?.id, seenVersion: 1, decision: 'Approve' },
      says: {
        subjectId: 'p-brandt',
        action: `gave ${held[0]?.id} the first of two approvals`,
        changes: [changed('version', '1', '2')],
      },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/withdrawals/resolve-many`,
      body: {
        withdrawals: [{ id: held[1]?.id, seenVersion: 1 }],
        decision: 'Reject',
        comment,
      },
      says: { subjectId: 'p-brandt', action: `rejected ${held[1]?.id}`, detail: comment },
    }),
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${office}/compliance/changeUserStatus`,
      body: { userId: 'newcomer', status: 'Limited', comment, seenStatus: 'WaitingForData' },
      says: {
        action: 'set the account to Limited',
        detail: comment,
        changes: [changed('activityStatus', 'WaitingForData', 'Limited')],
      },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${v3}/users/status`,
      body: { userId: 'support', status: 'Frozen', comment, seenStatus: 'Active' },
      says: { subjectId: 'support', role: 'admin' },
    }),
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${v3}/users/downgrade`,
      body: { userId: 'trader', tier: 'Tier1', comment },
      says: { changes: [changed('complianceTier', 'Tier2', 'Tier1')] },
    }),
    async () => ({
      by: 'officer',
      method: 'POST',
      path: `${office}/address-book/invalidate`,
      body: { addressId: entries[0]?.id, comment },
      says: { subjectId: 'trader', action: 'invalidated an address' },
    }),
    async () => {
      const addressId = entries[0]?.id;
      const prove = `${base}/wallet/verify-address`;
      await trader.ask('POST', prove, { addressId });
      await trader.ask('POST', prove, { addressId, signature: `0x${'ab'.repeat(65)}` });
      return {
        by: 'officer',
        method: 'POST',
        path: `${office}/address-book/accept`,
        body: { addressId, comment },
        says: { subjectId: 'trader', action: 'accepted the new proof of an address' },
      };
    },
    async () => ({
      by: 'officer',
      method: 'POST',
      path: `${office}/address-book/block`,
      body: { addressId: entries[0]?.id, comment },
      says: { subjectId: 'trader', action: 'blocked an address' },
    }),
    async () => ({
      by: 'officer',
      method: 'POST',
      path: `${office}/address-book/lift`,
      body: { addressId: entries[0]?.id, comment },
      says: { subjectId: 'trader', action: 'lifted the block of an address' },
    }),
    async () => ({
      by: 'admin',
      method: 'DELETE',
      path: `${v2}/orders/cancel/${order?.id}`,
      says: { detail: order?.id ?? '', changes: [changed('status', order?.status, 'Cancelled')] },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/market/BTC-USDC`,
      body: { status: 'Halted', reason: 'Outage.', takerFee: '0.002' },
      says: {
        subject: 'market',
        subjectId: 'BTC-USDC',
        detail: 'Outage.',
        changes: expect.arrayContaining([
          changed('status', 'Open', 'Halted'),
          changed('statusReason', null, 'Outage.'),
          changed('takerFee', expect.any(String), '0.002'),
        ]) as never,
      },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/asset/XCB`,
      body: { depositEnabled: false, displayDecimals: 3, reason: 'The node is renewed.' },
      says: {
        subject: 'asset',
        detail: 'The node is renewed.',
        changes: expect.arrayContaining([changed('depositEnabled', 'true', 'false')]) as never,
      },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${v2}/wallets/aggregation/aggregate`,
      body: { walletId: wallet?.id },
      says: {
        subject: 'wallet',
        changes: expect.arrayContaining([changed('state', null, 'Proposed')]) as never,
      },
    }),
    async () => {
      token = (await latest())?.action.split(' ').at(-1) ?? '';
      return {
        by: 'officer',
        method: 'POST',
        path: `${v2}/wallets/aggregation/approve/${token}`,
        body: {},
        says: { action: `approved ${token}`, changes: [changed('state', 'Proposed', 'Approved')] },
      };
    },
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${v2}/wallets/aggregation/broadcast`,
      body: { token },
      says: { changes: [changed('state', 'Approved', 'Broadcast')] },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${v2}/wallets/treasury`,
      body: { walletId: 'eth', kind: 'ToCold', amount: '1.5', reason: 'To the target.' },
      says: {
        subjectId: 'eth',
        detail: 'To the target.',
        changes: expect.arrayContaining([changed('amount', null, '1.5')]) as never,
      },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${v2}/wallets/aggregate-token/ETH`,
      body: { walletId: other?.id },
      says: { subjectId: 'eth' },
    }),
    async () => ({
      by: 'officer',
      method: 'POST',
      path: `${v2}/wallets/aggregation/reject/${await openOf(world, 'eth')}`,
      body: { reason: 'Too early.' },
      says: { detail: 'Too early.', changes: [changed('state', 'Proposed', 'Rejected')] },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${v2}/wallets/aggregation/withdraw/${await openOf(world, 'usdc-ethereum')}`,
      body: {},
      says: { changes: [changed('state', 'Proposed', 'Withdrawn')] },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${office}/api-keys/create`,
      body: { name: 'Aiko Damm approved this', permissions: ['Read'] },
      says: {
        action: 'created an API key',
        changes: expect.arrayContaining([
          changed('name', null, 'Aiko Damm approved this'),
          changed('permissions', null, '["Read"]'),
        ]) as never,
      },
    }),
    async () => {
      key = (await latest())?.changes.find(({ field }) => field === 'id')?.after ?? '';
      return {
        by: 'admin',
        method: 'POST',
        path: `${office}/api-keys/rotate`,
        body: { id: key },
        says: {
          action: 'replaced an API key',
          changes: expect.arrayContaining([changed('id', key, expect.any(String))]) as never,
        },
      };
    },
    async () => {
      const { key: made } = await world
        .as('second-admin')
        .ask<{ key: ApiKey }>('POST', `${office}/api-keys/create`, {
          name: 'Treasury',
          permissions: ['Transfers'],
        });
      return {
        by: 'admin',
        method: 'PUT',
        path: `${office}/api-keys/approve`,
        body: { id: made.id },
        says: { changes: [changed('approvedBy', null, 'Aiko Damm')] },
      };
    },
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/api-keys/revoke`,
      body: { id: key },
      says: { changes: [changed('revokedAt', null, expect.any(String))] },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/announcements/${notice}`,
      body: {
        seenVersion: 0,
        type: 'Modal',
        description: 'A test.',
        translations: [],
        link: null,
        releasesAt: '2026-11-20T11:00:00.000Z',
        expiresAt: '2026-11-20T13:00:00.000Z',
        tiers: ['Tier3'],
        countries: ['CH'],
        brands: ['aurum'],
      },
      says: { action: 'published an announcement', detail: 'A test.' },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/announcements/${notice}/withdraw`,
      body: { seenVersion: 1 },
      says: { action: 'withdrew an announcement' },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/alerts/rules/WalletHigh`,
      body: { isOn: true, threshold: 80, seenVersion: 0, reason: comment },
      says: {
        action: 'changed a rule of alerts',
        detail: comment,
        changes: [changed('WalletHigh.threshold', '90', '80')],
      },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/alerts/webhook`,
      body: {
        address: 'https://alerts.example/',
        secret: 'a secret of sixteen',
        seenVersion: 0,
        reason: comment,
      },
      says: { action: 'changed the webhook of alerts', detail: comment },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${office}/fees/propose`,
      body: {
        seenVersion: 0,
        steps: [{ tier: 'Tier0', volume: '0', makerFee: '0.0008', takerFee: '0.001' }],
        startsAt: null,
        reason: comment,
      },
      says: { action: 'proposed other fees', detail: comment },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/fees/resolve`,
      body: { seenVersion: 1, decision: 'Reject' },
      says: { action: 'withdrew the proposed fees' },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${office}/limits/propose`,
      body: {
        seenVersion: 0,
        steps: firstLimitSteps.map((step) =>
          step.tier === 'Tier3' ? { ...step, rampPerDay: '90000' } : step,
        ),
        startsAt: null,
        reason: comment,
      },
      says: {
        action: 'proposed other limits',
        detail: comment,
        changes: [changed('rampPerDay.Tier3', '100000', '90000')],
      },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/limits/resolve`,
      body: { seenVersion: 1, decision: 'Reject' },
      says: { action: 'withdrew the proposed limits' },
    }),
    async () => ({
      by: 'admin',
      method: 'POST',
      path: `${office}/staff/invite`,
      body: { email: 'ada@agio.test', name: 'Ada Byron', roles: ['admin'], reason: comment },
      says: {
        action: 'sent an invitation',
        detail: comment,
        changes: [changed('roles', '[]', '["admin"]')],
      },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/staff/roles`,
      body: { id: 'support', seenVersion: 0, roles: ['support', 'admin'], reason: comment },
      says: {
        action: 'proposed other roles',
        changes: [changed('roles', '["support"]', '["support","admin"]')],
      },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/staff/roles/resolve`,
      body: { id: 'support', seenVersion: 1, decision: 'Reject' },
      says: { changes: [changed('proposal', '["support","admin"]', null)] },
    }),
    async () => ({
      by: 'admin',
      method: 'PUT',
      path: `${office}/staff/skills`,
      body: { id: 'support', skills: ['Downgrade'], seen: requestTypes },
      says: { action: 'changed the types of requests' },
    }),
    async () => ({
      by: 'officer',
      method: 'PUT',
      path: `${office}/compliance/take-next`,
      body: {},
      says: { action: 'took the case', changes: [changed('assignee', null, 'officer')] },
    }),
    async () => {
      const { items } = (
        await from(world, 'officer').send('GET', `${office}/compliance/users?assigned=Mine`)
      ).json<{ items: { request: { id: string } }[] }>();
      const cases = [{ requestId: items[0]?.request.id, to: 'admin', seenAssigneeId: 'officer' }];
      return {
        by: 'officer',
        method: 'PUT',
        path: `${office}/compliance/assign-many`,
        body: { cases },
        says: { action: 'assigned the case to Aiko Damm' },
      };
    },
    async () => ({
      by: 'admin',
      method: 'DELETE',
      path: `${office}/staff/support/sign-ins`,
      says: { action: 'ended all sign-ins', changes: [changed('signIns', null, '0')] },
    }),
  ];
}

/** The number of the aggregation of a wallet that is under way. */
async function openOf(world: World, wallet: string): Promise<string> {
  const { aggregations } = (
    await from(world, 'officer').send('GET', `${v2}/wallets/aggregation/balances/${wallet}`)
  ).json<{ aggregations: { token: string; state: string }[] }>();
  return aggregations.find(({ state }) => state === 'Proposed')?.token ?? '';
}

/** Calls that change nothing for customers or the exchange: bookmarks of their owner, and a test message. */
const unrecorded: ReadonlySet<string> = new Set([
  'backOfficeViews.save',
  'backOfficeViews.remove',
  'backOfficeAlerts.testWebhook',
]);

test('O12 every act of staff leaves one entry: who by account and role, from where, what was and what is', async () => {
  const world = openWorld();
  const names = { officer: 'Maria Oliveira', admin: 'Aiko Damm' };
  const roles = { officer: 'ComplianceReviewer', admin: 'admin' };
  const done: string[] = [];
  let before = await trailOf(world);
  for (const act of await acts(world)) {
    const { by, method, path, body, says } = await act();
    // The set-up may itself have written entries.
    before = await trailOf(world);
    world.clock.advance(1000);
    const answer = await from(world, by).send(method, path, body);
    expect([path, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([
      path,
      200,
      '',
    ]);
    const after = await trailOf(world);
    expect([path, after.slice(1)]).toEqual([path, before]);
    expect(after[0]).toMatchObject({
      actor: names[by],
      actorId: by,
      actorEmail: `${by}@agio.test`,
      role: roles[by],
      address,
      requestId: answer.headers.get('x-request-id'),
      ...says,
    });
    expect(after[0]?.changes.length).toBeGreaterThan(0);
    before = after;
    const match = findRoute(method, path);
    if (match.kind === 'found') done.push(match.route.id);
  }
  const writes = routes
    .filter(({ endpoint }) => endpoint.backOffice === true && !isRead(endpoint))
    .map(({ id }) => id)
    .filter((id) => !unrecorded.has(id));
  expect(done.toSorted()).toEqual(writes.toSorted());
});

test('O13 an act that changed nothing, or could not be done, leaves no entry; one that is not permitted leaves an entry of its kind', async () => {
  const world = openWorld();
  const [admin, officer] = [world.as('admin'), world.as('officer')];
  const before = await trailOf(world);
  const status = async (caller: Caller, method: string, path: string, body?: object) =>
    (await caller.send(method, path, body)).status;
  expect([
    await status(admin, 'PUT', `${office}/market/XCB-CTN`, {}),
    await status(admin, 'PUT', `${office}/market/XCB-CTN`, { status: 'Open', postOnly: true }),
    await status(admin, 'PUT', `${office}/asset/XCB`, { reason: comment }),
    await status(admin, 'PUT', `${office}/asset/XCB`, { depositEnabled: true, reason: comment }),
    await status(admin, 'PUT', `${v3}/users/status`, {
      userId: 'trader',
      status: 'Active',
      comment,
      seenStatus: 'Active',
    }),
    await status(officer, 'PUT', `${v3}/users/status`, {
      userId: 'admin',
      status: 'Banned',
      comment,
      seenStatus: 'Active',
    }),
    await status(admin, 'DELETE', `${v2}/orders/cancel/none`),
    await status(admin, 'PUT', `${office}/market/XCB-CTN`, { tickSize: '0' }),
  ]).toEqual([200, 200, 200, 200, 200, 403, 404, 400]);
  const [refusal, ...rest] = await trailOf(world);
  expect(rest.filter(({ subjectId }) => subjectId !== 'admin')).toEqual(before);
  expect(refusal).toMatchObject({
    kind: 'refusal',
    action: 'was refused a call',
    actorId: 'officer',
    detail: `PUT ${v3}/users/status: Someone with a higher role must decide on this account.`,
  });
});

test('O14 the trail names the true actor: staff do not choose their name in it, and customers stand there with their account', async () => {
  const world = openWorld();
  for (const name of ['officer', 'viewer', 'support', 'admin']) {
    expect(
      await world.as(name).refused('PUT', `${base}/userinfo`, { displayName: 'Aiko Damm' }),
    ).toMatchObject({ status: 403, keys: ['displayName'] });
  }
  const pending = world.as('pending');
  await pending.ask('PUT', `${base}/userinfo`, { displayName: 'Another Name' });
  const path = `${base}/v1/file-transfer/upload?documentType=ProofOfFunds`;
  await pending.ask('POST', path, upload('a.pdf', samplePdf('A statement')));
  const [entry] = await trailOf(world);
  expect(entry).toMatchObject({
    action: 'added 1 document',
    actor: 'Another Name',
    actorId: 'pending',
    actorEmail: 'pending@agio.test',
    role: null,
  });
});

test('O15 an entry is only ever added: no call changes or removes one', async () => {
  const calls = routes.filter(({ id }) => id.startsWith('backOfficeAudit.'));
  expect(new Set(calls.map(({ endpoint }) => endpoint.method))).toEqual(new Set(['GET']));
});
