import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { expect, testAlone, visit } from './fixtures.ts';

/* Pages of staff follow changes by others: over the hub, and by asking where the hub is down. */

/** A price far from the market, so that the order rests. */
const resting = {
  market: 'XCB-CTN',
  side: 'Buy',
  type: 'Limit',
  price: '5',
  amount: '20',
} as const;

/** No timer of an interval ends: what a page reads again, it was told to. */
async function withoutPolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setInterval.bind(window);
    const short = 2000;
    window.setInterval = ((work: () => void, ms?: number) =>
      real(ms !== undefined && ms > short ? () => undefined : work, ms)) as typeof setInterval;
  });
}

testAlone(
  'an officer sees the order of a trader and the decision of another officer without a poll',
  async ({ page, own }) => {
    testAlone.slow();
    await withoutPolls(page);
    await visit(page, '/admin/orders?userId=trader&status=Open', 'officer');
    const grid = page.getByRole('grid', { name: 'Orders of all users' });
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    const before = await grid.getByRole('rowheader').count();
    const { trading } = await clientOf(own.origin, 'trader');
    await trading.createOrder(resting);
    await expect(grid.getByRole('rowheader')).toHaveCount(before + 1);

    const { backOfficeCompliance } = await clientOf(own.origin, 'officer');
    await page.goto('/admin/compliance');
    await expect(page.locator('[data-case=pending]')).toBeVisible();
    const { items } = await backOfficeCompliance.queue({ limit: 500 });
    const waiting = items.find(({ userId }) => userId === 'pending');
    await backOfficeCompliance.resolve({
      requestId: waiting?.request.id ?? '',
      decision: 'Deny',
      comment: 'The document cannot be read.',
      seenDecidedAt: waiting?.request.decidedAt ?? null,
      seenApprovalAt: null,
    });
    await expect(page.locator('[data-case=pending]')).toHaveCount(0);
  },
);

testAlone(
  'while the hub is down a page says that it is not live; when it is back it shows what was missed',
  async ({ page, own }) => {
    testAlone.slow();
    await withoutPolls(page);
    await visit(page, '/admin/orders?userId=trader&status=Open', 'officer');
    const grid = page.getByRole('grid', { name: 'Orders of all users' });
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    const before = await grid.getByRole('rowheader').count();
    await own.disturb({ fault: 'hubs', state: 'down' });
    const notLive = page.getByText('Not live');
    await expect(notLive).toBeVisible();
    const { trading } = await clientOf(own.origin, 'trader');
    await trading.createOrder(resting);
    await own.mend();
    // A try of its own may come first, and then there is no button any more.
    await page
      .getByRole('button', { name: 'Reconnect now' })
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await expect(grid.getByRole('rowheader')).toHaveCount(before + 1);
    await expect(notLive).toBeHidden();
  },
);
