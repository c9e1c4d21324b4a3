import type {
  Aggregation,
  AuditEntry,
  HeldWithdrawal,
  Role,
  StaffMember,
  UserInformation,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createSandbox } from '../../sandbox.ts';
import { memoryStore } from '../../store/store.ts';
import { base, callerOf, office, openWorld, type World } from '../../testing/caller.ts';

const staff = `${office}/staff`;
const reason = 'Agreed with the head of operations.';

const list = async ({ as }: Pick<World, 'as'>, query = '') =>
  (await as('admin').ask<{ items: StaffMember[] }>('GET', `${staff}${query}`)).items;
const memberOf = async (world: Pick<World, 'as'>, id: string) =>
  (await list(world)).find((member) => member.id === id)!;
/** Body of a change as its author has seen the roles. */
const seen = async (world: World, id: string, rest: object) => ({
  id,
  seenVersion: (await memberOf(world, id)).version,
  ...rest,
});
const change = async (world: World, who: string, id: string, roles: Role[]) =>
  world.as(who).ask<StaffMember>('PUT', `${staff}/roles`, await seen(world, id, { roles, reason }));
const resolve = async (world: World, who: string, id: string, decision = 'Approve') =>
  world
    .as(who)
    .ask<StaffMember>('PUT', `${staff}/roles/resolve`, await seen(world, id, { decision }));
/** Takes roles that two administrators must take. */
const take = async (world: World, id: string, roles: Role[]) => {
  await change(world, 'admin', id, roles);
  return resolve(world, 'second-admin', id);
};
const acts = async ({ as }: World, id: string) => {
  const query = `subject=user&subjectId=${id}&kind=act&limit=50`;
  const { items } = await as('admin').ask<{ items: AuditEntry[] }>(
    'GET',
    `${office}/audit?${query}`,
  );
  return items.map(({ actor, action }) => `${actor} ${action}`);
};
const invite = (world: World, rest: object = {}) =>
  world.as('admin').ask<{ member: StaffMember; link: string | null }>('POST', `${staff}/invite`, {
    email: 'ada@agio.test',
    name: 'Ada Byron',
    roles: ['support'],
    reason,
    ...rest,
  });
const tokenOf = (link: string | null) => link!.split('/').at(-1)!;

describe('the list', () => {
  test('the list has the accounts with a role, by name, found by role and by a part of a name', async () => {
    const world = openWorld();
    const all = await list(world);
    expect(all.map(({ id }) => id)).toEqual([
      'admin',
      'second-admin',
      'officer',
      'support',
      'viewer',
    ]);
    expect(all[0]).toMatchObject({
      name: 'Aiko Damm',
      state: 'Active',
      roles: ['admin'],
      signIns: null,
      proposal: null,
    });
    expect((await list(world, '?role=support')).map(({ id }) => id)).toEqual(['support']);
    expect((await list(world, '?search=oliv')).map(({ id }) => id)).toEqual(['officer']);
  });
});

describe('roles', () => {
  test('support and viewer are given and taken by one administrator, at once', async () => {
    const world = openWorld();
    const given = await change(world, 'admin', 'support', ['TradeDataViewer', 'support']);
    expect(given).toMatchObject({ roles: ['support', 'TradeDataViewer'], proposal: null });
    const user = await world.as('support').ask<UserInformation>('GET', `${base}/userinfo`);
    expect(user.roles).toEqual(['support', 'TradeDataViewer']);
    await change(world, 'admin', 'support', []);
    expect(await memberOf(world, 'support')).toBeUndefined();
    expect((await world.as('support').refused('GET', `${office}/users`)).code).toBe(40_300);
    expect(await acts(world, 'support')).toEqual([
      'Aiko Damm changed the roles',
      'Aiko Damm changed the roles',
    ]);
  });

  test('S56 administrator and officer are given when another administrator confirms', async () => {
    const world = openWorld();
    const roles: Role[] = ['ComplianceReviewer', 'support'];
    const proposed = await change(world, 'admin', 'support', roles);
    expect(proposed).toMatchObject({
      roles: ['support'],
      proposal: { officerId: 'admin', officer: 'Aiko Damm', comment: reason, roles },
    });
    expect((await world.as('support').refused('GET', `${office}/withdrawals`)).code).toBe(40_300);
    const body = await seen(world, 'support', { decision: 'Approve' });
    const own = await world.as('admin').refused('PUT', `${staff}/roles/resolve`, body);
    expect(own).toMatchObject({
      status: 403,
      messages: ['A different person must approve this.'],
    });
    const confirmed = await resolve(world, 'second-admin', 'support');
    expect(confirmed).toMatchObject({ roles: ['support', 'ComplianceReviewer'], proposal: null });
    await world.as('support').ask('GET', `${office}/withdrawals`);
    expect(await acts(world, 'support')).toEqual([
      'Henrik Solheim changed the roles',
      'Aiko Damm proposed other roles',
    ]);
  });

  test('S56 an administrator gives up roles of their own, and takes none', async () => {
    const world = openWorld();
    const more = await seen(world, 'admin', { roles: ['admin', 'support'], reason });
    const refused = await world.as('admin').refused('PUT', `${staff}/roles`, more);
    expect(refused.messages).toEqual(['You cannot decide on your own account.']);
    await change(world, 'admin', 'admin', []);
    await resolve(world, 'second-admin', 'admin');
    expect((await world.as('admin').refused('GET', staff)).code).toBe(40_300);
  });

  test('S56 roles stay as they are when a proposal is rejected, or withdrawn by its author', async () => {
    const world = openWorld();
    for (const who of ['admin', 'second-admin']) {
      await change(world, 'admin', 'viewer', ['admin']);
      const left = await resolve(world, who, 'viewer', 'Reject');
      expect(left).toMatchObject({ roles: ['TradeDataViewer'], proposal: null });
    }
    expect(await acts(world, 'viewer')).toEqual([
      'Henrik Solheim rejected the proposed roles',
      'Aiko Damm proposed other roles',
      'Aiko Damm withdrew the proposed roles',
      'Aiko Damm proposed other roles',
    ]);
  });

  test('the calls are for administrators alone', async () => {
    const { as } = openWorld();
    for (const who of ['officer', 'viewer', 'support', 'trader']) {
      expect((await as(who).refused('GET', staff)).code).toBe(40_300);
    }
  });

  test('two administrators at once: one change is made, the other reads who was first', async () => {
    const world = openWorld();
    const body = await seen(world, 'viewer', { roles: ['support'], reason });
    const answers = await Promise.all(
      ['admin', 'second-admin'].map((who) => world.as(who).send('PUT', `${staff}/roles`, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.text).toContain('Aiko Damm has already changed these roles.');
    expect(await acts(world, 'viewer')).toHaveLength(1);
  });

  test('one administrator is left: the last one can neither be proposed to go nor go by an older proposal', async () => {
    const world = openWorld();
    await change(world, 'admin', 'second-admin', []);
    await change(world, 'second-admin', 'admin', []);
    await resolve(world, 'second-admin', 'second-admin');
    const left = await memberOf(world, 'admin');
    // Proposals of the former administrator ended with the role.
    expect(left).toMatchObject({ roles: ['admin'], proposal: null });
    const body = await seen(world, 'admin', { roles: [], reason });
    const refused = await world.as('admin').refused('PUT', `${staff}/roles`, body);
    expect(refused).toMatchObject({
      status: 400,
      messages: ['The exchange needs an administrator.'],
    });
  });

  test('roles and proposals are kept over a restart', async () => {
    const store = memoryStore();
    const sandbox = createSandbox({ store, clock: manualClock() });
    const world: World = {
      sandbox,
      clock: manualClock(),
      as: (name) => callerOf(sandbox, name),
    };
    await change(world, 'admin', 'support', ['admin']);
    sandbox.stop();
    const next = createSandbox({ store, clock: manualClock() });
    const again = { as: (name: string | null) => callerOf(next, name) };
    expect((await memberOf(again, 'support')).proposal).toMatchObject({ roles: ['admin'] });
  });
});

describe('a role that is taken', () => {
  const firstApproval = async (world: World) => {
    const path = `${office}/withdrawals`;
    const { items } = await world.as('officer').ask<{ items: HeldWithdrawal[] }>('GET', path);
    const { id, hold } = items.find(({ hold: { needsTwo } }) => needsTwo)!;
    const body = { id, seenVersion: hold.version, decision: 'Approve' };
    await world.as('officer').ask('PUT', `${path}/resolve`, body);
    return body;
  };

  test('S56 a role that is taken ends a first approval, so that two others decide', async () => {
    const world = openWorld();
    const body = await firstApproval(world);
    await take(world, 'officer', []);
    const path = `${office}/withdrawals/resolve`;
    const old = await world.as('admin').refused('PUT', path, { ...body, seenVersion: 2 });
    expect(old.status).toBe(409);
    const next = { ...body, seenVersion: 3 };
    const first = await world.as('admin').ask<HeldWithdrawal>('PUT', path, next);
    expect(first.hold).toMatchObject({ state: 'Held', firstApproval: { officerId: 'admin' } });
  });

  test('S56 a decision that is sent while the role is taken is refused', async () => {
    const world = openWorld();
    const { id } = await firstApproval(world);
    await change(world, 'admin', 'officer', []);
    const confirmation = await seen(world, 'officer', { decision: 'Approve' });
    const [, late] = await Promise.all([
      world.as('second-admin').ask('PUT', `${staff}/roles/resolve`, confirmation),
      world.as('officer').send('PUT', `${office}/withdrawals/resolve`, {
        id,
        seenVersion: 2,
        decision: 'Reject',
        comment: reason,
      }),
    ]);
    expect(late.status).toBe(403);
    const { withdrawal } = await world
      .as('admin')
      .ask<{ withdrawal: HeldWithdrawal }>('GET', `${office}/withdrawals/${id}`);
    expect(withdrawal.hold).toMatchObject({ state: 'Held', firstApproval: null });
  });

  test('S56 cases of a former officer are free', async () => {
    const world = openWorld();
    const path = `${office}/compliance`;
    interface Case {
      userId: string;
      request: { id: string; assignee: object | null } | null;
    }
    const details = () =>
      world.as('admin').ask<Case>('POST', `${path}/userDetails`, { userId: 'pending' });
    const requestId = (await details()).request?.id;
    const taken = { requestId, to: 'Me', seenAssigneeId: null };
    await world.as('officer').ask('PUT', `${path}/assign`, taken);
    expect((await details()).request?.assignee).toMatchObject({ officerId: 'officer' });
    await take(world, 'officer', ['support']);
    expect((await details()).request?.assignee).toBeNull();
    expect(await acts(world, 'pending')).toContain(
      'Henrik Solheim ended the open work of Maria Oliveira',
    );
  });

  test('proposals of a former administrator end, and no others', async () => {
    const world = openWorld();
    const states = async () => {
      const path = '/back-api/api/v2/wallets/aggregation/balances/usdc-ethereum';
      const { aggregations } = await world
        .as('officer')
        .ask<{ aggregations: Aggregation[] }>('GET', path);
      return aggregations.map(({ state, endedBy }) => [state, endedBy ?? null]);
    };
    expect(await states()).toEqual([['Proposed', null]]);
    await change(world, 'admin', 'support', ['admin']);
    await change(world, 'second-admin', 'viewer', ['ComplianceReviewer']);
    await change(world, 'second-admin', 'admin', []);
    await resolve(world, 'admin', 'admin');
    expect(await states()).toEqual([['Withdrawn', 'Aiko Damm']]);
    const second = { ...world, as: () => world.as('second-admin') };
    expect((await memberOf(second, 'support')).proposal).toBeNull();
    expect((await memberOf(second, 'viewer')).proposal).toMatchObject({
      officerId: 'second-admin',
    });
  });

  test('a former member of the staff is notified at once, and hears nothing more of the back office', async () => {
    const world = openWorld();
    const heard: string[] = [];
    const connection = world.sandbox.connectHub('notifications', {
      accessToken: world.sandbox.issueToken('support@agio.test'),
    });
    connection.on('userInformation', ({ user }: { user: UserInformation }) =>
      heard.push(`roles: ${user.roles.join()}`),
    );
    connection.on('backOfficeChanged', ({ topic }: { topic: string }) => heard.push(topic));
    await connection.start();
    await change(world, 'admin', 'support', []);
    world.sandbox.tick(3000);
    await change(world, 'admin', 'viewer', ['support']);
    world.sandbox.tick(3000);
    expect(heard).toEqual(['roles: ']);
  });
});

describe('an invitation', () => {
  test('an invitation gives an account with its roles, and a link that is used once', async () => {
    const world = openWorld();
    const { member, link } = await invite(world);
    expect(member).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@agio.test',
      state: 'Invited',
      roles: ['support'],
    });
    const token = tokenOf(link);
    const { invitations } = world.sandbox;
    expect(invitations.find('other')).toBeUndefined();
    expect(invitations.find(token)).toMatchObject({ email: 'ada@agio.test' });
    invitations.accept(token, '192.0.2.1');
    expect(invitations.find(token)).toBeUndefined();
    expect(await memberOf(world, member.id)).toMatchObject({ state: 'Active', invitedUntil: null });
    await world.as('ada').ask('GET', `${office}/users`);
    expect(await acts(world, member.id)).toContain('Aiko Damm sent an invitation');
  });

  test('an invitation holds for three days, and is replaced by the next', async () => {
    const world = openWorld();
    const first = tokenOf((await invite(world)).link);
    const second = tokenOf((await invite(world)).link);
    expect(world.sandbox.invitations.find(first)).toBeUndefined();
    expect(world.sandbox.invitations.find(second)).toBeDefined();
    world.clock.advance(3 * 24 * 3600_000);
    expect(world.sandbox.invitations.find(second)).toBeUndefined();
  });

  test('S56 an invited administrator sets up the account when another one has confirmed, and not when one rejects', async () => {
    const world = openWorld();
    const { member, link } = await invite(world, { roles: ['admin'] });
    expect(member).toMatchObject({ state: 'Invited', roles: [], proposal: { roles: ['admin'] } });
    const { invitations } = world.sandbox;
    expect(invitations.find(tokenOf(link))).toBeUndefined();
    await resolve(world, 'second-admin', member.id);
    expect(invitations.find(tokenOf(link))).toBeDefined();
    const other = await invite(world, { roles: ['admin'], email: 'bo@agio.test' });
    await resolve(world, 'second-admin', other.member.id, 'Reject');
    expect(invitations.find(tokenOf(other.link))).toBeUndefined();
    expect(await memberOf(world, other.member.id)).toBeUndefined();
  });

  test('an account that signs in already gets the role, keeps the others, and needs no link', async () => {
    const world = openWorld();
    const { member, link } = await invite(world, {
      email: 'VIEWER@agio.test',
      roles: ['support'],
    });
    expect(link).toBeNull();
    expect(member).toMatchObject({ id: 'viewer', roles: ['support', 'TradeDataViewer'] });
  });

  test('a link is answered once, also when the call is sent again', async () => {
    const { as } = openWorld();
    const body = { email: 'ada@agio.test', name: 'Ada', roles: ['support'], reason };
    const key = { 'idempotency-key': 'one' };
    const send = async () =>
      (await as('admin').send('POST', `${staff}/invite`, body, key)).json<{
        link: string | null;
      }>();
    expect((await send()).link).toContain('/identity/invitation/');
    expect((await send()).link).toBeNull();
  });

  test('an invitation is stored without its link', async () => {
    const store = memoryStore();
    const world = openWorld({ store });
    const token = tokenOf((await invite(world)).link);
    const stored = [...store.read('staff'), ...store.read('idempotency')];
    expect(stored).not.toEqual([]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
