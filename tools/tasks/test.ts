// @where Tools: steps of npm test, and their order
import { main, sentenceOf } from '../lib/main.ts';
import { sum, type Outcome } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import { bold, seconds } from '../lib/terminal.ts';
import { attack } from './attack.ts';
import { consumer } from './consumer.ts';
import { e2e } from './e2e.ts';
import { lint } from './lint.ts';
import { packCheck } from './pack-check.ts';
import { size } from './size.ts';
import { storm } from './storm.ts';
import { stories } from './stories.ts';
import { typecheck } from './typecheck.ts';
import { unit } from './unit.ts';
import { visual } from '../visual/run.ts';

type Step = [what: string, step: () => Promise<Outcome>];

/**
 * Everything, what answers soonest first; steps of one line at once. A storm waits most of its time, as do installations
 * and bundlers of one thread. A failed step does not keep the others from answering.
 */
const lines: Step[][] = [
  [['Types', typecheck]],
  [['Rules and layout', lint]],
  [['Packages and sizes', size]],
  [
    ['As published', async () => sum([await packCheck(), await consumer()])],
    ['In a storm', () => storm(['--minutes', '0.5', '--kills', '1', '--seed', '1'])],
  ],
  [['Unit tests', unit]],
  [['Under attack', attack]],
  [['End to end', e2e]],
  [['Stories', stories]],
  [['Pictures', () => visual()]],
];

async function take([what, step]: Step) {
  const started = performance.now();
  let outcome: Outcome;
  try {
    outcome = await step();
  } catch (error) {
    console.error(sentenceOf(error));
    outcome = { passed: 0, failed: 1 };
  }
  return { what, outcome, milliseconds: performance.now() - started };
}

await main(async () => {
  const began = performance.now();
  const results: Awaited<ReturnType<typeof take>>[] = [];
  for (const line of lines) {
    const heading = line.map(([what]) => what).join(', ');
    console.log(`\n${bold(`── ${heading} ${'─'.repeat(60 - heading.length)}`)}\n`);
    results.push(...(await Promise.all(line.map(take))));
  }

  console.log(`\n${bold(`── Summary ${'─'.repeat(53)}`)}\n`);
  const whole = performance.now() - began;
  for (const { what, outcome, milliseconds } of results) {
    const sign = outcome.failed === 0 ? '✓' : '✗';
    const counts = `${outcome.passed} passed${outcome.failed === 0 ? '' : `, ${outcome.failed} failed`}`;
    const share = String(Math.round((100 * milliseconds) / whole));
    const took = `${seconds(milliseconds).padStart(8)} ${share.padStart(3)} %`;
    console.log(`${sign} ${what.padEnd(18)} ${counts.padEnd(26)} ${took}`);
  }
  for (const { what, outcome } of results) {
    if (!outcome.slowest?.length) continue;
    console.log(`\n  ${what}, the slowest:`);
    for (const { name, milliseconds } of outcome.slowest)
      console.log(`${seconds(milliseconds).padStart(10)}  ${name.replace(`${root}/`, '')}`);
  }
  // Once more at the end: what failed stands far above, before the steps that came after it.
  for (const { what, outcome } of results) {
    for (const failure of outcome.failures ?? []) console.log(`\n✗ ${what}: ${failure}`);
  }
  for (const { what, outcome } of results) {
    for (const test of outcome.late ?? [])
      console.log(`\n↻ ${what}, passed at the second try only, to be mended: ${test}`);
  }
  const all = sum(results.map(({ outcome }) => outcome));
  console.log(`\nIn ${seconds(whole)}:\n${all.passed} passed, ${all.failed} failed`);
  return all;
});
