import { expect, expectAccessible, signIn, test } from './fixtures.ts';

test('a prefix chooses its variant, which stays until another is chosen', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const brand = page.locator('html');

  await page.goto('/aurum');
  await expect(brand).toHaveAttribute('data-brand', 'aurum');
  await expect(page.getByRole('heading', { name: 'Markets', level: 1 })).toBeVisible();
  await expect(navigation.getByRole('link')).toHaveText(['Dashboard', 'Advanced Trading']);
  await expect(page.getByText('Powered by Agio · Identity by CorePass')).toBeVisible();
  await expectAccessible(page);

  // outside its prefix it leads home; the desk is everybody's
  await page.goto('/markets');
  await expect(page).toHaveURL(/\/aurum$/);
  await page.goto('/trade');
  await expect(page.getByRole('button', { name: /^XAUG\/USDC/ })).toBeVisible();

  await page.goto('/aurum');
  await signIn(page);
  await expect(page).toHaveURL(/\/aurum$/);
  await navigation.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/\/aurum\/portfolio$/);
  await expect(page.getByRole('region', { name: 'Total value' })).toBeVisible();

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page).toHaveURL(/\/aurum$/);

  await page.goto('/markets?company=default');
  await expect(brand).toHaveAttribute('data-brand', 'agio');
  await expect(page).toHaveURL(/\/markets\?company=default$/);
  await expect(page.getByRole('button', { name: 'ALPHA' })).toBeVisible();
});
