import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const template = readFileSync(
  new URL('../../../../../deploy/nginx.conf.template', import.meta.url),
  'utf8',
);
const sent = new Map(
  [...template.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(
    ([, name = '', quoted, bare = '']) => [name, quoted ?? bare],
  ),
);

test.each(Object.entries(securityHeaders('https://agio.test')))(
  'S22–S31 the deployed app is served with %s as the embedded one is',
  (name, value) => {
    const deployed = sent.get(name)?.replace('${AGIO_SERVICES}', 'wss://agio.test');
    expect(deployed).toBe(value);
  },
);
