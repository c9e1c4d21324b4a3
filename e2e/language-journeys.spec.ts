import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

/* The main paths by a user who knows only the words of one language: no name below is said in English on the page. */

/** A pattern for a text that has the words somewhere in it. */
const within = ({ source }: RegExp) => new RegExp(source.slice(1, -1));

/** Turns the languages on, as a deployment does. */
const settings = { AGIO_LANGUAGES: 'all' };

const languages = ['ar', 'de', 'ja', 'pl'];

for (const language of languages) {
  const say = wordsOf(language);

  testAlone.describe(`in ${language}`, () => {
    testAlone.use({ scenario: 'quiet', settings });

    testAlone('a user signs in, sells at market, converts and sends', async ({ page }) => {
      testAlone.slow();
      await page.goto(`/trade/XCB-CTN?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await page.getByRole('button', { name: say('Get Started') }).click();
      await expect(page.getByRole('heading', { name: say('Sign in') })).toBeVisible();
      await page
        .getByRole('button', { name: say('Continue as {{email}}', { email: 'trader@agio.test' }) })
        .click();

      await page.getByRole('tab', { name: say('Sell') }).click();
      await page.getByRole('tab', { name: say('Market') }).click();
      await page.getByRole('textbox', { name: say('Amount') }).fill('5');
      await page.getByRole('button', { name: say('Sell {{asset}}', { asset: 'XCB' }) }).click();
      await page.getByRole('tab', { name: say('Order history') }).click();
      const latest = page
        .getByRole('table', { name: say('Order history') })
        .getByRole('row')
        .nth(1);
      await expect(latest.getByText(say('Filled')).first()).toBeVisible();
      await expectAccessible(page);

      await page.goto('/convert?from=XCB&to=USDC&amount=25');
      await page.getByRole('button', { name: say('Review conversion') }).click();
      await expect(
        page.getByRole('heading', { name: say('Review your conversion') }),
      ).toBeFocused();
      await page
        .getByRole('button', {
          name: say('Convert {{from}} to {{to}}', { from: 'XCB', to: 'USDC' }),
        })
        .click();
      // The page may have the same word as its title.
      await expect(page.locator('h2:focus')).toHaveText(say('Converted'));

      await page.goto('/user/support?modal=send_receive&tab=send&asset=USDC&network=stellar');
      const dialog = page.getByRole('dialog', { name: say('Send and receive') });
      await dialog.getByRole('combobox', { name: say('To') }).click();
      await page.getByRole('option', { name: /Northbank Custody/ }).click();
      await dialog.getByRole('textbox', { name: say('Amount in {{unit}}') }).fill('50');
      await dialog.getByRole('button', { name: say('Review transfer') }).click();
      await expect(
        dialog.getByRole('heading', { name: say('Review your transfer') }),
      ).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: say('Send {{amount}} on {{network}}') }).click();
      await expect(dialog.getByRole('region', { name: say('Your transfer') })).toBeVisible();
    });
  });

  testAlone.describe(() => {
    testAlone.use({ settings });
    testAlone(`in ${language} a newcomer reaches the first tier`, async ({ page }) => {
      testAlone.slow();
      const press = (name: RegExp) => page.getByRole('button', { name }).click();
      await page.goto(`/markets?lang=${language}`);
      await press(say('Get Started'));
      await press(say('Continue as {{email}}', { email: 'newcomer@agio.test' }));
      await expect(page).toHaveURL(/\/user\/tiers/);
      await page.getByRole('link', { name: say('Start {{tier}}') }).click();
      await page.getByRole('link', { name: say('Begin') }).click();
      await page.getByRole('radio', { name: within(say('Natural person')) }).check();
      await press(say('Continue'));
      await press(say('Go to CorePass'));
      await press(say('I agree'));
      await press(say('Passport'));
      await press(say('Use this picture'));
      await press(say('Approve'));
      await expect(page.getByText(say('Your identity is confirmed'))).toBeVisible();
      await page.getByRole('link', { name: say('Continue') }).click();
      await page.getByRole('region', { name: say('The declaration') }).press('End');
      await expect(page.getByText(say('You have read the declaration.'))).toBeVisible();
      await page
        .getByRole('textbox', { name: say('Your full name, as a signature') })
        .fill('Noah Lindqvist');
      await press(say('Sign form A'));
      await expect(page.getByText(say('You are in {{tier}} now'))).toBeVisible();
    });

    testAlone(
      `in ${language} a refusal of the exchange is said in the language`,
      async ({ page }) => {
        await page.route('**/frontoffice/api/order', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({
                status: 422,
                json: {
                  errorCode: 42_200,
                  errors: [
                    {
                      key: '',
                      code: 'marketPaused',
                      message: 'The market takes no such orders.',
                      values: { market: 'XCB/CTN' },
                    },
                  ],
                },
              })
            : route.fallback(),
        );
        await visit(page, `/trade/XCB-CTN?lang=${language}`);
        await page.getByRole('tab', { name: say('Sell') }).click();
        await page.getByRole('tab', { name: say('Market') }).click();
        await page.getByRole('textbox', { name: say('Amount') }).fill('5');
        await page.getByRole('button', { name: say('Sell {{asset}}', { asset: 'XCB' }) }).click();
        const refusal = say(
          '{{market}} is paused. Only orders that would not fill immediately are accepted.',
          { market: 'XCB/CTN' },
        );
        await expect(page.getByText(refusal).first()).toBeVisible();
        await expect(page.getByText('The market takes no such orders.')).toHaveCount(0);
      },
    );
  });
}
