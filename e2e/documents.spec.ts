import { open } from 'node:fs/promises';
import { uploadLimits } from '../packages/api-client/src/index.ts';
import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { expect, signIn, testAlone, visit } from './fixtures.ts';

/* Proofs of funds over a bad line, and what the exchange has of them after the page was closed. */

const address = '/user/tiers/documents';
const pdf = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]),
});
const documents = (page: Page) =>
  page.getByRole('list', { name: 'Your documents' }).getByRole('listitem');

testAlone(
  'one file is cancelled on its way, one is sent again after its answer was lost: the exchange has what the page says',
  async ({ page }) => {
    await visit(page, address, 'more-data');
    await expect(documents(page)).toHaveCount(1);
    await page
      .getByLabel('Documents', { exact: true })
      .and(page.locator('[data-slot=file-input]'))
      .setInputFiles([pdf('July.pdf', 20_000), pdf('Large.pdf', 3_000_000), pdf('August.pdf', 1)]);
    // The first upload arrives, but its answer is lost; the second gets nowhere until it is cancelled.
    let sent = 0;
    await page.route('**/file-transfer/upload*', async (route) => {
      sent += 1;
      if (sent === 1) await route.fetch().then(() => route.abort('connectionreset'));
      else if (sent !== 2) await route.continue();
    });
    await page.getByRole('button', { name: 'Send 3 files' }).click();
    await expect(page.getByText('It did not reach the exchange.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Large.pdf' }).click();
    await expect(page.getByText('Large.pdf')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Document upload successful.')).toBeVisible();
    await expect(documents(page).filter({ hasText: 'July.pdf' })).toHaveCount(1);
    const before = await documents(page).allInnerTexts();
    await page.reload();
    await expect(documents(page)).toHaveCount(before.length);
    expect(await documents(page).allInnerTexts()).toEqual(before);
    await expect(documents(page).filter({ hasText: 'Large.pdf' })).toHaveCount(0);
  },
);

/** A PDF just under the limit, as long as it says and nearly empty on the disk. */
async function largePdf(path: string): Promise<string> {
  const file = await open(path, 'w');
  await file.write('%PDF-1.7\n');
  await file.truncate(uploadLimits.maxBytes - 1);
  await file.close();
  return path;
}

/** 6 MB a second up, 40 ms away. */
async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_000_000,
    uploadThroughput: 6_000_000,
  });
}

testAlone(
  'ten files of 5 MB over a bad line, the tab closed half-way, one cancelled, one sent again: the exchange has what the page says',
  async ({ page: first, context, own }, info) => {
    testAlone.slow();
    const client = await clientOf(own.origin, 'more-data');
    const onServer = async () =>
      (await client.files.list({ documentType: 'ProofOfFunds' })).map(({ fileName }) => fileName);
    const [before = ''] = await onServer();
    const names = Array.from({ length: 10 }, (_, index) => `Statement ${index + 10}.pdf`);
    const paths = await Promise.all(names.map((name) => largePdf(info.outputPath(name))));
    const choose = async (page: Page, from: number) => {
      await page.locator('[data-slot=file-input]').setInputFiles(paths.slice(from));
      await page.getByRole('button', { name: `Send ${10 - from} files` }).click();
    };
    /** Documents that the page lists, by name. */
    const onPage = async (page: Page) =>
      (await documents(page).locator('bdi').allInnerTexts()).toSorted();

    await first.goto('/markets');
    await signIn(first, 'more-data');
    await first.goto(address);
    await expect(documents(first)).toHaveCount(1);
    await slowLine(first);
    await choose(first, 0);
    await expect.poll(async () => (await onServer()).length).toBeGreaterThanOrEqual(4);
    await first.close();

    const page = await context.newPage();
    await page.goto(address);
    await expect(documents(page)).not.toHaveCount(0);
    const arrived = (await onServer()).length - 1;
    expect(arrived).toBeLessThan(10);
    await expect(documents(page)).toHaveCount(arrived + 1);
    expect(await onPage(page)).toEqual([before, ...names.slice(0, arrived)].toSorted());

    // The rest: the line breaks under the first of it; the third is cancelled on its way.
    await slowLine(page);
    const [failed = '', , cancelled = ''] = names.slice(arrived);
    await page.route('**/file-transfer/upload*', (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await choose(page, arrived);
    const chosen = (name: string) =>
      page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
    await expect(chosen(failed)).toContainText('It did not reach the exchange.');
    await chosen(failed).getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: `Cancel ${cancelled}` }).click();
    await expect(page.getByText('Your documents were sent. The review continues.')).toBeVisible();

    const all = [before, ...names.filter((name) => name !== cancelled)].toSorted();
    expect((await onServer()).toSorted()).toEqual(all);
    await expect(documents(page)).toHaveCount(all.length);
    expect(await onPage(page)).toEqual(all);
    await page.reload();
    await expect(documents(page)).toHaveCount(all.length);
    expect(await onPage(page)).toEqual(all);
    const request = await client.compliance.active();
    expect(request?.statusType).toBe('PendingForReview');
    expect(request?.uploads.map(({ fileName }) => fileName).toSorted()).toEqual(all);
    client.dispose();
  },
);
