import { lastLines, run } from './run.ts';

/** Result of a task: single tests where it has some, else the checks that it made. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Each failed test where single ones are known: its name, then its error. */
  failures?: readonly string[];
  /** Each test that passed at its second try: its name, then the error of the first. */
  late?: readonly string[];
  /** The tests that took longest, slowest first. */
  slowest?: readonly TimedTest[];
}

export interface TimedTest {
  name: string;
  milliseconds: number;
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0),
    failed: outcomes.reduce((all, { failed }) => all + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    late: outcomes.flatMap(({ late = [] }) => late),
    slowest: outcomes
      .flatMap(({ slowest = [] }) => slowest)
      .toSorted((a, b) => b.milliseconds - a.milliseconds),
  };
}

export const verdict = (passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

/** Prints the result of one check with its faults, which the summary repeats. A check fails if it has any. */
export function checked(name: string, faults: readonly string[] = []): Outcome {
  const isGood = faults.length === 0;
  console.log(`${isGood ? ' ' : '✗'} ${name}`);
  for (const fault of faults) console.log(`    ${fault}`);
  return isGood ? verdict(true) : { ...verdict(false), failures: [failureOf(name, faults)] };
}

/** Returns a failure as the summary prints it: its name, then its lines. */
export const failureOf = (name: string, lines: readonly string[]): string =>
  [name, ...lines.map((line) => `    ${line}`)].join('\n');

/** A program whose exit code is the whole answer. The end of its output is in the failure. */
export async function check(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Outcome> {
  const { hear, tail } = lastLines();
  if ((await run(command, args, { ...options, onOutput: hear })) === 0) return verdict(true);
  const name = [command.replace(/^.*[/]/, ''), ...args].join(' ');
  return { ...verdict(false), failures: [failureOf(name, tail().split('\n'))] };
}
