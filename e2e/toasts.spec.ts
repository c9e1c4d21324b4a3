import type { Locator } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

// A toast that is dragged away has its own motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Presses on an element with the mouse, moves it by so many pixels, and lets it go. */
async function drag(target: Locator, by: number): Promise<void> {
  const mouse = target.page().mouse;
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const y = box.y + box.height / 2;
  await mouse.move(box.x + 4, y);
  await mouse.down();
  await mouse.move(box.x + 4 + by, y, { steps: 12 });
  await mouse.up();
}

test('spec-audit M10: a toast is dragged away by its text, from 80 % of its width, and a double press selects a word of it', async ({
  page,
  server,
}) => {
  await visit(page, '/markets');
  await server.disturb({
    fault: 'call',
    endpoint: 'account.changeSetting',
    failWith: {
      status: 400,
      body: {
        errorCode: 12345,
        errors: [{ key: '', code: '12345', message: 'This currency cannot be kept today.' }],
      },
    },
  });
  await page.goto('/markets?modal=settings&tab=currency');
  await page.getByText('US Dollar').click();
  await page.keyboard.press('Escape');
  const toast = page.getByRole('listitem').filter({ hasText: 'That did not work' });
  const text = toast.getByText('This currency cannot be kept today.');
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  const width = (await toast.boundingBox())?.width ?? 0;
  const selected = () => page.evaluate(() => getSelection()?.toString().trim());

  await text.dblclick({ position: { x: 6, y: 6 } });
  expect(await selected()).toBe('This');
  await drag(text, width * 0.7);
  await expect(toast).toHaveAttribute('data-removed', 'false');
  expect(await selected()).toBe('');
  // A selection elsewhere on the page does not hold it.
  await page.getByRole('heading', { level: 1 }).dblclick({ position: { x: 10, y: 10 } });
  expect(await selected()).toBe('Markets');
  await drag(text, width * 0.9);
  await expect(toast).toHaveCount(0);
});
