import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';
import { Keys } from './keys.ts';

/* Announcements as staff publish and withdraw them, while customers look on. */

const english = 'Deposits of bitcoin are late.';
const german = 'Einzahlungen von Bitcoin verspäten sich.';

testAlone.describe(() => {
  testAlone.use({ scenario: 'quiet', settings: { AGIO_LANGUAGES: 'all' } });

  testAlone(
    'an administrator publishes in two languages; customers see it in theirs without a reload, and no more once it is withdrawn',
    async ({ page, browser, baseURL }) => {
      testAlone.slow();
      const reader = await elsewhere(browser, baseURL, 'trader', '/markets?lang=de');
      const other = await elsewhere(browser, baseURL, 'tier3', '/markets?lang=ja');
      await expect(reader.locator('html')).toHaveAttribute('lang', 'de');
      // A reload would take it away.
      for (const each of [reader, other])
        await each.evaluate(() => document.body.setAttribute('data-seen', ''));

      await visit(page, '/admin/announcements', 'admin');
      await page.getByRole('link', { name: 'New announcement' }).click();
      await page.getByRole('textbox', { name: 'Text: English' }).fill(english);
      await page.getByRole('combobox', { name: /^Other languages/ }).click();
      await page.getByRole('option', { name: 'Deutsch' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Text: Deutsch' }).fill(german);
      await page.getByRole('textbox', { name: 'Link for details' }).fill('/markets?sort=gain');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Publish' }).click();
      const question = page.getByRole('alertdialog', { name: 'Publish this announcement?' });
      await expect(question).toContainText('Banner: All customers');
      await question.getByRole('button', { name: 'Publish' }).click();

      const drawer = page.getByRole('dialog', { name: 'Banner' });
      await expect(drawer.getByText('Shown now')).toBeVisible();
      await expect(drawer.getByText(german, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expect(reader.getByText(german)).toHaveAttribute('lang', 'de');
      await expect(other.getByText(english)).toHaveAttribute('lang', 'en');
      await expect(reader.getByText(english)).toHaveCount(0);
      await reader.getByRole('link', { name: german }).click();
      await expect(reader).toHaveURL(/\/markets\?sort=gain/);

      await drawer.getByRole('button', { name: 'Withdraw now' }).click();
      const second = page.getByRole('alertdialog', { name: 'Withdraw this announcement?' });
      await second.getByRole('button', { name: 'Withdraw now' }).click();
      await expect(drawer.getByText('Withdrawn', { exact: true })).toBeVisible();
      await expect(reader.getByText(german)).toHaveCount(0);
      await expect(other.getByText(english)).toHaveCount(0);
      for (const each of [reader, other])
        await expect(each.locator('body')).toHaveAttribute('data-seen', '');
    },
  );

  testAlone('it is written, published and withdrawn by keyboard alone', async ({ page }) => {
    testAlone.slow();
    const keys = new Keys(page);
    await visit(page, '/admin/announcements', 'admin');
    await keys.to(page.getByRole('link', { name: 'New announcement' }));
    await keys.press('Enter');
    await keys.to(page.getByRole('textbox', { name: 'Text: English' }));
    await keys.type(english);
    await keys.button('Publish');
    const question = page.getByRole('alertdialog');
    await keys.to(question.getByRole('button', { name: 'Publish' }));
    await keys.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Banner' });
    await expect(drawer.getByText('Shown now')).toBeVisible();
    await keys.to(drawer.getByRole('button', { name: 'Withdraw now' }));
    await keys.press('Enter');
    await keys.to(page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw now' }));
    await keys.press('Enter');
    await expect(drawer.getByText('Withdrawn', { exact: true })).toBeVisible();
    await keys.press('Escape');
    await expect(page).toHaveURL('/admin/announcements');
  });
});
