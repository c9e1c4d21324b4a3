import {
  type ComplianceCase,
  type ComplianceDetails,
  type ComplianceRequest,
  type ComplianceStepState,
  errorCodes,
  type ReferralOverview,
  type UploadedFile,
  type UserInformation,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { anchorTime } from '../../clock.ts';
import { samplePdf } from '../../seed/sample-document.ts';
import {
  base,
  office,
  openPartnerPage,
  openWorld,
  upload,
  type Caller,
  type World,
} from '../../testing/caller.ts';
import { seenOf, unseen } from '../../testing/seen.ts';
import { decideIdentity } from '../../testing/verify.ts';

const step = `${base}/compliance`;
const answer = (caller: Caller, name: string, value: unknown) =>
  caller.ask<ComplianceStepState>('POST', step, { answer: { step: name, value } });

async function proof(caller: Caller): Promise<string> {
  const form = upload('Statement.pdf', samplePdf('A statement'));
  const path = `${base}/v1/file-transfer/upload?documentType=ProofOfFunds`;
  return (await caller.ask<UploadedFile>('POST', path, form)).fileId;
}

describe('a document that ends', () => {
  const day = 86_400_000;
  const me = async (caller: Caller) => caller.ask<UserInformation>('GET', `${base}/userinfo`);

  test('is renewed at the identity partner, and nothing else changes', async () => {
    const world = openWorld();
    const expired = world.as('expired');
    const before = await me(expired);
    await decideIdentity(world, expired, 'yes');
    const { documentExpirationDate, coreId, ...after } = await me(expired);
    expect(coreId).toMatch(/^cb/);
    expect(Date.parse(documentExpirationDate ?? '')).toBeGreaterThan(world.clock.now() + 365 * day);
    expect(before).toMatchObject(after);
    const again = await expired.refused('POST', `${base}/v2/kyc/request`, {});
    expect(again).toMatchObject({ status: 409 });
  });

  test.each([
    ['name', /differs from your account/],
    ['risk', /Contact support/],
    ['no', /could not be read/],
  ] as const)(
    'is not renewed by one with the partner’s verdict "%s": tier and end stay, and the reason is shown',
    async (finds, reason) => {
      const world = openWorld();
      const expiring = world.as('expiring');
      const before = await me(expiring);
      await decideIdentity(world, expiring, finds);
      expect(await me(expiring)).toEqual(before);
      const { status, code, messages } = await expiring.refused('GET', `${base}/profile`);
      expect({ status, code }).toEqual({ status: 422, code: 50002 });
      expect(messages[0]).toMatch(reason);
      await decideIdentity(world, expiring, 'yes');
      expect((await expiring.send('GET', `${base}/profile`)).status).toBe(200);
    },
  );
});

describe('the first tier', () => {
  test('C01 a newcomer answers, is checked by the identity partner, and may trade', async () => {
    const world = openWorld();
    const newcomer = world.as('newcomer');
    const me = () => newcomer.ask<UserInformation>('GET', `${base}/userinfo`);
    expect(await me()).toMatchObject({ complianceStep: 'NoData', verificationLevel: null });
    const first = await newcomer.ask<ComplianceStepState>('GET', `${step}/get-next-step`);
    expect(first).toMatchObject({
      step: 'EntityTypeDeclaration',
      targetTier: 'Tier1',
      position: 1,
      steps: ['EntityTypeDeclaration', 'KycRequest', 'FormA'],
    });
    const second = await answer(newcomer, 'EntityTypeDeclaration', 'NaturalPerson');
    expect(second.step).toBe('KycRequest');
    expect(await me()).toMatchObject({ complianceStep: 'KycRequest' });
    const url = await decideIdentity(world, newcomer, 'yes');
    expect(await me()).toMatchObject({ complianceStep: 'FormA', activityStatus: 'WaitingForData' });
    await answer(newcomer, 'FormA', { signed: true, signature: 'Noah Lindqvist' });
    const done = await me();
    expect(done).toMatchObject({
      complianceTier: 'Tier1',
      verificationLevel: 1,
      activityStatus: 'Active',
      complianceStep: 'Trading',
    });
    expect(done.coreId).toMatch(/^cb[0-9a-f]{42}$/);
    expect((await newcomer.send('GET', `${base}/v2/portfolio`)).status).toBe(200);
    expect((await world.sandbox.fetch(new Request(url))).status).toBe(404);
  });

  test('C02 a declined newcomer who comes by a code reads so, and no other account is affected', async () => {
    const world = openWorld();
    const [newcomer, trader] = [world.as('newcomer'), world.as('trader')];
    const overview = () => trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    const before = await overview();
    await decideIdentity(world, newcomer, 'no');
    const path = `${base}/profile?referralCode=${before.code}`;
    expect(await newcomer.refused('GET', path)).toMatchObject({ status: 422, code: 50002 });
    world.sandbox.tick(1000);
    expect(await overview()).toEqual(before);
    // Started again, the profile answers, and the code counts.
    await newcomer.ask('POST', `${base}/v2/kyc/request`, {});
    await newcomer.ask('GET', path);
    await newcomer.ask('GET', path);
    expect((await overview()).invited).toBe(before.invited + 1);
    const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '1', amount: '10' };
    expect((await trader.send('POST', `${base}/order`, order)).status).toBe(200);
  });

  test('C02 a declined identity check is error 50002 on the profile until it is started again', async () => {
    const world = openWorld();
    const newcomer = world.as('newcomer');
    await decideIdentity(world, newcomer, 'no');
    const refused = await newcomer.refused('GET', `${base}/profile`);
    expect(refused).toMatchObject({ status: 422, code: 50002 });
    expect(refused.messages[0]).toMatch(/not successful/);
    await newcomer.ask('POST', `${base}/v2/kyc/request`, {});
    expect(await newcomer.ask('GET', `${base}/profile`)).toMatchObject({
      verificationIsInProgress: true,
      verificationError: null,
    });
  });

  const declined = {
    refused: async ({ sandbox }: World, url: string) => {
      const page = await openPartnerPage(sandbox, url);
      // A button of a page that is not there yet: the visitor stays where they are.
      await page.answer('take');
      await page.answer('refuse');
    },
    'run out': async ({ clock, sandbox }: World) => {
      clock.advance(31 * 60_000);
      sandbox.tick(1000);
    },
  };
  test.each([
    ['refused', /did not agree/],
    ['run out', /ran out/],
  ] as const)('C02 a check that was %s says why, and can be started again', async (end, why) => {
    const world = openWorld();
    const newcomer = world.as('newcomer');
    const { url } = await newcomer.ask<{ url: string }>('POST', `${base}/v2/kyc/request`, {});
    await declined[end](world, url);
    const refused = await newcomer.refused('GET', `${base}/profile`);
    expect(refused.code).toBe(50002);
    expect(refused.messages[0]).toMatch(why);
    await decideIdentity(world, newcomer, 'yes');
    expect((await newcomer.send('GET', `${base}/profile`)).status).toBe(200);
  });

  test('C01 a name that differs is reviewed once form A is signed, and the first tier reached with the approval', async () => {
    const world = openWorld();
    const newcomer = world.as('newcomer');
    const me = () => newcomer.ask<UserInformation>('GET', `${base}/userinfo`);
    await answer(newcomer, 'EntityTypeDeclaration', 'NaturalPerson');
    await decideIdentity(world, newcomer, 'name');
    const state = await newcomer.ask<ComplianceStepState>('GET', `${step}/get-next-step`);
    expect(state).toMatchObject({ step: 'FormA', reviewedAs: 'NameDiscrepancyToTier1' });
    await answer(newcomer, 'FormA', { signed: true, signature: 'Noah Lindqvist' });
    const waiting = await me();
    expect(waiting).toMatchObject({
      activityStatus: 'WaitingForReview',
      complianceStep: 'PendingForReview',
      complianceTier: 'Tier0',
    });
    await world.as('officer').ask('PUT', `${office}/compliance/resolve`, {
      requestId: waiting.lastRequest?.id,
      decision: 'Approve',
      ...unseen,
    });
    expect(await me()).toMatchObject({ complianceTier: 'Tier1', activityStatus: 'Active' });
  });

  test('C01 a high risk must answer all of the second tier, and is reviewed for it', async () => {
    const world = openWorld();
    const newcomer = world.as('newcomer');
    await answer(newcomer, 'EntityTypeDeclaration', 'NaturalPerson');
    await decideIdentity(world, newcomer, 'risk');
    const signed = await answer(newcomer, 'FormA', { signed: true, signature: 'Noah Lindqvist' });
    expect(signed).toMatchObject({
      step: 'PrimaryUse',
      targetTier: 'Tier2',
      reviewedAs: 'HighRiskToTier2',
    });
    await answer(newcomer, 'PrimaryUse', 'Investing');
    await answer(newcomer, 'PrimarySource', 'Savings');
    await answer(newcomer, 'EmploymentStatus', 'Retired');
    const request = await newcomer.ask<ComplianceRequest>('GET', `${step}/submit`);
    expect(request).toMatchObject({
      requestType: 'HighRiskToTier2',
      statusType: 'PendingForReview',
    });
    expect(await newcomer.ask('GET', `${base}/userinfo`)).toMatchObject({
      activityStatus: 'WaitingForReview',
    });
  });

  test('C03 choices that were not sent are kept for another device until their step is answered', async () => {
    const newcomer = openWorld().as('newcomer');
    const draft = { step: 'EntityTypeDeclaration', content: '{"value":"LegalEntity"}' };
    const kept = await newcomer.ask<ComplianceStepState>('PUT', `${step}/draft`, draft);
    expect(kept).toMatchObject({ step: 'EntityTypeDeclaration', drafts: [draft] });
    expect(kept.answers.entityType).toBeNull();
    await newcomer.ask('PUT', `${step}/draft`, { step: 'FormA', content: 'x' });
    const answered = await answer(newcomer, 'EntityTypeDeclaration', 'NaturalPerson');
    expect(answered.drafts.map((each) => each.step)).toEqual(['FormA']);
    const without = { step: 'FormA', content: null };
    expect(await newcomer.ask('PUT', `${step}/draft`, without)).toMatchObject({ drafts: [] });
  });

  test('the signature of form A is the confirmed name, with its capitals and accents (L6)', async () => {
    const world = openWorld();
    const newcomer = world.as('newcomer');
    await answer(newcomer, 'EntityTypeDeclaration', 'NaturalPerson');
    await decideIdentity(world, newcomer, 'yes');
    const sign = (signature: string) => ({
      answer: { step: 'FormA', value: { signed: true, signature } },
    });
    for (const wrong of ['noah lindqvist', 'Noah Lindqvíst', 'Noah', 'Nora Lindqvist']) {
      expect(await newcomer.refused('POST', step, sign(wrong))).toMatchObject({
        status: 400,
        code: errorCodes.signatureDiffers,
        keys: ['answer.value.signature'],
        messages: [expect.stringContaining('Noah Lindqvist')],
      });
    }
    // A name that was chosen later signs nothing.
    await newcomer.ask('PUT', `${base}/userinfo`, { displayName: 'Captain' });
    const form = await newcomer.ask<{ text: string }>('GET', `${base}/userinfo/request/forma`);
    expect(form.text).toContain('I, Noah Lindqvist, declare');
    expect(await newcomer.refused('POST', step, sign('Captain'))).toMatchObject({ status: 400 });
    const signed = await newcomer.ask<ComplianceStepState>(
      'POST',
      step,
      sign('  Noah   Lindqvist '),
    );
    expect(signed.answers.formASigned).toBe(true);
  });

  test('C03 a legal entity goes on once form B is there, and form A names its owners', async () => {
    const newcomer = openWorld().as('newcomer');
    const declare = (formB?: object) =>
      newcomer.ask<ComplianceStepState>('POST', step, {
        answer: { step: 'EntityTypeDeclaration', value: 'LegalEntity', formB },
      });
    expect((await declare()).step).toBe('EntityTypeDeclaration');
    const formB = {
      entityName: 'Lindqvist Metals AG',
      registrationNumber: 'CHE-123.456.789',
      country: 'Switzerland',
      address: 'Bahnhofstrasse 1, 8001 Zürich',
      owners: [
        {
          fullName: 'Noah Lindqvist',
          dateOfBirth: '1984-02-29',
          nationality: 'Sweden',
          residence: 'Zürich',
          share: '100',
        },
      ],
      signatories: [{ fullName: 'Noah Lindqvist', position: 'Director' }],
      fileIds: [await proof(newcomer)],
    };
    expect((await declare(formB)).step).toBe('KycRequest');
    const { text } = await newcomer.ask<{ text: string }>('GET', `${base}/userinfo/request/forma`);
    expect(text).toContain('Lindqvist Metals AG');
    expect(text).toContain('Noah Lindqvist (100 %)');
    // Neither sources nor tax residence are asked for before it is signed.
    expect(text).not.toMatch(/in this application|told the exchange/);
  });

  test('C03 going back keeps what was answered, and stops at the first question', async () => {
    const newcomer = openWorld().as('newcomer');
    await answer(newcomer, 'EntityTypeDeclaration', 'LegalEntity');
    const back = await newcomer.ask<ComplianceStepState>('GET', `${step}/get-previous-step`);
    expect(back).toMatchObject({
      step: 'EntityTypeDeclaration',
      answers: { entityType: 'LegalEntity' },
    });
    const again = await newcomer.ask<ComplianceStepState>(
      'GET',
      `${step}/get-previous-step?before=EntityTypeDeclaration`,
    );
    expect(again.step).toBe('EntityTypeDeclaration');
  });

  test('the data received are those agreed to, and their dates are those of the document that was shown', async () => {
    const world = openWorld();
    const newcomer = world.as('newcomer');
    const { url } = await newcomer.ask<{ url: string }>('POST', `${base}/v2/kyc/request`, {});
    const page = await openPartnerPage(world.sandbox, url);
    await page.answer('agree');
    await page.answer('card');
    const shown = await world.sandbox.fetch(
      new Request(page.page, { headers: { cookie: page.cookie } }),
    );
    const picture = await shown.text();
    await page.answer('take');
    await page.answer('yes');
    const form = await newcomer.ask<object>('GET', `${base}/userinfo/request/forma`);
    expect(form).toMatchObject({
      fullName: 'Noah Lindqvist',
      dateOfBirth: '1984-02-29',
      residence: expect.stringMatching(/./),
      identity: {
        nationality: 'Switzerland',
        documentType: 'IdentityCard',
        documentNumber: '•••• 1002',
        validUntil: '2031-11-20',
      },
    });
    expect(picture).toContain('ID');
    expect(picture).toMatch(/X4711002&lt;\dCHE840229\dM311120\d/);
    const user = await newcomer.ask<object>('GET', `${base}/userinfo`);
    expect(user).toMatchObject({ documentExpirationDate: '2031-11-20T00:00:00.000Z' });
  });

  test('back from the check of all answers is the last question, not the first', async () => {
    const tier1 = openWorld().as('tier1');
    const back = await tier1.ask<ComplianceStepState>(
      'GET',
      `${step}/get-previous-step?before=Trading`,
    );
    expect(back.step).toBe(back.steps.at(-1));
  });
});

describe('a review', () => {
  async function apply(world: World) {
    const trader = world.as('trader');
    const open = await trader.ask<ComplianceStepState>('GET', `${step}/get-next-step`);
    expect(open).toMatchObject({ step: 'TotalValue', position: 7, targetTier: 'Tier3' });
    await answer(trader, 'TotalValue', 'From100000To500000');
    await answer(trader, 'Industry', 'Other');
    expect(await trader.refused('GET', `${step}/submit`)).toMatchObject({
      keys: ['SourceOfFunds'],
    });
    const last = await answer(trader, 'SourceOfFunds', { fileIds: [await proof(trader)] });
    expect(last).toMatchObject({ step: 'Trading', position: 0 });
    return { trader, request: await trader.ask<ComplianceRequest>('GET', `${step}/submit`) };
  }
  const me = (caller: Caller) => caller.ask<UserInformation>('GET', `${base}/userinfo`);
  const resolve = async (officer: Caller, requestId: string, decision: string, comment?: string) =>
    officer.ask<ComplianceDetails>('PUT', `${office}/compliance/resolve`, {
      requestId,
      decision,
      ...(await seenOf(officer, requestId)),
      ...(comment === undefined ? {} : { comment }),
    });

  test('C04 the second of two officers reads who was first, also by a clock that runs while the exchange works', async () => {
    let time = anchorTime;
    const world = openWorld({ clock: { now: () => time++ } });
    const { request } = await apply(world);
    await resolve(world.as('officer'), request.id, 'RequestMoreData', 'Please send all pages.');
    const second = await world.as('officer').refused('PUT', `${office}/compliance/resolve`, {
      requestId: request.id,
      decision: 'Approve',
      ...unseen,
    });
    expect(second).toMatchObject({ status: 409 });
    expect(second.messages[0]).toBe('Maria Oliveira has already requested more data.');
  });

  test('C04 an application waits in the queue, answers are locked, and an approval raises the tier', async () => {
    const world = openWorld();
    const { trader, request } = await apply(world);
    expect(request).toMatchObject({ statusType: 'PendingForReview', requestType: 'Tier2ToTier3' });
    expect(request.uploads).toHaveLength(1);
    expect(await me(trader)).toMatchObject({
      complianceStep: 'PendingForReview',
      activityStatus: 'Active',
      lastRequest: { id: request.id, status: 'PendingForReview' },
    });
    expect(
      await trader.refused('POST', step, { answer: { step: 'Industry', value: 'Defense' } }),
    ).toMatchObject({ status: 409 });
    const officer = world.as('officer');
    const queue = await officer.ask<{ items: ComplianceCase[] }>(
      'GET',
      `${office}/compliance/users?limit=100`,
    );
    // Requests that wait for the customer come after those that wait for an officer, which are due soonest first.
    const ready = queue.items.filter(
      ({ request: { statusType } }) => statusType === 'PendingForReview',
    );
    expect(queue.items.slice(0, ready.length)).toEqual(ready);
    expect(ready.find(({ userId }) => userId === 'trader')).toMatchObject({ fileCount: 1 });
    const due = ready.map(({ request: { dueAt } }) => dueAt ?? '');
    expect(due).toEqual(due.toSorted());
    await resolve(world.as('admin'), request.id, 'Approve');
    expect(await me(trader)).toMatchObject({ complianceTier: 'Tier2' });
    const after = await resolve(officer, request.id, 'Approve');
    expect(after.user).toMatchObject({ complianceTier: 'Tier3', verificationLevel: 3 });
    expect(after.audit[0]).toMatchObject({ actor: 'Maria Oliveira', action: 'approved' });
    expect(await me(trader)).toMatchObject({ complianceTier: 'Tier3', complianceStep: 'Trading' });
    expect(
      await officer.refused('PUT', `${office}/compliance/resolve`, {
        requestId: request.id,
        decision: 'Approve',
        ...unseen,
      }),
    ).toMatchObject({ status: 409 });
  });

  test('C05 a rejection needs a reason, reaches the user, and is acknowledged once read', async () => {
    const world = openWorld();
    const { trader, request } = await apply(world);
    const officer = world.as('officer');
    expect(
      await officer.refused('PUT', `${office}/compliance/resolve`, {
        requestId: request.id,
        decision: 'Deny',
        ...unseen,
      }),
    ).toMatchObject({ status: 400, keys: ['comment'] });
    await resolve(officer, request.id, 'Deny', 'The statement is in another name.');
    const active = await trader.ask<ComplianceRequest>('GET', `${step}/active`);
    expect(active).toMatchObject({
      statusType: 'Denied',
      comment: 'The statement is in another name.',
      acknowledgedAt: null,
    });
    const read = await trader.ask<ComplianceRequest>('POST', `${step}/acknowledge`, {
      requestId: request.id,
    });
    expect(read.acknowledgedAt).toBe('2026-11-20T11:30:00.000Z');
    expect(await me(trader)).toMatchObject({ complianceTier: 'Tier2', activityStatus: 'Active' });
  });

  test('C06 an officer asks for more data, the customer sends it, and the same request is reviewed again', async () => {
    const world = openWorld();
    const { trader, request } = await apply(world);
    const officer = world.as('officer');
    await resolve(officer, request.id, 'RequestMoreData', 'Please add the July statement.');
    expect(await me(trader)).toMatchObject({ lastRequest: { status: 'RequestedMoreData' } });
    await proof(trader);
    const again = await trader.ask<ComplianceRequest>('GET', `${step}/submit`);
    expect(again).toMatchObject({ id: request.id, statusType: 'PendingForReview', comment: null });
    expect(again.uploads).toHaveLength(2);
  });

  test('C07 a customer who waits for the review becomes active with the decision', async () => {
    const world = openWorld();
    const pending = world.as('pending');
    const { lastRequest } = await me(pending);
    await resolve(world.as('officer'), lastRequest?.id ?? '', 'Approve');
    expect(await me(pending)).toMatchObject({ activityStatus: 'Active', complianceTier: 'Tier2' });
  });

  test('C08 an officer does not decide on themself, and a higher tier cannot be skipped to', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const change = {
      userId: 'officer',
      status: 'Limited',
      comment: 'testing',
      seenStatus: 'Active',
    };
    expect(
      await officer.refused('PUT', `${office}/compliance/changeUserStatus`, change),
    ).toMatchObject({ status: 403 });
    expect(
      await world.as('newcomer').refused('GET', `${step}/get-next-step?targetTier=Tier3`),
    ).toMatchObject({ status: 400, keys: ['targetTier'] });
  });
});

test('S56 C15 officers do not decide on accounts of their own rank or above, and admin stands above all', async () => {
  const staff = { viewer: 1, support: 1, officer: 2, admin: 3 };
  const world = openWorld();
  for (const [by, rank] of Object.entries({ officer: staff.officer, admin: staff.admin })) {
    for (const [of, other] of Object.entries({ ...staff, trader: 0 })) {
      for (const [path, change] of [
        [`${office}/compliance/changeUserStatus`, { status: 'Limited', seenStatus: 'Active' }],
        ['/back-api/api/v3/users/status', { status: 'Active', seenStatus: 'Limited' }],
        ['/back-api/api/v3/users/downgrade', { tier: 'Tier1' }],
      ] as const) {
        const body = { userId: of, comment: 'testing', ...change };
        const { status } = await world.as(by).send('PUT', path, body);
        expect({ by, of, path, allowed: status !== 403 }).toEqual({
          by,
          of,
          path,
          allowed: other < rank,
        });
      }
    }
  }
});

async function ordersOf(world: ReturnType<typeof openWorld>, userId: string) {
  const path = '/back-api/api/v3/orders/list';
  const { items } = await world
    .as('admin')
    .ask<{ items: { status: string; cancelReason: string }[] }>('POST', path, {
      userId,
      limit: 100,
    });
  return items;
}

describe('acts of staff on an account take effect at once', () => {
  test('S56 C09 freezing cancels the orders, closes the account and tells its owner', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const events: string[] = [];
    const hub = world.sandbox.connectHub('notifications', {
      accessToken: world.sandbox.issueToken('trader@agio.test'),
    });
    for (const event of ['order', 'balances', 'userInformation'])
      hub.on(event, () => events.push(event));
    await hub.start();
    const open = await trader.ask<unknown[]>('GET', `${base}/orders/my`);
    expect(open.length).toBeGreaterThan(3);
    await world.as('officer').ask('PUT', '/back-api/api/v3/users/status', {
      userId: 'trader',
      status: 'Frozen',
      comment: 'Deposits from a flagged source.',
      seenStatus: 'Active',
    });
    expect(await trader.refused('GET', `${base}/profile`)).toMatchObject({ code: 30201 });
    expect(events.filter((event) => event === 'order')).toHaveLength(open.length);
    expect(events).toContain('userInformation');
    await world.as('officer').ask('PUT', '/back-api/api/v3/users/status', {
      userId: 'trader',
      status: 'Active',
      comment: 'Explained.',
      seenStatus: 'Frozen',
    });
    expect(await trader.ask('GET', `${base}/orders/my`)).toEqual([]);
    const history = await trader.ask<{ items: { cancelReason: string }[] }>(
      'GET',
      `${base}/order_history?limit=1`,
    );
    expect(history.items[0]?.cancelReason).toBe('CancelledByAdmin');
  });

  test.each([
    ['Frozen', 'CancelledByAdmin'],
    ['Terminated', 'CancelledByAdmin'],
    ['Banned', 'CancelledByAdmin'],
    ['WaitingForData', 'CancelledBySystem'],
    ['WaitingForReview', 'CancelledBySystem'],
    ['Limited', undefined],
  ])(
    'C09 whose account becomes %s has no order left in the market that they could not cancel',
    async (status, reason) => {
      const world = openWorld();
      const before = await ordersOf(world, 'trader');
      const open = before.filter((order) => order.status === 'Open').length;
      expect(open).toBeGreaterThan(3);
      const change = { userId: 'trader', comment: 'a reason', seenStatus: 'Active' };
      const path = '/back-api/api/v3/users/status';
      await world.as('admin').ask('PUT', path, { ...change, status });
      const after = await ordersOf(world, 'trader');
      const left = after.filter((order) => order.status === 'Open').length;
      expect(left).toBe(reason === undefined ? open : 0);
      if (reason === undefined) return;
      const ended = after.filter(({ cancelReason }) => cancelReason === reason);
      expect(ended.length).toBeGreaterThanOrEqual(open);
    },
  );

  test('C09 an account lowered to no tier waits for data, and has no order left in the market', async () => {
    const world = openWorld();
    const lower = { userId: 'trader', tier: 'Tier0', comment: 'a reason' };
    await world.as('admin').ask('PUT', '/back-api/api/v3/users/downgrade', lower);
    const after = await ordersOf(world, 'trader');
    expect(after.filter((order) => order.status === 'Open')).toEqual([]);
  });

  test('the reason of a status stays with it, and leaves the note of the user alone', async () => {
    const world = openWorld();
    const admin = world.as('admin');
    const become = (status: string, seenStatus: string, comment: string) =>
      admin.ask('PUT', '/back-api/api/v3/users/status', {
        userId: 'p-raghunathan',
        status,
        comment,
        seenStatus,
      });
    const frozen = await become('Frozen', 'Limited', 'Deposits from a flagged source.');
    expect(frozen).toMatchObject({
      note: 'High risk',
      statusReason: 'Deposits from a flagged source.',
      statusSince: expect.any(String) as string,
    });
    expect(await become('Active', 'Frozen', 'Explained.')).toMatchObject({
      note: 'High risk',
      statusReason: 'Explained.',
    });
  });

  test.each([`${office}/compliance/changeUserStatus`, '/back-api/api/v3/users/status'])(
    'the second of two officers who change a status by %s reads who was first, and changes nothing; so does one who omits the status seen',
    async (path) => {
      const world = openWorld();
      const change = { userId: 'trader', comment: 'a reason', seenStatus: 'Active' };
      const unseen = { ...change, seenStatus: undefined, status: 'Limited' };
      expect(await world.as('admin').refused('PUT', path, unseen)).toMatchObject({
        status: 400,
        keys: ['seenStatus'],
      });
      const asked: unknown = await world
        .as('admin')
        .ask('PUT', path, { ...change, status: 'Limited' });
      expect(JSON.stringify(asked)).toContain('"activityStatus":"Limited"');
      const refused = await world
        .as('officer')
        .refused('PUT', path, { ...change, status: 'Frozen' });
      expect(refused).toMatchObject({ status: 409, keys: ['seenStatus'] });
      expect(await world.as('trader').ask('GET', `${base}/userinfo`)).toMatchObject({
        activityStatus: 'Limited',
      });
    },
  );

  test('C10 a terminated account reads so, and a downgrade lowers the tier', async () => {
    const world = openWorld();
    const admin = world.as('admin');
    const status = (value: string, seenStatus: string) =>
      admin.ask('PUT', '/back-api/api/v3/users/status', {
        userId: 'trader',
        status: value,
        comment: 'a reason',
        seenStatus,
      });
    await status('Terminated', 'Active');
    expect(await world.as('trader').refused('GET', `${base}/profile`)).toMatchObject({
      code: 30200,
    });
    await status('Active', 'Terminated');
    const row = await admin.ask('PUT', '/back-api/api/v3/users/downgrade', {
      userId: 'trader',
      tier: 'Tier1',
      comment: 'a reason',
    });
    expect(row).toMatchObject({ tier: 'Tier1' });
    expect(
      await admin.refused('PUT', '/back-api/api/v3/users/downgrade', {
        userId: 'trader',
        tier: 'Tier2',
        comment: 'abc',
      }),
    ).toMatchObject({ status: 409 });
  });
});

describe('documents', () => {
  const path = `${base}/v1/file-transfer/upload?documentType=ProofOfFunds`;
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];

  test('S46 C11 a document comes back as it was sent, to its owner and to officers only', async () => {
    const world = openWorld();
    const { fileId, fileName, fileSize } = await world
      .as('trader')
      .ask<UploadedFile>('POST', path, upload('../../../Beleg \u202egpj.png', png));
    expect({ fileName, fileSize }).toEqual({ fileName: 'Beleg gpj.png', fileSize: 11 });
    const download = `${base}/v1/file-transfer/download/${fileId}`;
    for (const name of ['trader', 'officer', 'admin']) {
      const answer = await world.as(name).send('GET', download);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('content-disposition')).toContain('attachment');
    }
    for (const name of ['newcomer', 'support', 'viewer']) {
      expect((await world.as(name).send('GET', download)).status).toBe(404);
    }
  });

  test('S44 C12 name, type and content of a file agree, and it has from one byte to 5 MiB', async () => {
    const trader = openWorld().as('trader');
    const refused = (
      name: string,
      bytes: readonly number[] | Uint8Array<ArrayBuffer>,
      type?: string,
    ) => trader.refused('POST', path, upload(name, bytes, type));
    const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
    for (const [name, bytes, type] of [
      ['renamed.pdf', bytesOf('MZ\u0090\u0000')],
      ['picture.pdf', png],
      ['picture.jpg', png],
      ['vector.png', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['script.pdf', bytesOf('alert(1)//%PDF-1.7')],
      ['page.html', png],
      ['../../a.html', png],
      ['picture.png.exe', png],
      ['picture.png', png, 'text/html'],
      ['picture.png', png, 'image/svg+xml'],
    ] as const) {
      expect({ name, type, ...(await refused(name, bytes, type)) }).toMatchObject({ status: 415 });
    }
    for (const type of ['image/png', 'application/octet-stream', '']) {
      expect((await trader.send('POST', path, upload('ok.PNG', png, type))).status).toBe(200);
    }
    expect(await refused('page.pdf', [0x3c, 0x68, 0x74, 0x6d, 0x6c])).toMatchObject({
      status: 415,
    });
    expect(await refused('picture.svg', png)).toMatchObject({
      status: 415,
      keys: ['file'],
      messages: ['picture.svg is not a JPG, JPEG, GIF, PNG or PDF file. Choose another file.'],
    });
    expect(await refused('empty.png', [])).toMatchObject({ status: 400 });
    const exact = new Uint8Array(5 * 1024 * 1024);
    exact.set(png);
    expect((await trader.send('POST', path, upload('exact.png', exact))).status).toBe(200);
    const large = new Uint8Array(exact.length + 1);
    large.set(png);
    expect(await refused('large.png', large)).toMatchObject({ status: 413, keys: ['file'] });
    const form = new FormData();
    expect(await trader.refused('POST', path, form)).toMatchObject({ status: 400, keys: ['file'] });
  });
});
