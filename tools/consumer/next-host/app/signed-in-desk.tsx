'use client';

import { createExchangeClient, createSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { TradeDesk } from '@agio/widgets/desk';
import { WidgetsProvider } from '@agio/widgets/provider';
import { useState } from 'react';

const { origin, pathname, href } = location;
const session = createSession({
  authority: `${origin}/identity`,
  clientId: 'agio-app',
  redirectUri: `${origin}/login/callback`,
});
const client = createExchangeClient({ baseUrl: origin, session });
if (pathname === '/login/callback') {
  const { returnTo } = await session.completeSignIn(href);
  history.replaceState(null, '', returnTo);
}

export default function Desk() {
  const [market, setMarket] = useState('XCB-CTN');
  return (
    <ExchangeProvider client={client}>
      <WidgetsProvider>
        <TradeDesk market={market} onMarketChange={setMarket} />
      </WidgetsProvider>
    </ExchangeProvider>
  );
}
