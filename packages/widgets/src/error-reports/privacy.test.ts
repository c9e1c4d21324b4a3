import { expect, test } from 'vitest';
import { replayPrivacy, withoutQueries, withoutWords } from './privacy.ts';

test('S58 a report has addresses without their query and fragment, and stays JSON', () => {
  const report = {
    href: 'https://exchange.example/user/portfolio?modal=send&to=0xabc#token=1',
    to: '/user/addressbook?search=Ada',
    urls: ['https://exchange.example/frontoffice/api/order'],
    text: 'Is 1 / 2 a half? It is.',
  };
  expect(JSON.parse(withoutQueries(JSON.stringify(report)))).toEqual({
    href: 'https://exchange.example/user/portfolio',
    to: '/user/addressbook',
    urls: ['https://exchange.example/frontoffice/api/order'],
    text: 'Is 1 / 2 a half? It is.',
  });
});

test('S58 the path of a pressed element has no label, which may quote an amount', () => {
  const report = { name: 'form > button[aria-label="Sell 50.5 XCB"][type="button"] > svg' };
  expect(JSON.parse(withoutQueries(JSON.stringify(report)))).toEqual({
    name: 'form > button[aria-label][type="button"] > svg',
  });
  expect(withoutQueries('a[title="Ada Trader"]')).toBe('a[title]');
});

test('S58 the report of an error has its kind, its places and its reference, none of its words', () => {
  const report = {
    message: 'Cannot send 12.5 to 0xabc',
    user: { email: 'ada@example.org' },
    request: { url: 'https://exchange.example/?to=0xabc' },
    tags: { reference: '1f2e', name: 'Ada' },
    exception: {
      values: [
        {
          type: 'RangeError',
          value: 'Cannot send 12.5 to 0xabc',
          stacktrace: {
            frames: [
              { filename: '/a.js?to=0xabc', function: 'send', lineno: 1, vars: { to: '0xabc' } },
            ],
          },
        },
      ],
    },
  };
  expect(withoutWords(report)).toEqual({
    contexts: {},
    tags: { reference: '1f2e' },
    exception: {
      values: [
        {
          type: 'RangeError',
          stacktrace: { frames: [{ filename: '/a.js', function: 'send', lineno: 1 }] },
        },
      ],
    },
  });
});

test('S58 a recording masks every widget that is not known to show the same to everybody', () => {
  expect(replayPrivacy.mask[0]).toMatch(/^\[data-widget\]:not\(/);
  for (const name of ['order-entry', 'orders', 'portfolio', 'convert', 'home'])
    expect(replayPrivacy.mask[0]).not.toContain(name);
  expect(replayPrivacy).toMatchObject({ maskAllInputs: true, networkCaptureBodies: false });
});
