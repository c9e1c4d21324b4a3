import type { Locator, Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** The drawings in the chart, as the Tab key reaches them. */
const drawings = (page: Page) => page.getByRole('group', { name: 'Drawings' }).getByRole('button');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
}

test('a trend line by mouse and a horizontal line by keys are there after a reload, and undo takes them back', async ({
  page,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  const draw = page.getByRole('button', { name: 'Draw', exact: true });

  await draw.click();
  await page.getByRole('button', { name: 'Trend line' }).click();
  const surface = await boxOf(page.getByRole('application', { name: 'Trend line' }));
  const [left, top] = [surface.x + surface.width / 3, surface.y + surface.height / 2];
  await page.mouse.click(left, top);
  await expect(page.getByText('Point 2 of 2')).toBeVisible();
  await page.mouse.click(left + 120, top - 60);
  await expect(drawings(page)).toHaveCount(1);
  const trend = await drawings(page).first().getAttribute('aria-label');
  expect(trend).toMatch(/^Trend line, \d+\.\d{4} – \d+\.\d{4}$/);

  await draw.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Horizontal line' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: 'Horizontal line' })).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(drawings(page)).toHaveCount(2);
  await expect(drawings(page).nth(1)).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await desk.live();
  await expect(drawings(page)).toHaveCount(2);
  await expect(drawings(page).first()).toHaveAccessibleName(trend ?? '');

  // The line moves, and the chart below it stays.
  const range = await page.locator('[data-slot=chart-caption]').innerText();
  await page.mouse.move(left + 60, top - 30);
  await page.mouse.down();
  await page.mouse.move(left + 60, top + 10, { steps: 4 });
  await page.mouse.up();
  await expect(drawings(page).first()).not.toHaveAccessibleName(trend ?? '');
  await expect(drawings(page).first()).toBeFocused();
  expect(await page.locator('[data-slot=chart-caption]').innerText()).toContain(
    range.slice(0, range.indexOf('Last')),
  );

  await page.keyboard.press('Control+z');
  await expect(drawings(page).first()).toHaveAccessibleName(trend ?? '');
  await drawings(page).first().focus();
  await page.keyboard.press('Delete');
  await expect(drawings(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawings(page)).toHaveCount(2);

  // Another market has its own, and another reader too.
  await page.goto('/trade/BTC-USDC');
  await desk.live();
  await expect(page.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await expect(drawings(page)).toHaveCount(0);
});

test('a storage that holds anything leaves a chart without drawings, and a chart with them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const list = [null, 7, { id: 'a', tool: 'pitchfork', points: [] }];
    const good = { id: 'b', tool: 'vertical', points: [{ time: '2026-01-01', price: '1' }] };
    localStorage.setItem(
      'agio.drawings',
      JSON.stringify({ byAccount: { guest: { 'XCB-CTN': [...list, good] } } }),
    );
  });
  const desk = new Desk(page);
  await desk.open();
  await expect(page.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'Drawings' }).getByRole('listitem').first(),
  ).toBeVisible();
});
