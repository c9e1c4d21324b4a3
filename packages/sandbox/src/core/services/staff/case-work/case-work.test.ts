import type {
  ComplianceCase,
  ComplianceRequest,
  OfficerLoad,
  Overview,
} from '@agio/api-client/contract';
import { requestTypes } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../../store/store.ts';
import { base, office, openWorld, type Caller } from '../../../testing/caller.ts';

/* Officers share the queue: by due date, skill and load. */

const queue = async (officer: Caller, query = '') =>
  (
    await officer.ask<{ items: ComplianceCase[] }>(
      'GET',
      `${office}/compliance/users?limit=100${query}`,
    )
  ).items;
const officers = (caller: Caller) =>
  caller.ask<OfficerLoad[]>('GET', `${office}/compliance/officers`);
const loadOf = async (caller: Caller, id: string) =>
  (await officers(caller)).find(({ officerId }) => officerId === id);
const takeNext = async (officer: Caller) =>
  (await officer.ask<{ case: ComplianceCase | null }>('PUT', `${office}/compliance/take-next`, {}))
    .case;

interface Assignment {
  requestId: string;
  to: string | null;
  seenAssigneeId: string | null;
}
const assign = async (caller: Caller, cases: Assignment[]) => {
  const { outcomes } = await caller.ask<{
    outcomes: {
      requestId: string;
      case: ComplianceCase | null;
      reason: { message: string } | null;
    }[];
  }>('PUT', `${office}/compliance/assign-many`, { cases });
  return outcomes.map(
    (each) => each.reason?.message ?? each.case?.request.assignee?.officer ?? null,
  );
};
const to = (found: ComplianceCase, officerId: string | null): Assignment => ({
  requestId: found.request.id,
  to: officerId,
  seenAssigneeId: found.request.assignee?.officerId ?? null,
});
const setSkills = (admin: Caller, id: string, skills: string[], seen: readonly string[]) =>
  admin.ask('PUT', `${office}/staff/skills`, { id, skills, seen });
const waits = ({ request }: ComplianceCase) => request.statusType === 'PendingForReview';

describe('a due date', () => {
  test('is sooner for a high risk than the customer is promised, and never later', async () => {
    const world = openWorld();
    const all = (await queue(world.as('officer'))).filter(waits);
    const sooner = all.filter(({ request: { dueAt, readyToReviewAt, usualDays } }) => {
      const days = (Date.parse(dueAt ?? '') - Date.parse(readyToReviewAt ?? '')) / 86_400_000;
      return days < (usualDays ?? 0);
    });
    expect(sooner.length).toBeGreaterThan(0);
    expect(sooner.every(({ risk }) => risk >= 3)).toBe(true);
    expect(all.some(({ risk }) => risk < 3)).toBe(true);
  });

  test('that staff see does not reach the customer', async () => {
    const world = openWorld();
    const authorization = `Bearer ${world.sandbox.issueToken('raghunathan@example.test')}`;
    const answer = await world.sandbox.fetch(
      new Request(`http://sandbox${base}/compliance/active`, { headers: { authorization } }),
    );
    const promised = (await answer.json()) as ComplianceRequest;
    const seen = (await queue(world.as('officer'))).find(
      ({ request }) => request.id === promised.id,
    );
    expect(Date.parse(seen?.request.dueAt ?? '')).toBeLessThan(Date.parse(promised.dueAt ?? ''));
  });

  test('is one fact: the filter, the overview and the loads of officers agree, also after a restart', async () => {
    const store = memoryStore();
    const first = openWorld({ store });
    await first.as('officer').ask('GET', `${office}/overview`);
    const world = openWorld({ store });
    const officer = world.as('officer');
    world.clock.advance(9 * 3_600_000);
    const overdue = await queue(officer, '&due=Overdue');
    expect(overdue.length).toBeGreaterThan(0);
    const { waiting } = await officer.ask<Overview>('GET', `${office}/overview`);
    expect(waiting.requests.reduce((sum, { late }) => sum + late, 0)).toBe(overdue.length);
    const now = world.clock.now();
    const listed = (await queue(officer)).filter(
      (each) => waits(each) && Date.parse(each.request.dueAt ?? '') < now,
    );
    expect(listed.map(({ userId }) => userId)).toEqual(overdue.map(({ userId }) => userId));
    await assign(
      officer,
      overdue.map((each) => to(each, 'officer')),
    );
    expect(await loadOf(officer, 'officer')).toMatchObject({ overdue: overdue.length });
  });
});

describe('the next case', () => {
  test('is the one that is due first; two officers never get the same one', async () => {
    const world = openWorld();
    const [officer, admin] = [world.as('officer'), world.as('admin')];
    const free = (await queue(officer, '&assigned=Nobodys')).filter(waits);
    const taken = [await takeNext(officer), await takeNext(admin), await takeNext(officer)];
    expect(taken.map((each) => each?.userId)).toEqual(free.slice(0, 3).map(({ userId }) => userId));
    expect(taken.map((each) => each?.request.assignee?.officerId)).toEqual([
      'officer',
      'admin',
      'officer',
    ]);
  });

  test('is of a type that the officer takes; without one there is none', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const admin = world.as('admin');
    await setSkills(admin, 'officer', ['Downgrade'], requestTypes);
    expect((await takeNext(officer))?.request.requestType).toBe('Downgrade');
    expect(await takeNext(officer)).toBeNull();
    expect((await takeNext(admin))?.request.requestType).not.toBe('Downgrade');
  });

  test('is not one that the officer has approved as the first of two', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const [first] = (await queue(officer, '&type=Tier2ToTier3')).filter(waits);
    await officer.ask('PUT', `${office}/compliance/resolve`, {
      requestId: first?.request.id,
      decision: 'Approve',
      seenDecidedAt: null,
      seenApprovalAt: null,
    });
    await setSkills(world.as('admin'), 'officer', ['Tier2ToTier3'], requestTypes);
    const taken: (string | undefined)[] = [];
    for (let next = await takeNext(officer); next; next = await takeNext(officer))
      taken.push(next.userId);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken).not.toContain(first?.userId);
  });

  test('sent twice with one key is one case', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const send = () =>
      officer.send('PUT', `${office}/compliance/take-next`, {}, { 'Idempotency-Key': 'k-1' });
    const [one, two] = [await send(), await send()];
    expect(two.text).toBe(one.text);
    expect(await loadOf(officer, 'officer')).toMatchObject({ cases: 1 });
  });
});

describe('several cases at once', () => {
  test('are taken, assigned to others and handed back, each with its own outcome', async () => {
    const world = openWorld();
    const [officer, admin] = [world.as('officer'), world.as('admin')];
    const [one, two, three] = (await queue(officer)).filter(waits);
    expect(await assign(officer, [to(one!, 'officer'), to(two!, 'admin')])).toEqual([
      'Maria Oliveira',
      'Aiko Damm',
    ]);
    // One has another officer by now; the others are not lost.
    expect(await assign(admin, [to(one!, 'admin'), to(three!, 'admin')])).toEqual([
      'Maria Oliveira has this case now.',
      'Aiko Damm',
    ]);
    expect(await loadOf(admin, 'admin')).toMatchObject({ cases: 2 });
    const back = { seenAssigneeId: 'admin', to: null };
    expect(
      await assign(officer, [
        { ...to(one!, null), seenAssigneeId: 'officer' },
        // Assigned by this officer, who takes that back.
        { ...to(two!, null), ...back },
        { ...to(three!, null), ...back },
      ]),
    ).toEqual([null, null, 'Only Aiko Damm can hand this case back.']);
    expect(await loadOf(admin, 'admin')).toMatchObject({ cases: 1 });
  });

  test('an officer without the skill is refused by name, and a decision among them is not made', async () => {
    const world = openWorld();
    const admin = world.as('admin');
    await setSkills(admin, 'officer', [], requestTypes);
    const [one] = (await queue(admin)).filter(waits);
    expect(await assign(admin, [to(one!, 'officer')])).toEqual([
      'Maria Oliveira does not take requests of this type.',
    ]);
    expect(await assign(admin, [to(one!, 'support')])).toEqual([
      'Someone with a higher role must decide on this account.',
    ]);
    const cases = [{ ...to(one!, 'admin'), decision: 'Approve' }];
    expect(await assign(admin, cases)).toEqual(['Aiko Damm']);
    const [after] = await queue(admin, '&assigned=Mine');
    expect(after?.request).toMatchObject({ statusType: 'PendingForReview', firstApproval: null });
  });
});

describe('skills', () => {
  test('belong to an administrator, hold over a restart, and are refused to who has not seen the last ones', async () => {
    const store = memoryStore();
    const world = openWorld({ store });
    const admin = world.as('admin');
    await setSkills(admin, 'officer', ['Downgrade', 'Tier1ToTier2'], requestTypes);
    const path = `${office}/staff/skills`;
    const late = await admin.refused('PUT', path, {
      id: 'officer',
      skills: [],
      seen: requestTypes,
    });
    expect(late).toMatchObject({
      status: 409,
      messages: ['Aiko Damm has already changed these types of requests.'],
    });
    const own = { id: 'officer', skills: [], seen: [] };
    expect((await world.as('officer').refused('PUT', path, own)).status).toBe(403);
    const again = openWorld({ store }).as('officer');
    expect((await loadOf(again, 'officer'))?.skills).toEqual(['Tier1ToTier2', 'Downgrade']);
    expect((await officers(again)).map(({ officerId }) => officerId)).not.toContain('support');
  });
});
