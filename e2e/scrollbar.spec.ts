import type { Page } from '@playwright/test';
import { chromium } from '../tools/chromium.mjs';
import { expect, test } from './fixtures.ts';

const { executablePath, args, env } = await chromium();

// Scrollbars that take room, as on Windows and on most of Linux; a headless browser hides them by default. With motion, as
// a dialog that leaves must not move the page either.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: {
    executablePath,
    args,
    env: { ...process.env, ...env },
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const scrollbar = (page: Page) =>
  page.evaluate(() => innerWidth - document.documentElement.clientWidth);

async function expectToStandStill(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Get Started', includeHidden: true });
  const before = await button.boundingBox();
  await page.getByRole('button', { name: 'ALPHA' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await button.boundingBox()).toEqual(before);
}

test('a dialog does not move a page that has a scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/markets');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(await scrollbar(page)).toBeGreaterThan(0);
  await expectToStandStill(page);
});

test('a dialog does not move a page that has none', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Every page of the app has the footer below its fold; a host that embeds the dialogs need not.
  await page.getByRole('contentinfo').evaluate((footer) => {
    footer.style.display = 'none';
  });
  await page.getByRole('main').evaluate((main) => {
    main.style.minHeight = '0';
  });
  expect(await scrollbar(page)).toBe(0);
  await expectToStandStill(page);
});
