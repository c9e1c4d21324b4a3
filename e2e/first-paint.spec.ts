import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Places of the bars of a skeleton that can be seen, in whole pixels. */
const bars = (page: Page, part: string) =>
  page.locator(part).evaluate((element) =>
    [...element.querySelectorAll('span[class*="bg-surface-3"]')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top < innerHeight)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
      .toSorted(),
  );

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const path of ['/markets', '/trade'])
    test(`the document of ${path} shows the skeleton that the page has, at ${width}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height });
      await page.route('**/assets/*.js', () => new Promise(() => undefined));
      await page.goto(path, { waitUntil: 'commit' });
      const first = page.locator('#first-view');
      await expect(first).toBeVisible();
      const drawn = await bars(page, '#first-view');
      expect(drawn.length).toBeGreaterThan(2);
      expect((await first.innerText()).trim()).toBe('');

      // The page itself, which waits for the exchange in vain.
      await page.unroute('**/assets/*.js');
      await context.route(/\/(?:marketdata|frontoffice)\//, () => new Promise(() => undefined));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('main:not(.invisible)')).toBeVisible();
      await expect(first).toBeHidden();
      // A line over the page says that the exchange is slow.
      const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
      const shown = (await bars(page, 'main')).map((bar) => {
        const [x, y, ...size] = bar.split(' ').map(Number);
        return [x, (y ?? 0) - Math.round(top - 52), ...size].join(' ');
      });
      expect(drawn.filter((bar) => shown.includes(bar)).length).toBeGreaterThan(drawn.length * 0.9);
    });

test('a skeleton in the document violates no policy, and is gone when the page is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective: directive }) =>
      violations.push(directive),
    );
  });
  await page.goto('/markets');
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  await expect(page.locator('#first-view')).toBeHidden();
  expect(
    await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations),
  ).toEqual([]);
});

/** The heading of a variant's home, before and after the app has started. */
const heading = (page: Page, part: string) =>
  page.locator(part).getByRole('heading', { level: 1, includeHidden: true });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the document of /aurum says what the exchange is, where the page says it, at ${width}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto('/aurum', { waitUntil: 'commit' });
    await expect(heading(page, '#first-view')).toBeVisible();
    await expect(page.locator('#first-view')).toContainText('down to a thousandth of a unit');
    const drawn = await heading(page, '#first-view').boundingBox();

    await page.unroute('**/assets/*.js');
    await context.route(/\/(?:marketdata|frontoffice)\//, () => new Promise(() => undefined));
    await page.goto('/aurum', { waitUntil: 'commit' });
    await expect(page.locator('main:not(.invisible)')).toBeVisible();
    await expect(page.locator('#first-view')).toBeHidden();
    const shown = await heading(page, 'main').boundingBox();
    const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
    expect({ ...shown, y: (shown?.y ?? 0) - (top - 52) }).toEqual(drawn);
  });

for (const [reader, key, value] of [
  ['who reads German', 'agio.preferences', { defaultLanguage: 'de' }],
  ['who is signed in', 'agio.session', { accessToken: 'kept' }],
] as const)
  test(`the words of a document are not for a reader ${reader}`, async ({ page }) => {
    await page.addInitScript(([name, kept]) => localStorage.setItem(name, JSON.stringify(kept)), [
      key,
      value,
    ] as const);
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto('/aurum', { waitUntil: 'commit' });
    await expect(page.locator('.boot-header')).toBeVisible();
    await expect(page.locator('#first-view')).toHaveCount(1);
    await expect(page.locator('#first-view')).toBeHidden();
  });
