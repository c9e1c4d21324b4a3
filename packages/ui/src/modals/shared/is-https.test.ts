import { expect, test } from 'vitest';
import { isHttps } from './is-https.ts';

test.each(['https://status.example.test/a?b#c', 'HTTPS://EXAMPLE.TEST'])(
  'S37 a link from data: %s is followed',
  (url) => {
    expect(isHttps(url)).toBe(true);
  },
);

test.each([
  'http://example.test',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  '//example.test',
  '/markets',
  'https//example.test',
  '',
  null,
  undefined,
])('S37 a link from data: %j is not followed', (url) => {
  expect(isHttps(url)).toBe(false);
});
