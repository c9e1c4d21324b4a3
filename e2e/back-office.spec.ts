import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, signIn, testAlone, visit } from './fixtures.ts';

/* The staff's side of a compliance request, with two people at once. */

const header = (page: Page) => page.getByRole('banner');
const pending = (page: Page) => page.locator('[data-case=pending]');

/** Opens the case of the applicant as an officer does: `j` until it is reached, then Enter. */
async function openByKeys(page: Page): Promise<void> {
  await expect(pending(page)).toBeVisible();
  const isReached = () =>
    pending(page).evaluate((link) => link.closest('[role=row]')?.contains(document.activeElement));
  while (!(await isReached())) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Person' })).toBeVisible();
}

/** Sends what the open dialog holds, and says what was looked at where the risk asks for it. */
async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeVisible();
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.press('Control+Enter');
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
  'the second of two officers reads who was first; a decision whose answer was lost is looked up, and made once',
  async ({ page, own }) => {
    testAlone.slow();
    await visit(page, '/admin/compliance/pending', 'officer');
    await expect(page).toHaveURL('/admin/compliance/pending');
    await page.getByRole('button', { name: 'Ask for more' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Please send all pages.');
    await own.administer('PUT', '/back-api/backoffice/compliance/resolve', {
      requestId: 'request-pending-1',
      decision: 'RequestMoreData',
      comment: 'The first officer asks.',
      seenDecidedAt: null,
      seenApprovalAt: null,
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

testAlone(
  'two officers approve a request to Tier 3 in two browsers: who gave the first approval cannot give the second, and who works on a case is seen by the other',
  async ({ page, browser, baseURL }) => {
    testAlone.slow();
    const address = '/admin/compliance/more-data';
    const second = await elsewhere(browser, baseURL, 'admin');
    await second.goto(address);
    await visit(page, address, 'officer');
    await expect(page.getByRole('button', { name: 'Take case' })).toBeVisible();

    await page.keyboard.press('e');
    await expect(page.getByText('You work on this case.')).toBeVisible();
    await expect(second.getByText('Maria Oliveira works on this case.')).toBeVisible();

    await expect(page.getByRole('button', { name: 'Approve (first of two)' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('The statements are complete.');
    await send(page);
    await expect(page.getByText(/^Your first approval of .+ is recorded/)).toBeVisible();
    const own = page.getByRole('button', { name: 'Approve (first of two)' });
    await expect(page.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    await expect(own).toHaveCount(0);
    await expectAccessible(page);

    // Live for the other officer, for whom the case has no assignee again.
    await expect(second.getByRole('button', { name: 'Approve Tier 3 (second)' })).toBeVisible();
    await expect(second.getByText('Nobody works on this case.')).toBeVisible();
    await expect(second.getByRole('region', { name: 'Request' })).toContainText(
      'The statements are complete.',
    );
    await second.keyboard.press('a');
    await expect(second.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await send(second);
    await expect(second.getByText(/was approved$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Request' })).toContainText('Approved');
    await second.context().close();
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
  await visit(page, '/admin/compliance/pending', 'officer');
  const list = page.getByRole('list', { name: /^Documents of/ });
  const open = (name: string) => list.getByRole('button', { name }).click();
  for (const [name] of hostile) {
    await open(name);
    await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible();
  }
  await expect(page.getByText('This PDF cannot be read')).toBeVisible();
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

/** A PNG in one colour; a header may say more than its lines hold. */
function png(width: number, height: number, lines = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]); // eight bits of grey
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(lines * (width + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A gigabyte of nothing in a megabyte: one block of it, again and again. */
function packedGigabyte(): Buffer {
  const mebibyte = deflateRawSync(Buffer.alloc(1024 * 1024), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const head = gzipSync('').subarray(0, 10);
  return Buffer.concat([head, ...Array<Buffer>(1024).fill(mebibyte)]);
}

/** A screen of one pixel, which the first frame widens to four thousand millions. */
const widened = Buffer.from(
  '47494638396101000100000000' + '2c00000000ffffffff0002024c01003b',
  'hex',
);

testAlone(
  'S45 documents that would flood the memory leave the case usable',
  async ({ page, own }) => {
    testAlone.slow();
    const { files } = await clientOf(own.origin, 'pending');
    const send = (name: string, content: Buffer, type: string) =>
      files.upload({
        documentType: 'ProofOfFunds',
        file: new File([new Uint8Array(content)], name, { type }),
      });
    await send('poster.png', png(8000, 5000), 'image/png');
    await send('bomb.png', png(30_000, 30_000, 1), 'image/png');
    await send('torn.png', png(7000, 7000, 1), 'image/png');
    await send('widened.gif', widened, 'image/gif');
    const zip = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('PK\u0003\u0004', 'latin1')]);
    await send('archive.pdf', zip, 'application/pdf');
    const refused = send('renamed.pdf', zip.subarray(9), 'application/pdf');
    await expect(refused).rejects.toMatchObject({ status: 415 });

    await visit(page, '/admin/compliance/pending', 'officer');
    const list = page.getByRole('list', { name: /^Documents of/ });
    const open = (name: string) => list.getByRole('button', { name }).click();

    // Forty megapixels are shown, by no more of them than the largest zoom can use.
    const poster = page.getByRole('figure', { name: 'poster.png' });
    await open('poster.png');
    await page.getByRole('button', { name: 'Rotate' }).click();
    await expect(poster.locator('canvas')).toHaveJSProperty('height', 4096);
    await expect(poster.locator('canvas')).toHaveJSProperty('width', 2560);

    for (const [name, words] of [
      ['bomb.png', 'This picture is too large to be shown'],
      ['widened.gif', 'This picture is too large to be shown'],
      ['archive.pdf', 'This PDF cannot be read'],
    ] as const) {
      await open(name);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible();
    }
    // Decoders show the lines that are there, or nothing.
    await open('torn.png');
    await expect(page.getByRole('button', { name: /^Save (?:file|torn.png)$/ })).toBeVisible();

    // An exchange that answers with a megabyte of which the browser makes a gigabyte.
    const flood = createServer((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-encoding': 'gzip',
        'content-disposition': 'attachment; filename="flood.pdf"',
      });
      response.end(packedGigabyte());
    }).listen(0);
    await once(flood, 'listening');
    const { port } = flood.address() as AddressInfo;
    await page.route('**/file-transfer/download/**', (route) =>
      route.continue({ url: `http://localhost:${port}/` }),
    );
    await open('archive.pdf');
    await expect(page.getByText('archive.pdf is larger than 5 MB')).toBeVisible();
    flood.closeAllConnections();
    flood.close();

    // The rest of the case works.
    await page.unroute('**/file-transfer/download/**');
    await open('poster.png');
    await expect(poster).toBeVisible();
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  },
);

testAlone('a user without access to the back office reads so, with a way on', async ({ page }) => {
  await visit(page, '/admin/compliance', 'trader');
  await expect(page.getByRole('heading', { name: 'This is for staff' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Compliance' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'View markets' }).click();
  await expect(page).toHaveURL('/markets');
});
