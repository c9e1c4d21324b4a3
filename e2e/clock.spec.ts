import { expect, openPortfolio, signIn, test } from './fixtures.ts';

for (const days of [-1, 1]) {
  test(`F12 a device clock that is a day ${days > 0 ? 'ahead' : 'behind'} is hinted at, once`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    await page.goto('/markets');
    await signIn(page);
    const hint = page
      .getByRole('listitem')
      .filter({ hasText: 'The clock of this device is wrong' });
    await expect(hint).toHaveCount(1);
    await openPortfolio(page);
    await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
    await expect(hint).toHaveCount(1);
  });
}
