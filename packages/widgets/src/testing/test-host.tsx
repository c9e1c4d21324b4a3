import { createExchangeClient, createGuestSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { useState } from 'react';
import { WidgetsProvider, type WidgetsProviderProps } from '../provider/index.ts';
import { memoryStorage } from './memory-storage.ts';
import { pages } from './pages.ts';

/** A host without an exchange, for what is shown from its properties alone. */
export function TestHost(props: WidgetsProviderProps) {
  const [{ client, storage }] = useState(createWorld);
  return (
    <ExchangeProvider client={client}>
      <WidgetsProvider links={pages} storage={storage} {...props} />
    </ExchangeProvider>
  );
}

const createWorld = () => ({
  client: createExchangeClient({
    baseUrl: 'http://exchange.test',
    session: createGuestSession(),
    fetch: () => Promise.reject(new TypeError('There is no exchange.')),
  }),
  storage: memoryStorage(),
});
