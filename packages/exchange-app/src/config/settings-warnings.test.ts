import { expect, test } from 'vitest';
import { settingsWarnings } from './settings-warnings.ts';

const identity = { authority: '/identity', clientId: 'agio-app' };

test.each<[served: Record<string, unknown>, warning: string]>([
  [{ brandIdentiy: {} }, 'brandIdentiy is no setting. Did you mean brandIdentity?'],
  [{ brandIdentity: { titel: 'Acme' } }, 'brandIdentity.titel is no setting. Did you mean title?'],
  [
    { brandIdentity: { navigaton: [] } },
    'brandIdentity.navigaton is no setting. Did you mean navigation?',
  ],
  [
    { brandIdentity: { navigation: [{ id: 'a', path: '/markets', lable: {} }] } },
    'brandIdentity.navigation[0].lable is no setting. Did you mean label?',
  ],
  [{ theme: { sheets: '/a.css' } }, 'theme.sheets is no setting. Did you mean sheet?'],
  [{ links: { privicy: '' } }, 'links.privicy is no setting. Did you mean privacy?'],
  [{ errorReporting: { replays: { ordinery: 1 } } }, 'Did you mean ordinary?'],
  [{ somethingElseAltogether: 1 }, 'somethingElseAltogether is no setting.'],
  [{ landing: '/nosuch' }, 'landing: the app has no page /nosuch.'],
])('%j is warned of, with the nearest key', (served, warning) => {
  const warnings = settingsWarnings({ identity, ...served });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(warning);
});

test('a file whose keys all mean something gives no warning', () => {
  expect(
    settingsWarnings({
      $schema: 'config.schema.json',
      identity,
      landing: '/trade/XCB-CTN',
      defaultPair: 'XCB-CTN',
      brandIdentity: {
        title: 'Acme',
        logo: { src: '/a.svg', darkSrc: '/b.svg' },
        navigation: [{ id: 'markets', path: '/markets', label: { en: 'Markets' }, signedIn: true }],
        copy: { en: { 'shell.footer.copyright': '© Acme' } },
      },
      opensByItself: { importantNotice: false },
      session: { noRetryErrorCode: 1 },
    }),
  ).toEqual([]);
});
