import { repeat, seen, type Replay, type World } from './world.ts';

/** S38: an address that bears a secret cannot be guessed, and is of no use to anybody but its owner. */
export const guessedAddresses: Replay = {
  name: 'Partner pages of other people',

  async prove(world) {
    const first = await rampOrder(world);
    const second = await rampOrder(world);
    // 128 bits are 22 characters of base64url, 25 of base 36 and 32 of hexadecimal; ids that count up share a beginning.
    const shared = Array.from(first.id).findIndex((letter, i) => letter !== second.id[i]);
    world.note(
      'ids cannot be guessed',
      first.id.length >= 22 && shared < 8,
      `${first.id}, ${second.id}`,
    );

    const own = await world.as('viewer', 'GET', quote);
    const guessed = await guess(world, (own.json as { id: string }).id, 1500);
    world.note('1,500 guesses find nothing', guessed === undefined, guessed ?? 'nothing');

    const page = new URL(first.redirectUrl).pathname;
    const shown = await world.attacker.send('GET', page, { headers: { accept: 'text/html' } });
    world.note(
      'who knows the address sees nothing',
      !shown.text.includes(first.reference),
      seen(shown),
    );
    const paid = await world.attacker.send('POST', page, {
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'answer=yes',
    });
    world.note('nobody else pays', paid.status >= 400 && paid.status < 500, seen(paid));
    const { json } = await world.as(
      'trader',
      'GET',
      `/frontoffice/api/ramp/callback?orderId=${first.id}`,
    );
    const [order] = (json as { items: { status: string }[] }).items;
    world.note(
      'the order waits for its owner',
      order?.status === 'AwaitingPayment',
      order?.status ?? 'none',
    );
    await world.provesAlive();
  },

  async press(world, until) {
    const own = await world.as('viewer', 'GET', quote);
    const { id } = own.json as { id: string };
    await repeat(until, 4, (turn) =>
      world.attacker.send('GET', `/partners/ramp/${before(id, turn, 'y')}`),
    );
  },
};

const quote = '/frontoffice/api/quote?fromAsset=XCB&toAsset=USDC&fromAmount=100';

async function rampOrder(world: World) {
  const query = 'side=Buy&country=CH&currency=CHF&asset=BTC&paymentMethod=card&fiatAmount=250';
  const { json: quotes } = await world.as('trader', 'GET', `/frontoffice/api/ramp/quotes?${query}`);
  const [best] = quotes as { id: string }[];
  const { json } = await world.as('trader', 'POST', '/frontoffice/api/ramp/orders', {
    body: { quoteId: best?.id },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return json as { id: string; reference: string; redirectUrl: string };
}

/** Walks down from an id of one's own, as ids that count up invite to. */
async function guess(world: World, own: string, tries: number): Promise<string | undefined> {
  for (let turn = 1; turn <= tries; turn += 1) {
    for (const [kind, prefix] of [
      ['ramp', 'y'],
      ['identity', 'k'],
    ] as const) {
      const path = `/partners/${kind}/${before(own, turn, prefix)}`;
      const answer = await world.attacker.send('GET', path, { headers: { accept: 'text/html' } });
      if (answer.status === 200) return `${path} after ${turn}`;
      if (answer.status === 429) return undefined;
    }
  }
  return undefined;
}

/** The id that was given out so many before this one, if ids counted up. */
function before(id: string, turn: number, prefix: string): string {
  const number = Number.parseInt(id.slice(1), 36);
  return prefix + (Number.isSafeInteger(number) ? Math.max(0, number - turn) : turn).toString(36);
}
