// @where App: placeholder of a page before the code of the app has arrived
import { createExchangeClient, createGuestSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { TradeDesk } from '@agio/widgets/desk';
import { Markets } from '@agio/widgets/markets';
import { WidgetsProvider } from '@agio/widgets/provider';
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
 * Returns the shapes of markup, without words, which are those of a language, and without icons. Widths of columns become
 * attributes, because the content security policy allows no style in markup.
 */
export function drawingOf(markup: string): string {
  return markup
    .replaceAll(ofUse, '')
    .replaceAll(/(?<=<svg[^>]*>).*?(?=<\/svg>)/g, '')
    .replaceAll(/style="width:(\d+)px"/g, 'width="$1"')
    .replaceAll(/ ([\w-]+)="[^"]*"/g, (attribute, name: string) =>
      kept.test(name) ? attribute : '',
    )
    .replaceAll(/(?<=>)[^<]+/g, (words) => words.replaceAll(/&\w+;|\S/g, '\u2007'));
}

/** Returns the drawings of the pages' skeletons, by address: out of sight of readers of the screen, and of no use to a pointer. */
export function skeletons(): Readonly<Record<string, string>> {
  const client = createExchangeClient({ baseUrl: '', session: createGuestSession() });
  const draw = (page: ReactNode) =>
    drawingOf(
      renderToStaticMarkup(
        <ExchangeProvider client={client}>
          <WidgetsProvider>{page}</WidgetsProvider>
        </ExchangeProvider>,
      ),
    );
  const framed = (page: ReactNode) =>
    `<div id="first-view" aria-hidden="true" inert>${draw(page)}</div>`;
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, framed(page)]));
}
