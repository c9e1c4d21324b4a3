import { expect, expectAccessible, signIn, testAlone, visit } from './fixtures.ts';
import { choose, follow, heading, press, showPassport, signFormA } from './newcomer.ts';

testAlone(
  'C01 a newcomer lands on the tiers, is refused once by the identity partner, goes on elsewhere at the same step, and is in the first tier',
  async ({ page, browser, baseURL }) => {
    // A server, two browsers, and every page between them.
    testAlone.slow();
    await page.goto('/markets');
    await signIn(page, 'newcomer');
    await expect(page).toHaveURL('/user/tiers');
    await page.getByRole('link', { name: 'Start Tier 1' }).click();
    await page.getByRole('link', { name: 'Begin' }).click();
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/compliance/draft') && answer.ok(),
    );
    await page.getByRole('radio', { name: /^Legal entity/ }).press(' ');
    await kept;

    // On another device: the same step, with what was chosen there.
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const phone = await elsewhere.newPage();
    await phone.goto('/markets');
    await signIn(phone, 'newcomer');
    await phone.getByRole('link', { name: 'Continue' }).click();
    await expect(phone.getByRole('radio', { name: /^Legal entity/ })).toBeChecked();
    await phone.getByRole('radio', { name: /^Natural person/ }).check();
    await press(phone, 'Continue');
    await expect(heading(phone, 'Confirm who you are')).toBeVisible();
    await expectAccessible(phone);

    await press(phone, 'Go to CorePass');
    await press(phone, 'I do not agree');
    await expect(phone.getByText(/You did not agree to share your data/)).toBeVisible();
    // The first device follows without a reload, and what it shows is where the application is now.
    await page.goto('/user/tiers/kyc-request');
    await expect(page.getByText(/You did not agree to share your data/)).toBeVisible();
    await press(phone, 'Start the check again');
    await expect(page.getByText('Your check at CorePass is open')).toBeVisible();
    await showPassport(phone, 'Approve');
    await expect(phone.getByText('Your identity is confirmed')).toBeVisible();
    await expect(page.getByText('Your identity is confirmed')).toBeVisible();
    await elsewhere.close();

    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/user/tiers/form-a');
    await signFormA(page);
    await expect(page).toHaveURL('/user/tiers');
    await expect(page.getByText('You are in Tier 1 now')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Tier 1 Your tier/ })).toBeVisible();
  },
);

testAlone(
  'an identity document that ends is reminded of on every page, and renewed at the identity partner',
  async ({ page }) => {
    await visit(page, '/markets', 'expiring');
    const reminder = page.getByText(/^Your identity document is valid for/);
    await expect(reminder).toBeVisible();
    await page.getByRole('link', { name: 'Renew it' }).click();
    await expect(page).toHaveURL('/user/tiers/kyc-request');
    await expect(page.getByRole('button', { name: 'Renew with CorePass' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Renew with CorePass');
    await showPassport(page, 'Approve, but the name differs');
    await expect(page.getByText(/The name in the new document differs/)).toBeVisible();
    await press(page, 'Start the check again');
    await showPassport(page, 'Approve');
    await expect(page.getByText('Your identity is confirmed')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/user/tiers');
    await expect(page.getByRole('columnheader', { name: /Tier 2 Your tier/ })).toBeVisible();
    await page.goto('/markets');
    await expect(page.getByRole('heading', { name: 'Markets' })).toBeVisible();
    await expect(reminder).toBeHidden();
  },
);

testAlone(
  'choices made while nothing can be saved are there after a reload, and save themselves once they can',
  async ({ page, own }) => {
    await visit(page, '/user/tiers/total-value');
    await own.disturb({
      fault: 'call',
      endpoint: 'compliance.keepDraft',
      failWith: { status: 503 },
    });
    const begin = async () => {
      await page.getByRole('dialog').getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Start the upgrade' }).click();
    };
    await begin();
    const choice = page.getByRole('radio', { name: 'Under 1,000' });
    await choice.check();
    const unsaved = page.getByText(/^Not saved yet/);
    await expect(unsaved).toBeVisible();
    await page.reload();
    await begin();
    await expect(choice).toBeChecked();
    await expect(unsaved).toBeVisible();
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/compliance/draft') && answer.ok(),
    );
    await own.mend();
    await kept;
    await expect(page.getByText(/^Saved /)).toBeVisible();
  },
);

testAlone(
  'an identity check that was left goes on where it was, and form A is read and half signed after a reload',
  async ({ page }) => {
    await visit(page, '/user/tiers', 'newcomer');
    await follow(page, 'Start Tier 1');
    await follow(page, 'Begin');
    await choose(page, 'Who will own the assets in this account?', 'Natural person');
    await press(page, 'Go to CorePass');
    await press(page, 'I agree');
    await press(page, 'Identity card');
    await page.goto('/user/tiers/kyc-request');
    await press(page, 'Continue at CorePass');
    await press(page, 'Use this picture');
    await press(page, 'Approve');
    await press(page, 'See what we received');
    const received = page.getByRole('dialog', { name: 'Received user data' });
    await expect(received.getByText('Identity card', { exact: true })).toBeVisible();
    await expect(received.getByText('February 29, 1984')).toBeVisible();
    await press(page, 'Confirm');

    await page.getByRole('region', { name: 'The declaration' }).press('End');
    const name = page.getByRole('textbox', { name: /^Your full name/ });
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/compliance/draft') && answer.ok(),
    );
    await name.fill('Noah Lind');
    await kept;
    await page.reload();
    await expect(page.getByText('You have read the declaration.')).toBeVisible();
    await expect(name).toHaveValue('Noah Lind');
    await name.fill('Noah Lindqvist');
    await press(page, 'Sign form A');
    await expect(page.getByText('You are in Tier 1 now')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add money' })).toBeVisible();
  },
);
