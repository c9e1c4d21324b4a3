// @vitest-environment jsdom
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigProvider } from '../../config/use-config.ts';
import { routerAt, testConfig } from '../../testing/in-shell.tsx';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { CommandMenu } from './command-menu.tsx';

beforeEach(() => stubBrowser());
afterEach(cleanup);
// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 30_000 });

test('a market that is halted while the command palette is open says so there at once', async () => {
  const { client, clientOf } = createWorld();
  render(
    <ConfigProvider value={testConfig}>
      <ExchangeProvider client={client}>
        <RouterProvider
          router={routerAt(
            '/markets',
            <CommandMenu open args={{}} onOpenChange={() => undefined} />,
          )}
        />
      </ExchangeProvider>
    </ConfigProvider>,
  );
  const market = within(await screen.findByRole('option', { name: /XCB\/CTN/ }));
  expect(market.queryByText('Halted')).toBeNull();
  await waitFor(() => expect(client.market.connection.getSnapshot().status).toBe('connected'));
  const { updateMarket } = clientOf('admin@agio.test').backOfficeTrading;
  await updateMarket({ id: 'XCB-CTN', status: 'Halted', reason: 'Maintenance.' });
  expect(await market.findByText('Halted')).toBeDefined();
  await updateMarket({ id: 'XCB-CTN', status: 'Open' });
  await screen.findByRole('option', {
    name: (name) => /XCB\/CTN/.test(name) && !/Halted/.test(name),
  });
});
