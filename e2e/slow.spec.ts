import type { Page } from '@playwright/test';
import { expect, openPortfolio, test, visit } from './fixtures.ts';

/** Opens the portfolio, whose figures do not come until what it answers is called. */
async function slowPortfolio(page: Page): Promise<() => void> {
  await visit(page, '/markets');
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/v2\/portfolio\b/, async (route) => {
    await held;
    // The page that sent the request may have gone.
    await route.continue().catch(() => undefined);
  });
  await openPortfolio(page);
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  return answer;
}

/** Returns the places of the parts of the page. */
async function places(page: Page): Promise<Record<string, { x: number; y: number }>> {
  const found: Record<string, { x: number; y: number }> = {};
  for (const name of ['Total value', 'Assets']) {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox();
    found[name] = { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
  }
  return found;
}

test('F05 the content of a slow page stays in place when the answer comes', async ({ page }) => {
  const answer = await slowPortfolio(page);
  const before = await places(page);
  answer();
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await places(page)).toEqual(before);
});

test('F05 a slow page can be left, and comes with its answer the next time', async ({ page }) => {
  const answer = await slowPortfolio(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Markets' }).click();
  await expect(page).toHaveURL(/\/markets$/);
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  answer();
  await openPortfolio(page);
  await expect(
    page.getByRole('region', { name: 'Assets' }).getByRole('row', { name: /XCB/ }),
  ).toBeVisible();
});

test('F05 after three seconds a slow page says that it is still loading, moves for it by nothing, and can be left', async ({
  page,
}) => {
  await page.clock.install();
  const answer = await slowPortfolio(page);
  const before = await places(page);
  const said = page.getByText('Still loading. You can wait, or go to another page.');
  await expect(said).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(said).toBeVisible();
  expect(await places(page)).toEqual(before);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Markets' }).click();
  await expect(page).toHaveURL(/\/markets$/);
  await expect(said).toHaveCount(0);
  answer();
});

test('office-review M16 while the code of a page of the back office is on its way its title and its parts stand in their places', async ({
  page,
}) => {
  await visit(page, '/admin/orders', 'officer');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/users-area[^/]*\.js/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Users' })
    .click();
  const title = page.getByRole('heading', { name: 'Users', level: 1 });
  await expect(title).toBeVisible();
  await expect(page.locator('[data-office-skeleton=users]')).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  const before = await title.boundingBox();
  send();
  await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
  expect(await title.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
});
