import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hold, signIn, test } from './fixtures.ts';

/** The most that may move on a page of its own accord, as the browser counts it. */
const most = 0.02;

interface Watched {
  /** Everything that moved without the reader having done anything. */
  shifts: { value: number; what: string[] }[];
}

/** From the first paint of each page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifts = [];
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const slot = element?.closest('[data-slot]')?.getAttribute('data-slot') ?? '';
      return `${element?.tagName.toLowerCase() ?? '?'} in ${slot} ${(node?.textContent ?? '').slice(0, 40)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          watched.shifts.push({
            value,
            what: sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node)}: ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
    // A busy machine is no slow exchange: the moment at which a page no longer waits for its banners never comes.
    const start = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, ms?: number, ...rest: []) =>
      ms === 3_000 ? 0 : start(run, ms, ...rest)) as typeof setTimeout;
  });
}

/** Counts the calls that are under way, as live data never ends. */
function countCalls(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** The page is shown, with everything that it loads. */
async function expectSettled(page: Page, calls: () => number): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(async () => [calls(), await page.evaluate(() => document.fonts.status)])
    .toEqual([0, 'loaded']);
}

async function expectStill(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, `${what}\n${JSON.stringify(shifts, undefined, 1)}`).toBeLessThanOrEqual(most);
}

/** Every page of the app, from its own list. */
const addresses = JSON.parse(
  execFileSync(
    'node',
    [
      '--conditions=@agio/source',
      '--input-type=module',
      '--eval',
      `import { pages, variantAddresses } from './pages.ts';
       const own = pages.map(({ to, access }) => ({ to, isOpen: !access }));
       const ofVariants = variantAddresses.map(({ path, access }) => ({ to: '/' + path, isOpen: !access }));
       console.log(JSON.stringify([...own, ...ofVariants]));`,
    ],
    { cwd: join(import.meta.dirname, '../packages/exchange-app/src'), encoding: 'utf8' },
  ),
) as { to: string; isOpen: boolean }[];

for (const width of [390, 1440])
  for (const kind of ['guest', 'trader'] as const)
    test(`no page of a ${kind} moves by itself at ${width}`, async ({ page }) => {
      test.slow();
      const calls = countCalls(page);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      if (kind === 'trader') {
        await page.goto('/markets');
        await signIn(page);
        await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
      }
      await watchShifts(page);
      for (const { to } of addresses.filter(({ isOpen }) => isOpen || kind === 'trader')) {
        // Each in the app that has it.
        const company = /^\/(aurum|verdant)\b/.exec(to)?.[1] ?? 'default';
        await page.goto(`${to}?company=${company}`);
        await expectSettled(page, calls);
        await expectStill(page, `${to} at ${width} as ${kind}`);
      }
    });

for (const width of [390, 1440])
  test(`banners that come last do not move the page at ${width}`, async ({ page }) => {
    const calls = countCalls(page);
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const release = await hold(page, /announcement/);
    await page.goto('/markets');
    // It loads meanwhile.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeHidden();
    release();
    await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
    await expectSettled(page, calls);
    await expectStill(page, '/markets with late banners');
  });
