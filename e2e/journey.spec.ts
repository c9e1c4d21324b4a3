import { expect, expectAccessible, signIn, testAlone } from './fixtures.ts';
import {
  choose,
  follow,
  heading,
  loadsOf,
  Officer,
  press,
  showPassport,
  signFormA,
  statement,
} from './newcomer.ts';

/* One newcomer from the first sign-in to the highest tier. What an officer decides elsewhere changes the open page. */

testAlone(
  'a newcomer reaches the third tier: the page that waits for the officer changes by itself each time',
  async ({ page, own }) => {
    testAlone.slow();
    const officer = await Officer.of(own.origin, 'newcomer');
    await page.goto('/markets');
    await signIn(page, 'newcomer');
    await expect(page).toHaveURL('/user/tiers');
    await follow(page, 'Start Tier 1');
    await follow(page, 'Begin');
    await choose(page, 'Who will own the assets in this account?', 'Natural person');
    await press(page, 'Go to CorePass');
    await showPassport(page, 'Approve');
    await expect(page.getByText('Your identity is confirmed')).toBeVisible();
    const loads = loadsOf(page);
    await follow(page, 'Continue');
    await signFormA(page);
    await expect(page.getByText('You are in Tier 1 now')).toBeVisible();

    await follow(page, 'Start Tier 2');
    await choose(page, 'What will you mainly use your account for?', 'Investing');
    await choose(page, 'Where does most of your money come from?', 'Savings');
    await choose(page, 'What is your employment?', 'Self-employed');
    await press(page, 'Send for review');
    await expect(heading(page, 'Waiting for review')).toBeVisible();
    await expectAccessible(page);
    expect(await officer.decide('Approve')).toBe('Tier1ToTier2');
    await expect(page.getByText('Request was approved')).toBeVisible();
    await expect(page).toHaveURL('/user/tiers');
    await expect(page.getByRole('columnheader', { name: /Tier 2 Your tier/ })).toBeVisible();

    await press(page, 'Start Tier 3');
    await page.getByRole('dialog').getByRole('checkbox').check();
    await press(page, 'Start the upgrade');
    await choose(page, 'What is the total value of your assets?', '100,000 to 500,000');
    await choose(page, 'Which industry does most of your money come from?', 'Education');
    await expect(heading(page, 'Prove where your funds come from')).toBeVisible();
    await follow(page, 'Upload documents');
    await page.locator('[data-slot=file-input]').setInputFiles([statement('2026 Q3.pdf')]);
    await press(page, 'Send 1 file');
    await expect(page.getByText('Your documents are part of your application.')).toBeVisible();
    await follow(page, 'Continue the application');
    await follow(page, 'Check and send');
    await press(page, 'Send for review');
    await expect(heading(page, 'Waiting for review')).toBeVisible();
    expect(await officer.decide('Approve')).toBe('Tier2ToTier3');
    await expect(page.getByText(/^You are in Tier 3, the highest tier/)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Tier 3 Your tier/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /TIER 3$/ })).toBeVisible();
    expect(loads()).toBe(0);
    officer.leave();
  },
);

testAlone(
  'every refusal on the way: the identity partner’s, a name that differs, documents that are missing, and a rejection before each approval',
  async ({ page, own }) => {
    testAlone.slow();
    const officer = await Officer.of(own.origin, 'newcomer');
    const status = (name: string) => page.getByRole('banner').getByRole('button', { name });
    await page.goto('/markets');
    await signIn(page, 'newcomer');
    await follow(page, 'Start Tier 1');
    await follow(page, 'Begin');
    await choose(page, 'Who will own the assets in this account?', 'Natural person');

    await press(page, 'Go to CorePass');
    await press(page, 'I do not agree');
    await expect(page.getByText(/You did not agree to share your data/)).toBeVisible();
    await press(page, 'Start the check again');
    await showPassport(page, 'Decline: it cannot be read');
    await expect(page.getByText(/the document could not be read/)).toBeVisible();
    await press(page, 'Start the check again');
    await expect(heading(page, 'Share your data with Agio?')).toBeVisible();
    // The time runs out while the partner's page is open: the exchange says so.
    const check = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await own.disturb({ fault: 'advance-now', record: check });
    await press(page, 'I agree');
    await expect(page.getByText(/The time for the identity check ran out/)).toBeVisible();
    await press(page, 'Start the check again');
    await showPassport(page, 'Approve, but the name differs');
    await expect(page.getByText('Your identity is confirmed')).toBeVisible();
    await expect(page.getByText(/The name in your document differs/)).toBeVisible();

    const loads = loadsOf(page);
    await follow(page, 'Continue');
    await signFormA(page);
    // A customer who becomes waiting for review goes to the markets (spec §2).
    await expect(page).toHaveURL('/markets');
    await expect(heading(page, 'Markets')).toBeVisible();
    expect(await officer.decide('RequestMoreData', 'Your certificate of marriage, please.')).toBe(
      'NameDiscrepancyToTier1',
    );
    // The notice lies over the header, and leads there itself.
    await page.getByRole('button', { name: 'Open the request' }).click();
    const asked = page.getByRole('dialog', { name: 'Provide more data' });
    await expect(asked.getByText('Your certificate of marriage, please.')).toBeVisible();
    await asked.locator('[data-slot=file-input]').setInputFiles([statement('Certificate.pdf')]);
    await asked.getByRole('button', { name: 'Upload more docs' }).click();
    await expect(status('Pending for review')).toBeVisible();
    await officer.decide('Deny', 'The certificate is of somebody else.');
    await understand('The certificate is of somebody else.');
    await openTiers();
    await follow(page, 'Check and send');
    await press(page, 'Send for review');
    await expect(page).toHaveURL('/markets');
    await expect(heading(page, 'Markets')).toBeVisible();
    await openTiers();
    await officer.decide('Approve');
    await expect(page.getByRole('columnheader', { name: /Tier 1 Your tier/ })).toBeVisible();

    await follow(page, 'Start Tier 2');
    await choose(page, 'What will you mainly use your account for?', 'Business');
    await choose(page, 'Where does most of your money come from?', 'Credit or loan');
    await choose(page, 'What is your employment?', 'Student');
    await press(page, 'Send for review');
    await expect(heading(page, 'Waiting for review')).toBeVisible();
    await officer.decide('Deny', 'A student with a business on a loan: please explain.');
    await understand('A student with a business on a loan: please explain.');
    await follow(page, 'Check and send');
    await press(page, 'Send for review');
    await expect(heading(page, 'Waiting for review')).toBeVisible();
    await officer.decide('Approve');
    await expect(page.getByRole('columnheader', { name: /Tier 2 Your tier/ })).toBeVisible();

    await press(page, 'Start Tier 3');
    await page.getByRole('dialog').getByRole('checkbox').check();
    await press(page, 'Start the upgrade');
    await choose(page, 'What is the total value of your assets?', 'Over 5,000,000');
    await choose(page, 'Which industry does most of your money come from?', 'Cryptocurrency');
    await follow(page, 'Upload documents');
    await page.locator('[data-slot=file-input]').setInputFiles([statement('2026 Q3.pdf')]);
    await press(page, 'Send 1 file');
    await follow(page, 'Continue the application');
    await follow(page, 'Check and send');
    await press(page, 'Send for review');
    await expect(heading(page, 'Waiting for review')).toBeVisible();
    await officer.decide('RequestMoreData', 'The second quarter is missing.');
    await follow(page, 'Documents');
    await expect(page.getByRole('main').getByText('The second quarter is missing.')).toBeVisible();
    await page.locator('[data-slot=file-input]').setInputFiles([statement('2026 Q2.pdf')]);
    await press(page, 'Send 1 file');
    await expect(page.getByText('Your documents were sent. The review continues.')).toBeVisible();
    expect(await officer.decide('Approve')).toBe('Tier2ToTier3');
    await expect(page.getByRole('banner').getByRole('button', { name: /TIER 3$/ })).toBeVisible();
    expect(loads()).toBe(0);
    officer.leave();

    /** A rejection is read, with its reason, and is not shown again. */
    async function understand(reason: string): Promise<void> {
      // Pressed by key: the notice of the rejection may lie over the header.
      await status('Request was rejected').press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Request was rejected' });
      await expect(dialog.getByText(reason)).toBeVisible();
      await dialog.getByRole('button', { name: 'I understand' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(status('Request was rejected')).toHaveCount(0);
    }

    /** Opens the tiers from the menu, as a user on another page does. */
    async function openTiers(): Promise<void> {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Profile menu/ })
        .click();
      await page.getByRole('menuitem', { name: /^Tiers/ }).click();
    }
  },
);
