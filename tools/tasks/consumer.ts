import { join } from 'node:path';
import { chromium as playwright, type Browser, type Page } from 'playwright';
import { chromium } from '../chromium.mjs';
import { installConsumer } from '../consumer/install.ts';
import { looksOfPage, otherwise, type Look } from '../consumer/looks.ts';
import { main } from '../lib/main.ts';
import { check, sum, verdict, type Outcome } from '../lib/outcome.ts';
import { since } from '../lib/say.ts';
import { serveFolder } from '../lib/serve-folder.ts';

/*
 * The packed packages in an app outside the workspace, built by its own Vite, in hosts with and without CSS of their
 * own, which comes before ours or after it: every part of every component must look the same in all of them.
 */

/** What style-src 'self' and Trusted Types forbid must not be needed. */
const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** The folders of tools/consumer/site/sheets; all are compared with the first. */
const hosts: [name: string, what: string][] = [
  ['plain', 'no CSS of its own'],
  ['plain-unlayered', 'no CSS of its own, our unlayered sheet'],
  ['tailwind-before', 'Tailwind 4 before ours'],
  ['tailwind-after', 'Tailwind 4 after ours'],
  ['reset-before', 'unlayered reset before ours'],
  ['reset-after', 'unlayered reset after ours'],
];

interface Visit {
  /** By state of the page. */
  looks: Record<string, Look[]>;
  /** What must hold in this host, whatever the others look like. */
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
    'with the dialog open',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Claim rewards' }).click();
      await page.getByRole('dialog', { name: 'Claim CTN' }).waitFor();
    },
  ],
];

async function visit(browser: Browser, folder: string, host: string): Promise<Visit> {
  const { origin, close } = await serveFolder(join(folder, 'dist', host), {
    'Content-Security-Policy': policy,
  });
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
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
    for (const [state, reach] of states) {
      /* oxlint-disable no-await-in-loop -- one page */
      await reach(page);
      // Not where the pointer happens to be, nor half way to somewhere.
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      });
      looks[state] = await page.evaluate(looksOfPage);
      /* oxlint-enable no-await-in-loop */
    }
    faults.push(...(await page.evaluate(unlikeTheTokens)));
    const wide = page.locator('[data-of-host]');
    const padding = await wide.evaluate((button) => getComputedStyle(button).paddingInlineStart);
    if (host.startsWith('tailwind') && padding !== '40px')
      faults.push(`the host's own px-10 is ${padding}, should be 40px`);
  } catch (error) {
    faults.push(String(error));
  } finally {
    await context.close();
    await close();
  }
  return { looks, faults };
}

/** Runs in the page: what is not as the theme and the component say. The pages could otherwise be equally bare. */
function unlikeTheTokens(): string[] {
  const probe = document.createElement('i');
  document.body.append(probe);
  const token = (property: 'backgroundColor' | 'borderRadius' | 'height', name: string) => {
    probe.style[property] = `var(--agio-${name})`;
    const value = getComputedStyle(probe)[property];
    probe.style[property] = '';
    return value;
  };
  const styleOf = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return getComputedStyle(element);
  };
  probe.style.display = 'block';
  const expected: [what: string, is: string, should: string][] = [
    ['button: padding', styleOf('[data-slot=button]').paddingInlineStart, '14px'],
    [
      'button: background',
      styleOf('[data-slot=button]').backgroundColor,
      token('backgroundColor', 'accent'),
    ],
    [
      'button: radius',
      styleOf('[data-slot=button]').borderTopLeftRadius,
      token('borderRadius', 'radius-control'),
    ],
    ['button: height', styleOf('[data-slot=button]').height, token('height', 'control-height')],
    [
      'order book: background',
      styleOf('[data-slot=order-book]').backgroundColor,
      token('backgroundColor', 'surface-1'),
    ],
    [
      'dialog: radius',
      styleOf('[data-slot=dialog-panel]').borderTopLeftRadius,
      token('borderRadius', 'radius-dialog'),
    ],
    [
      'dialog: what covers the page',
      styleOf('[data-slot=dialog-scrim]').backgroundColor,
      token('backgroundColor', 'scrim'),
    ],
    ['dialog: body padding', styleOf('[data-slot=dialog-body]').paddingInlineStart, '24px'],
  ];
  probe.remove();
  return expected
    .filter(([, is, should]) => is !== should || is === '')
    .map(([what, is, should]) => `${what} is ${is}, should be ${should}`);
}

export async function consumer(): Promise<Outcome> {
  const started = performance.now();
  const { folder, remove } = await installConsumer();
  try {
    console.log(`Installed outside the workspace (${since(started)}).`);
    const types = await check(join(folder, 'node_modules/.bin/tsc'), ['-p', folder]);
    const inFolder = ['--eval', `await import(${JSON.stringify(join(folder, 'build.ts'))})`];
    const built = await check('node', ['--input-type=module', ...inFolder]);
    if (built.failed > 0) return sum([types, built]);
    return sum([types, built, ...(await compare(folder))]);
  } finally {
    remove();
    console.log(`In ${since(started)}.`);
  }
}

async function compare(folder: string): Promise<Outcome[]> {
  const { executablePath, args, env } = await chromium();
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  const outcomes: Outcome[] = [];
  let reference: Visit['looks'] | undefined;
  try {
    for (const [host, what] of hosts) {
      // oxlint-disable-next-line no-await-in-loop -- the first is what the others are compared with
      const { looks, faults } = await visit(browser, folder, host);
      reference ??= looks;
      for (const [state, expected] of Object.entries(reference)) {
        faults.push(...otherwise(expected, looks[state] ?? []).map((one) => `${state}: ${one}`));
      }
      const elements = Object.values(looks).reduce((all, { length }) => all + length, 0);
      console.log(`${faults.length === 0 ? ' ' : '✗'} ${what}: ${elements} elements looked at`);
      for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
      if (faults.length > 20) console.log(`    and ${faults.length - 20} more`);
      outcomes.push(verdict(faults.length === 0 && elements > 0));
    }
  } finally {
    await browser.close();
  }
  return outcomes;
}

if (import.meta.main) await main(consumer);
