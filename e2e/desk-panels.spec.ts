import { readFile } from 'node:fs/promises';
import { Desk } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('panels that were taken away and resized, and filters, are as they were after a reload; a reset brings all back', async ({
  page,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Side' }).click();
  await page.getByRole('option', { name: 'Buy' }).click();
  // Until the list has gone, Escape is for the list, and not for the popover around it.
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove filter: Side: Buy' })).toBeVisible();
  // Closed, the popover gives the focus back: the keys below are meant for the line.
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();

  const ticket = page.getByRole('separator', { name: 'Resize the order ticket' });
  await ticket.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ticket).toHaveAttribute('aria-valuenow', '336');
  const layout = page.getByRole('button', { name: 'Layout' });
  await layout.click();
  await page.getByRole('menuitemcheckbox', { name: 'Trades' }).click();
  const tape = page.getByRole('separator', { name: 'Resize the trades' });
  await expect(tape).toHaveCount(0);

  await page.reload();
  await desk.live();
  await expect(ticket).toHaveAttribute('aria-valuenow', '336');
  await expect(tape).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove filter: Side: Buy' })).toBeVisible();

  await layout.click();
  await page.getByRole('menuitem', { name: 'Reset layout' }).click();
  await expect(ticket).toHaveAttribute('aria-valuenow', '320');
  await expect(tape).toBeVisible();
});

test('the history is saved as a file of what matches, and an order opens its details from the table', async ({
  page,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Order history' }).click();
  const table = page.getByRole('table', { name: 'Order history' });
  await expect(table.getByRole('button', { name: /^Details: / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Side' }).click();
  await page.getByRole('option', { name: 'Sell' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(table.getByRole('button', { name: /^Details: Buy / })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^order-history-[\d-]+\.csv$/);
  const [header = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const side = header.split(',').indexOf('Side');
  expect(lines).not.toEqual([]);
  expect(new Set(lines.map((line) => line.split(',')[side]))).toEqual(new Set(['Sell']));

  const order = table.getByRole('button', { name: /^Details: / }).first();
  await order.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: /^Sell / });
  await expect(details.getByRole('list', { name: 'Timeline' })).toContainText('Placed');
  await page.keyboard.press('Escape');
  await expect(order).toBeFocused();
});
