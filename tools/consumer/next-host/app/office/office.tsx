'use client';

import { createExchangeClient, createStaticSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { BackOffice } from '@agio/widgets/back-office';
import { WidgetsProvider } from '@agio/widgets/provider';

const session = createStaticSession(location.hash.slice(1), { sub: 'officer' });
const client = createExchangeClient({ baseUrl: '', session });
const nowhere = () => undefined;

/** A case, for the officer whose token stands in the address. */
export default function Office() {
  return (
    <ExchangeProvider client={client}>
      <WidgetsProvider>
        <main>
          <BackOffice
            base="/admin"
            area="compliance"
            item="pending"
            query=""
            onQueryChange={nowhere}
            onGo={nowhere}
          />
        </main>
      </WidgetsProvider>
    </ExchangeProvider>
  );
}
