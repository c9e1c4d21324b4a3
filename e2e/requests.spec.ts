import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import type { ExchangeServer } from './exchange-server.ts';
import { expect, testAlone, visit } from './fixtures.ts';

/* The compliance request of a customer, live on both sides: what an officer decides is told on whatever page. */

const header = (page: Page) => page.getByRole('banner');
const decide = async (
  own: ExchangeServer,
  decision: 'Approve' | 'RequestMoreData',
  comment?: string,
) => {
  const { backOfficeCompliance } = await clientOf(own.origin, 'admin');
  const { request } = await backOfficeCompliance.details({ userId: 'pending' });
  await backOfficeCompliance.resolve({
    requestId: request?.id ?? '',
    decision,
    comment,
    seenDecidedAt: request?.decidedAt ?? null,
    seenApprovalAt: request?.firstApproval?.time ?? null,
  });
};

testAlone(
  'an officer asks for more data, the customer answers with a document, and the request is approved, all without a reload',
  async ({ page, own }) => {
    await visit(page, '/markets', 'pending');
    await expect(header(page).getByRole('button', { name: 'Pending for review' })).toBeVisible();
    // Between the widths of a tablet and a desk the header has no room for the words.
    for (const width of [992, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await decide(own, 'RequestMoreData', 'The statement of October is missing.');
    // The notice lies over the header, and leads there itself.
    await page.getByRole('button', { name: 'Open the request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Provide more data' });
    await expect(dialog.getByText('The statement of October is missing.')).toBeVisible();
    await dialog.locator('[data-slot=file-input]').setInputFiles({
      name: 'October.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n'),
    });
    await dialog.getByRole('button', { name: 'Upload more docs' }).click();
    await expect(page.getByText('Document upload successful.')).toBeVisible();
    // The dialog that asked for more documents closes with the request that is in review again.
    await expect(dialog).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: 'Pending for review' })).toBeVisible();
    await decide(own, 'Approve');
    await expect(page.getByText('Request was approved')).toBeVisible();
    await expect(header(page).getByRole('button', { name: /TIER 2$/ })).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Pending for review' })).toHaveCount(0);
  },
);

testAlone(
  'a rejection is read and acknowledged once; the demo panel then opens a request and rejects it, live',
  async ({ page }) => {
    await visit(page, '/markets', 'denied');
    const rejected = header(page).getByRole('button', { name: 'Request was rejected' });
    await rejected.click();
    await page.getByRole('button', { name: 'I understand' }).click();
    await expect(rejected).toHaveCount(0);
    // The address opens the dialog, and keeps it over a reload until it is closed.
    await expect(page).toHaveURL(/\/markets$/);
    await page.reload();
    await header(page)
      .getByRole('button', { name: /^Profile menu/ })
      .click();
    await page.getByRole('menuitem', { name: 'Demo panel' }).click();
    const panel = page.getByRole('dialog', { name: 'Demo panel' });
    await panel.getByRole('button', { name: 'Open the request' }).click();
    await panel.getByRole('button', { name: 'Reject' }).click();
    await expect(panel.getByText('Name differs, to Tier 1 · Rejected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rejected).toBeVisible();
  },
);
