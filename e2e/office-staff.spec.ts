import type { Page } from '@playwright/test';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone } from './fixtures.ts';
import { Keys } from './keys.ts';

/* Two administrators and the colleague whom they invite, each in a browser of their own. */

const email = 'ada@agio.test';
const password = 'correct horse battery';

/** Opens the drawer of a member of the staff by keys, and presses one of its buttons. */
async function act(page: Page, search: string, button: string): Promise<void> {
  const keys = new Keys(page);
  await keys.to(page.getByRole('searchbox', { name: 'Name or e-mail' }));
  await page.keyboard.press('ControlOrMeta+a');
  await keys.type(search);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await keys.to(page.getByRole('button', { name: 'Refresh' }));
  await keys.press('j');
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.button(button);
}

testAlone(
  'S56 two administrators invite an officer, who sets up the account; the role is taken while the officer works',
  async ({ page, browser, baseURL }) => {
    testAlone.slow();
    const first = await elsewhere(browser, baseURL, 'admin', '/admin/staff');
    const keys = new Keys(first);
    await expect(first.getByRole('rowheader')).toHaveCount(5);
    await expectAccessible(first);
    await keys.button('Invite a colleague');
    const form = first.getByRole('dialog', { name: 'Invite a colleague' });
    await keys.to(form.getByRole('textbox', { name: 'Name' }));
    await keys.type('Ada Byron');
    await keys.to(form.getByRole('textbox', { name: 'E-mail' }));
    await keys.type(email);
    await keys.to(form.getByRole('checkbox', { name: /^Compliance officer/ }));
    await keys.press('Space');
    await keys.to(form.getByRole('textbox', { name: 'Reason' }));
    await keys.type('The new officer of the desk.');
    await expectAccessible(first);
    await keys.to(form.getByRole('button', { name: 'Invite a colleague' }));
    await keys.press('Enter');
    const invited = first.getByRole('dialog', { name: 'Invitation sent' });
    const link = (await invited.locator('[data-private] bdi').textContent()) ?? '';
    expect(link).toContain('/identity/invitation/');
    await keys.button('Close');
    await expect(first.getByRole('rowheader', { name: 'Ada Byron' })).toBeVisible();

    // Before another administrator approves, the link opens nothing.
    await page.goto(link);
    await expect(
      page.getByRole('heading', { name: 'This invitation cannot be used' }),
    ).toBeVisible();

    const second = await elsewhere(browser, baseURL, 'second-admin', '/admin/staff');
    await act(second, 'ada', 'Approve');
    await expect(second.getByRole('dialog').getByText('Compliance officer')).toBeVisible();
    await expect(second.getByRole('button', { name: 'Approve' })).toHaveCount(0);

    await page.goto(link);
    await expectAccessible(page);
    const own = new Keys(page);
    await own.to(page.getByLabel('Password'));
    await own.type(password);
    await own.button('Set up the account');
    await page.waitForURL('**/login');
    await own.button('Continue to sign-in');
    await own.to(page.getByLabel('User name'));
    await page.keyboard.press('ControlOrMeta+a');
    await own.type(email);
    await own.to(page.getByLabel('Password'));
    await own.type(password);
    await own.button('Sign in');
    await page.waitForURL((url) => !/^\/(?:identity|login)/.test(url.pathname));
    await page.goto('/admin/withdrawals');
    await expect(page.getByRole('rowheader').first()).toBeVisible();

    await second.goto('/admin/staff');
    await act(second, 'ada', 'Change roles');
    const roles = second.getByRole('dialog', { name: 'Change roles' });
    const others = new Keys(second);
    await others.to(roles.getByRole('checkbox', { name: /^Compliance officer/ }));
    await others.press('Space');
    await others.to(roles.getByRole('textbox', { name: 'Reason' }));
    await others.type('Left the desk.');
    await others.to(roles.getByRole('button', { name: 'Change roles' }));
    await others.press('Enter');
    await expect(second.getByText('Waits for another administrator')).toBeVisible();
    await act(first, 'ada', 'Approve');
    // The officer learns it at once, without a reload.
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'This is for staff' })).toBeVisible();
    await expect(first.getByRole('dialog')).toHaveCount(0);
  },
);
