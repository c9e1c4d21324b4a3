import { mkdirSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PortInUseError } from '../listen.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';

const script = `console.log(${JSON.stringify('agio '.repeat(1000))});`;

function builtFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Agio</title>');
  writeFileSync(join(folder, 'assets/main-Ab12_-Zz.js'), script);
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

/** A request exactly as written: fetch would set Host and unpack the body by itself. */
function raw(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port, origin } = new URL(url);
  const path = url.slice(origin.length);
  return new Promise<{
    status: number | undefined;
    headers: Record<string, unknown>;
    body: Buffer;
  }>((resolve, reject) => {
    plainRequest({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = { accept: 'text/html,*/*' };

test('/healthz answers 200 when ready, under any host name', async () => {
  const { port } = await testServer();
  const answer = await raw(`http://127.0.0.1:${port}/healthz`);
  expect([answer.status, answer.body.toString()]).toEqual([200, '{"status":"ready"}']);
});

test('security.txt has the addresses for reports, and a date of its end that is less than a year ahead', async () => {
  const contacts = ['mailto:security@exchange.example', 'https://exchange.example/security'];
  const { origin } = await testServer({ securityContacts: contacts });
  const answer = await raw(`${origin}/.well-known/security.txt`);
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const lines = answer.body.toString().split('\n');
  expect(lines.slice(0, 2)).toEqual(contacts.map((contact) => `Contact: ${contact}`));
  expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  const written = await raw(`${origin}/.well-known/security.txt`, {}, 'POST');
  expect(written.status).toBe(405);
});

test('an exchange without addresses for reports has no security.txt, and no page in its place', async () => {
  const { origin } = await testServer({ appFolder: builtFolder() });
  const answer = await raw(`${origin}/.well-known/security.txt`, page);
  expect([answer.status, answer.headers['content-type']]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ]);
});

test('a page requested under another name goes on at the real address', async () => {
  const { port, origin } = await testServer({ appFolder: builtFolder() });
  const answer = await raw(`http://127.0.0.1:${port}/trade/XCB-CTN?x=1`, page);
  expect([answer.status, answer.headers['location']]).toEqual([307, `${origin}/trade/XCB-CTN?x=1`]);
});

test('every address of the app gives its page, which is never kept', async () => {
  const { origin } = await testServer({ appFolder: builtFolder() });
  for (const path of ['/', '/markets', '/trade/XCB-CTN', '/login/callback?code=1']) {
    const answer = await raw(origin + path, page);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test('an address with a document of its own gives that, whatever follows its first step', async () => {
  const appFolder = builtFolder();
  mkdirSync(join(appFolder, 'user'));
  for (const name of ['root', 'trade', 'user/portfolio'])
    writeFileSync(join(appFolder, `${name}.html`), `<title>${name}</title>`);
  const { origin } = await testServer({ appFolder });
  for (const [path, title] of [
    ['/', 'root'],
    ['/trade', 'trade'],
    ['/trade/XCB-CTN?x=1', 'trade'],
    ['/user/portfolio', 'user/portfolio'],
    ['/user/portfolio/ramp', 'Agio'],
    ['/user/settings', 'Agio'],
    ['/markets', 'Agio'],
  ]) {
    const answer = await raw(origin + path, page);
    expect([path, answer.body.toString()]).toEqual([
      path,
      expect.stringContaining(`<title>${title}</title>`),
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test('a file with its content in its name is kept for ever, and sent packed', async () => {
  const { origin } = await testServer({ appFolder: builtFolder() });
  const url = `${origin}/assets/main-Ab12_-Zz.js`;
  const br = await raw(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  const gzip = await raw(url, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const plain = await raw(url);
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(3);
});

test('a file that did not change is not sent again, and one that did is', async () => {
  const folder = builtFolder();
  const { origin } = await testServer({ appFolder: folder });
  const { headers } = await raw(`${origin}/favicon.svg`);
  const again = await raw(`${origin}/favicon.svg`, { 'if-none-match': String(headers['etag']) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  writeFileSync(
    join(folder, 'favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
  );
  const changed = await raw(`${origin}/favicon.svg`, { 'if-none-match': String(headers['etag']) });
  expect([changed.status, changed.body.toString()]).toEqual([
    200,
    expect.stringContaining('<path/>'),
  ]);
});

test('S61 a file that is not there is 404, also outside of the folder and in hidden folders, however it is written', async () => {
  const { origin } = await testServer({ appFolder: builtFolder() });
  for (const path of [
    '/assets/gone-Ab12_-Zz.js',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/secret.txt',
    '/.vite/manifest.json',
    '//.vite/manifest.json',
    '///.vite//manifest.json',
    '/./.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/%2evite/manifest.json',
    '/.vite/../.vite/./manifest.json',
    '/identity/assets/../../.vite/manifest.json',
    '/.env',
    '/.git/config',
    '/assets/',
    '/assets',
    '/%00',
    '/markets/%00',
  ]) {
    expect([path, (await raw(origin + path, page)).status]).toEqual([path, 404]);
  }
  expect((await raw(`${origin}/%E0%A4%A`, page)).status).toBe(400);
});

test('a request that names two hosts is refused', async () => {
  const { port } = await testServer({ appFolder: builtFolder() });
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n`);
    });
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('the app is only read', async () => {
  const { origin } = await testServer({ appFolder: builtFolder() });
  const answer = await raw(`${origin}/markets`, {}, 'POST');
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('an app that is not built says so', async () => {
  const { origin } = await testServer();
  const answer = await raw(`${origin}/`, page);
  expect([answer.status, answer.body.toString()]).toEqual([
    503,
    expect.stringContaining('npm run build'),
  ]);
});

test('/config.json names the identity provider of this origin', async () => {
  const { origin } = await testServer();
  const config: unknown = await (await fetch(`${origin}/config.json`)).json();
  expect(config).toMatchObject({
    identity: { authority: `${origin}/identity`, clientId: 'agio-app' },
  });
});

test('the product as it starts says nothing of what opens by itself, and a setting switches it off', async () => {
  const configOf = async (options: Parameters<typeof testServer>[0]) => {
    const { origin } = await testServer(options);
    return (await fetch(`${origin}/config.json`)).json() as Promise<{ opensByItself?: object }>;
  };
  expect((await configOf({})).opensByItself).toBeUndefined();
  expect((await configOf({ opensByItself: false })).opensByItself).toEqual({
    importantNotice: false,
    claimRewards: false,
  });
});

test('calls reach the exchange with their body, and no cache keeps the answer', async () => {
  const { origin } = await testServer();
  const answer = await fetch(`${origin}/frontoffice/api/order?x=1`, {
    method: 'POST',
    body: '{"amount":"10"}',
    headers: { 'content-type': 'application/json-patch+json' },
  });
  expect(await answer.json()).toEqual({
    path: '/frontoffice/api/order',
    body: '{"amount":"10"}',
    account: null,
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('S22-S31 every answer carries the security headers', async () => {
  const { origin } = await testServer({ appFolder: builtFolder() });
  for (const path of [
    '/',
    '/healthz',
    '/config.json',
    '/frontoffice/api/x',
    '/identity/assets/identity.css',
    '/gone.js',
  ]) {
    const { headers } = await raw(origin + path, page);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${origin.replace('http', 'ws')}; ` +
        "img-src 'self' data: blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
        "object-src 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types agio-document-worker; report-uri /csp-report",
    );
  }
});

test('the message about a taken port has its number', async () => {
  const { port } = await testServer();
  await expect(testServer({ port })).rejects.toThrow(new PortInUseError(`Port ${port} is taken.`));
});
