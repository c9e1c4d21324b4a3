import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, signIn, testAlone } from './fixtures.ts';

/* The staff's side of a compliance request, with two people at once. */

const header = (page: Page) => page.getByRole('banner');
const pending = (page: Page) => page.locator('[data-case=pending]');

/** Opens the case of the applicant as an officer does: `j` until it is reached, then Enter. */
async function openByKeys(page: Page): Promise<void> {
  await expect(pending(page)).toBeVisible();
  const isReached = () => pending(page).evaluate((link) => link === document.activeElement);
  while (!(await isReached())) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Person' })).toBeVisible();
}

/** Sends what the open dialog holds, and says yes to the second look. */
async function send(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

testAlone(
  'an officer asks for more and approves by keys alone, and the applicant sees each at once',
  async ({ page, browser, baseURL }) => {
    testAlone.slow();
    const applicant = await elsewhere(browser, baseURL, 'pending');
    await expect(
      header(applicant).getByRole('button', { name: 'Pending for review' }),
    ).toBeVisible();

    await page.goto('/markets');
    await signIn(page, 'officer');
    await expect(page).toHaveURL('/admin/compliance');
    await expect(header(page).getByRole('link', { name: 'Compliance' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Admin' })).toBeVisible();
    await expectAccessible(page);
    await openByKeys(page);
    await expectAccessible(page);

    await page.keyboard.press('m');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Please send all pages.');
    await send(page);
    await expect(page.getByText(/was asked for more/)).toBeVisible();
    await expect(
      header(applicant).getByRole('button', { name: 'Provide more data' }),
    ).toBeVisible();

    await expect(page.getByRole('button', { name: 'Approve Tier 2' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await send(page);
    await expect(page.getByText(/was approved$/)).toBeVisible();
    await expect(header(applicant).getByRole('button', { name: /TIER 2$/ })).toBeVisible();
    // Keys belong to a dialog as long as it closes.
    await expect(page.locator('[role$=dialog]')).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(/pending/);
    await expect(page.getByRole('region', { name: 'Person' })).toBeVisible();
    await applicant.context().close();
  },
);

testAlone(
  'of two officers the second is told who was first; a decision whose answer was lost is looked up, and made once',
  async ({ page, own }) => {
    testAlone.slow();
    await page.goto('/admin/compliance/pending');
    await signIn(page, 'officer');
    await expect(page).toHaveURL('/admin/compliance/pending');
    await page.getByRole('button', { name: 'Ask for more' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Please send all pages.');
    await own.administer('PUT', '/back-api/backoffice/compliance/resolve', {
      requestId: 'request-pending-1',
      decision: 'RequestMoreData',
      comment: 'The first officer asks.',
    });
    await send(page);
    await expect(page.getByText('Somebody else was first.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
      'has already requested more data.',
    );

    let sent = 0;
    await page.route('**/compliance/resolve', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('The name is not yours.');
    await send(page);
    await expect(page.getByText(/^The request of .+ was rejected$/)).toBeVisible();
    expect(sent).toBe(1);
    const { backOfficeCompliance } = await clientOf(own.origin, 'officer');
    const { request, audit } = await backOfficeCompliance.details({ userId: 'pending' });
    expect(request).toMatchObject({ statusType: 'Denied', comment: 'The name is not yours.' });
    expect(audit.filter(({ action }) => action === 'rejected')).toHaveLength(1);
  },
);

/** Nothing in these may run: each says so in the title of the page if it does. */
const script = `<script>document.title='ran'</script>`;
const hostile: readonly [name: string, mimeType: string, content: string][] = [
  ['page.png', 'image/png', `\u0089PNG\r\n\u001a\n<!doctype html>${script}`],
  ['drawing.gif', 'image/gif', `GIF89a<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  [
    'program.pdf',
    'application/pdf',
    `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n${script}`,
  ],
];

testAlone('S45 hostile documents run nothing in the viewer', async ({ page, own }) => {
  testAlone.slow();
  const { files } = await clientOf(own.origin, 'pending');
  for (const [name, type, content] of hostile) {
    const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
    await files.upload({ documentType: 'ProofOfFunds', file: new File([bytes], name, { type }) });
  }
  await page.goto('/admin/compliance/pending');
  await signIn(page, 'officer');
  const list = page.getByRole('list', { name: /^Documents of/ });
  const open = (name: string) => list.getByRole('button', { name }).click();
  for (const [name] of hostile) {
    await open(name);
    await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible();
  }
  // An exchange that answers with a drawing and says that it is a picture.
  await page.route('**/file-transfer/download/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'content-disposition': 'attachment; filename="drawing.png"' },
      body: `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='ran'">${script}</svg>`,
    }),
  );
  await open('page.png');
  await expect(page.getByText('This type is not shown here')).toBeVisible();
  await expect(page).not.toHaveTitle('ran');
  await expect(page.locator('main :is(iframe, embed, object, svg script)')).toHaveCount(0);
});

testAlone('who may not open the back office is told so, with a way on', async ({ page }) => {
  await page.goto('/admin/compliance');
  await signIn(page, 'trader');
  await expect(
    page.getByRole('heading', { name: 'This is for compliance officers' }),
  ).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Compliance' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'View markets' }).click();
  await expect(page).toHaveURL('/markets');
});
