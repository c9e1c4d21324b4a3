import { frameOf, RawHub } from '../src/server/testing/raw-hub.ts';
import { pause, type Replay, type World } from './world.ts';

const floods = [frameOf('SubscribeTickers', []), frameOf('BookSnapshot', ['BTC-USDC'])];
const framesPerSecond = 30;
/** Sockets that one address opens. */
const crowd = 1500;

/** R: one guest who asks without end is cut off, and one address does not take all the room. */
export const floodedHub: Replay = {
  name: 'A guest floods the hub',

  async prove(world) {
    for (const frame of floods) {
      const hub = await connect(world);
      for (let sent = 0; sent < 60 && !hub.closed; sent += 1) {
        hub.send(frame);
        await pause(1000 / framesPerSecond);
      }
      const [, method = ''] = /"target":"(\w+)"/.exec(frame) ?? [];
      world.note(`cut off after too many ${method}`, hub.closed, hub.closed ? 'cut off' : 'heard');
      hub.close();
    }
    const { open, refused } = await fill(world);
    world.note(`not all of ${crowd} sockets are let in`, refused > 0, `${refused} refused`);
    const somebody = await RawHub.open(world.server.origin, '127.0.0.1');
    world.note(
      'somebody else is let in meanwhile',
      somebody !== undefined,
      somebody ? 'in' : 'out',
    );
    somebody?.close();
    for (const hub of open) hub.close();
    await world.provesAlive();
  },

  async press(world, until) {
    let [turn, hub] = [0, await connect(world)];
    while (!until.aborted) {
      if (hub.closed) hub = (await RawHub.open(world.server.origin, world.attackersAddress)) ?? hub;
      hub.send(floods[(turn += 1) % floods.length] ?? '');
      await pause(1000 / framesPerSecond);
    }
    hub.close();
  },
};

async function connect(world: World): Promise<RawHub> {
  const hub = await RawHub.open(world.server.origin, world.attackersAddress);
  if (!hub) throw new Error('The hub did not let the attacker in, who had done nothing yet.');
  return hub;
}

async function fill(world: World): Promise<{ open: RawHub[]; refused: number }> {
  const open: RawHub[] = [];
  let refused = 0;
  for (let asked = 0; asked < crowd; asked += 50) {
    const batch = await Promise.all(
      Array.from({ length: 50 }, () => RawHub.open(world.server.origin, world.attackersAddress)),
    );
    for (const hub of batch) {
      if (hub === undefined) refused += 1;
      else open.push(hub);
    }
  }
  await pause(100); // one that is let in and closed at once is as good as refused
  return { open, refused: refused + open.filter(({ closed }) => closed).length };
}
