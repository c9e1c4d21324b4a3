import { errorCodes } from '@agio/api-client/contract';
import { pause, repeat, type Account, type Replay, type World } from './world.ts';

/** Callers of prices, each as fast as all may be. */
const askers: readonly Account[] = ['trader', 'officer', 'viewer', 'support', 'admin'];
const quote = '/frontoffice/api/quote?fromAsset=XCB&toAsset=USDC&fromAmount=100';
const sample = 500;
const prices = 5000;
/** A price costs this many times what it cost at the beginning, at most. The system counts hundredths of a second. */
const dearest = 1.5;
const attempts = 3;

/** Prices that are held cost the same however many were asked for, and one person holds only so many. */
export const heldQuotes: Replay = {
  name: 'Everybody asks for prices and takes none',

  async prove(world) {
    for (const account of askers) await world.signIn(account);
    const first = (await world.as('trader', 'GET', quote)).json as { id: string };
    for (let asked = 0; asked < 99; asked += 1) await world.as('trader', 'GET', quote);
    const taken = await world.as('trader', 'GET', `/frontoffice/api/swap?quoteId=${first.id}`);
    world.refused('of 100 prices the first is not held any more', taken, 404, errorCodes.notFound);

    await ask(world, sample); // so that the code is warm
    const before = Math.max(await costOf(world, sample), 0.02);
    let best = Infinity;
    for (let attempt = 0; attempt < attempts && best > dearest; attempt += 1) {
      await ask(world, prices / attempts);
      best = Math.min(best, (await costOf(world, sample)) / before);
    }
    world.note('one more costs as before', best <= dearest, `${Math.round(best * 10) / 10} times`);
    await world.provesAlive();
  },

  async press(world, until) {
    await repeat(until, 2, (turn) =>
      world.as(askers[turn % askers.length] ?? 'trader', 'GET', quote),
    );
  },
};

/** Seconds of processor time for so many prices. */
async function costOf(world: World, count: number): Promise<number> {
  const before = world.server.processorSeconds();
  await ask(world, count);
  return world.server.processorSeconds() - before;
}

/** Asks until so many prices were given: who is too fast waits as they are told. */
async function ask(world: World, count: number): Promise<void> {
  let given = 0;
  await Promise.all(
    askers.map(async (account) => {
      while (given < count) {
        const answer = await world.as(account, 'GET', quote);
        if (answer.status === 200) given += 1;
        else if (answer.status === 429) await pause(100);
        else throw new Error(`A price was answered ${answer.status}: ${answer.text}`);
      }
    }),
  );
}
