import { readFileSync } from 'node:fs';
import type { Asset } from '@agio/api-client/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, offerLanguages, test } from './fixtures.ts';

interface Words {
  readonly [key: string]: Words & string;
}
const wordsAt = (path: string) =>
  JSON.parse(readFileSync(new URL(`../packages/${path}`, import.meta.url), 'utf8')) as Words;

/** Opens the pages that follow in a language, in a deployment that offers it. */
async function chooseLanguage(page: Page, code: string): Promise<void> {
  await offerLanguages(page.context(), code);
  await page.addInitScript((defaultLanguage) => {
    localStorage.setItem('agio.preferences', JSON.stringify({ defaultLanguage }));
  }, code);
}

for (const [code, direction] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`pages of the provider and answers of the exchange are in the language of the app: ${code}`, async ({
    page,
  }) => {
    const app = wordsAt(`exchange-app/src/shared/language/locales/${code}/shell.json`);
    const server = wordsAt(`sandbox/locales/${code}.json`);
    const { signIn, refusals } = server['identity']!;
    await chooseLanguage(page, code);
    const assets = page.waitForResponse('**/assets-info');
    await page.goto('/markets');
    const named = (await (await assets).json()) as Asset[];
    expect(named.find(({ id }) => id === 'VCO2')?.name).toBe(server['assets']!['VCO2']!['name']);

    await page.getByRole('button', { name: app['header']!['getStarted']! }).click();
    await expect(page.getByRole('heading', { name: signIn!['title']!, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectAccessible(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow()).toBeLessThanOrEqual(0);

    await page.getByLabel(signIn!['userName']!).fill('trader@agio.test');
    await page.getByLabel(signIn!['password']!).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(refusals!['noMatch']!);
    const continueAs = signIn!['continueAs']!.replace('{{email}}', 'trader@agio.test');
    await page.getByRole('button', { name: continueAs }).click();
    await expect(page).toHaveURL(/\/markets$/);

    await page.setViewportSize({ width: 1280, height: 720 });
    const asked = page.waitForRequest('**/identity/session/end?*');
    const profile = app['header']!['profile']!.replace('{{name}}', '').trim();
    await page.getByRole('button', { name: profile }).click();
    await page.getByText(app['profile']!['logout']!, { exact: true }).click();
    expect(new URL((await asked).url()).searchParams.get('ui_locales')).toBe(code);
    await expect(page.getByRole('button', { name: app['header']!['getStarted']! })).toBeEnabled();
  });
}
