// @where App: first view of a page before the code of the app has arrived
import { createExchangeClient, createGuestSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { LanguageProvider } from '@agio/ui/language';
import { TradeDesk } from '@agio/widgets/desk';
import { Home } from '@agio/widgets/home';
import { Markets } from '@agio/widgets/markets';
import { WidgetsProvider } from '@agio/widgets/provider';
import { type Brand, brandCalled, brands, fetchBrandWords } from '@agio/whitelabel-themes';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const ignore = () => undefined;

/** Pages as a guest finds them before the exchange has answered, by address. */
const pages: Readonly<Record<string, ReactNode>> = {
  markets: <Markets />,
  trade: <TradeDesk market="XCB-CTN" onMarketChange={ignore} />,
};

/** Attributes that shape what is seen. Others would name parts of the page twice. */
const kept = /^(?:class|width|height|viewBox|colSpan)$/i;

/** Styles of what is pressed, pointed at or moves, as a drawing is not. */
const ofUse =
  / ?\b(?:ui|wg):\S*(?:hover|focus|active|state-|aria-|disabled|transition|duration|cursor|forced)[^\s"]*/g;

/**
 * Returns the shapes of markup, without icons. Widths of columns become attributes, because the content security policy
 * allows no style in markup. Words are those of a language: they are left out where not `hasWords`.
 */
export function drawingOf(markup: string, { hasWords = false } = {}): string {
  const shapes = markup
    .replaceAll(ofUse, '')
    .replaceAll(/(?<=<svg[^>]*>).*?(?=<\/svg>)/g, '')
    .replaceAll(/style="width:(\d+)px"/g, 'width="$1"')
    .replaceAll(/ ([\w-]+)="[^"]*"/g, (attribute, name: string) =>
      kept.test(name) ? attribute : '',
    );
  return hasWords
    ? shapes
    : shapes.replaceAll(/(?<=>)[^<]+/g, (words) => words.replaceAll(/&\w+;|\S/g, '\u2007'));
}

const markupOf = (page: ReactNode) =>
  renderToStaticMarkup(
    <ExchangeProvider client={createExchangeClient({ baseUrl: '', session: createGuestSession() })}>
      {page}
    </ExchangeProvider>,
  );

/** The home of a variant as a guest finds it, in English, with the words of the brand: its text is the largest on the page. */
function homeOf({ copy, markets }: Brand): string {
  const words: Readonly<Record<string, string>> = copy['en'] ?? {};
  return drawingOf(
    markupOf(
      <LanguageProvider locale="en" translate={(namespace, key) => words[`ui.${namespace}.${key}`]}>
        <WidgetsProvider
          links={{ markets: '/markets' }}
          onSignIn={ignore}
          markets={markets && { featured: markets.featured, categories: [] }}
        >
          <Home />
        </WidgetsProvider>
      </LanguageProvider>,
    ),
    { hasWords: true },
  );
}

/** Out of sight of readers of the screen, and of no use to a pointer. With words it is for who reads English (app.css). */
const framed = (drawing: string, { hasWords = false } = {}) =>
  `<div id="first-view"${hasWords ? ' lang="en"' : ''} aria-hidden="true" inert>${drawing}</div>`;

/** Returns the first views of pages, by address. */
export async function skeletons(): Promise<Readonly<Record<string, string>>> {
  const drawn = Object.entries(pages).map(([address, page]) => [
    address,
    framed(drawingOf(markupOf(<WidgetsProvider>{page}</WidgetsProvider>))),
  ]);
  const homes: [string, string][] = [];
  for (const { name, defaults } of Object.values(brands)) {
    if (defaults.prefix === '') continue;
    await fetchBrandWords(name);
    homes.push([defaults.prefix.slice(1), framed(homeOf(brandCalled(name)), { hasWords: true })]);
  }
  return Object.fromEntries([...drawn, ...homes]);
}
