import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { failureOf, type Outcome, type TimedTest } from './outcome.ts';

/** Lines of an error that are repeated in the summary: the message, the call that failed and where it stands. */
const ERROR_LINES = 30;

/**
 * Maximum number of end-to-end tests of a run, and of stories, that may pass at their second try only (decision 0135).
 * Each is printed with its error; one more, and all of them have failed.
 */
const MAX_LATE = 2;

/** Number of tests that are named with their time. */
const SLOWEST = 10;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/**
 * Returns the counts of Vitest's JSON report, the failed tests with their errors, those that passed at their second try,
 * and the slowest tests. A test that passed with errors is one that was tried again: they are those of its first try.
 */
export function readVitestReport(text: string): Outcome {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failureIn(name, message)] : [];
    return failed.map((each) =>
      failureIn(`${name} › ${each.fullName}`, each.failureMessages.join('\n')),
    );
  });
  const late = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((each) => each.status === 'passed' && each.failureMessages.length > 0)
      .map((each) => failureIn(`${name} › ${each.fullName}`, each.failureMessages.join('\n'))),
  );
  const timed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return withLate(
    {
      passed: numPassedTests - late.length,
      failed: numFailedTests,
      failures,
      slowest: slowestOf(timed),
    },
    late,
  );
}

/**
 * Returns the counts of Playwright's JSON report, the failed tests with their errors, those that passed at their second
 * try, and the slowest tests.
 */
export function readPlaywrightReport(text: string): Outcome {
  const { stats, suites, errors } = JSON.parse(text) as PlaywrightReport;
  const errorsIn = (
    suite: PlaywrightSuite,
    wanted: 'unexpected' | 'flaky',
    path = [suite.title],
  ): string[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) =>
          failureIn(
            [...path, spec.title].join(' › '),
            results
              .flatMap((result) => result.errors)
              .map(({ message }) => message ?? '')
              .join('\n'),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => errorsIn(inner, wanted, [...path, inner.title])),
  ];
  const timesIn = (suite: PlaywrightSuite, path: string[]): TimedTest[] => [
    ...suite.specs.map(({ title, tests }) => ({
      name: [...path, title].join(' › '),
      milliseconds: tests
        .flatMap(({ results }) => results)
        .reduce((all, { duration }) => all + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap((inner) => timesIn(inner, [...path, inner.title])),
  ];
  const late = suites.flatMap((suite) => errorsIn(suite, 'flaky'));
  return withLate(
    {
      passed: stats.expected,
      failed: stats.unexpected,
      failures: [
        ...errors.map(({ message }) => failureIn('Outside of the tests', message ?? '')),
        ...suites.flatMap((suite) => errorsIn(suite, 'unexpected')),
      ],
      slowest: slowestOf(suites.flatMap((suite) => timesIn(suite, [suite.title]))),
    },
    late,
  );
}

/** Adds the tests that passed at their second try: to those that passed, or to those that failed if they are too many. */
function withLate(outcome: Outcome, late: readonly string[]): Outcome {
  const { passed, failed, failures = [] } = outcome;
  return late.length > MAX_LATE
    ? { ...outcome, failed: failed + late.length, failures: [...failures, ...late], late: [] }
    : { ...outcome, passed: passed + late.length, late };
}

/**
 * A report that a program left behind. A program that failed although each of its tests passed has failed once, with the
 * end of its output: an error outside of the tests is in no report.
 */
export function outcomeOf(
  file: string,
  { code, tail }: { code: number; tail: string },
  read: (text: string) => Outcome,
): Outcome {
  let outcome: Outcome = { passed: 0, failed: 0 };
  try {
    outcome = read(readFileSync(file, 'utf8'));
  } catch {
    // No report: its exit code says so.
  }
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [failureOf('Outside of the tests', tail.split('\n'))] };
}

function slowestOf(tests: readonly TimedTest[]): TimedTest[] {
  return tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
}

function failureIn(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const left = lines.length - ERROR_LINES;
  const shown = left > 0 ? [...lines.slice(0, ERROR_LINES), `… ${left} more lines`] : lines;
  return failureOf(name, shown);
}
