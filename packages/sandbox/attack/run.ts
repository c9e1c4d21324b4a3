import { closedStaff } from './closed-staff.ts';
import { dearReads } from './dear-reads.ts';
import { evadedLimits } from './evaded-limits.ts';
import { floodedHub } from './flooded-hub.ts';
import { guessedAddresses } from './guessed-addresses.ts';
import { HealthWatch } from './health-watch.ts';
import { heldQuotes } from './held-quotes.ts';
import { refusalThatWrites, unpayableRules } from './server-ending.ts';
import { unaskedBodies } from './unasked-bodies.ts';
import { pause, World, type Fact, type Replay } from './world.ts';

export const replays: readonly Replay[] = [
  refusalThatWrites,
  unpayableRules,
  closedStaff,
  guessedAddresses,
  floodedHub,
  unaskedBodies,
  heldQuotes,
  evadedLimits,
  dearReads,
];

/** Milliseconds by which the 99th percentile of `/healthz` may be above that of a quiet server. */
const budget = 50;
/** A machine has other things to do: a percentile is judged by the best of so many. */
const attempts = 3;
const quietFor = 1500;
const pressFor = 2500;

export interface Result {
  name: string;
  facts: readonly Fact[];
  /** Milliseconds, at the attempt that is judged. */
  quiet: number;
  pressed: number;
  failed: number;
}

/** Replays one attack against a server of its own. */
export async function replay(attack: Replay): Promise<Result> {
  const world = await World.open();
  try {
    try {
      await attack.prove(world);
    } catch (error) {
      const [first = ''] = String(error).split('\n');
      world.note('the attack could be made to its end', false, first.slice(0, 120));
    }
    const { quiet, pressed } = await othersWait(attack, world);
    world.note(
      `others wait at most ${budget} ms longer`,
      pressed - quiet <= budget && world.server.isUp,
      `p99 ${shown(quiet)}, then ${shown(pressed)}`,
    );
    const failed = world.facts.filter(({ holds }) => !holds).length;
    return { name: attack.name, facts: world.facts, quiet, pressed, failed };
  } finally {
    await world.close();
  }
}

/** Measures the wait of other clients when nothing happens, and moments later under the attack. */
async function othersWait(attack: Replay, world: World) {
  let best = { quiet: 0, pressed: Infinity };
  for (let attempt = 0; attempt < attempts && world.server.isUp; attempt += 1) {
    const watch = await HealthWatch.start(world.server.port);
    const quiet = await watch.during(() => pause(quietFor));
    const enough = new AbortController();
    const pressing = attack.press(world, enough.signal).catch(() => undefined);
    const pressed = await watch.during(() => pause(pressFor));
    enough.abort();
    await pressing;
    await watch.close();
    if (pressed - quiet < best.pressed - best.quiet) best = { quiet, pressed };
    if (best.pressed - best.quiet <= budget) break;
  }
  return best;
}

const shown = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

/** Returns the printed table of one result. */
export function table({ name, facts }: Result): string {
  const width = Math.max(...facts.map(({ what }) => what.length));
  const lines = facts.map(
    ({ what, holds, saw }) => `  ${holds ? '✓' : '✗'} ${what.padEnd(width)}  ${saw}`,
  );
  return [name, ...lines].join('\n');
}
