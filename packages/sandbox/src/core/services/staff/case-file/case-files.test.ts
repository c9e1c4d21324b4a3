import type { CaseFile, ComplianceDetails } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '../../../seed/sample-document.ts';
import { memoryStore } from '../../../store/store.ts';
import { base, office, openWorld, upload, type Caller } from '../../../testing/caller.ts';

/* Evidence of a case: what officers read, what each of them says of it, and what an approval needs. */

const file = `${office}/compliance/case-file`;
const read = (officer: Caller, userId: string) =>
  officer.ask<CaseFile>('GET', `${file}?userId=${userId}`);
const details = (officer: Caller, userId: string) =>
  officer.ask<ComplianceDetails>('POST', `${office}/compliance/userDetails`, { userId });

async function approvalOf(officer: Caller, userId: string) {
  const { request } = await details(officer, userId);
  return {
    requestId: request!.id,
    decision: 'Approve',
    seenDecidedAt: request!.decidedAt ?? null,
    seenApprovalAt: request!.firstApproval?.time ?? null,
  };
}
const approve = async (officer: Caller, userId: string) =>
  officer.send('PUT', `${office}/compliance/resolve`, await approvalOf(officer, userId));
const comment = 'Another date of birth, and another place.';

describe('the identity', () => {
  test('has the facts of the document, and marks those that are not as declared', async () => {
    const officer = openWorld().as('officer');
    const { identity } = await read(officer, 'p-tanabe');
    expect(identity).toMatchObject({
      name: 'Keiko Tanabe',
      dateOfBirth: '1972-03-09',
      nationality: 'Japan',
      residence: 'Japan',
      declared: { name: 'Keiko Tanabe', residence: 'Japan, Sendai' },
      differs: [],
    });
    expect((await read(officer, 'p-novotny')).identity).toMatchObject({
      name: 'Tomáš Novotný Dvořák',
      differs: ['Name'],
    });
    expect((await read(officer, 'p-raghunathan')).identity?.differs).toEqual(['Residence']);
    expect((await read(officer, 'p-tanabe')).identity).toEqual(identity);
  });

  test('is null where the partner has read no document', async () => {
    const officer = openWorld().as('officer');
    expect((await read(officer, 'newcomer')).identity).toBeNull();
    expect((await read(officer, 'entity')).identity).toBeNull();
  });

  test('is for staff who may decide, and each look is recorded once in a while', async () => {
    const world = openWorld();
    const [officer, admin] = [world.as('officer'), world.as('admin')];
    for (const name of ['support', 'viewer', 'trader']) {
      expect((await world.as(name).refused('GET', `${file}?userId=p-tanabe`)).status).toBe(403);
    }
    expect((await officer.refused('GET', `${file}?userId=officer`)).status).toBe(403);
    expect((await officer.refused('GET', `${file}?userId=admin`)).status).toBe(403);
    await read(officer, 'p-tanabe');
    await read(officer, 'p-tanabe');
    await read(admin, 'p-tanabe');
    const { audit } = await details(officer, 'p-tanabe');
    const looks = audit.filter(({ action }) => action === 'looked at personal data');
    expect(looks.map(({ actorId, kind }) => [actorId, kind])).toEqual([
      ['admin', 'look'],
      ['officer', 'look'],
    ]);
  });
});

describe('the screening', () => {
  test('is clear for a person who is on no list, and an approval needs nothing else', async () => {
    const officer = openWorld().as('officer');
    const { screening } = await read(officer, 'p-demir');
    expect(screening).toMatchObject({ result: 'Clear', matches: [], listVersion: '2026-11-18' });
    expect((await approve(officer, 'p-demir')).status).toBe(200);
  });

  test('stops an approval with a possible match until an officer says who it is', async () => {
    const officer = openWorld().as('officer');
    // Also where no officer has read the file.
    const refused = await officer.refused(
      'PUT',
      `${office}/compliance/resolve`,
      await approvalOf(officer, 'p-tanabe'),
    );
    expect(refused).toMatchObject({ status: 400, keys: ['decision'] });
    expect(refused.messages).toEqual(['Resolve the matches of the screening first.']);
    const { screening } = await read(officer, 'p-tanabe');
    expect(screening?.result).toBe('PossibleMatch');
    const [match] = screening!.matches;
    expect(match).toMatchObject({ name: 'Keiko Tanabe', kind: 'PEP', resolution: null });
    const resolved = await officer.ask<CaseFile>('PUT', `${file}/match`, {
      userId: 'p-tanabe',
      matchId: match!.id,
      outcome: 'FalsePositive',
      comment,
      seenAt: null,
    });
    expect(resolved.screening).toMatchObject({
      result: 'Clear',
      matches: [{ resolution: { officer: 'Maria Oliveira', outcome: 'FalsePositive', comment } }],
    });
    const { audit } = await details(officer, 'p-tanabe');
    expect(audit[0]).toMatchObject({
      actorId: 'officer',
      action: 'resolved a match of the screening',
      detail: `Keiko Tanabe: ${comment}`,
      changes: [{ field: 'match', before: null, after: 'FalsePositive' }],
    });
    expect((await approve(officer, 'p-tanabe')).status).toBe(200);
  });

  test('lets a politically exposed person be approved, and no one of a sanctions list', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const resolve = async (userId: string) => {
      const { screening } = await read(officer, userId);
      await officer.ask<CaseFile>('PUT', `${file}/match`, {
        userId,
        matchId: screening!.matches[0]!.id,
        outcome: 'TrueMatch',
        comment,
        seenAt: null,
      });
    };
    await resolve('p-tanabe');
    expect((await read(officer, 'p-tanabe')).screening?.result).toBe('Match');
    expect((await approve(officer, 'p-tanabe')).status).toBe(200);
    expect((await read(officer, 'p-hlavac')).screening).toMatchObject({
      result: 'Match',
      matches: [{ kind: 'Sanctions', score: 100, resolution: null }],
    });
    await world.as('upgrading').ask('PUT', `${base}/userinfo`, {
      displayName: 'Blackmere Shipping Ltd',
    });
    await resolve('upgrading');
    const refused = await officer.refused(
      'PUT',
      `${office}/compliance/resolve`,
      await approvalOf(officer, 'upgrading'),
    );
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.messages).toEqual(['A person on a sanctions list cannot be approved.']);
  });

  test('is done again on request, keeps what officers said, and is in the trail', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const { screening } = await read(officer, 'p-tanabe');
    const match = { userId: 'p-tanabe', matchId: screening!.matches[0]!.id };
    const said = { ...match, outcome: 'FalsePositive', comment, seenAt: null };
    await officer.ask('PUT', `${file}/match`, said);
    world.clock.advance(60_000);
    const again = await officer.ask<CaseFile>('POST', `${file}/screen`, { userId: 'p-tanabe' });
    expect(again.screening?.time).not.toBe(screening?.time);
    expect(again.screening?.matches[0]?.resolution?.outcome).toBe('FalsePositive');
    const { audit } = await details(officer, 'p-tanabe');
    expect(audit[0]).toMatchObject({ action: 'screened the names again', detail: '2026-11-18' });
    const missing = { ...said, matchId: 'none' };
    expect((await officer.refused('PUT', `${file}/match`, missing)).status).toBe(404);
  });

  test('refuses an officer who did not see what another one said', async () => {
    const world = openWorld();
    const [officer, admin] = [world.as('officer'), world.as('admin')];
    const { screening } = await read(officer, 'p-tanabe');
    const match = { userId: 'p-tanabe', matchId: screening!.matches[0]!.id, comment };
    const first = { ...match, outcome: 'FalsePositive', seenAt: null };
    await officer.ask('PUT', `${file}/match`, first);
    // The same again, after a lost answer.
    const said = await officer.ask<CaseFile>('PUT', `${file}/match`, first);
    const late = { ...match, outcome: 'TrueMatch', seenAt: null };
    const refused = await admin.refused('PUT', `${file}/match`, late);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.messages[0]).toContain('Maria Oliveira');
    const seenAt = said.screening!.matches[0]!.resolution!.time;
    const changed = await admin.ask<CaseFile>('PUT', `${file}/match`, { ...late, seenAt });
    expect(changed.screening?.matches[0]?.resolution?.officerId).toBe('admin');
  });
});

describe('the checklist', () => {
  const point = { point: 'NameMatches', isConfirmed: true, seenAt: null };

  test('has the points of the request, and one more for a legal entity', async () => {
    const officer = openWorld().as('officer');
    const pointsOf = async (userId: string) =>
      (await read(officer, userId)).checklist.map((each) => each.point);
    expect(await pointsOf('p-tanabe')).toEqual([
      'NameMatches',
      'DocumentValid',
      'PhotographMatches',
      'AddressProofRecent',
    ]);
    expect(await pointsOf('p-northwind')).toContain('EntityDeclared');
    expect(await pointsOf('p-bernasconi')).toEqual([]);
  });

  test('has one name a point, also where two officers tick it at the same time', async () => {
    const world = openWorld();
    const officers = [world.as('officer'), world.as('admin')];
    const { requestId } = await read(officers[0]!, 'p-keller');
    const answers = await Promise.all(
      officers.flatMap((officer) =>
        ['NameMatches', 'FundsExplained'].map((name) =>
          officer.ask<CaseFile>('PUT', `${file}/point`, { requestId, ...point, point: name }),
        ),
      ),
    );
    const [one, two] = await Promise.all(officers.map((officer) => read(officer, 'p-keller')));
    expect(one?.checklist).toEqual(two?.checklist);
    const ticked = one!.checklist.filter(({ confirmed }) => confirmed !== null);
    expect(ticked.map((each) => [each.point, each.confirmed?.officer])).toEqual([
      ['NameMatches', 'Maria Oliveira'],
      ['FundsExplained', 'Maria Oliveira'],
    ]);
    expect(answers.at(-1)?.checklist).toEqual(one?.checklist);
    const { audit } = await details(officers[0]!, 'p-keller');
    expect(audit.filter(({ action }) => action === 'changed the checklist')).toHaveLength(2);
  });

  test('is not unticked by an officer who has not seen the tick', async () => {
    const world = openWorld();
    const [officer, admin] = [world.as('officer'), world.as('admin')];
    const { requestId } = await read(officer, 'p-keller');
    const { checklist } = await officer.ask<CaseFile>('PUT', `${file}/point`, {
      requestId,
      ...point,
    });
    const off = { requestId, ...point, isConfirmed: false };
    expect((await admin.refused('PUT', `${file}/point`, off)).status).toBe(409);
    const seenAt = checklist[0]!.confirmed!.time;
    const after = await admin.ask<CaseFile>('PUT', `${file}/point`, { ...off, seenAt });
    expect(after.checklist[0]?.confirmed).toBeNull();
    // Taken back already: nothing is left to refuse.
    await officer.ask('PUT', `${file}/point`, { ...off, seenAt });
  });

  test('is closed with the request, and survives a restart', async () => {
    const store = memoryStore();
    const officer = openWorld({ store }).as('officer');
    const { requestId } = await read(officer, 'p-demir');
    await officer.ask('PUT', `${file}/point`, { requestId, ...point });
    const later = openWorld({ store }).as('officer');
    expect((await read(later, 'p-demir')).checklist[0]?.confirmed?.officerId).toBe('officer');
    expect((await approve(later, 'p-demir')).status).toBe(200);
    const off = { requestId, ...point, isConfirmed: false };
    expect((await later.refused('PUT', `${file}/point`, off)).status).toBe(409);
    const unknown = { ...off, requestId: 'none' };
    expect((await later.refused('PUT', `${file}/point`, unknown)).status).toBe(404);
  });
});

describe('a verdict on a document', () => {
  test('says who accepted it, and one that is not acceptable needs a reason', async () => {
    const world = openWorld();
    const [officer, admin] = [world.as('officer'), world.as('admin')];
    const [document] = await officer.ask<{ fileId: string; fileName: string }[]>(
      'POST',
      '/back-api/api/v3/users/documents/list',
      { userId: 'p-tanabe' },
    );
    const { fileId, fileName } = document!;
    const of = { userId: 'p-tanabe', fileId, seenAt: null };
    const put = (by: Caller, body: object) =>
      by.ask<CaseFile>('PUT', `${file}/document`, { ...of, ...body });
    const refused = await officer.refused('PUT', `${file}/document`, {
      ...of,
      verdict: 'NotAcceptable',
    });
    expect(refused).toMatchObject({ status: 400, keys: ['comment'] });
    const { verdicts } = await put(officer, {
      verdict: 'NotAcceptable',
      comment: 'A page is missing.',
    });
    expect(verdicts).toMatchObject([
      {
        fileId,
        verdict: 'NotAcceptable',
        officer: 'Maria Oliveira',
        comment: 'A page is missing.',
      },
    ]);
    const late = { ...of, verdict: 'Accepted' };
    expect((await admin.refused('PUT', `${file}/document`, late)).status).toBe(409);
    const seenAt = verdicts[0]!.time;
    expect((await put(admin, { verdict: 'Accepted', seenAt })).verdicts[0]?.officerId).toBe(
      'admin',
    );
    const { audit } = await details(officer, 'p-tanabe');
    expect(audit[0]).toMatchObject({
      action: 'judged a document',
      detail: fileName,
      changes: [{ field: 'verdict', before: 'NotAcceptable', after: 'Accepted' }],
    });
    const last = (await read(admin, 'p-tanabe')).verdicts[0]!.time;
    expect((await put(admin, { verdict: null, seenAt: last })).verdicts).toEqual([]);
  });

  test('is about a document of the person', async () => {
    const world = openWorld();
    const officer = world.as('officer');
    const form = upload('Salary.pdf', samplePdf('Salary'));
    form.append('documentType', 'ProofOfFunds');
    const { fileId } = await world
      .as('tier1')
      .ask<{ fileId: string }>('POST', `${base}/v1/file-transfer/upload`, form);
    const body = { userId: 'p-tanabe', fileId, verdict: 'Accepted', seenAt: null };
    expect((await officer.refused('PUT', `${file}/document`, body)).status).toBe(404);
  });
});
