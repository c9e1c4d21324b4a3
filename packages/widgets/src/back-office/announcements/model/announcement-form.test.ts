import {
  announcementDisplays,
  announcementStates,
  longestAnnouncement,
  newAnnouncement,
  type StaffAnnouncement,
  tiers as allTiers,
} from '@agio/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  announcementSchema,
  countryCodes,
  displays,
  formOf,
  inputOf,
  longestText,
  states,
  textFor,
  tiers,
} from './announcement-form.ts';

const zone = 'Europe/Zurich';
const now = Date.parse('2026-11-20T11:30:00.000Z');
const schema = announcementSchema(() => now, zone);
const written = (changes: object = {}) => {
  const { texts, ...rest } = formOf(undefined, now, zone);
  return { ...rest, texts: { ...texts, en: 'Deposits are late.' }, ...changes };
};
const faultsOf = (form: object) =>
  (v.safeParse(schema, form).issues ?? []).map(({ message }) => message);

test('the form has the values of the contract', () => {
  expect(states).toEqual(announcementStates);
  expect(displays).toEqual(announcementDisplays);
  expect(tiers).toEqual(allTiers);
  expect(longestText).toBe(longestAnnouncement);
});

test('a new one is a banner for all, from now on, by the clock of the reader', () => {
  expect(formOf(undefined, now, zone)).toMatchObject({
    type: 'Banner',
    from: '2026-11-20T12:30',
    until: '2026-11-21T12:30',
    tiers: [],
  });
  expect(faultsOf(written())).toEqual([]);
});

describe('schedule', () => {
  test.each([
    ['2026-11-20T12:30', '2026-11-20T12:30', ['end']],
    ['2026-11-20T12:30', '2026-11-20T12:31', []],
    ['2026-11-20T11:00', '2026-11-20T12:30', ['end']],
    ['2026-11-20T11:00', '2026-11-20T12:31', []],
    ['', '2026-11-21T12:31', ['time']],
    ['2026-11-20T12:30', '2026-13-01T12:31', ['time']],
  ])('from %s until %s: %j', (from, until, faults) => {
    expect(faultsOf(written({ from, until }))).toEqual(faults);
  });

  test('a time is of the clocks of its day, before and after they change', () => {
    const form = written({ from: '2026-10-24T12:00', until: '2027-10-26T12:00' });
    expect(inputOf(form, zone)).toMatchObject({
      releasesAt: '2026-10-24T10:00:00.000Z',
      expiresAt: '2027-10-26T10:00:00.000Z',
    });
    expect(inputOf(written({ until: '2026-12-01T12:00' }), zone).expiresAt).toBe(
      '2026-12-01T11:00:00.000Z',
    );
  });

  test('a time that was not changed keeps its seconds', () => {
    const times = { releasesAt: '2026-11-20T11:29:59.123Z', expiresAt: '2026-11-21T11:30:01.000Z' };
    const known = { ...times, description: 'News', translations: [], type: 'Board' } as never;
    const form = formOf(known, now, zone);
    expect(inputOf(form, zone, times)).toMatchObject(times);
    const later = { ...form, until: '2026-11-22T12:30' };
    expect(inputOf(later, zone, times).expiresAt).toBe('2026-11-22T11:30:00.000Z');
  });
});

test.each([
  ['', true],
  ['https://agio.example/status', true],
  ['/markets?sort=gain', true],
  ['/', true],
  ['http://agio.example', false],
  ['//agio.example', false],
  ['/\\agio.example', false],
  ['javascript:alert(1)', false],
  ['markets', false],
])('S37 the link %j is taken: %s, by the form as by the contract', (link, isTaken) => {
  expect(faultsOf(written({ link }))).toEqual(isTaken ? [] : ['link']);
  const input = inputOf(written({ link }), zone);
  expect(v.is(newAnnouncement, input)).toBe(isTaken);
});

test('a text in English is needed, because all other readers get it', () => {
  const form = written();
  expect(faultsOf({ ...form, texts: { ...form.texts, en: ' ', de: 'Neues' } })).toEqual([
    'missing',
  ]);
  const both = { texts: { ...form.texts, de: 'Neues' } };
  expect(textFor(both, 'de')).toEqual({ description: 'Neues', language: 'de' });
  expect(textFor(both, 'ja')).toEqual({ description: 'Deposits are late.', language: 'en' });
});

test('an announcement as the exchange has it is the same after it was a form', () => {
  const known: StaffAnnouncement = {
    id: 'a1',
    type: 'Modal',
    description: 'News',
    language: 'en',
    translations: [
      { language: 'de', text: 'Neues' },
      { language: 'zh', text: '新闻' },
    ],
    link: '/markets',
    releasesAt: '2026-11-20T11:30:00.000Z',
    expiresAt: '2026-11-21T11:30:00.000Z',
    tiers: ['Tier2'],
    countries: ['CH'],
    brands: ['aurum'],
    state: 'Live',
    version: 3,
    changed: null,
  };
  const { id: _id, language: _language, state: _s, version: _v, changed: _c, ...same } = known;
  expect(inputOf(formOf(known, now, zone), zone, known)).toEqual(same);
});

test('countries are those of today, each once', () => {
  const codes = countryCodes();
  expect(codes).toEqual(expect.arrayContaining(['CH', 'GB', 'US', 'JP', 'UA']));
  for (const code of ['UK', 'EU', 'ZZ', 'SU', 'DD', 'XA']) expect(codes).not.toContain(code);
  expect(codes.length).toBeGreaterThan(230);
  expect(codes.length).toBeLessThan(260);
});
