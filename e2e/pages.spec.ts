import { chooseTheme } from '../tools/lib/theme.ts';
import { addresses, countCalls, expectSettled, open } from './every-page.ts';
import { expect, expectAccessible, signIn, test, visit } from './fixtures.ts';

// A changed amount flashes for 400 ms: what is measured must not depend on the moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Under the prefix of a variant stand the same pages.
const own = addresses.filter(({ to }) => !/^\/(aurum|verdant)\b/.test(to));

/** Pages that a trader may open; pages that a guest may open, with the page to sign in. */
const pagesOf = (kind: 'guest' | 'trader') =>
  kind === 'trader' ? own : [...own.filter(({ isOpen }) => isOpen), { to: '/login' }];

for (const [scheme, width] of [
  ['dark', 1440],
  ['light', 390],
] as const)
  for (const kind of ['guest', 'trader'] as const)
    test(`every page of a ${kind} is accessible in the ${scheme} theme, and none scrolls sideways at ${width} px or less`, async ({
      page,
    }) => {
      test.slow();
      const calls = countCalls(page);
      await chooseTheme(page, scheme);
      if (kind === 'trader') {
        await visit(page, '/markets');
        await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
      }
      for (const { to } of pagesOf(kind)) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, to);
        await expectSettled(page, calls);
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
        await expectAccessible(page);
        for (const each of [1440, 1024, 768, 390, 320].filter((narrower) => narrower <= width)) {
          await page.setViewportSize({ width: each, height: 844 });
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(over, `${to} at ${each}`).toBeLessThanOrEqual(0);
        }
      }
    });

test('S22 every overlay opens, takes the keyboard and closes under the content security policy', async ({
  page,
}) => {
  await visit(page, '/markets');
  const openers = [
    () => page.getByRole('button', { name: /ALPHA/ }).click(),
    () => page.keyboard.press('ControlOrMeta+k'),
    async () => {
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      await page.getByRole('menuitem', { name: /Language/ }).click();
    },
  ];
  for (const open of openers) {
    await open();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('signing out ends the session on the server, and the page is a guest’s again', async ({
  page,
  request,
}) => {
  await page.goto('/markets');
  await signIn(page);
  let token = '';
  page.on('request', (sent) => {
    token = sent.headers()['authorization'] ?? token;
  });
  await page.goto('/user/portfolio');
  await expect.poll(() => token).not.toBe('');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByText('Logout').click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const answer = await request.get('/frontoffice/api/userinfo', {
    headers: { Authorization: token },
  });
  expect(answer.status()).toBe(401);
});

test('on paper a page is dark on light, without header and banners', async ({ page }) => {
  await page.goto('/markets');
  await expect(page.getByRole('table', { name: 'Markets' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Markets' })).toBeVisible();
});
