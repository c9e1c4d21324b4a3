import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { viteBuild } from '../tools/lib/vite-build.ts';
import { expect, test, visit } from './fixtures.ts';

/* The client's uploads in a real browser, under the content security policy of the app: fetch cannot tell how far one is. */

const root = join(import.meta.dirname, '..');

/** The published client as one module, for a page that has no bundler. */
async function clientModule(): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@agio/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'packages/api-client/src/index.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The client was not bundled.');
  return output.code;
}

let client: string;
test.beforeAll(async () => {
  client = await clientModule();
});

interface Outcome {
  progress: { loaded: number; total: number }[];
  answer?: { fileId: string; fileSize: number };
  error?: { kind: string; status?: number; message: string; messages: string[] };
}

interface Wanted {
  bytes: number;
  fileName?: string;
  timeoutMs?: number;
  /** Cancels at the first sign of progress. */
  cancel?: boolean;
  token?: string;
}

/** Signs in, and gives the page the client with the session that the app has. */
async function pageWithClient(page: Page): Promise<(wanted: Wanted) => Promise<Outcome>> {
  await page.route('**/client-under-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: client }),
  );
  await visit(page, '/markets');
  return (wanted) =>
    page.evaluate(async ({ bytes, fileName = 'proof.pdf', timeoutMs, cancel, token }) => {
      const address = '/client-under-test.js';
      const { createExchangeClient, createStaticSession } = (await import(
        address
      )) as typeof import('../packages/api-client/src/index.ts');
      const kept = JSON.parse(localStorage.getItem('agio.session') ?? '{}') as {
        accessToken: string;
      };
      const session = createStaticSession(token ?? kept.accessToken, { sub: 'trader' });
      const exchange = createExchangeClient({ baseUrl: '', session });
      const content = new Uint8Array(bytes);
      content.set(new TextEncoder().encode('%PDF-1.7\n'));
      const file = new File([content], fileName, { type: 'application/pdf' });
      const outcome: Outcome = { progress: [] };
      const controller = new AbortController();
      try {
        outcome.answer = await exchange.files.upload(
          { documentType: 'ProofOfFunds', file },
          {
            signal: controller.signal,
            timeoutMs,
            onProgress: (progress) => {
              outcome.progress.push(progress);
              if (cancel) controller.abort();
            },
          },
        );
      } catch (error) {
        const { kind, status, message, messages } = error as NonNullable<Outcome['error']>;
        outcome.error = { kind, message, messages: [...messages], ...(status && { status }) };
      }
      exchange.dispose();
      return outcome;
    }, wanted);
}

/** The line of a café: 400 kB a second up. */
async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 1_000_000,
    uploadThroughput: 400_000,
  });
}

const megabyte = 1024 * 1024;

test('an upload tells how far it is, up to the last byte, and is answered', async ({ page }) => {
  const upload = await pageWithClient(page);
  await slowLine(page);
  const { progress, answer, error } = await upload({ bytes: megabyte });
  expect(error).toBeUndefined();
  expect(answer?.fileSize).toBe(megabyte);
  expect(progress.length).toBeGreaterThan(1);
  const loaded = progress.map((each) => each.loaded);
  expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
  const last = progress.at(-1);
  expect(last?.loaded).toBe(last?.total);
  expect(last?.total).toBeGreaterThan(megabyte);
});

test('an upload that is cancelled on its way says so, and leaves nothing behind', async ({
  page,
}) => {
  const upload = await pageWithClient(page);
  await slowLine(page);
  const { progress, error } = await upload({ bytes: 2 * megabyte, cancel: true });
  expect(error).toMatchObject({ kind: 'aborted', message: 'Query was cancelled' });
  expect(progress.at(-1)?.loaded).toBeLessThan(2 * megabyte);
});

test('an upload that takes too long ends by itself', async ({ page }) => {
  const upload = await pageWithClient(page);
  await slowLine(page);
  const { error } = await upload({ bytes: 4 * megabyte, timeoutMs: 1500 });
  expect(error).toMatchObject({ kind: 'timeout' });
});

test('F21 a refused upload gives the words of the server', async ({ page }) => {
  const upload = await pageWithClient(page);
  const { error } = await upload({ bytes: 5 * megabyte + 1 });
  expect(error).toMatchObject({ kind: 'http' });
  expect(error?.messages.join(' ')).not.toBe('');
});

test('the line breaks: a network error, not a crash', async ({ page }) => {
  const upload = await pageWithClient(page);
  await page.route('**/file-transfer/upload*', (route) => route.abort('connectionreset'));
  const { error } = await upload({ bytes: megabyte });
  expect(error).toMatchObject({ kind: 'network' });
});

test('an upload with a token that is not valid any more ends the session, with no second send', async ({
  page,
}) => {
  const upload = await pageWithClient(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/file-transfer/upload')) sent.push(request.method());
  });
  const { error } = await upload({ bytes: 1000, token: 'not-a-token' });
  expect(error).toMatchObject({ kind: 'authEnded' });
  expect(sent).toEqual(['POST']);
});

test('S47 the metadata that a phone writes into a photo, above all the place, does not leave the device', async ({
  page,
}) => {
  await pageWithClient(page);
  let sent: Buffer | null = null;
  await page.route('**/file-transfer/upload*', async (route) => {
    sent = route.request().postDataBuffer();
    await route.continue();
  });
  const { shown, stored, size } = await page.evaluate(async () => {
    const address = '/client-under-test.js';
    const { createExchangeClient, createStaticSession } = (await import(
      address
    )) as typeof import('../packages/api-client/src/index.ts');
    const { accessToken } = JSON.parse(localStorage.getItem('agio.session') ?? '{}') as {
      accessToken: string;
    };
    const session = createStaticSession(accessToken, { sub: 'trader' });
    const exchange = createExchangeClient({ baseUrl: '', session });
    const canvas = new OffscreenCanvas(40, 30);
    const context = canvas.getContext('2d');
    context?.fillRect(5, 5, 20, 10);
    const plain = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer(),
    );
    // An Exif segment that turns the picture by 90° and says where it was taken.
    const exif = `Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0GPS-47.3769N`;
    const content = Uint8Array.from(exif, (letter) => letter.charCodeAt(0));
    const head = new Uint8Array([0xff, 0xe1, 0, content.length + 2]);
    const photo = [plain.subarray(0, 2), head, content, plain.subarray(2)];
    const file = new File(photo, 'photo.jpg', { type: 'image/jpeg' });
    const { fileId, fileSize } = await exchange.files.upload({
      documentType: 'ProofOfFunds',
      file,
    });
    const { blob } = await exchange.files.download({ id: fileId });
    exchange.dispose();
    const pixels = async (of: Blob) => {
      const bitmap = await createImageBitmap(of);
      const on = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      on?.drawImage(bitmap, 0, 0);
      const data = on?.getImageData(0, 0, bitmap.width, bitmap.height).data;
      return `${bitmap.width} x ${bitmap.height} ${[...(data ?? [])].join()}`;
    };
    return {
      shown: await pixels(file),
      stored: await pixels(blob),
      size: { before: file.size, after: fileSize },
    };
  });
  expect(size.after).toBeLessThan(size.before);
  expect(sent === null ? '' : (sent as Buffer).toString('latin1')).toContain('JFIF');
  expect(sent === null ? '' : (sent as Buffer).toString('latin1')).not.toContain('GPS');
  // upright as before, and the same picture
  expect(shown).toMatch(/^30 x 40 /);
  expect(stored).toBe(shown);
});

test.describe('S11 a redirected upload', () => {
  /** Another origin that takes everything, and what it was sent. */
  async function elsewhere() {
    const seen: { method: string | undefined; authorization: string | undefined }[] = [];
    const other = createServer((request, response) => {
      seen.push({ method: request.method, authorization: request.headers.authorization });
      request.resume();
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      });
      response.end('{"fileId":"stolen","fileName":"proof.pdf","fileSize":1000}');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    return { seen, other, origin: `http://127.0.0.1:${port}` };
  }

  for (const status of [302, 307]) {
    test(`its answer is not used, on the same origin or another, and no token goes elsewhere (${status})`, async ({
      page,
    }) => {
      const { seen, other, origin } = await elsewhere();
      const upload = await pageWithClient(page);
      // A page of the app's origin without its content security policy, which would not let the redirect out.
      await page.route('**/bare', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );
      await page.goto('/bare');
      let target = '/stolen';
      const stolen = { fileId: 'stolen', fileName: 'proof.pdf', fileSize: 1000 };
      await page.route('**/stolen', (route) => route.fulfill({ json: stolen }));
      await page.route('**/file-transfer/upload*', (route) =>
        route.fulfill({ status, headers: { location: target } }),
      );
      expect((await upload({ bytes: 1000 })).error).toMatchObject({ kind: 'network' });
      target = `${origin}/stolen`;
      await page.unroute('**/stolen');
      const { error, answer } = await upload({ bytes: 1000 });
      expect(error).toMatchObject({ kind: 'network' });
      expect(answer).toBeUndefined();
      expect(seen.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
      other.close();
    });
  }
});
