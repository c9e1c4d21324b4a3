import type {
  ComplianceDetails,
  ComplianceRequest,
  UserInformation,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { base, office, openWorld, type Caller } from '../../testing/caller.ts';
import { seenOf } from '../../testing/seen.ts';

const path = `${base}/v1/demo`;
const act = (caller: Caller, kind: string, more: object = {}) =>
  caller.ask<UserInformation>('POST', path, { act: { kind, ...more } });
const active = (caller: Caller) =>
  caller.ask<ComplianceRequest>('GET', `${base}/compliance/active`);

test('S55 where the deployment is no demonstration there is no such address', async () => {
  const { as } = openWorld();
  const approve = { act: { kind: 'decide', decision: 'Approve' } };
  expect((await as('pending').refused('POST', path, approve)).status).toBe(404);
  expect((await as(null).refused('POST', path, approve)).status).toBe(401);
});

test('S56 staff do not decide on themselves by it', async () => {
  const { as } = openWorld({ demo: true });
  for (const name of ['officer', 'admin', 'support', 'viewer']) {
    const refusal = await as(name).refused('POST', path, {
      act: { kind: 'status', status: 'Limited' },
    });
    expect(refusal.status).toBe(403);
  }
});

test('the officer’s own services ask for more, take the answer, and approve the request', async () => {
  const { as } = openWorld({ demo: true });
  const pending = as('pending');
  await act(pending, 'decide', { decision: 'RequestMoreData' });
  expect(await active(pending)).toMatchObject({ statusType: 'RequestedMoreData' });
  await pending.ask('GET', `${base}/compliance/submit`);
  const user = await act(pending, 'decide', { decision: 'Approve' });
  expect(user).toMatchObject({ complianceTier: 'Tier2', activityStatus: 'Active' });
  const { audit } = await as('officer').ask<{ audit: { actor: string; action: string }[] }>(
    'POST',
    `${office}/compliance/userDetails`,
    { userId: 'pending' },
  );
  expect(audit[0]).toMatchObject({
    kind: 'demonstration',
    actor: 'Demonstration, in place of Maria Oliveira',
    actorId: 'pending',
    role: null,
    action: 'approved',
  });
  expect(
    (await pending.refused('POST', path, { act: { kind: 'decide', decision: 'Deny' } })).status,
  ).toBe(409);
});

test('a request that two officers must approve is approved by two', async () => {
  const { as } = openWorld({ demo: true });
  const [asked, officer, admin] = [as('more-data'), as('officer'), as('admin')];
  const details = () =>
    officer.ask<ComplianceDetails>('POST', `${office}/compliance/userDetails`, {
      userId: 'more-data',
    });
  const user = await act(asked, 'decide', { decision: 'Approve' });
  expect(user).toMatchObject({ complianceTier: 'Tier3' });
  const { audit } = await details();
  expect(audit.slice(0, 2)).toMatchObject([
    {
      actor: 'Demonstration, in place of Maria Oliveira',
      actorId: 'more-data',
      action: 'approved',
    },
    {
      actor: 'Demonstration, in place of Aiko Damm',
      actorId: 'more-data',
      action: 'approved as the first of two',
    },
  ]);

  // One that the officer has approved already is decided by the other.
  await act(asked, 'downgrade', { tier: 'Tier1' });
  await act(asked, 'open', { requestType: 'HighRiskToTier2' });
  const requestId = (await details()).request?.id;
  const body = { requestId, decision: 'Approve', ...(await seenOf(officer, requestId)) };
  await officer.ask('PUT', `${office}/compliance/resolve`, body);
  expect(await act(asked, 'decide', { decision: 'Approve' })).toMatchObject({
    complianceTier: 'Tier2',
  });
  const after = await admin.ask<ComplianceDetails>('POST', `${office}/compliance/userDetails`, {
    userId: 'more-data',
  });
  expect(after.audit[0]).toMatchObject({
    actor: 'Demonstration, in place of Aiko Damm',
    action: 'approved',
  });
});

test('a request is rejected with a reason, opened by the desk, and cancelled', async () => {
  const { as } = openWorld({ demo: true });
  const asked = as('more-data');
  await act(asked, 'decide', { decision: 'Deny', comment: 'Too old.' });
  expect(await active(asked)).toMatchObject({ statusType: 'Denied', comment: 'Too old.' });
  await act(asked, 'open', { requestType: 'HighRiskToTier2' });
  expect(await active(asked)).toMatchObject({ statusType: 'Open', requestType: 'HighRiskToTier2' });
  expect(
    (await asked.refused('POST', path, { act: { kind: 'open', requestType: 'Downgrade' } })).status,
  ).toBe(409);
  await act(asked, 'cancel');
  expect(await active(asked)).toMatchObject({ statusType: 'Cancelled' });
});

test('a document expires, an account is frozen and comes back, and a tier is lowered', async () => {
  const { as, clock } = openWorld({ demo: true });
  const trader = as('trader');
  const { documentExpirationDate } = await act(trader, 'document', { expiresInDays: -1 });
  expect(Date.parse(documentExpirationDate ?? '')).toBe(clock.now() - 86_400_000);
  expect(await act(trader, 'status', { status: 'Terminated' })).toMatchObject({
    isTerminated: true,
  });
  expect(await act(trader, 'status', { status: 'Active' })).toMatchObject({
    activityStatus: 'Active',
  });
  expect(await act(trader, 'downgrade', { tier: 'Tier1' })).toMatchObject({
    complianceTier: 'Tier1',
  });
});
