import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtApp, readOptions, startServer } from '@agio/sandbox/server';
import { buildApp, builtAppFolder } from '../tools/lib/build-app.ts';

/** A built app that is measured. */
export interface Build {
  name: string;
  folder: string;
}

/**
 * Returns the builds to measure in turns, and the number of turns: the build of the sources, and with `--before <folder>`
 * an earlier one, which is a copy of `packages/exchange-app/dist`. `--times <odd number>` takes more or fewer turns.
 */
export async function readTurns(
  args: readonly string[],
): Promise<{ builds: readonly Build[]; times: number }> {
  const { before, times } = parseArgs({
    args: [...args],
    options: { before: { type: 'string' }, times: { type: 'string', default: '3' } },
  }).values;
  await buildApp();
  const now = { name: 'now', folder: builtAppFolder };
  return {
    builds: before === undefined ? [now] : [{ name: 'before', folder: resolve(before) }, now],
    times: Number(times),
  };
}

/** Serves a build as `npm start` does, with an exchange of its own. */
export async function serve({
  folder,
}: Build): Promise<{ origin: string; close(): Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  const server = await startServer({
    ...readOptions(process.env, dataFolder),
    port: 0,
    rateLimits: false, // of the server, not of the page
    frontend: () => ({ handle: builtApp(folder) }),
  });
  return {
    origin: server.origin,
    async close() {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints a table: a row for each thing that was measured, and its builds beside each other with their ratio. */
export function printTurns(
  rows: readonly (readonly [what: string, values: readonly number[]])[],
): void {
  const width = Math.max(...rows.map(([what]) => what.length));
  const shown = (value: number) => (value < 10 ? value.toPrecision(2) : String(Math.round(value)));
  for (const [what, values] of rows) {
    const [first = Number.NaN, last] = values;
    const ratio = last === undefined || first === 0 ? '' : ` × ${shown(last / first)}`;
    console.log(`${what.padEnd(width)}  ${values.map(shown).join(' → ')}${ratio}`);
  }
}
