import { expect, test } from 'vitest';
import { as } from './world.ts';

const comment = 'As discussed by phone.';

/** Tests the calls by which officers share the queue. */
export function caseWorkCalls(): void {
  test('an officer finds a case and its details, takes it, adds a note, and changes the state of an account', async () => {
    const { backOfficeCompliance } = await as('officer');
    const queue = await backOfficeCompliance.queue({ limit: 2 });
    expect(queue.items).toHaveLength(2);
    const { userId } = queue.items[0]!;
    const details = await backOfficeCompliance.details({ userId });
    expect(details.user.id).toBe(userId);
    const requestId = details.request?.id ?? '';
    const taken = await backOfficeCompliance.assign({ requestId, to: 'Me', seenAssigneeId: null });
    expect(taken.request?.assignee?.officerId).toBe('officer');
    const note = await backOfficeCompliance.addNote({ userId, text: 'Called, will send a form.' });
    expect((await backOfficeCompliance.notes({ userId })).items).toEqual([note]);
    const frozen = await backOfficeCompliance.changeUserStatus({
      userId,
      status: 'Frozen',
      comment,
      seenStatus: details.user.activityStatus as 'Active',
    });
    expect(frozen.user.isFrozen).toBe(true);
  });

  test('an administrator says what an officer takes; the officer takes the next case, and hands several back', async () => {
    const { backOfficeStaff } = await as('admin');
    const { member } = await backOfficeStaff.details({ id: 'officer' });
    const types = [...member.skills] as 'Tier2ToTier3'[];
    const only = await backOfficeStaff.changeSkills({
      id: 'officer',
      skills: ['Tier2ToTier3'],
      seen: types,
    });
    expect(only.skills).toEqual(['Tier2ToTier3']);
    const { backOfficeCompliance } = await as('officer');
    const held = (await backOfficeCompliance.queue({ assigned: 'Mine' })).items.length;
    const next = (await backOfficeCompliance.takeNext()).case;
    expect(next?.request).toMatchObject({
      requestType: 'Tier2ToTier3',
      assignee: { officerId: 'officer' },
    });
    const officers = await backOfficeCompliance.officers();
    expect(officers.find(({ officerId }) => officerId === 'officer')).toMatchObject({
      skills: ['Tier2ToTier3'],
      cases: held + 1,
    });
    const { outcomes } = await backOfficeCompliance.assignMany({
      cases: [
        { requestId: next?.request.id ?? '', to: null, seenAssigneeId: 'officer' },
        { requestId: 'nothing', to: null, seenAssigneeId: 'officer' },
      ],
    });
    expect(
      outcomes.map(({ reason, case: each }) => reason?.code ?? each?.request.assignee),
    ).toEqual([null, 'requestNotFound']);
    const back = await backOfficeStaff.changeSkills({
      id: 'officer',
      skills: types,
      seen: ['Tier2ToTier3'],
    });
    expect(back.skills).toEqual(types);
  });
}
