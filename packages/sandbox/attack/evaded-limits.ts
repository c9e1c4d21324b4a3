import { callProvider } from '../src/server/testing/sign-in.ts';
import type { WireAnswer } from '../src/server/testing/wire.ts';
import { defaultRateLimits } from '../src/server/http/rate-limit.ts';
import type { Rate } from '../src/server/token-bucket.ts';
import { appClientId, appScopes } from '../src/server/identity/provider.ts';
import { repeat, type Replay, type World } from './world.ts';

const { write, guest, identity } = defaultRateLimits;
const writes = 300;
const spellings = ['bearer', 'BEARER', 'beARer', 'Bearer', 'bEARER', 'BeArEr'];

/** S64: a limit counts people and addresses, however they write their names. */
export const evadedLimits: Replay = {
  name: 'The same caller under many names',

  async prove(world) {
    const { access_token: token, refresh_token } = await world.signIn('trader');
    const spelled = await hurry(writes, (turn) =>
      change(world, `${spellings[turn % spellings.length]} ${token}`),
    );
    noteLimit(world, 'writes of one token, spelled six ways,', write, spelled);

    const renewed = await renewals(world, refresh_token);
    await world.server.kill(); // with an empty bucket nothing would be shown
    await world.server.restart();
    const byGrant = await hurry(writes, (turn) =>
      change(world, `Bearer ${renewed[turn % renewed.length]}`),
    );
    noteLimit(world, 'writes of one sign-in, with six tokens,', write, byGrant);

    const madeUp = await hurry(6000, (turn) => guestRead(world, turn));
    noteLimit(world, 'reads, each with a made-up token,', guest, madeUp);
    const starts = await hurry(1500, () => startSignIn(world));
    noteLimit(world, 'sign-ins that are begun', identity, starts);
    const other = await world.people.send('GET', '/marketdata/instruments');
    world.note('somebody else reads meanwhile', other.status === 200, String(other.status));
    await world.provesAlive();
  },

  async press(world, until) {
    await repeat(until, 4, (turn) => guestRead(world, turn));
  },
};

/** Results of a hurried caller. */
interface Hurry {
  sent: number;
  seconds: number;
  refused: boolean;
}

/** A caller that a busy machine keeps below what everybody may is not too fast, and is refused nothing. */
function noteLimit(world: World, what: string, { perSecond, burst }: Rate, hurry: Hurry): void {
  const { sent, seconds, refused } = hurry;
  const permitted = sent <= burst + perSecond * seconds;
  const saw = refused ? `refused after ${sent}` : `${sent} in ${Math.round(seconds)} s`;
  world.note(`${what} are counted as one's`, refused || permitted, saw);
}

/** Calls eight at a time until one is refused for coming too fast, or so many were made. */
async function hurry(most: number, call: (turn: number) => Promise<WireAnswer>): Promise<Hurry> {
  const began = performance.now();
  let [sent, refused] = [0, false];
  const one = async () => {
    while (sent < most && !refused) {
      sent += 1;
      if ((await call(sent)).status === 429) refused = true;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return { sent, refused, seconds: (performance.now() - began) / 1000 };
}

/** Changes something and costs nothing. */
const change = (world: World, authorization: string) =>
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
