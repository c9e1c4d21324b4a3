import { expect, expectAccessible, signIn, testAlone } from './fixtures.ts';

// Default settings of the product: dialogs open by themselves.
testAlone.use({ settings: { AGIO_OPENS_BY_ITSELF: 'on' } });

testAlone(
  'the important notice opens after each sign-in until it is accepted, the claim of rewards once',
  async ({ page }) => {
    const notice = page.getByRole('dialog', { name: 'Important notice' });
    const claim = page.getByRole('dialog', { name: /^Claim / });

    await page.goto('/markets');
    await signIn(page);
    await expect(notice).toBeVisible();
    await expect(claim).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(claim).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: /^Profile menu/ }).click();
    // There and back: the provider forgets its visitor too.
    const back = page.waitForEvent('framenavigated', (frame) =>
      frame.url().includes('/logout/callback'),
    );
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await back;
    await expect(page).toHaveURL(/\/markets$/);
    await signIn(page);
    await expect(notice).toBeVisible();
    await notice.getByRole('checkbox').check();
    await notice.getByRole('button', { name: 'Continue' }).click();
    await expect(notice).toHaveCount(0);

    await page.reload();
    await expect(page.getByText(/are waiting for you/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
