'use client';

import { createExchangeClient, createGuestSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { LanguageProvider, type Translate } from '@agio/ui/language';
import { WidgetsProvider } from '@agio/widgets/provider';
import type { ReactNode } from 'react';

/** A language in which every text shows that it came from a translation: its name, and what fills its gaps. */
const translate: Translate = (namespace, key, values) =>
  `⟦${[`${namespace}.${key}`, ...Object.values(values ?? {})].join(' ')}⟧`;

const links = { market: (id: string) => `/desk/${id}` };
const client = createExchangeClient({ baseUrl: '', session: createGuestSession() });

/** Widgets for a guest: rendered on the server too. */
export function Guest({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider locale="de" timeZone="Europe/Zurich" translate={translate}>
      <ExchangeProvider client={client}>
        <WidgetsProvider links={links} currency="CHF">
          <main>{children}</main>
        </WidgetsProvider>
      </ExchangeProvider>
    </LanguageProvider>
  );
}
