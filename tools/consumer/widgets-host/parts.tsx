import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '@agio/widgets/styles.css';
import '#theme';
import { createExchangeClient, createGuestSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { LanguageProvider, type Translate } from '@agio/ui/language';
import { Markets } from '@agio/widgets/markets';
import { OrderEntry } from '@agio/widgets/order-entry';
import { WidgetsProvider } from '@agio/widgets/provider';
import { createRoot } from 'react-dom/client';

/** A language in which every text shows that it came from a translation: its name, and what fills its gaps. */
const translate: Translate = (namespace, key, values) =>
  `⟦${[`${namespace}.${key}`, ...Object.values(values ?? {})].join(' ')}⟧`;

const links = { market: (id: string) => `/desk/${id}` };
const client = createExchangeClient({ baseUrl: '', session: createGuestSession() });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <LanguageProvider locale="de" translate={translate}>
    <ExchangeProvider client={client}>
      <WidgetsProvider links={links} currency="CHF">
        <main>
          <OrderEntry market="XCB-CTN" />
          <Markets />
        </main>
      </WidgetsProvider>
    </ExchangeProvider>
  </LanguageProvider>,
);
