import type {
  ComplianceCase,
  ComplianceDetails,
  ComplianceRequest,
  UserInformation,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '../../seed/sample-document.ts';
import { memoryStore } from '../../store/store.ts';
import { base, office, openWorld, upload, type Caller } from '../../testing/caller.ts';

/* Two officers approve what one must not, and say who works on which case. */

const person = 'p-keller';
const details = (officer: Caller, userId = person) =>
  officer.ask<ComplianceDetails>('POST', `${office}/compliance/userDetails`, { userId });
const requestOf = async (officer: Caller, userId = person) =>
  (await details(officer, userId)).request!;
const queue = async (officer: Caller, query = '') =>
  (
    await officer.ask<{ items: ComplianceCase[] }>(
      'GET',
      `${office}/compliance/users?limit=100${query}`,
    )
  ).items.map(({ userId }) => userId);

async function bodyOf(officer: Caller, decision: string, userId: string) {
  const { id: requestId, decidedAt, firstApproval } = await requestOf(officer, userId);
  const seen = { seenDecidedAt: decidedAt ?? null, seenApprovalAt: firstApproval?.time ?? null };
  return { requestId, decision, ...seen };
}
async function resolve(officer: Caller, decision: string, more: object = {}, userId = person) {
  const body = { ...(await bodyOf(officer, decision, userId)), ...more };
  return officer.ask<ComplianceDetails>('PUT', `${office}/compliance/resolve`, body);
}
async function refused(officer: Caller, decision: string, more: object = {}, userId = person) {
  const own = await bodyOf(officer, decision, userId);
  const body = { ...own, comment: 'As discussed.', ...more };
  return officer.refused('PUT', `${office}/compliance/resolve`, body);
}

describe('a request that two officers must approve', () => {
  test.each([
    ['officer', 'admin'],
    ['admin', 'officer'],
  ])('waits after the approval of %s, and is decided by that of %s', async (one, two) => {
    const world = openWorld();
    const [first, second] = [world.as(one), world.as(two)];
    const after = await resolve(first, 'Approve', { comment: 'The statements are complete.' });
    expect(after.user.complianceTier).toBe('Tier2');
    expect(after.request).toMatchObject({
      statusType: 'PendingForReview',
      decidedAt: null,
      comment: null,
      firstApproval: { officerId: one, comment: 'The statements are complete.' },
    });
    expect(after.audit[0]).toMatchObject({
      actorId: one,
      action: 'approved as the first of two',
      changes: [{ field: 'firstApproval', before: null, after: one }],
    });
    const decided = await resolve(second, 'Approve');
    expect(decided.user.complianceTier).toBe('Tier3');
    expect(decided.request).toMatchObject({
      statusType: 'Approved',
      firstApproval: { officerId: one },
    });
    expect(decided.audit[0]).toMatchObject({ actorId: two, action: 'approved' });
  });

  test('the officer who gave the first approval cannot give the second, an administrator neither', async () => {
    const world = openWorld();
    for (const [name, userId] of [
      ['officer', person],
      ['admin', 'p-raghunathan'],
    ] as const) {
      const officer = world.as(name);
      await resolve(officer, 'Approve', {}, userId);
      const again = await refused(officer, 'Approve', {}, userId);
      expect(again).toMatchObject({ status: 403, keys: ['decision'] });
      expect(again.messages[0]).toBe(
        'You gave the first approval. Another officer must give the second.',
      );
    }
  });

  test.each(['Deny', 'RequestMoreData'])(
    'the first approval is taken back by a %s of the same officer, or of another',
    async (decision) => {
      for (const name of ['officer', 'admin']) {
        const world = openWorld();
        await resolve(world.as('officer'), 'Approve');
        const after = await resolve(world.as(name), decision, { comment: 'A page is missing.' });
        expect(after.request?.firstApproval).toBeNull();
        expect(after.audit[0]?.changes).toContainEqual({
          field: 'firstApproval',
          before: 'officer',
          after: null,
        });
      }
    },
  );

  test('an officer who has not seen the first approval reads of it, and does not become the second unawares', async () => {
    const world = openWorld();
    await resolve(world.as('officer'), 'Approve');
    const admin = world.as('admin');
    const { firstApproval } = await requestOf(admin);
    for (const decision of ['Approve', 'Deny']) {
      const late = await refused(admin, decision, { seenDecidedAt: null, seenApprovalAt: null });
      expect(late).toMatchObject({ status: 409 });
      expect(late.messages[0]).toBe(
        'Maria Oliveira has already approved this request, as the first of two.',
      );
    }
    const after = await resolve(admin, 'Approve', { seenApprovalAt: firstApproval?.time });
    expect(after.request?.statusType).toBe('Approved');
  });

  test('a document that comes after the first approval clears it', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const owner = world.as('more-data');
    await resolve(officer, 'Approve', {}, 'more-data');
    const form = upload('Statement.pdf', samplePdf('A statement'));
    await owner.ask('POST', `${base}/v1/file-transfer/upload?documentType=ProofOfFunds`, form);
    const { request, audit } = await details(officer, 'more-data');
    expect(request?.firstApproval).toBeNull();
    expect(audit[0]?.changes).toContainEqual({
      field: 'firstApproval',
      before: 'officer',
      after: null,
    });
  });

  test('the customer learns nothing of the first approval', async () => {
    const world = openWorld();
    const owner = world.as('more-data');
    const before = [
      await owner.ask<ComplianceRequest>('GET', `${base}/compliance/active`),
      await owner.ask<UserInformation>('GET', `${base}/userinfo`),
    ];
    await resolve(world.as('officer'), 'Approve', { comment: 'For the second.' }, 'more-data');
    const after = [
      await owner.ask<ComplianceRequest>('GET', `${base}/compliance/active`),
      await owner.ask<UserInformation>('GET', `${base}/userinfo`),
    ];
    expect(after).toEqual(before);
    expect(Object.keys(after[0]!)).not.toContain('firstApproval');
  });

  test('the queue shows those that wait for a second approval, also after a restart', async () => {
    const store = memoryStore();
    const officer = openWorld({ store }).as('officer');
    expect(await queue(officer, '&approvals=OneOfTwo')).toEqual([]);
    await resolve(officer, 'Approve');
    expect(await queue(officer, '&approvals=OneOfTwo')).toEqual([person]);
    const again = openWorld({ store }).as('admin');
    expect(await queue(again, '&approvals=OneOfTwo')).toEqual([person]);
    await resolve(again, 'Approve');
    expect(await queue(again, '&approvals=OneOfTwo')).toEqual([]);
  });

  test('where one approval is enough, the first decides', async () => {
    const world = openWorld();
    const after = await resolve(world.as('officer'), 'Approve', {}, 'pending');
    expect(after.request).toMatchObject({ statusType: 'Approved', firstApproval: null });
  });
});

describe('a case', () => {
  const assign = async (officer: Caller, to: 'Me' | null, more: object = {}) => {
    const { id: requestId, assignee } = await requestOf(officer);
    const body = { requestId, to, seenAssigneeId: assignee?.officerId ?? null, ...more };
    return officer.ask<ComplianceDetails>('PUT', `${office}/compliance/assign`, body);
  };
  const assignRefused = async (officer: Caller, to: 'Me' | null, more: object = {}) => {
    const { id: requestId, assignee } = await requestOf(officer);
    const body = { requestId, to, seenAssigneeId: assignee?.officerId ?? null, ...more };
    return officer.refused('PUT', `${office}/compliance/assign`, body);
  };

  test('office-review L12 every decision and assignment carries the state that the officer saw', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    for (const field of ['seenDecidedAt', 'seenApprovalAt'])
      expect(await refused(officer, 'Approve', { [field]: undefined })).toMatchObject({
        status: 400,
        keys: [field],
      });
    expect(await assignRefused(officer, 'Me', { seenAssigneeId: undefined })).toMatchObject({
      status: 400,
      keys: ['seenAssigneeId'],
    });
  });

  test('is taken, taken over by an officer who has seen the assignee, and handed back', async () => {
    const world = openWorld();
    const [officer, admin] = [world.as('officer'), world.as('admin')];
    const taken = await assign(officer, 'Me', { seenAssigneeId: null });
    expect(taken.request?.assignee).toMatchObject({
      officerId: 'officer',
      officer: 'Maria Oliveira',
    });
    expect(taken.audit[0]).toMatchObject({ actorId: 'officer', action: 'took the case' });
    const late = await assignRefused(admin, 'Me', { seenAssigneeId: null });
    expect(late).toMatchObject({ status: 409, messages: ['Maria Oliveira has this case now.'] });
    expect(await assignRefused(admin, null)).toMatchObject({ status: 403 });
    const over = await assign(admin, 'Me', { seenAssigneeId: 'officer' });
    expect(over.audit[0]?.action).toBe('took the case over from Maria Oliveira');
    const back = await assign(admin, null, { seenAssigneeId: 'admin' });
    expect(back.request?.assignee).toBeNull();
    expect(back.audit[0]?.action).toBe('handed the case back');
    const entries = back.audit.length;
    expect((await assign(admin, null)).audit).toHaveLength(entries);
  });

  test('that is assigned is found in the queue under its officer, and not as unassigned, also after a restart', async () => {
    const store = memoryStore();
    await assign(openWorld({ store }).as('officer'), 'Me');
    const world = openWorld({ store });
    expect(await queue(world.as('officer'), '&assigned=Mine')).toEqual([person]);
    expect(await queue(world.as('admin'), '&assigned=Mine')).toEqual([]);
    expect(await queue(world.as('admin'), '&assigned=Nobodys')).not.toContain(person);
  });

  test('has no assignee once it is decided or approved by the first of two, and stays with an officer who asks for more', async () => {
    for (const [decision, holder] of [
      ['Approve', undefined],
      ['Deny', undefined],
      ['RequestMoreData', 'officer'],
    ] as const) {
      const officer = openWorld().as('officer');
      await assign(officer, 'Me');
      const { request } = await resolve(officer, decision, { comment: 'A page is missing.' });
      expect(request?.assignee?.officerId).toBe(holder);
    }
    const officer = openWorld().as('officer');
    await resolve(officer, 'Deny', { comment: 'A page is missing.' });
    expect(await assignRefused(officer, 'Me')).toMatchObject({ status: 409 });
  });

  test.each(['support', 'viewer', 'trader'])('is not taken by %s', async (name) => {
    const world = openWorld();
    const { id: requestId } = await requestOf(world.as('officer'));
    const body = { requestId, to: 'Me', seenAssigneeId: null };
    const refusal = await world.as(name).refused('PUT', `${office}/compliance/assign`, body);
    expect(refusal.status).toBe(403);
  });
});
