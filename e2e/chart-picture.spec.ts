import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

async function choose(page: Page, button: RegExp | string, entry: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}

test('each chart type is drawn over the live candles and is there after a reload', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open();
  const legend = page.locator('[data-slot=chart-legend]');
  await expect(legend).toBeVisible();
  for (const kind of ['Hollow candles', 'Bars', 'Heikin-Ashi']) {
    await choose(page, /^Chart type/, kind);
    await expect(page.getByRole('button', { name: `Chart type: ${kind}` })).toBeVisible();
  }
  await expect(legend).toContainText('Heikin-Ashi, averaged');
  await expect(legend).toContainText('Real close');
  await page.reload();
  await expect(legend).toContainText('Heikin-Ashi, averaged');
  await expect(page.getByRole('figure')).toContainText('Its candles are averages');
});

test('a picture of the chart is saved as a PNG of its size, and copied to the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = new Desk(page);
  await desk.open();
  await expect(page.locator('[data-slot=chart-legend]')).toBeVisible();
  const box = await page.getByRole('figure').boundingBox();
  const download = page.waitForEvent('download');
  await choose(page, 'Picture', 'Save picture');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^XCB-CTN-15m-\d{4}-\d{2}-\d{2}-\d{4}\.png$/);
  const { width, height } = sizeOf(await readFile(await file.path()));
  expect(width).toBeCloseTo(box?.width ?? 0, -1);
  expect(height).toBeGreaterThan(box?.height ?? 0);
  await expect(page.getByText('Picture saved', { exact: true })).toBeVisible();

  await choose(page, 'Picture', 'Copy picture');
  await expect(page.getByText('Picture copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await item!.getType('image/png'));
    return { width: bitmap.width, height: bitmap.height };
  });
  expect(copied).toEqual({ width, height });
});
