import type { Browser, Page } from '@playwright/test';
import { visit } from './fixtures.ts';

/** Opens a browser of another user, who has signed in at a page. */
export async function elsewhere(
  browser: Browser,
  baseURL: string | undefined,
  account: string,
  path = '/markets',
): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await visit(page, path, account);
  return page;
}
