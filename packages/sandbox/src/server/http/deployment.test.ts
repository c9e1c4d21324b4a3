import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentWorkerFile, documentWorkerPolicy, securityHeaders } from './security-headers.ts';

const root = new URL('../../../../../', import.meta.url);
const template = readFileSync(new URL('deploy/nginx.conf.template', root), 'utf8');
const image = readFileSync(new URL('deploy/Containerfile', root), 'utf8');
const sent = new Map(
  [...template.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(
    ([, name = '', quoted, bare = '']) => [name, quoted ?? bare],
  ),
);
/** Patterns that the address must match. */
const [, rules = ''] = /^map \$uri \$agio_policy \{\n(.*?)^\}/ms.exec(template) ?? [];
const policies = new Map(
  [...rules.matchAll(/^ {2}(\S+) "(.*)";$/gm)].map(([, address = '', policy = '']) => [
    address,
    policy,
  ]),
);

test.each(Object.entries(securityHeaders('https://agio.test')))(
  'S22–S31 the deployed app is served with %s as the embedded one is',
  (name, value) => {
    const given = sent.get(name);
    const deployed = given === '$agio_policy' ? policies.get('default') : given;
    expect(deployed?.replace('${AGIO_SERVICES}', 'wss://agio.test')).toBe(value);
  },
);

test('S45 the worker that reads documents is served with its own policy, as the embedded app serves it', () => {
  expect(policies.get(`~${documentWorkerFile.source.replaceAll('\\/', '/')}`)).toBe(
    documentWorkerPolicy,
  );
});

test('every open value of the template has a default in the image', () => {
  const open = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  const given = new Set([...image.matchAll(/^ENV (\w+)=/gm)].map(([, name]) => name));
  expect(given).toEqual(open);
});

test('the image takes the template from where it is and the app from where it is built to', () => {
  const copied = [...image.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from, to]) => [from, to]);
  expect(copied).toEqual([
    ['deploy/nginx.conf.template', '/etc/nginx/templates/default.conf.template'],
    ['packages/exchange-app/dist', '/usr/share/nginx/html'],
  ]);
  expect(existsSync(new URL('packages/exchange-app/vite.config.ts', root))).toBe(true);
  expect(template).toContain('root /usr/share/nginx/html;');
});

test('an address has the document that the embedded app gives it', () => {
  const [, rule = '', document = ''] = /^ {2}~(\S+) (\$agio_step\.html);$/m.exec(template) ?? [];
  const ofStep = (path: string) =>
    document.replace('$agio_step', new RegExp(rule).exec(path)?.groups?.['agio_step'] ?? '');
  expect(ofStep('/trade/XCB-CTN')).toBe('/trade.html');
  expect(template).toContain('try_files $uri $uri.html $agio_document /index.html;');
  expect(template).toMatch(/location = \/ \{\s+try_files \/root\.html \/index\.html;/);
});

const cached = (status: number, path: string) => {
  const [, rule = ''] = /^ {2}~(\S+) "public, max-age=31536000, immutable";$/m.exec(template) ?? [];
  return new RegExp(rule).test(`${status}${path}`);
};

test.each([
  [200, '/assets/main-Ab12Cd34.js', true],
  [304, '/themes/acme.b030ebf7.css', true],
  [404, '/assets/gone-Ab12Cd34.js', false],
  [200, '/index.html', false],
  [200, '/config.json', false],
])('%i %s is kept for good: %s', (status, path, expected) => {
  expect(template).toContain('map $status$uri $agio_cache {');
  expect(cached(status, path)).toBe(expected);
});
