import { errorCodes } from '@agio/api-client/contract';
import { repeat, type Replay, type World } from './world.ts';

/** The house trades several times meanwhile, in every market. */
const patience = 2000;
const profile = '/frontoffice/api/profile';

/** An answer with a refusal that wrote before it refused: the write stayed, and broke the exchange for everybody. */
export const refusalThatWrites: Replay = {
  name: 'A declined newcomer opens the app with an invitation',

  async prove(world) {
    const code = await invitation(world);
    await declineIdentity(world);
    const read = await world.as('newcomer', 'GET', `${profile}?referralCode=${code}`);
    world.refused('the newcomer is told', read, 422, errorCodes.verificationFailed);
    await world.provesAlive(patience);
  },

  async press(world, until) {
    const code = await invitation(world);
    await repeat(until, 2, () => world.as('newcomer', 'GET', `${profile}?referralCode=${code}`));
  },
};

async function invitation(world: World): Promise<string> {
  const { json } = await world.as('trader', 'GET', '/frontoffice/api/v2/referral');
  return (json as { code: string }).code;
}

async function declineIdentity(world: World): Promise<void> {
  const { json } = await world.as('newcomer', 'POST', '/frontoffice/api/v2/kyc/request');
  const { visitor } = await world.signIn('newcomer');
  const { url } = json as { url: string };
  await visitor.fetch(url);
  const press = (answer: string) =>
    visitor.fetch(url, {
      method: 'POST',
      headers: { Origin: world.server.origin },
      body: new URLSearchParams({ answer }),
      redirect: 'manual',
    });
  for (const answer of ['agree', 'passport', 'take']) await press(answer);
  const { status, headers } = await press('no');
  const led = headers.get('location') ?? 'nowhere';
  world.note('the partner declines', led === '/user/tiers/kyc-request', `${status} ${led}`);
}

const market = '/back-api/backoffice/market/XCB-CTN';
/** Steps at which no order of the house, or of anybody, can be paid. */
const unpayable = {
  tick: { tickSize: '1000000000000' },
  step: {
    stepSize: '10000000000000',
    minAmount: '10000000000000',
    maxAmount: '100000000000000',
  },
};

/** Rules of a market that were accepted although the house cannot pay a single order under them. */
export const unpayableRules: Replay = {
  name: 'Rules of a market that no order can meet',

  async prove(world) {
    await emptyOfPeople(world);
    for (const [name, rules] of Object.entries(unpayable)) {
      const answer = await world.as('admin', 'PUT', market, { body: rules });
      world.refused(`the ${name} is refused`, answer, 400, errorCodes.validation);
    }
    await world.provesAlive(patience);
  },

  async press(world, until) {
    await repeat(until, 1, (turn) =>
      world.as('admin', 'PUT', market, { body: turn % 2 === 0 ? unpayable.tick : unpayable.step }),
    );
  },
};

/** A coarser step is refused for the sake of people's orders; without any it was not refused at all. */
async function emptyOfPeople(world: World): Promise<void> {
  const filter = { market: 'XCB-CTN', status: 'Open' };
  const found = await world.as('admin', 'POST', '/back-api/api/v2/orders', { body: filter });
  const { items } = found.json as { items: { id: string }[] };
  for (const { id } of items) {
    await world.as('admin', 'DELETE', `/back-api/api/v2/orders/cancel/${id}`);
  }
}
