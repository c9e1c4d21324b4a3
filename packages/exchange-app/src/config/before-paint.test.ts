// @vitest-environment jsdom
// First paint of a returning visitor before the app has started (public/before-paint.js).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { storageKeys } from '@agio/api-client';
import { languages } from '@agio/ui/languages';
import { afterEach, expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../public/before-paint.js'), 'utf8');
const html = document.documentElement;

/** The marks on the page of a build for Agio, after a visit that kept this. */
function after(kept: Readonly<Record<string, unknown>>) {
  html.dataset['brand'] = 'agio';
  html.dataset['theme'] = 'dark';
  for (const [key, value] of Object.entries(kept))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  runInThisContext(script);
  return Object.fromEntries(Object.entries(html.dataset));
}

test('a tab that a prefix put into a variant has its look, whatever the store has', () => {
  sessionStorage.setItem(storageKeys.look, JSON.stringify({ name: 'verdant' }));
  expect(after({ [storageKeys.look]: { name: 'aurum' } })).toMatchObject({ brand: 'verdant' });
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  document.head.replaceChildren();
});

test.each([
  ['a first visit shows the sign of the build', {}, { brand: 'agio', theme: 'dark' }],
  [
    'the brand of the build keeps its sign',
    { [storageKeys.look]: { name: 'agio' } },
    { brand: 'agio', theme: 'dark' },
  ],
  [
    'another brand hides the sign of the build',
    { [storageKeys.look]: { name: 'aurum' } },
    { brand: 'aurum', theme: 'dark', boot: 'bare' },
  ],
  [
    'a partner under their own name hides it in the brand of the build too',
    { [storageKeys.look]: { name: 'agio', ownIdentity: true } },
    { brand: 'agio', theme: 'dark', boot: 'bare' },
  ],
  [
    'the chosen theme is on from the start',
    { [storageKeys.preferences]: { theme: 'light' } },
    { brand: 'agio', theme: 'light' },
  ],
  [
    'what is not ours in the storage changes nothing',
    { [storageKeys.look]: '{', [storageKeys.preferences]: { theme: 'neon' } },
    { brand: 'agio', theme: 'dark' },
  ],
])('%s', (_, kept, marks) => {
  expect(after(kept)).toEqual(marks);
});

test.each(languages)(
  'the page is in $name from the start where it was chosen',
  ({ code, ...language }) => {
    after({ [storageKeys.preferences]: { defaultLanguage: `${code}-ch` } });
    expect([html.lang, html.dir]).toEqual([language.tag, language.direction]);
  },
);

test.each([
  ['that of the address', '?lang=fa', ['fa', 'rtl']],
  ['the saved one, where that of the address is none', '?lang=klingon', ['de', 'ltr']],
])('the language of the first paint is %s', (_, query, marks) => {
  history.replaceState(null, '', `/${query}`);
  after({ [storageKeys.preferences]: { defaultLanguage: 'de' } });
  history.replaceState(null, '', '/');
  expect([html.lang, html.dir]).toEqual(marks);
});

test("the browser's bar has the colour that the header had, in the scheme of the page", () => {
  const bar = { dark: 'rgb(29, 15, 20)', light: 'rgb(255, 247, 242)' };
  const painted = (kept: Readonly<Record<string, unknown>>) => {
    document.head.innerHTML = '<meta name="theme-color" content="#111">';
    after(kept);
    return document.querySelector('meta')?.content;
  };
  expect(painted({ [storageKeys.look]: { name: 'aurum', bar } })).toBe(bar.dark);
  expect(
    painted({
      [storageKeys.look]: { name: 'aurum', bar },
      [storageKeys.preferences]: { theme: 'light' },
    }),
  ).toBe(bar.light);
  expect(painted({ [storageKeys.look]: { name: 'aurum', bar: 7 } })).toBe('#111');
  expect(painted({})).toBe('#111');
});

test('the sheet of a partner is linked, from this host only', () => {
  const sheets = () =>
    [...document.querySelectorAll('link')].map((link) => [
      link.getAttribute('href'),
      link.integrity,
    ]);
  after({
    [storageKeys.look]: { name: 'metals', sheet: '/themes/metals.css', integrity: 'sha384-a' },
  });
  expect(sheets()).toEqual([['/themes/metals.css', 'sha384-a']]);
  document.head.replaceChildren();
  for (const sheet of [
    '//evil.example/a.css',
    'https://evil.example/a.css',
    '/\\evil.example/a.css',
  ])
    after({ [storageKeys.look]: { name: 'metals', sheet } });
  expect(sheets()).toEqual([]);
});
