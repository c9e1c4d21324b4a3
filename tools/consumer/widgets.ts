import { join } from 'node:path';
import { builtApp } from '@agio/sandbox/server';
import { sum, type Outcome } from '../lib/outcome.ts';
import { checkRadixCopies } from '../pack/radix-copies.ts';
import { installConsumer } from './install.ts';
import { installSize } from './install-size.ts';
import { inBrowser, onExchange, play } from './play.ts';
import { pageExamples, readmeExamples } from './readme.ts';
import { typesOf } from './ui.ts';
import { looksInHosts } from './widget-looks.ts';
import { buyOnDesk, readPdf, wearAndSpeak } from './widgets-play.ts';

/** Packages that a host of widgets names in its package.json. */
export const widgetPackages = [
  '@agio/widgets',
  '@agio/ui',
  '@agio/api-client',
  '@agio/whitelabel-themes',
  '@agio/money',
];

/**
 * The widgets in a host that Vite builds, against the running exchange: the desk of the readme, as it stands there, in
 * which a user signs in and buys; and a desk, a ticket and the markets by themselves, in a brand and a language of the
 * host's own.
 */
export async function widgetsConsumer(): Promise<Outcome> {
  const size = await installSize(widgetPackages);
  const consumer = await installConsumer('widgets-host', widgetPackages);
  const { folder } = consumer;
  try {
    const layers = checkRadixCopies(folder);
    readmeExamples(folder, ['@agio/widgets']);
    // Here, because this host has all packages that the pages' examples import.
    pageExamples(folder);
    const types = await typesOf(consumer);
    const theme = await consumer.check('node_modules/.bin/agio-theme', 'build', 'brand.json');
    const built = await consumer.check('node_modules/.bin/vite', 'build', '--logLevel', 'warn');
    if (built.failed > 0) return sum([size, layers, types, theme, built]);
    const played = await onExchange(builtApp(join(folder, 'dist')), (origin) =>
      inBrowser(async (browser) => [
        await play(browser, 'the desk of the readme: signed in, and bought', (page) =>
          buyOnDesk(page, `${origin}/`),
        ),
        await play(browser, "the desk, in the host's brand and language", (page) =>
          wearAndSpeak(page, `${origin}/parts.html?desk`, 'desk'),
        ),
        await play(browser, "a ticket, in the host's brand and language", (page) =>
          wearAndSpeak(page, `${origin}/parts.html?ticket`, 'ticket'),
        ),
        await play(browser, "the markets, in the host's brand and language", (page) =>
          wearAndSpeak(page, `${origin}/parts.html?markets`, 'markets'),
        ),
        await play(browser, 'the back office: a PDF is read', (page) =>
          readPdf(page, `${origin}/parts.html?office`),
        ),
        ...(await looksInHosts(browser, folder, origin)),
      ]),
    );
    return sum([size, layers, types, theme, built, ...played]);
  } finally {
    consumer.remove();
  }
}
