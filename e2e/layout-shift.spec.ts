// @where Tools: largest layout shift of a page
import type { Page } from '@playwright/test';
import { addresses, countCalls, expectSettled, open } from './every-page.ts';
import { expect, hold, test, visit } from './fixtures.ts';

// Motion is a part of what moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

async function expectStill(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, `${what}\n${JSON.stringify(shifts, undefined, 1)}`).toBeLessThanOrEqual(most);
}

for (const width of [390, 1440])
  for (const kind of ['guest', 'trader'] as const)
    test(`no page of a ${kind} moves by itself at ${width}`, async ({ page }) => {
      test.slow();
      const calls = countCalls(page);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      if (kind === 'trader') {
        await visit(page, '/markets');
        await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
      }
      await watchShifts(page);
      for (const { to } of addresses.filter(({ isOpen }) => isOpen || kind === 'trader')) {
        await open(page, to);
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

for (const width of [390, 1024, 1440])
  test(`figures of the portfolio that come last do not move the home at ${width}`, async ({
    page,
  }) => {
    const calls = countCalls(page);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/markets');
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
    await watchShifts(page);
    const release = await hold(page, /v2\/portfolio\b/);
    await open(page, '/aurum');
    await expect(page.getByRole('link', { name: /^Send & Receive/ })).toBeVisible();
    const total = page.getByRole('region', { name: 'Total value' });
    await expect(total.getByText('Loading the value over time')).toBeAttached();
    release();
    await expectSettled(page, calls);
    await expectStill(page, `/aurum at ${width} with late figures`);
  });
