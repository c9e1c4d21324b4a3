import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtApp } from '@agio/sandbox/server';
import { checked, sum, type Outcome } from '../lib/outcome.ts';
import { installConsumer } from './install.ts';
import { inBrowser, onExchange, play } from './play.ts';
import { readmeExamples } from './readme.ts';
import { typesOf } from './ui.ts';

/**
 * The client as a consumer uses it: a script in Node, the examples of its readme, and a page built by Vite, all
 * against the running exchange. The example of `create-agio`, which runs in Node too, is with them.
 */
export async function clientConsumer(): Promise<Outcome> {
  const names = ['@agio/api-client', '@agio/money', 'create-agio'];
  const consumer = await installConsumer('client-host', names);
  const { folder } = consumer;
  try {
    const examples = readmeExamples(folder, names);
    const types = await typesOf(consumer);
    const built = await consumer.check('node_modules/.bin/vite', 'build', '--logLevel', 'warn');
    if (built.failed > 0) return sum([types, built]);
    return await onExchange(builtApp(join(folder, 'dist')), async (origin) => {
      const scripts: Outcome[] = [];
      for (const file of [join(folder, 'script.ts'), ...examples.filter(runsInNode)]) {
        scripts.push(await script(folder, file, origin));
      }
      return sum([types, built, ...scripts, await page(origin)]);
    });
  } finally {
    consumer.remove();
  }
}

/** Files with JSX are for a page; they are compiled, not run. */
const runsInNode = (file: string) => file.endsWith('.ts');

/** Runs one in Node, with the exchange's address as its first argument and as EXCHANGE. */
export async function script(
  folder: string,
  file: string,
  origin: string,
  ...more: string[]
): Promise<Outcome> {
  const name = file.slice(folder.length + 1);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, origin, ...more], {
      cwd: folder,
      env: { PATH: process.env['PATH'], EXCHANGE: origin },
      timeout: 60_000,
    });
    return checked(`${name}: ${stdout.trim().split('\n').at(-1) ?? ''}`);
  } catch (error) {
    return checked(name, [error instanceof Error ? error.message : String(error)]);
  }
}

/** The built page shows every market, and a live price, under the exchange's own security headers. */
const page = (origin: string) =>
  inBrowser((browser) =>
    play(browser, 'the page: every market, with live prices', async (tab) => {
      await tab.goto(origin);
      await tab.getByRole('listitem').first().waitFor();
      await tab.getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
      return [];
    }),
  );
