import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, testAlone, visit } from './fixtures.ts';

/* An officer's day: case after case without a mouse. */

/** The person whose case is open. */
const openCase = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

testAlone.use({ scenario: 'waiting' });

testAlone(
  'an officer decides thirty cases by keys alone, each once: those that two must approve wait for the second, and each applicant is notified once',
  async ({ page, browser, baseURL, own }) => {
    testAlone.slow();
    const applicant = await elsewhere(browser, baseURL, 'pending');
    // The applicant whose browser is open comes first; the queue goes on from there.
    await visit(page, '/admin/compliance/pending', 'officer');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/compliance/resolve')) sent += 1;
    });
    const decided = new Set<string>();
    while (decided.size < 30) {
      const user = openCase(page);
      // The address is the next case's before that case is shown, and a first approval leaves the buttons of the one before.
      const person = page.getByRole('region', { name: 'Person' });
      await expect(person.getByText(user, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible();
      expect([...decided]).not.toContain(user);
      // Every third is rejected, with a reason.
      const isRejected = decided.size % 3 === 2;
      await page.keyboard.press(isRejected ? 'r' : 'a');
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      if (isRejected) await page.keyboard.type('The document cannot be read.');
      // If the risk is high, the tick above the reason confirms the findings.
      for (const tick of await page.getByRole('dialog').getByRole('checkbox').all()) {
        await page.keyboard.press('Shift+Tab');
        await expect(tick).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
        isRejected ? /was rejected/ : /was (?:approved|lowered)|first approval of .+ is recorded/,
      );
      decided.add(user);
      await expect(page.locator('[role$=dialog]')).toHaveCount(0);
      await page.keyboard.press('j');
      await expect(page).not.toHaveURL(new RegExp(`/${user}(?:$|\\?)`));
    }
    expect(sent).toBe(30);
    const { backOfficeCompliance } = await clientOf(own.origin, 'officer');
    for (const userId of decided) {
      const { request, audit } = await backOfficeCompliance.details({ userId });
      if (request?.firstApproval) {
        expect(request.firstApproval.officerId).toBe('officer');
        expect(request.statusType).not.toBe('Approved');
      } else expect(['Approved', 'Denied']).toContain(request?.statusType);
      const made = audit.filter(({ action }) => /^(?:approved|rejected)/.test(action));
      expect([userId, made.length]).toEqual([userId, 1]);
    }
    expect([...decided]).toContain('pending');
    await expect(applicant.getByText(/^Request was (?:approved|rejected)$/)).toHaveCount(1);
    await applicant.context().close();
  },
);
