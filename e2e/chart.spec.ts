import type { Page, Request } from '@playwright/test';
import { Desk } from './desk.ts';
import { expect, test, testAlone } from './fixtures.ts';

const older = /limited_history\?.*\bto=/;

/** The figures of the candle that stands so far from the end of the chart, the axis of prices included. */
async function candleAt(page: Page, fromEnd: number): Promise<string> {
  const box = await page.getByRole('figure').boundingBox();
  if (!box) throw new Error('The chart is not there.');
  const x = box.x + box.width - fromEnd;
  const legend = page.locator('[data-slot=chart-legend]');
  const opening = async () => /O([\d.,]+)/.exec(await legend.innerText())?.[1];
  // away from the chart the legend is of the last candle, and over it of the one under the pointer, some frames later
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const last = await opening();
  await page.mouse.move(x - 1, box.y + 150);
  await page.mouse.move(x, box.y + 150);
  await expect.poll(opening).not.toBe(last);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return legend.innerText();
}

/** Drags the chart to earlier times, as a hand does, until a text stands at its first candle. */
async function dragBackTo(page: Page, text: string): Promise<void> {
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  for (let step = 0; step < 5; step += 1) await zoomOut.click();
  const box = await page.getByRole('figure').boundingBox();
  if (!box) throw new Error('The chart is not there.');
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (older.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await expect(async () => {
    // In short moves, and none while older candles are on their way, so that candles stay in sight on a fast machine.
    await page.mouse.move(box.x + 60, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 150, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => underWay.size).toBe(0);
    await expect(page.getByText(text)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
}

test('scrolling back loads older candles without a jump; a failure can be tried again', async ({
  page,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.open();
  await page.getByRole('button', { name: '1D', exact: true }).click();
  const count = async () =>
    Number(
      /of ([\d,]+) candles/
        .exec(await page.getByRole('figure').innerText())?.[1]
        ?.replaceAll(',', ''),
    );
  // one more after midnight
  await expect.poll(count).toBeGreaterThanOrEqual(500);

  let answer: 'late' | 'never' | 'well' = 'never';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(older, async (route) => {
    if (answer === 'never') return route.abort();
    if (answer === 'late') await released;
    return route.continue();
  });
  await dragBackTo(page, 'Older candles could not be loaded');
  expect(await count()).toBeLessThan(1000);

  answer = 'late';
  const again = page
    .getByRole('region', { name: 'XCB/CTN' })
    .getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByText('Loading older candles')).toBeVisible();
  const before = await candleAt(page, 120);
  answer = 'well';
  release();
  await expect(async () => {
    // On a busy machine what was late has been given up meanwhile: it is asked for again.
    if (await again.isVisible()) await again.click();
    expect(await count()).toBeGreaterThanOrEqual(1000);
  }).toPass();
  expect(await candleAt(page, 120)).toBe(before);
  expect(await candleAt(page, 180)).not.toBe(before);
});

test('a chart that reaches the first candle of its market says that there are none before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (older.test(request.url())) asked.push(request.url());
  });
  const desk = new Desk(page);
  await desk.open();
  await page.getByRole('button', { name: '1W', exact: true }).click();
  await dragBackTo(page, 'No older history');
  expect(asked).toEqual([]);
});

test('F27 another kind of chart is chosen by mouse, over the chart: the chart and the desk stand', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open();
  await expect(page.locator('[data-slot=chart-legend]')).toBeVisible();
  for (const kind of ['Line', 'Area', 'Candles']) {
    await page.getByRole('button', { name: /^Chart type/ }).click();
    // The menu lies over the chart: where it was pressed, the pointer is on the chart then.
    await page.getByRole('menuitemradio', { name: kind, exact: true }).click();
    await expect(page.getByRole('button', { name: `Chart type: ${kind}` })).toBeVisible();
    await candleAt(page, 300);
    await expect(page.getByRole('figure')).toBeVisible();
    await expect(page.getByText('This part could not be shown')).toHaveCount(0);
  }
});

test('indicators with their parameters survive a reload', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  const legend = page.locator('[data-slot=chart-indicator]');
  await page.getByRole('button', { name: /^Indicators/ }).click();
  const settings = page.getByRole('dialog', { name: /^Indicators/ });
  await settings.getByRole('button', { name: 'Add SMA, Simple moving average' }).click();
  await settings.getByRole('button', { name: 'Add RSI, Relative strength index' }).click();
  await settings.getByRole('textbox', { name: 'Length' }).first().fill('9');
  await expect(legend).toHaveText([/^SMA 9[\d.]+$/, /^RSI 14[\d.]+$/]);
  await page.reload();
  await expect(legend).toHaveText([/^SMA 9[\d.]+$/, /^RSI 14[\d.]+$/]);
});

testAlone.describe('in a market without other traders', () => {
  testAlone.use({ scenario: 'quiet' });

  testAlone(
    'dragging the line of an order asks to confirm the new price, and places the order there',
    async ({ page }) => {
      testAlone.slow();
      const desk = new Desk(page);
      await desk.openAs();
      await page.getByRole('tab', { name: 'Limit', exact: true }).click();
      const before = await desk.priceAt('0.998');
      await desk.price.fill(before);
      await desk.amount.fill('21');
      await desk.submit('Buy XCB').click();

      const chip = page.getByRole('button', { name: /^Edit order: Buy 21\.00 at / });
      await expect(chip).toBeVisible();
      const draft = page.locator('[data-slot=chart-order-draft]');
      const drag = async (by: number) => {
        // The chips stand still once the chart has drawn the order.
        const box = await chip.boundingBox();
        if (!box) throw new Error('The order is not in the chart.');
        await page.mouse.move(box.x + 12, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + 12, box.y + box.height / 2 + by, { steps: 4 });
        await expect(draft).toBeVisible();
      };
      await drag(24);
      await page.keyboard.press('Escape');
      await expect(draft).toHaveCount(0);
      await page.mouse.up();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await drag(24);
      await page.mouse.up();
      const edit = page.getByRole('dialog', { name: 'Edit order' });
      const price = edit.getByRole('textbox', { name: 'Price' });
      await expect(price).not.toHaveValue(before);
      const after = await price.inputValue();
      expect(Number(after)).toBeLessThan(Number(before));
      await edit.getByRole('button', { name: 'Change order' }).click();
      await expect(edit).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: `Edit order: Buy 21.00 at ${after}` }),
      ).toBeVisible();
    },
  );
});
