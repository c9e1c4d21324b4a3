import { callProvider } from '../src/server/testing/sign-in.ts';
import type { WireAnswer } from '../src/server/testing/wire.ts';
import { appClientId, appScopes } from '../src/server/identity/provider.ts';
import { repeat, type Replay, type World } from './world.ts';

const writes = 300;
const spellings = ['bearer', 'BEARER', 'beARer', 'Bearer', 'bEARER', 'BeArEr'];

/** S64: a limit counts people and addresses, however they write their names. */
export const evadedLimits: Replay = {
  name: 'The same caller under many names',

  async prove(world) {
    const { access_token: token, refresh_token } = await world.signIn('trader');
    const spelled = await refusedAfter(writes, (turn) =>
      write(world, `${spellings[turn % spellings.length]} ${token}`),
    );
    noteLimit(world, 'writes of one token, spelled six ways', writes, spelled);

    const renewed = await renewals(world, refresh_token);
    await world.server.kill(); // with an empty bucket nothing would be shown
    await world.server.restart();
    const byGrant = await refusedAfter(writes, (turn) =>
      write(world, `Bearer ${renewed[turn % renewed.length]}`),
    );
    noteLimit(world, 'writes of one sign-in, six tokens', writes, byGrant);

    const madeUp = await refusedAfter(6000, (turn) => guestRead(world, turn));
    noteLimit(world, 'reads, a made-up token each', 6000, madeUp);
    const starts = await refusedAfter(1500, () => startSignIn(world));
    noteLimit(world, 'sign-ins begun', 1500, starts);
    const other = await world.people.send('GET', '/marketdata/instruments');
    world.note('somebody else reads meanwhile', other.status === 200, String(other.status));
    await world.provesAlive();
  },

  async press(world, until) {
    await repeat(until, 4, (turn) => guestRead(world, turn));
  },
};

function noteLimit(world: World, what: string, most: number, after: number | undefined): void {
  const saw = after === undefined ? 'never' : `after ${after}`;
  world.note(`fewer than ${most} ${what}`, after !== undefined, saw);
}

/** After how many calls, eight at a time, one was refused for coming too fast; undefined when none of so many was. */
async function refusedAfter(
  most: number,
  call: (turn: number) => Promise<WireAnswer>,
): Promise<number | undefined> {
  let [turn, refused] = [0, false];
  const one = async () => {
    while (turn < most && !refused) {
      turn += 1;
      if ((await call(turn)).status === 429) refused = true;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return refused ? turn : undefined;
}

/** Changes something and costs nothing. */
const write = (world: World, authorization: string) =>
  world.people.send('PUT', '/frontoffice/api/setting', {
    headers: { authorization },
    body: { type: 'current-currency', value: 'CHF' },
  });

const guestRead = (world: World, turn: number) =>
  world.attacker.send('GET', '/frontoffice/api/info', {
    headers: { authorization: `Bearer made-up-${turn}` },
  });

function startSignIn(world: World): Promise<WireAnswer> {
  const query = new URLSearchParams({
    client_id: appClientId,
    response_type: 'code',
    redirect_uri: `${world.server.origin}/login/callback`,
    scope: appScopes,
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  return world.attacker.send('GET', `/identity/auth?${query.toString()}`);
}

/** Access tokens of one sign-in, each from a renewal. */
async function renewals(world: World, refreshToken: string): Promise<string[]> {
  const tokens: string[] = [];
  let refresh = refreshToken;
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await callProvider(world.server.origin, '/token', {
      grant_type: 'refresh_token',
      refresh_token: refresh,
    });
    const renewed = (await answer.json()) as { access_token: string; refresh_token: string };
    tokens.push(renewed.access_token);
    refresh = renewed.refresh_token;
  }
  return tokens;
}
