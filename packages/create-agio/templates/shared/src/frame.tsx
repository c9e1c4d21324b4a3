'use client';

import type { ExchangeClient } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { LanguageProvider } from '@agio/ui/language';
import type { WidgetLinkProps } from '@agio/widgets/host';
import { WidgetsProvider } from '@agio/widgets/provider';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Brand } from './brand.ts';
import { Header } from './header.tsx';
import { chosen, speak } from './words.ts';

export interface FrameProps {
  brand: Brand;
  client: ExchangeClient;
  /** Renders a link, where a router does it. */
  Link?: ComponentType<WidgetLinkProps>;
  children: ReactNode;
}

/** Addresses of this host's pages, to which widgets lead. Name a page here when you add it. */
const links = { market: (id: string) => `/trade/${id}`, markets: '/markets' };

/** Everything around a page: language, exchange, links, and the header. */
export function Frame({ brand, client, Link, children }: FrameProps) {
  const code = chosen(brand);
  const { locale, direction, translate, wordsOf, markets } = speakOnce(code, brand);
  Object.assign(document.documentElement, { lang: locale, dir: direction });
  return (
    <LanguageProvider locale={locale} translate={translate} wordsOf={wordsOf}>
      <ExchangeProvider client={client}>
        <WidgetsProvider links={links} Link={Link} markets={markets}>
          <Suspense>
            <Header brand={brand} code={code} />
            <main className="host-page">{children}</main>
          </Suspense>
        </WidgetsProvider>
      </ExchangeProvider>
    </LanguageProvider>
  );
}

let spoken: ReturnType<typeof speak> | undefined;
/** The language changes with a reload of the page, so its words are loaded once. */
function speakOnce(...given: Parameters<typeof speak>) {
  spoken ??= speak(...given);
  return spoken;
}
