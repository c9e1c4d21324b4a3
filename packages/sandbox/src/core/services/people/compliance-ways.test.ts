// The tables of the contract are what the exchange does: people walk every way that there is, and what they meet is
// compared with the tables, in both directions.
import {
  complianceSteps,
  needsTwoOfficers,
  type ComplianceRequest,
  type ComplianceStep,
  type ComplianceStepState,
  type RequestEvent,
  requestStatuses,
  requestTransitions,
  type UploadedFile,
  type UserInformation,
  type VerificationEvent,
  verificationTransitions,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { samplePdf } from '../../seed/sample-document.ts';
import { base, office, openWorld, upload, type World, type Caller } from '../../testing/caller.ts';
import { seenOf } from '../../testing/seen.ts';
import { decideIdentity } from '../../testing/verify.ts';

const compliance = `${base}/compliance`;
const nameOf = ({ from, on, to }: { from: string; on: string; to: string }) =>
  `${from} ${on} ${to}`;
const sorted = (ways: Iterable<string>) => [...new Set(ways)].toSorted();

/** A customer who walks through the verification and notes each step. */
function walkerOf(world: World, name: string, met: Set<string>) {
  const [me, officer, admin] = [world.as(name), world.as('officer'), world.as('admin')];
  const user = () => me.ask<UserInformation>('GET', `${base}/userinfo`);
  const next = () => me.ask<ComplianceStepState>('GET', `${compliance}/get-next-step`);
  /** Current place: the questions of the next tier once they have begun, else the state of the account. */
  let at: string = 'NoData';
  const go = (on: VerificationEvent, to: string) => {
    met.add(nameOf({ from: at, on, to }));
    at = to;
  };
  const accountStep = async () => (await user()).complianceStep;
  const active = () => me.ask<ComplianceRequest>('GET', `${compliance}/active`);
  const status = async (to: 'Banned' | 'Active') =>
    admin.ask('PUT', '/back-api/api/v3/users/status', {
      userId: name,
      status: to,
      comment: 'As discussed.',
      seenStatus: (await user()).activityStatus,
    });
  return {
    start: async () => {
      at = await accountStep();
    },
    begin: async () => go('begin', (await next()).step),
    upgrade: async () => go('upgrade', (await next()).step),
    answer: async (step: ComplianceStep, value: unknown, targetTier?: string) => {
      const tier = (await next()).targetTier;
      const body = { answer: { step, value }, ...(targetTier && { targetTier }) };
      const after = await me.ask<ComplianceStepState>('POST', compliance, body);
      const isReached = targetTier === undefined && after.targetTier !== tier;
      go('answer', isReached ? await accountStep() : after.step);
    },
    back: async () => {
      const before = at;
      const { step } = await me.ask<ComplianceStepState>(
        'GET',
        `${compliance}/get-previous-step?before=${before}`,
      );
      if (step !== before) met.add(nameOf({ from: before, on: 'back', to: step }));
    },
    identity: async (result: 'yes' | 'no' | 'name' | 'risk') => {
      await decideIdentity(world, me, result);
      go(result === 'no' ? 'decline' : 'confirm', (await next()).step);
    },
    proof: async () => {
      const path = `${base}/v1/file-transfer/upload?documentType=ProofOfFunds`;
      const form = upload('Statement.pdf', samplePdf('A statement'));
      return { fileIds: [(await me.ask<UploadedFile>('POST', path, form)).fileId] };
    },
    submit: async () => {
      await me.ask('GET', `${compliance}/submit`);
      go('submit', await accountStep());
    },
    decide: async (on: 'approve' | 'reject' | 'askForMore') => {
      const decision = { approve: 'Approve', reject: 'Deny', askForMore: 'RequestMoreData' }[on];
      const { id: requestId, requestType } = await active();
      const decide = async (by: Caller) =>
        by.ask('PUT', `${office}/compliance/resolve`, {
          requestId,
          decision,
          comment: 'As discussed.',
          ...(await seenOf(by, requestId)),
        });
      if (on === 'approve' && needsTwoOfficers(requestType)) await decide(admin);
      await decide(officer);
      go(on, await accountStep());
    },
    downgrade: async (tier: string) => {
      const body = { userId: name, tier, comment: 'As discussed.' };
      await officer.ask('PUT', '/back-api/api/v3/users/downgrade', body);
      go('downgrade', await accountStep());
    },
    close: async () => {
      await status('Banned');
      go('close', await accountStep());
    },
    reopen: async () => {
      await status('Active');
      go('reopen', await accountStep());
    },
  };
}

const formA = { signed: true, signature: 'Noah Lindqvist' };

/** From nothing to form A, with what the identity partner finds. */
async function untilFormA(met: Set<string>, found: 'yes' | 'name' | 'risk') {
  const walker = walkerOf(openWorld(), 'newcomer', met);
  await walker.begin();
  await walker.answer('EntityTypeDeclaration', 'LegalEntity');
  await walker.answer('EntityTypeDeclaration', 'NaturalPerson');
  await walker.back();
  await walker.identity('no');
  await walker.identity(found);
  await walker.back();
  return walker;
}

const useOf = async (walker: ReturnType<typeof walkerOf>, targetTier?: string) => {
  const answers = {
    PrimaryUse: 'Investing',
    PrimarySource: 'Savings',
    EmploymentStatus: 'Retired',
  };
  for (const [step, value] of Object.entries(answers)) {
    await walker.back();
    await walker.answer(step as ComplianceStep, value, targetTier);
  }
};
const wealthOf = async (walker: ReturnType<typeof walkerOf>, targetTier?: string) => {
  await walker.back();
  await walker.answer('TotalValue', 'Under1000', targetTier);
  await walker.back();
  await walker.answer('Industry', 'Other', targetTier);
  await walker.back();
  await walker.answer('SourceOfFunds', await walker.proof(), targetTier);
};

test('the steps of the verification: the exchange goes every way of the table, and no other', async () => {
  const met = new Set<string>();
  const straight = await untilFormA(met, 'yes');
  await straight.answer('FormA', formA);
  await straight.upgrade();
  await useOf(straight);
  await straight.submit();
  await straight.decide('askForMore');
  await straight.submit();
  await straight.decide('reject');
  await straight.submit();
  await straight.decide('approve');
  await straight.upgrade();
  await wealthOf(straight);
  await straight.submit();
  await straight.decide('approve');
  await straight.downgrade('Tier1');
  await straight.close();
  await straight.reopen();

  const renamed = await untilFormA(met, 'name');
  await renamed.answer('FormA', formA);
  await renamed.decide('approve');

  const risky = await untilFormA(met, 'risk');
  await risky.answer('FormA', formA);
  await useOf(risky);
  await risky.submit();

  const leaping = walkerOf(openWorld(), 'tier1', met);
  await leaping.start();
  await leaping.upgrade();
  await useOf(leaping, 'Tier3');
  await wealthOf(leaping, 'Tier3');

  expect(sorted(met)).toEqual(sorted(verificationTransitions.map(nameOf)));
  const reached = new Set<string>(verificationTransitions.flatMap(({ from, to }) => [from, to]));
  expect(sorted(reached)).toEqual(sorted(complianceSteps));
});

/** A request of this status, in a world of its own, and everything that anybody may do to it. */
async function requestIn(status: string) {
  const world = openWorld({ demo: true });
  const [me, officer] = [world.as('tier1'), world.as('officer')];
  const active = () => me.ask<ComplianceRequest | null>('GET', `${compliance}/active`);
  const act = (kind: string, more: object = {}) => ({
    method: 'POST',
    path: `${base}/v1/demo`,
    body: { act: { kind, ...more } },
  });
  for (const [step, value] of Object.entries({
    PrimaryUse: 'Investing',
    PrimarySource: 'Savings',
    EmploymentStatus: 'Retired',
  }))
    await me.ask('POST', compliance, { answer: { step, value } });
  const resolve = async (decision: string) => {
    const requestId = (await active())?.id ?? 'none';
    const seen = await seenOf(officer, requestId);
    const body = { requestId, decision, comment: 'As discussed.', ...seen };
    return { method: 'PUT', path: `${office}/compliance/resolve`, body };
  };
  const calls: Record<
    RequestEvent,
    () => Promise<{ method: string; path: string; body?: object }>
  > = {
    submit: async () => ({ method: 'GET', path: `${compliance}/submit` }),
    open: async () => act('open', { requestType: 'SuspiciousToTier1' }),
    cancel: async () => act('cancel'),
    approve: () => resolve('Approve'),
    reject: () => resolve('Deny'),
    askForMore: () => resolve('RequestMoreData'),
    acknowledge: async () => ({
      method: 'POST',
      path: `${compliance}/acknowledge`,
      body: { requestId: (await active())?.id ?? 'none' },
    }),
  };
  /** Returns the next state of the request; undefined when it is refused. */
  const make = async (on: RequestEvent) => {
    const before = await active();
    const { method, path, body } = await calls[on]();
    const by = path.startsWith(office) ? officer : me;
    const answer = await by.send(method, path, body);
    if (answer.status !== 200) return undefined;
    const after = await active();
    // A decided request stays as it is: the next one is another.
    const from = before === null || after?.id !== before.id ? 'None' : before.statusType;
    return nameOf({ from, on, to: after?.statusType ?? 'None' });
  };
  const way = {
    None: [],
    Open: ['open'],
    PendingForReview: ['submit'],
    RequestedMoreData: ['submit', 'askForMore'],
    Approved: ['submit', 'approve'],
    Denied: ['submit', 'reject'],
    Cancelled: ['open', 'cancel'],
  }[status] as RequestEvent[];
  for (const on of way) await make(on);
  expect((await active())?.statusType ?? 'None').toBe(status);
  return make;
}

test('the life of a request: the exchange goes every way of the table, and refuses every other', async () => {
  const events = new Set(requestTransitions.map(({ on }) => on));
  const met = new Set<string>();
  for (const status of ['None', ...requestStatuses])
    for (const on of events) {
      const make = await requestIn(status);
      const way = await make(on);
      if (way !== undefined) met.add(way);
    }
  expect(sorted(met)).toEqual(sorted(requestTransitions.map(nameOf)));
});
