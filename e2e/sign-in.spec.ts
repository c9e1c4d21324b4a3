import { expect, expectAccessible, test } from './fixtures.ts';

test('the sign-in page is accessible, and a wrong password is told without losing the user', async ({
  page,
}) => {
  await page.goto('/markets');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('User').fill('trader@agio.test');
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'User and password do not match. Check both and try again.',
  );
  await expect(page.getByLabel('User')).toHaveValue('trader@agio.test');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('agio');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/markets$/);
});

test('cancelling the sign-in leads back to the exchange as a guest', async ({ page }) => {
  await page.goto('/markets');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeEnabled();
});
