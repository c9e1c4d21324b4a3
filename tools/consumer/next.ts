import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Frontend } from '@agio/sandbox/server';
import { check, checked, sum, type Outcome } from '../lib/outcome.ts';
import { installConsumer } from './install.ts';
import { inBrowser, onExchange, play } from './play.ts';
import { buyOnDesk, readPdf, wearAndSpeak } from './widgets-play.ts';
import { widgetPackages } from './widgets.ts';

/**
 * Checks the widgets in a host of Next's app router, against the running exchange: rendered on the server for guests,
 * taken over by the browser without a mismatch, in a brand and a language of the host's own; and a desk on which a user
 * signs in and buys.
 */
export async function nextConsumer(): Promise<Outcome> {
  const consumer = await installConsumer('next-host', widgetPackages);
  const { folder } = consumer;
  try {
    const theme = await consumer.check('node_modules/.bin/agio-theme', 'build', 'brand.json');
    // Checks the types too.
    const built = await check('node_modules/.bin/next', ['build'], {
      cwd: folder,
      env: { NEXT_TELEMETRY_DISABLED: '1' },
    });
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
          await play(browser, 'Next: the back office, in which a PDF is read', (page) =>
            readPdf(page, `${origin}/office`),
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

/**
 * The built host, answered by Next's own server, under a security policy of its own. A process of its own, as Next
 * changes the one that it runs in: its NODE_ENV, `fetch`, how modules are found.
 */
async function nextHost(folder: string): Promise<Required<Pick<Frontend, 'handle' | 'close'>>> {
  const program = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [program, 'start', '--port', '0', folder], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`Next ended before it listened. ${said}`)));
  });
  return {
    handle: ({ url, method, headers }, response) => {
      response.removeHeader('Content-Security-Policy'); // Next's scripts stand in the page
      const passOn = request({ port, path: url, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passOn.on('error', () => response.writeHead(502).end());
      passOn.end();
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Checks that the server's page has a part of the widget, before any script runs. */
async function rendered(address: string, part: string): Promise<Outcome> {
  const isThere = (await (await fetch(address)).text()).includes(part);
  return checked(`Next: ${part} rendered on the server`, isThere ? [] : ['not in the page']);
}
