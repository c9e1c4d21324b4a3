import {
  activityStatuses,
  isRead,
  roles,
  standings,
  type ActivityStatus,
  type Endpoint,
  type Role,
  type Standing,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { manualClock } from '../clock.ts';
import { createSandbox } from '../sandbox.ts';
import type { Sandbox } from '../sandbox-api.ts';
import { memoryStore, type Write } from '../store/store.ts';
import { routes } from './routes.ts';

/** A caller, with everything that a call may check. */
interface Principal {
  status: ActivityStatus;
  role: Role | undefined;
  level: number | null;
  signedInLately: boolean;
}

/** Calls that an account in each state may make, and the code of the refusal for the others. */
const goodFor: Record<ActivityStatus, { standing: Standing; refusal: number }> = {
  Terminated: { standing: 'any', refusal: 30200 },
  Banned: { standing: 'any', refusal: 30200 },
  Frozen: { standing: 'open', refusal: 30201 },
  WaitingForData: { standing: 'unfrozen', refusal: 30202 },
  WaitingForReview: { standing: 'unfrozen', refusal: 30202 },
  Active: { standing: 'verified', refusal: 0 },
  Limited: { standing: 'verified', refusal: 0 },
};
const isAtLeast = (has: Standing, asked: Standing) =>
  standings.indexOf(has) >= standings.indexOf(asked);

/** Returns the code of the refusal that the flags of a call give to a principal, or `in`. */
function expected(endpoint: Endpoint, who: Principal | 'guest'): number | 'in' {
  if (endpoint.auth !== 'required') return 'in';
  if (who === 'guest') return 40100;
  const { standing = 'any' } = endpoint;
  const state = goodFor[who.status];
  if (!isAtLeast(state.standing, standing)) return state.refusal;
  if (standing === 'verified' && (who.level ?? 0) < 1) return 40300;
  if (endpoint.roles && who.role !== 'admin' && !endpoint.roles.some((role) => role === who.role))
    return 40300;
  if (endpoint.recentSignIn === true && !who.signedInLately) return 40101;
  return 'in';
}

/** Refusals of the door. A handler's own say something else with the same status and code. */
const ofTheDoor = new Set([
  'Sign in first.',
  'Sign in again to do this.',
  'Your role does not allow this.',
  'Verify your identity first.',
  'Your account is not active.',
  'Unfortunately, your account has been terminated.',
  'Unfortunately, your account has been banned.',
  'Unfortunately, your account has been frozen.',
]);

const principals: Principal[] = activityStatuses.flatMap((status) =>
  [undefined, ...roles].flatMap((role) =>
    [2, null].flatMap((level) =>
      [true, false].map((signedInLately) => ({ status, role, level, signedInLately })),
    ),
  ),
);
const nameOf = (who: Principal | 'guest') =>
  who === 'guest'
    ? who
    : [who.status, who.role ?? 'trader', who.level ?? 'unverified', who.signedInLately].join('-');

/** An exchange with an account for every principal, whose token is its name. */
function openDoor(): Sandbox {
  const store = memoryStore();
  createSandbox({ store, clock: manualClock() }).dispose();
  const [, trader] = [...store.read('accounts')].find(([id]) => id === 'trader') ?? [];
  if (trader === undefined) throw new Error('There is no trader.');
  store.commit(
    principals.map((who): Write => {
      const { status: activityStatus, role, level: verificationLevel } = who;
      const id = nameOf(who);
      const information = {
        ...trader.information,
        activityStatus,
        verificationLevel,
        roles: role === undefined ? [] : [role],
        isFrozen: activityStatus === 'Frozen',
        isTerminated: activityStatus === 'Terminated',
      };
      return { table: 'accounts', key: id, value: { ...trader, id, email: id, information } };
    }),
  );
  return createSandbox({
    store,
    clock: manualClock(),
    authenticate: (token) => token,
    recentSignIn: {
      withinSeconds: 900,
      signedInAt: async (token) => Date.now() - (token.endsWith('true') ? 0 : 901_000),
    },
  });
}

async function answersTo(
  sandbox: Sandbox,
  who: Principal | 'guest',
): Promise<Record<string, number | 'in'>> {
  const answers: Record<string, number | 'in'> = {};
  for (const { endpoint, id } of routes) {
    const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: '{}' };
    const { status, text } = await sandbox
      .fetch(
        new Request(`http://sandbox${endpoint.path.replaceAll(/\{\w+\}/g, 'nothing')}`, {
          method: endpoint.method,
          headers: who === 'guest' ? {} : { authorization: `Bearer ${nameOf(who)}` },
          ...body,
        }),
      )
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
    answers[id] = 'in';
    if (status !== 401 && status !== 403) continue;
    const refusal = JSON.parse(text) as { errorCode: number; errors: { message: string }[] };
    if (ofTheDoor.has(refusal.errors[0]?.message ?? '')) answers[id] = refusal.errorCode;
  }
  return answers;
}

const door = openDoor();

test.each([...principals, 'guest' as const].map((who) => ({ who, name: nameOf(who) })))(
  'S21 S55 S56 every call of the contract asks of $name what its flags say',
  async ({ who }) => {
    const wanted = Object.fromEntries(
      routes.map(({ id, endpoint }) => [id, expected(endpoint, who)]),
    );
    expect(await answersTo(door, who)).toEqual(wanted);
  },
);

test('S56 a terminated, banned or frozen person of any role changes nothing, and reads no data of others', () => {
  for (const status of ['Terminated', 'Banned', 'Frozen'] as const) {
    for (const role of [undefined, ...roles]) {
      const who: Principal = { status, role, level: 2, signedInLately: true };
      const open = routes
        .filter(({ endpoint }) => endpoint.auth === 'required' && expected(endpoint, who) === 'in')
        .filter(({ endpoint }) => endpoint.backOffice === true || !isRead(endpoint))
        // Every account that may sign in may end its sign-ins and read its notifications: these calls touch no data and
        // no money.
        .filter(({ id }) => id !== 'account.endSignIns' && !id.startsWith('signIns.end'))
        .filter(({ id }) => id !== 'inbox.markRead')
        // These calls exist in a demonstration only, and are of no use to staff.
        .filter(({ id }) => id !== 'demo.act');
      expect({ status, role, open: open.map(({ id }) => id) }).toEqual({ status, role, open: [] });
    }
  }
});
