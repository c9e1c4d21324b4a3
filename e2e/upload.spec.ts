import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { viteBuild } from '../tools/lib/vite-build.ts';
import { expect, signIn, test } from './fixtures.ts';

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
  await page.goto('/markets');
  await signIn(page);
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
