import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Every page of the app, from its own list. */
export const addresses = JSON.parse(
  execFileSync(
    'node',
    [
      '--conditions=@agio/source',
      '--input-type=module',
      '--eval',
      `import { variantAddresses } from './navigation.ts';
       import { pages } from './pages.ts';
       const own = pages.map(({ to, access }) => ({ to, isOpen: !access }));
       const ofVariants = variantAddresses().map(({ path, access }) => ({ to: '/' + path, isOpen: !access }));
       console.log(JSON.stringify([...own, ...ofVariants]));`,
    ],
    { cwd: join(import.meta.dirname, '../packages/exchange-app/src'), encoding: 'utf8' },
  ),
) as { to: string; isOpen: boolean }[];

/** Opens a page of the list in the app that has it: the default one, or a variant. */
export async function open(page: Page, to: string): Promise<void> {
  const company = /^\/(aurum|verdant)\b/.exec(to)?.[1] ?? 'default';
  await page.goto(`${to}?company=${company}`);
}

/** Counts the calls that are under way, as live data never ends. */
export function countCalls(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** The page is shown, with everything that it loads. */
export async function expectSettled(page: Page, calls: () => number): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(async () => [calls(), await page.evaluate(() => document.fonts.status)])
    .toEqual([0, 'loaded']);
}
