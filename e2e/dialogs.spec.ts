import { expect, signIn, test } from './fixtures.ts';

test('a dialog is a step of the history: back closes it, forward opens it again, a reload keeps it, and the focus returns', async ({
  page,
}) => {
  await page.goto('/markets?search=gold');
  const badge = page.getByRole('button', { name: 'ALPHA' });
  const dialog = page.getByRole('dialog', { name: 'This is an ALPHA version' });
  await badge.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/markets\?search=gold&modal=stage$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/markets\?search=gold$/);
  await expect(badge).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(badge).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/markets\?search=gold$/);
  await expect(page.getByRole('searchbox', { name: 'Search markets' })).toHaveValue('gold');
});

test('the palette lists the dialogs that stand alone, and what it opens is in the address', async ({
  page,
}) => {
  await page.goto('/markets');
  await expect(page.getByRole('heading', { name: 'Markets', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('language');
  await page.getByRole('option', { name: 'Language and currency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Language and currency' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('tab', { name: 'Currency' }).click();
  await expect(page).toHaveURL(/\/markets\?modal=settings&tab=currency$/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/markets$/);
});

test.describe('on a phone, with motion', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a dialog opened from the menu returns the focus to the button of the menu', async ({
    page,
  }) => {
    await page.goto('/markets');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const centre = page.getByRole('dialog', { name: 'Notifications' });
    await expect(centre).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('keys are for the page while a dialog still leaves it', async ({ page }) => {
    await page.goto('/markets');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('?');
    await expect(shortcuts.and(page.locator(':focus-within'))).toBeVisible();
    // Long enough to be met on its way.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-state=closed] { animation-duration: 10s !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.keyboard.press('Escape');
    await expect(shortcuts.and(page.locator('[data-state=closed]'))).toBeVisible();
    await page.keyboard.press('?');
    await expect(shortcuts.and(page.locator('[data-state=open]'))).toBeVisible();
  });
});

test('a guest who follows a link to a dialog of an account signs in and comes back to it', async ({
  page,
}) => {
  await page.goto('/markets');
  await signIn(page);
  await page.getByRole('button', { name: 'Learn more' }).click();
  const claim = page.getByRole('dialog', { name: /^Claim / });
  await expect(claim).toBeVisible();
  const link = page.url();
  expect(link).toMatch(/modal=claim&reward=/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const back = page.waitForEvent('framenavigated', (frame) =>
    frame.url().includes('/logout/callback'),
  );
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await back;
  await expect(page).toHaveURL(/\/markets$/);

  await page.goto(link);
  const asked = page.getByRole('dialog', { name: 'Sign in to open this' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await expect(claim).toBeVisible();
  expect(page.url()).toBe(link);
});

test('a guest at a page of an account signs in and comes back to it with its query, and the dialog over it', async ({
  page,
}) => {
  await page.goto('/user/portfolio?modal=send_receive&tab=receive&from=mail');
  // Once, by the page: a dialog over it would say the same.
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  const receive = page.getByRole('tab', { name: 'Receive' });
  await expect(receive).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/user\/portfolio\?modal=send_receive&tab=receive&from=mail$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Total value' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/portfolio\?from=mail$/);
});
