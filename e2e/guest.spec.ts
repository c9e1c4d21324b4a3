import { Desk } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('guests see live markets, and no token is sent anywhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) sent.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (socket.url().includes('access_token')) sent.push(socket.url());
  });

  await page.goto('/markets');
  const row = page.getByRole('row', { name: /XCB/ }).first();
  await expect(row).toBeVisible();
  // some market moves within a few seconds
  const table = page.getByRole('main');
  const before = await table.innerText();
  await expect.poll(() => table.innerText()).not.toBe(before);

  const desk = new Desk(page);
  await desk.open();
  await expect(page.getByRole('region', { name: 'Recent trades' })).toBeVisible();
  // Prices of levels may stay for long; their amounts do not.
  const book = await desk.book.innerText();
  await expect.poll(() => desk.book.innerText()).not.toBe(book);
  expect(sent).toEqual([]);
});

test('the bare address leads somewhere, and an unknown one says so with a way on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the filter of the markets is there again after back and reload, and a link to the markets is bare', async ({
  page,
}) => {
  await page.goto('/markets');
  const search = page.getByRole('searchbox', { name: 'Search markets' });
  await page.getByRole('radio', { name: /^Commodities/ }).click();
  await search.pressSequentially('gold');
  await expect(page).toHaveURL('/markets?category=commodities&search=gold');
  await page
    .getByRole('row', { name: /XAUG\/CHF/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/trade/XAUG-CHF');

  await page.goBack();
  await expect(search).toHaveValue('gold');
  await expect(page.getByRole('radio', { name: /^Commodities/ })).toBeChecked();
  await page.reload();
  await expect(search).toHaveValue('gold');
  await expect(page.getByRole('row', { name: /BTC\/USDC/ })).toHaveCount(0);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Markets' }).click();
  await expect(page).toHaveURL('/markets');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('row', { name: /BTC\/USDC/ })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('gold');
});

test('the order of the markets is there again after back and reload; Enter opens the first hit', async ({
  page,
}) => {
  await page.goto('/markets');
  const table = page.getByRole('table', { name: 'Markets' });
  const change = table.getByRole('columnheader', { name: '24h change' });
  await change.getByRole('button').click();
  await expect(page).toHaveURL('/markets?sort=-change');
  await change.getByRole('button').click();
  await expect(page).toHaveURL('/markets?sort=change');
  await expect(change).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('link', { name: 'BTC/USDC' }).click();
  await expect(page).toHaveURL('/trade/BTC-USDC');

  await page.goBack();
  await expect(change).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(change).toHaveAttribute('aria-sort', 'ascending');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Markets' })
    .click();
  await expect(page).toHaveURL('/markets');
  await expect(change).toHaveAttribute('aria-sort', 'none');

  const search = page.getByRole('searchbox', { name: 'Search markets' });
  await search.press('Enter');
  await expect(page).toHaveURL('/markets');
  await search.fill('copper');
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  await search.press('Enter');
  await expect(page).toHaveURL('/trade/COPR-USDC');
});

test('the head of the markets stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/markets');
  const table = page.getByRole('table', { name: 'Markets' });
  await expect(table.getByRole('rowheader').last()).toBeAttached();
  await table.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  const head = table.getByRole('columnheader', { name: 'Last price' });
  await expect(head).toBeInViewport();
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(0);
});
