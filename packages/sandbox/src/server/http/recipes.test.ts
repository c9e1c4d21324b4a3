import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentWorkerFile, documentWorkerPolicy, securityHeaders } from './security-headers.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../../../../deploy/${file}`, import.meta.url), 'utf8');
const caddyfile = read('Caddyfile');
const cdn = read('cdn/_headers');
const headers = Object.entries(securityHeaders('https://agio.test'));
/** A CDN has no address that takes reports. */
const withoutReports = (policy: string) => policy.replaceAll(/; report-(?:uri|to) [^;]+/g, '');

test.each(headers)(
  'S22–S31 the recipe for Caddy sends %s as the embedded server does',
  (name, value) => {
    const [, quoted, raw] =
      new RegExp(`^\\t\\t${name} (?:"([^"]*)"|\`([^\`]*)\`)$`, 'm').exec(caddyfile) ?? [];
    expect((quoted ?? raw)?.replace('{$AGIO_SERVICES}', 'wss://agio.test')).toBe(value);
  },
);

test.each(headers.filter(([name]) => name !== 'Reporting-Endpoints'))(
  'S22–S31 the recipe for a CDN sends %s as the embedded server does',
  (name, value) => {
    const [, sent] = new RegExp(`^ {2}${name}: (.*)$`, 'm').exec(cdn) ?? [];
    expect(sent).toBe(withoutReports(value).replace(' wss://agio.test', ''));
  },
);

test('S45 the worker that reads documents has its own policy in each recipe', () => {
  const [, pattern = ''] = /^\t+@worker path_regexp (\S+)$/m.exec(caddyfile) ?? [];
  expect(pattern).toBe(documentWorkerFile.source.replaceAll('\\/', '/'));
  expect(caddyfile).toContain(`header @worker Content-Security-Policy "${documentWorkerPolicy}"`);
  expect(cdn).toContain(`  Content-Security-Policy: ${withoutReports(documentWorkerPolicy)}\n`);
});
