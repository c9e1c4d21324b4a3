import { expect, test } from 'vitest';
import { toJsonSchema } from '@valibot/to-json-schema';
import { checkSettings, settingsWarnings } from './check-settings.ts';
import { descriptions } from './describe.ts';
import { settingsSchema } from './schema.ts';

const identity = { authority: '/identity', clientId: 'agio-app' };
const navigation = (entry: object) => ({
  brandIdentity: { navigation: [{ id: 'a', path: '/markets', ...entry }] },
});
const acme = { title: 'Acme', logo: { src: '/brand/logo.svg' } };

test.each<[served: Record<string, unknown>, key: string, way: string]>([
  [{ brandIdentiy: {} }, 'brandIdentiy', 'Did you mean brandIdentity?'],
  [{ brandIdentity: { titel: 'Acme' } }, 'brandIdentity.titel', 'Did you mean title?'],
  [{ brandIdentity: { navigaton: [] } }, 'brandIdentity.navigaton', 'Did you mean navigation?'],
  [navigation({ lable: {} }), 'brandIdentity.navigation[0].lable', 'Did you mean label?'],
  [
    { brandIdentity: { logo: { src: '/a.svg', darkScr: '/b.svg' } } },
    'brandIdentity.logo.darkScr',
    'Did you mean darkSrc?',
  ],
  [{ theme: { sheets: '/a.css' } }, 'theme.sheets', 'Did you mean sheet?'],
  [{ links: { privicy: '' } }, 'links.privicy', 'Did you mean privacy?'],
  [{ identity: { ...identity, audiance: 'a' } }, 'identity.audiance', 'Did you mean audience?'],
  [
    { errorReporting: { replays: { ordinery: 1 } } },
    'errorReporting.replays.ordinery',
    'Did you mean ordinary?',
  ],
  [{ somethingElseAltogether: 1 }, 'somethingElseAltogether', 'Leave it out.'],
  [{ landing: '/nosuch' }, 'landing', 'Take an address that the app has, such as /markets.'],
  [{ landing: '/user/portfollio' }, 'landing', 'Did you mean /user/portfolio?'],
  [navigation({ path: '/market' }), 'brandIdentity.navigation[0].path', 'Did you mean /markets?'],
])('%j is warned of, with the place and the way out', (served, key, way) => {
  const warnings = settingsWarnings({ identity, ...served });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ key, way });
});

test.each<[served: Record<string, unknown>, key: string, said: RegExp]>([
  [{ identity: undefined }, 'identity', /is missing\. The OpenID Connect provider/],
  [{ brand: 'aurun' }, 'brand', /"aurun": it is no brand that ships.* Did you mean aurum\?/],
  [
    { brand: 'acme', brandIdentity: { title: 'Acme' } },
    'brand',
    /has no title and logo to make it one/,
  ],
  [
    { brandIdentity: { prefix: '/acme' } },
    'brandIdentity.prefix',
    /give "brand" a name of your own/,
  ],
  [
    { brand: 'acme', brandIdentity: { ...acme, prefix: '/trade' } },
    'brandIdentity.prefix',
    /is an address that the app/,
  ],
  [
    { identity: { ...identity, audience: 'two words' } },
    'identity.audience',
    /"two words": it does not fit here. Name of the exchange at a provider/,
  ],
  [{ company: 'arum' }, 'company', /no company\. Did you mean aurum\?/],
  [{ defaultCurrency: 'EURO' }, 'defaultCurrency', /not one of USD.* Did you mean EUR\?/],
  [
    { activeLanguages: ['en', 'xx'] },
    'activeLanguages[1]',
    /"xx": it is no language that the app has/,
  ],
  [
    { languages: [{ code: 'de', name: 'Deutsch', words: '/de.json' }] },
    'languages[0].code',
    /a language that is there/,
  ],
  [
    { links: { terms: 'javascript:alert(1)' } },
    'links.terms',
    /"javascript:alert\(1\)": it does not fit here. Terms of use/,
  ],
  [
    navigation({ path: 'javascript:alert(1)' }),
    'brandIdentity.navigation[0].path',
    /A page of the app such as/,
  ],
  [{ landing: '/\\evil.example' }, 'landing', /Page on which a verified/],
  [
    { theme: { name: 'a', sheet: '/../a.css' } },
    'theme.sheet',
    /Path of the sheet that the command wrote/,
  ],
  [{ brandIdentity: { title: 'A\u202Ecme' } }, 'brandIdentity.title', /hide, turn or break text/],
])('%j is refused, with the place and the way out', (served, key, said) => {
  const { errors } = checkSettings({ identity, ...served });
  expect(errors.map((error) => error.key)).toEqual([key]);
  expect(`${errors[0]?.rule} ${errors[0]?.way}`).toMatch(said);
});

test('a file whose keys all mean something gives neither refusal nor warning', () => {
  expect(
    checkSettings({
      $schema: 'config.schema.json',
      identity,
      brand: 'acme',
      company: 'acme',
      landing: '/acme/portfolio?tab=1',
      defaultPair: 'XCB-CTN',
      brandIdentity: {
        ...acme,
        prefix: '/acme',
        navigation: [
          { id: 'markets', path: '/acme/markets', label: { en: 'Markets' }, signedIn: true },
          { id: 'help', path: 'https://help.example' },
        ],
        markets: { featured: ['XCB-CTN'], categories: [] },
        copy: { en: { 'shell.footer.copyright': '© Acme' } },
      },
      activeLanguages: ['en', 'gsw'],
      languages: [{ code: 'gsw', name: 'Schwiizertüütsch', words: '/brand/languages/gsw.json' }],
      opensByItself: { importantNotice: false },
      session: { noRetryErrorCode: 1 },
    }),
  ).toEqual({ errors: [], warnings: [] });
});

test('every setting is described, and nothing that is none', () => {
  interface Node {
    readonly properties?: Readonly<Record<string, Node>>;
  }
  const keysOf = ({ properties = {} }: Node, above = ''): string[] =>
    Object.entries(properties).flatMap(([key, node]) => [
      above + key,
      ...keysOf(node, `${above}${key}.`),
    ]);
  const schema = toJsonSchema(settingsSchema, { typeMode: 'input', errorMode: 'ignore' }) as Node;
  const keys = keysOf(schema);
  expect(keys.filter((key) => descriptions[key] === undefined)).toEqual([]);
  // Keys below a list or a choice are not among those of the schema.
  const below = Object.keys(descriptions).filter((key) => !keys.includes(key));
  expect(below.filter((key) => !/\.(?:logo|navigation)\.\w+$/.test(key))).toEqual([]);
});
