// @vitest-environment jsdom
// In a pseudo-locale nothing on a screen is English but what the exchange sent, and no figure is written in English.
import { contract } from '@agio/api-client/contract';
import { createSandbox } from '@agio/sandbox';
import components from '@agio/ui/messages.json' with { type: 'json' };
import { plainWords, pseudo, pseudoTexts, strayFigures, textsOf } from '@agio/ui/pseudo-locale';
import widgets from '@agio/widgets/messages.json' with { type: 'json' };
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SandboxApp, type SandboxAppProps } from '../../testing/sandbox-app.tsx';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { english } from './locales/en/index.ts';
import { preferences } from '../storage/preferences.ts';
import { language } from './load-language.ts';

const account = 'trader@agio.test';
/** Called the same in every language, and who is signed in. */
const names = ['Agio', 'ALPHA', 'CorePass', 'TradingView', 'Ctrl', 'English', 'Lena Keller'];
const data = [...names];

beforeAll(async () => {
  const sandbox = createSandbox({ scenario: 'default', seed: 7 });
  const reads = [contract.marketData.assets, contract.marketData.instruments].map(({ path }) =>
    sandbox.fetch(new Request(`http://exchange.test${path}`)),
  );
  for (const text of await Promise.all(reads.map(async (answer) => (await answer).text())))
    data.push(...(text.match(/"[^"]*"/g) ?? []));
  sandbox.dispose();
});

let root: Root;
beforeEach(() => {
  preferences.set({ isLanguageSettled: true });
  stubBrowser((query) => query.includes('min-width')); // a wide window
  // Its dates have no Latin letters, and its figures no point.
  language.showWith('ka', {
    shell: pseudoTexts(english.shell),
    login: pseudoTexts(english.login),
    ...pseudoTexts({
      ...components,
      ...widgets,
      common: { ...components.common, ...widgets.common },
    }),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const patience = { timeout: 50_000 };
const shown = () => document.body.textContent;

test.each<SandboxAppProps & { screen: string; shows: string }>([
  { screen: 'markets', path: '/markets', shows: '94\u00A0212,' },
  { screen: 'a desk', path: '/trade/XCB-CTN', account, shows: pseudo('Cancel all') },
  { screen: 'a portfolio', path: '/user/portfolio', account, shows: '51\u00A0637,' },
  { screen: 'conversion', path: '/convert', account, shows: pseudo('You pay') },
  { screen: 'a history', path: '/user/history', account, shows: 'USDC' },
  { screen: 'tiers', path: '/user/tiers', account, shows: 'CHF' },
  { screen: 'settings', path: '/user/settings', account, shows: '788,64' },
  { screen: 'simple trading', path: '/simple-trading', account, shows: 'CHF' },
  { screen: 'the sign-in', path: '/login', shows: pseudo('Continue to sign-in') },
  { screen: 'no page', path: '/nowhere', shows: '404' },
])('$screen says nothing of its own in English', async ({ path, account: user, shows }) => {
  // Nothing is painted here: a chart that draws its next frame would miss its canvas.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  root.render(<SandboxApp path={path} account={user} />);
  await expect.poll(shown, patience).toContain(shows);
  expect(plainWords(textsOf(document.body), data)).toEqual([]);
  expect(strayFigures(document.body)).toEqual([]);
});

test('the palette says nothing of its own in English', async () => {
  root.render(<SandboxApp path="/nowhere" />);
  await expect.poll(shown, patience).toContain('404');
  const palette = () => document.querySelector('[data-slot=command-palette]');
  const press = () =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  await expect
    .poll(() => {
      if (!palette()) press();
      return palette()?.textContent ?? '';
    }, patience)
    .toContain('94\u00A0212,');
  expect(plainWords(textsOf(document.body), data)).toEqual([]);
});
