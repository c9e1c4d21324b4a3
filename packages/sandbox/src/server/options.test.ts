import { expect, test } from 'vitest';
import { defaultLifetimes } from './identity/provider.ts';
import { readOptions, SettingError } from './options.ts';
import { offeredLanguages } from './translations.ts';

const read = (env: Record<string, string>) => readOptions(env, '/data');

test('no setting for tests is on by default, and every protection is', () => {
  expect(read({})).toEqual({
    port: 4300,
    dataFolder: '/data',
    lifetimes: defaultLifetimes,
    stepUpSeconds: 900,
    faults: false,
    errorReporting: true,
    // Only this machine is answered.
    demo: true,
  });
});

test('S56 where others are answered the demo panel is off unless it is turned on by name', () => {
  expect(read({ AGIO_HOST: '0.0.0.0' }).demo).toBe(false);
  expect(read({ AGIO_HOST: '0.0.0.0', AGIO_DEMO: 'on' }).demo).toBe(true);
  expect(read({ AGIO_DEMO: 'off' }).demo).toBe(false);
});

test('dialogs of the product open by themselves unless that is turned off by name', () => {
  expect(read({}).opensByItself).toBeUndefined();
  expect(read({ AGIO_OPENS_BY_ITSELF: 'off' }).opensByItself).toBe(false);
  expect(() => read({ AGIO_OPENS_BY_ITSELF: 'no' })).toThrow(SettingError);
});

test('the app offers the languages that are named, or all that are translated', () => {
  expect(read({}).languages).toBeUndefined();
  const offered = (names: string) =>
    offeredLanguages(read({ AGIO_LANGUAGES: names }).languages ?? [], { pl: {}, de: {} });
  expect(offered('pl')).toEqual(['en', 'pl']);
  expect(offered('de, pl')).toEqual(['en', 'de', 'pl']);
  expect(offered('all')).toEqual(['en', 'de', 'pl']);
  expect(() => offered('de,tlh')).toThrow(SettingError);
});

test('S21 a recent sign-in is required unless it is turned off by name', () => {
  expect(read({ AGIO_STEP_UP_SECONDS: 'off' }).stepUpSeconds).toBeUndefined();
  for (const value of ['0', 'never', 'OFF', '-1']) {
    expect(() => read({ AGIO_STEP_UP_SECONDS: value })).toThrow(SettingError);
  }
});

test('every setting is read', () => {
  expect(
    read({
      PORT: '0',
      AGIO_DATA: '/elsewhere',
      AGIO_ORIGIN: 'https://exchange.example/',
      AGIO_ORIGINS: 'http://localhost:5173/, https://partner.example/a/path',
      AGIO_HOST: '0.0.0.0',
      AGIO_ACCESS_TOKEN_SECONDS: '30',
      AGIO_IDLE_SECONDS: '60',
      AGIO_SESSION_SECONDS: '90',
      AGIO_STEP_UP_SECONDS: '15',
      AGIO_RATE_LIMITS: 'off',
      AGIO_SCENARIO: 'quiet',
      AGIO_SEED: '7',
      AGIO_LOCALES: '/srv/locales',
      AGIO_FAULTS: 'on',
      AGIO_ERROR_REPORTING: 'off',
      AGIO_SECURITY_CONTACTS: 'mailto:security@exchange.example, https://exchange.example/security',
    }),
  ).toEqual({
    port: 0,
    dataFolder: '/elsewhere',
    origin: 'https://exchange.example',
    origins: ['http://localhost:5173', 'https://partner.example'],
    host: '0.0.0.0',
    lifetimes: { ...defaultLifetimes, accessToken: 30, idle: 60, session: 90 },
    stepUpSeconds: 15,
    rateLimits: false,
    scenario: 'quiet',
    seed: 7,
    localesFolder: '/srv/locales',
    faults: true,
    errorReporting: false,
    demo: false,
    securityContacts: ['mailto:security@exchange.example', 'https://exchange.example/security'],
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'high'],
  ['AGIO_ORIGIN', 'exchange'],
  ['AGIO_ORIGIN', 'javascript:1'],
  ['AGIO_ORIGINS', 'http://localhost:5173,'],
  ['AGIO_ORIGINS', '*'],
  ['AGIO_SECURITY_CONTACTS', 'security@exchange.example'],
  ['AGIO_SECURITY_CONTACTS', 'mailto:security@exchange.example,'],
  ['AGIO_SECURITY_CONTACTS', 'http://exchange.example/security'],
  ['AGIO_SEED', '-1'],
  ['AGIO_SEED', 'lucky'],
  ['AGIO_ACCESS_TOKEN_SECONDS', '0'],
  ['AGIO_IDLE_SECONDS', '-1'],
  ['AGIO_FAULTS', 'yes'],
  ['AGIO_RATE_LIMITS', '0'],
  ['AGIO_SCENARIO', 'loud'],
  ['AGIO_SCENARIO', 'toString'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(SettingError);
  expect(() => read({ [name]: value })).toThrow(name);
});
