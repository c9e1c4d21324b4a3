import { replay, replays, table } from '../../packages/sandbox/attack/run.ts';
import { main } from '../lib/main.ts';
import { sum, type Outcome } from '../lib/outcome.ts';

/**
 * Replays attacks that once ended or slowed the server against a real one. An argument narrows it: npm run attack --
 * hub
 */
export async function attack([wanted = '']: readonly string[] = []): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const one of replays.filter(({ name }) => name.toLowerCase().includes(wanted))) {
    const result = await replay(one);
    console.log(`\n${table(result)}`);
    outcomes.push({ passed: result.facts.length - result.failed, failed: result.failed });
  }
  return sum(outcomes);
}

if (import.meta.main) await main(attack);
