import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { serveFolder } from '../lib/serve-folder.ts';
import { looksOfPage, type Look } from './looks.ts';
import { unlikeTheTokens } from './tokens.ts';

/** Policy that forbids inline styles and unsafe scripts, which no host may need. */
const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** One built host in the browser. */
export interface Visit {
  /** Looks of every part of our components, by state of the page. */
  looks: Record<string, Look[]>;
  /** Faults of this host alone, whatever the others look like. */
  faults: string[];
}

const states: [name: string, reach: (page: Page) => Promise<void>][] = [
  ['at rest', async () => undefined],
  [
    'with the list open',
    async (page) => {
      await page.getByRole('combobox', { name: 'Network' }).click();
      await page.getByRole('listbox').waitFor();
    },
  ],
  [
    'with the menu open',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menu').waitFor();
    },
  ],
  [
    'with a toast',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Tell me' }).click();
      await page.getByText('Order placed').waitFor();
    },
  ],
  [
    'with the dialog open',
    async (page) => {
      await page.getByRole('button', { name: 'Claim rewards' }).click();
      await page.getByRole('dialog', { name: 'Claim CTN' }).waitFor();
    },
  ],
];

/** Opens a host, brings it to each state and looks at every part of our components. */
export async function visit(browser: Browser, folder: string, host: string): Promise<Visit> {
  const { origin, close } = await serveFolder(join(folder, 'dist', host), {
    'Content-Security-Policy': policy,
  });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    viewport: { width: 1280, height: 2600 },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const looks: Visit['looks'] = {};
  try {
    await page.goto(origin);
    await page.getByRole('region', { name: 'Order book' }).getByRole('listitem').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [state, reach] of states) {
      await reach(page);
      // The pointer rests in a corner, and transitions are over.
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      });
      looks[state] = await page.evaluate(looksOfPage);
    }
    faults.push(...(await page.evaluate(unlikeTheTokens)), ...(await unlikeItsOwn(page, host)));
  } catch (error) {
    faults.push(String(error));
  } finally {
    await context.close();
    await close();
  }
  return { looks, faults };
}

/** Returns the differences in the host's own words and acts. */
async function unlikeItsOwn(page: Page, host: string): Promise<string[]> {
  const wide = page.locator('[data-of-host]');
  const padding = await wide.evaluate((button) => getComputedStyle(button).paddingInlineStart);
  const expected: [what: string, is: string, should: string][] = [
    ["the host's own class", padding, '40px'],
  ];
  if (host.startsWith('partner')) {
    const button = page.locator('[data-slot=button]').first();
    const [background, corner, row] = await button.evaluate((element) => {
      const html = document.documentElement;
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
      html.dataset['density'] = 'touch';
      const height = getComputedStyle(html).getPropertyValue('--agio-row');
      delete html.dataset['density'];
      return [backgroundColor, borderTopLeftRadius, height];
    });
    expected.push(
      ["the partner's accent", background, 'rgb(224, 166, 255)'],
      ["the partner's corner", corner, '0px'],
      ["the reader's density over the partner's", row, '2.75rem'],
    );
  }
  return expected
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${what} is ${is}, should be ${should}`);
}
