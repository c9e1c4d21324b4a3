import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frontend } from '@agio/sandbox/server';
import { sum, verdict, type Outcome } from '../lib/outcome.ts';
import { installConsumer } from './install.ts';
import { inBrowser, onExchange, play } from './play.ts';
import { buyOnDesk, wearAndSpeak } from './widgets-play.ts';
import { widgetPackages } from './widgets.ts';

/**
 * The widgets in a host of Next's app router, against the running exchange: rendered on the server for guests, taken over
 * by the browser without a mismatch, in a brand and a language of the host's own; and a desk on which somebody signs in
 * and buys.
 */
export async function nextConsumer(): Promise<Outcome> {
  process.env['NEXT_TELEMETRY_DISABLED'] = '1'; // a build tells nobody
  const consumer = await installConsumer('next-host', widgetPackages);
  const { folder } = consumer;
  try {
    const theme = await consumer.check('node_modules/.bin/agio-theme', 'build', 'brand.json');
    // Checks the types too.
    const built = await consumer.check('node_modules/.bin/next', 'build');
    if (built.failed > 0) return sum([theme, built]);
    const host = await nextHost(folder);
    try {
      const played = await onExchange(host.handle, (origin) =>
        inBrowser(async (browser) => [
          await rendered(`${origin}/markets`, 'data-widget="markets"'),
          await rendered(`${origin}/desk`, 'data-widget="desk"'),
          await rendered(`${origin}/ticket`, 'data-slot="skeleton"'),
          await play(browser, 'Next: the desk of the readme: signed in, and bought', (page) =>
            buyOnDesk(page, `${origin}/`),
          ),
          await play(browser, "Next: the desk, in the host's brand and language", (page) =>
            wearAndSpeak(page, `${origin}/desk`, 'desk'),
          ),
          await play(browser, "Next: a ticket, in the host's brand and language", (page) =>
            wearAndSpeak(page, `${origin}/ticket`, 'ticket'),
          ),
          await play(browser, "Next: the markets, in the host's brand and language", (page) =>
            wearAndSpeak(page, `${origin}/markets`, 'markets'),
          ),
        ]),
      );
      return sum([theme, built, ...played]);
    } finally {
      await host.close();
    }
  } finally {
    consumer.remove();
  }
}

/** What of Next is used here. */
type Next = (options: { dir: string; dev: boolean; quiet: boolean }) => {
  prepare(): Promise<void>;
  getRequestHandler(): Frontend['handle'];
  close(): Promise<void>;
};

/** The built host, answered by Next's own server, under a security policy of its own. */
async function nextHost(folder: string): Promise<Required<Pick<Frontend, 'handle' | 'close'>>> {
  const entry = pathToFileURL(join(folder, 'node_modules/next/dist/server/next.js')).href;
  const { default: module } = (await import(entry)) as { default: Next | { default: Next } };
  const next = typeof module === 'function' ? module : module.default;
  const app = next({ dir: folder, dev: false, quiet: true });
  await app.prepare();
  const answer = app.getRequestHandler();
  return {
    handle: (request, response) => {
      response.removeHeader('Content-Security-Policy'); // Next's scripts stand in the page
      return answer(request, response);
    },
    close: () => app.close(),
  };
}

/** Whether the server's page has a part of the widget, before any script runs. */
async function rendered(address: string, part: string): Promise<Outcome> {
  const isThere = (await (await fetch(address)).text()).includes(part);
  console.log(`${isThere ? ' ' : '✗'} Next: ${part} rendered on the server`);
  return verdict(isThere);
}
