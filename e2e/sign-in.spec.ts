import { signIn as signInAtProvider } from '../packages/sandbox/src/server/testing/sign-in.ts';
import { chooseTheme } from '../tools/lib/theme.ts';
import { expect, expectAccessible, signIn, test, testAlone } from './fixtures.ts';

test('the sign-in page is accessible, and keeps the user name after a wrong password', async ({
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
    'User name and password do not match. Check both and try again.',
  );
  await expect(page.getByLabel('User')).toHaveValue('trader@agio.test');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('agio');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/markets$/);
});

test('the provider’s pages are in the theme that was chosen in the app, and accessible in it', async ({
  page,
}) => {
  await chooseTheme(page, 'light');
  await page.goto('/markets');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expectAccessible(page);
});

test('cancelling the sign-in leads back to the exchange as a guest', async ({ page }) => {
  await page.goto('/markets');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeEnabled();
});

test('Get Started pressed while the bare address still leads to the markets comes back to the markets', async ({
  page,
}) => {
  let lead: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (lead = resolve));
  await page.route('**/assets/home-page-*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await expect(page).toHaveURL(/\/markets$/);
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  lead();
});

testAlone(
  'an invitation: who opens its link and signs in has come by it',
  async ({ page, own, baseURL }) => {
    const { access_token: token } = await signInAtProvider(own.origin, 'trader');
    const overview = async () => {
      const answer = await page.request.get(`${baseURL}/frontoffice/api/v2/referral`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()) as { link: string; invited: number };
    };
    const { link, invited } = await overview();
    const { search } = new URL(link);
    await page.goto(`/markets${search}`);
    const arrived = page.waitForResponse(
      (response) =>
        response.url().includes('/frontoffice/api/profile?referralCode=') && response.ok(),
    );
    await signIn(page, 'newcomer');
    await arrived;
    expect((await overview()).invited).toBe(invited + 1);
  },
);
