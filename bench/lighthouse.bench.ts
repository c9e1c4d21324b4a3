/**
 * Verdicts of Lighthouse on the first views, with its mobile preset: medians of three runs. `--before <folder>` measures
 * an earlier build in turns with this one.
 *
 * `npm run bench -- lighthouse --before ../dist-before`
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as browser } from 'playwright';
import { chromium } from '../tools/chromium.mjs';
import { run as runProgram } from '../tools/lib/run.ts';
import { median, printTurns, readTurns, serve } from './builds.ts';

const paths = ['/markets', '/trade', '/', '/aurum'];
const audits = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'speed-index': 'speed index',
};
const port = 9_333;

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: string },
) => Promise<{
  lhr: {
    categories: { performance: { score: number } };
    audits: Record<string, { numericValue: number }>;
  };
}>;

/** Fetches Lighthouse on first use; its versions are fixed by the lockfile beside it. */
async function fetchLighthouse(): Promise<Lighthouse> {
  const home = join(import.meta.dirname, 'lighthouse');
  if (!existsSync(join(home, 'node_modules/lighthouse'))) {
    const code = await runProgram('npm', [
      'ci',
      '--prefix',
      home,
      '--ignore-scripts',
      '--no-audit',
    ]);
    if (code !== 0) throw new Error('Lighthouse could not be fetched.');
  }
  const file = createRequire(join(home, 'package.json')).resolve('lighthouse');
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
}

export async function run(args: readonly string[]): Promise<void> {
  const { builds: measured, times } = await readTurns(args);
  const lighthouse = await fetchLighthouse();
  const { executablePath, args: flags, env } = await chromium();
  const servers = await Promise.all(measured.map(serve));
  const seen = new Map<string, number[][]>();
  const note = (what: string, build: number, value: number) => {
    const values = seen.get(what) ?? measured.map(() => []);
    values[build]?.push(value);
    seen.set(what, values);
  };
  try {
    for (let turn = 0; turn < times; turn += 1)
      for (const path of paths)
        for (const [build, { origin }] of servers.entries()) {
          const launched = await browser.launch({
            executablePath,
            args: [...flags, `--remote-debugging-port=${port}`],
            env: { ...process.env, ...env },
          });
          try {
            const { lhr } = await lighthouse(origin + path, {
              port,
              onlyCategories: ['performance'],
              logLevel: 'error',
            });
            note(`${path} score`, build, lhr.categories.performance.score * 100);
            for (const [id, name] of Object.entries(audits))
              note(`${path} ${name}, ms`, build, lhr.audits[id]?.numericValue ?? Number.NaN);
            note(`${path} CLS`, build, lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN);
          } finally {
            await launched.close();
          }
        }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
  printTurns([...seen].map(([what, values]) => [what, values.map(median)]));
}
