import { expect, test } from 'vitest';
import { mailTo, reportOf } from './report.ts';

const at = Date.UTC(2026, 10, 20, 12);
const facts = {
  at: new Date(at),
  version: '1.2.3',
  account: undefined,
  page: '/trade/XCB-CTN',
  browser: 'Chromium',
  screen: '1440 × 900',
  language: 'en',
  timeZone: 'Europe/Zurich',
  isOnline: true,
  services: [{ id: 'market', state: 'up', since: at } as const],
  failures: [],
};

test('a report names time, release, page, services, and each failed call with its id', () => {
  const call = 'POST /frontoffice/api/order';
  const failures = [
    { at, call, kind: 'http', status: 500, errorCode: 50_000, requestId: 'req-1' } as const,
    {
      at,
      call,
      kind: 'network',
      status: undefined,
      errorCode: undefined,
      requestId: undefined,
    } as const,
  ];
  const report = reportOf({ ...facts, failures });
  expect(report).toContain('Account: not signed in');
  expect(report).toContain('Service market: up since 2026-11-20T12:00:00.000Z');
  expect(report).toContain(`- 2026-11-20T12:00:00.000Z · ${call} · http 500 50000 · id req-1`);
  expect(report).toMatch(/network$/);
});

test('a report names the language, without the digits and the calendar that it is shown in', () => {
  expect(reportOf({ ...facts, language: 'fa-u-nu-latn' })).toContain('language fa, time zone');
  expect(reportOf({ ...facts, language: 'de-CH' })).toContain('language de-CH, time zone');
});

test('a mail cannot be given another receiver or header by what is typed', () => {
  const mail = new URL(mailTo('help@agio.test', 'A & B', 'x&bcc=eve@evil.test\n?to=eve'));
  expect(mail.pathname).toBe('help@agio.test');
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
});
