import type { ExchangeClient } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld, type WorldOptions } from '@agio/sandbox/world';
import { WidgetsProvider } from '@agio/widgets/provider';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as v from 'valibot';
import './english.ts';
import { configSchema } from '../config/schema.ts';
import { ConfigProvider } from '../config/use-config.ts';
import { Dialogs } from '../shell/dialogs/dialogs.tsx';

/** The settings of a deployment in which nothing opens by itself. */
export const testConfig = v.parse(configSchema, {
  identity: { authority: '/identity', clientId: 'agio' },
  opensByItself: { importantNotice: false, claimRewards: false },
});

/** A router whose every address shows this, with one page before it. */
export const routerAt = (address: string, element: ReactNode) =>
  createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <WidgetsProvider links={{}}>
            <Dialogs>{element}</Dialogs>
          </WidgetsProvider>
        ),
      },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );

/** A part of the shell by itself, on an exchange in the page: for tests that need neither header nor pages. */
export function InShell({
  router,
  client: given,
  ...options
}: WorldOptions & { router: ReturnType<typeof routerAt>; client?: ExchangeClient }) {
  const [client] = useState(() => given ?? createWorld(options).client);
  useEffect(() => () => client.dispose(), [client]);
  return (
    <ConfigProvider value={testConfig}>
      <ExchangeProvider client={client}>
        <RouterProvider router={router} />
      </ExchangeProvider>
    </ConfigProvider>
  );
}
