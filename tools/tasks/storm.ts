import { parseArgs } from 'node:util';
import { runStorm } from '../../packages/sandbox/storm/run.ts';
import { main } from '../lib/main.ts';
import { since } from '../lib/terminal.ts';
import { verdict, type Outcome } from '../lib/outcome.ts';

/** Length of a storm by default, and the number of times that the server is ended in it. */
const usual = { minutes: 20, kills: 10 };

/** Random commands of everybody against a real server that is killed again and again: npm run storm -- --minutes 20 --seed 7 */
export async function storm(args: readonly string[] = []): Promise<Outcome> {
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string' }, kills: { type: 'string' }, seed: { type: 'string' } },
  });
  const minutes = Number(values.minutes ?? usual.minutes);
  const kills = Number(
    values.kills ?? Math.max(1, Math.round((usual.kills * minutes) / usual.minutes)),
  );
  const seed = Number(values.seed ?? Date.now() % 100_000);
  const began = performance.now();
  const say = (line: string) => console.log(`${since(began).padStart(9)}  ${line}`);
  const { faults, recent, figures } = await runStorm({ seconds: minutes * 60, kills, seed, say });
  for (const [what, figure] of figures) console.log(`  ${what.padEnd(30)} ${figure}`);
  for (const fault of faults.slice(0, 20)) console.log(`✗ ${fault}`);
  if (faults.length > 20) console.log(`  … and ${faults.length - 20} more`);
  if (faults.length > 0) {
    console.log(`\nThe last commands were:\n  ${recent.join('\n  ')}`);
    console.log(`\nAgain: npm run storm -- --minutes ${minutes} --kills ${kills} --seed ${seed}`);
  }
  return faults.length === 0 ? verdict(true) : { ...verdict(false), failures: faults.slice(0, 5) };
}

if (import.meta.main) await main(storm);
