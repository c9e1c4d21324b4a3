// @vitest-environment jsdom
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { BackOffice } from './index.ts';

// A machine may be busy.
configure({ asyncUtilTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing: () => void = () => undefined;

/** Host whose pages after the first one appear when `arrived` resolves. */
function Host({ arrived }: { arrived: Promise<void> }) {
  const [item, setItem] = useState('p-marchand');
  return (
    <Suspense>
      {item === 'p-marchand' ? null : <Wait until={arrived} />}
      <BackOffice
        base="/admin"
        area="compliance"
        item={item}
        query="?type=Tier2ToTier3"
        onQueryChange={nothing}
        onGo={(address) => setItem(new URL(address, 'http://host.test').pathname.split('/').pop()!)}
      />
    </Suspense>
  );
}

function Wait({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}

const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` }));

test('a case that is being left for the next one takes no key, and the next one does', async () => {
  stubBrowser();
  let arrive = nothing;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { client } = createWorld({ account: 'officer@agio.test' });
  render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()}>
        <Host arrived={arrived} />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  const first = await screen.findByRole('heading', { name: 'Élodie Marchand' });
  await screen.findByRole('link', { name: 'Next case' });
  await screen.findByRole('button', { name: 'Reject' });
  // Loads the code of the dialog.
  await press('r');
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('j');
  expect(first.isConnected).toBe(true);
  await press('r');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => arrive());
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('button', { name: 'Reject' });
  await press('r');
  expect(await screen.findByRole('dialog')).toBeDefined();
});
