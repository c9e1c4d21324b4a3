import { Desk } from './desk.ts';
import { expect, test } from './fixtures.ts';

// The browser's own reaction to a key cannot be seen where keys are only imitated.
for (const dir of ['ltr', 'rtl'] as const) {
  test(`the share of the balance follows the keys, ${dir}`, async ({ page }) => {
    const desk = new Desk(page);
    await desk.openAs();
    await page.evaluate((set) => (document.documentElement.dir = set), dir);
    const [more, less] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const slider = page.getByRole('slider', { name: 'Percentage of what is available' });
    // It waits for the balance, and a control that is disabled takes no focus.
    await expect(slider).toBeEnabled();
    await slider.focus();
    await page.keyboard.press(more);
    await page.keyboard.press(more);
    await page.keyboard.press(less);
    await expect(slider).toHaveValue('1');
    await page.keyboard.press('PageUp');
    await expect(slider).toHaveValue('11');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
    await expect(desk.amount).not.toHaveValue('');
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');

    // A press on the track leads to where it was pressed.
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not there.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(slider).toHaveValue('50');
  });
}

test('the lines of the desk are moved by pointer and keys, and stay where they were left', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open();
  const line = page.getByRole('separator', { name: /ticket/i });
  const size = async () => Number(await line.getAttribute('aria-valuenow'));
  await expect(line).toHaveAttribute('aria-valuenow', '320');
  const box = await line.boundingBox();
  if (!box) throw new Error('The line is not there.');
  await page.mouse.move(box.x + 2, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x - 18, box.y + 210, { steps: 4 });
  await page.mouse.move(box.x - 38, box.y + 220, { steps: 4 });
  await page.mouse.up();
  await expect.poll(size).toBe(360);
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(size).toBe(344);
  await page.reload();
  await expect.poll(size).toBe(344);
  await line.dblclick();
  await expect.poll(size).toBe(320);
});
