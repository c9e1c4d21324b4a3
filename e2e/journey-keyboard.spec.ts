import { expect, testAlone } from './fixtures.ts';
import { Keys } from './keys.ts';
import { heading, Officer, statement } from './newcomer.ts';

/* The way to the highest tier on a phone with a keyboard: nothing is clicked or touched. */

testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

testAlone(
  'keyboard only, on a phone: a newcomer reaches the third tier, and every control on the way has the focus in its turn',
  async ({ page, own }) => {
    testAlone.slow();
    const officer = await Officer.of(own.origin, 'newcomer');
    const keys = new Keys(page);
    await page.goto('/markets');
    await keys.button('Get Started');
    await keys.button('Continue as newcomer@agio.test');
    await expect(page).toHaveURL('/user/tiers');

    await keys.link('Start Tier 1');
    await keys.link('Begin');
    await keys.choose('Who will own the assets in this account?', 'Natural person');
    await keys.button('Go to CorePass');
    await expect(heading(page, 'Share your data with Agio?')).toBeVisible();
    await keys.button('I agree');
    await keys.button('Passport');
    await keys.button('Use this picture');
    await keys.button('Approve');
    await expect(page.getByText('Your identity is confirmed')).toBeVisible();
    await keys.link('Continue');
    await keys.to(page.getByRole('region', { name: 'The declaration' }));
    await keys.press('End');
    await expect(page.getByText('You have read the declaration.')).toBeVisible();
    await keys.to(page.getByRole('textbox', { name: /^Your full name/ }));
    await keys.type('Noah Lindqvist');
    await keys.button('Sign form A');
    await expect(page.getByText('You are in Tier 1 now')).toBeVisible();

    await keys.link('Start Tier 2');
    await keys.choose('What will you mainly use your account for?', 'Investing');
    await keys.choose('Where does most of your money come from?', 'Savings');
    await keys.choose('What is your employment?', 'Self-employed');
    await keys.button('Send for review');
    await expect(heading(page, 'Waiting for review')).toBeVisible();
    expect(await officer.decide('Approve')).toBe('Tier1ToTier2');
    await expect(page).toHaveURL('/user/tiers');

    await keys.button('Start Tier 3');
    const warning = page.getByRole('dialog');
    await keys.to(warning.getByRole('checkbox'));
    await keys.press('Space');
    await keys.button('Start the upgrade');
    await keys.choose('What is the total value of your assets?', '100,000 to 500,000');
    await keys.choose('Which industry does most of your money come from?', 'Education');
    await expect(heading(page, 'Prove where your funds come from')).toBeVisible();
    await keys.link('Upload documents');
    await keys.files(page.locator('[data-slot=file-input]'), [statement('2026 Q3.pdf')]);
    await keys.button('Send 1 file');
    await expect(page.getByText('Your documents are part of your application.')).toBeVisible();
    await keys.link('Continue the application');
    await keys.link('Check and send');
    await keys.button('Send for review');
    await expect(heading(page, 'Waiting for review')).toBeVisible();
    expect(await officer.decide('Approve')).toBe('Tier2ToTier3');
    await expect(page.getByText(/^You are in Tier 3, the highest tier/)).toBeVisible();
    officer.leave();
  },
);
