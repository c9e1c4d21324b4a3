// @vitest-environment jsdom
import { createExchangeClient, createStaticSession, isApiError } from '@agio/api-client';
import type { AddressBookEntry } from '@agio/api-client/contract';
import { ExchangeProvider } from '@agio/api-client/react';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RenameForm } from '../address-book/form/rename-form.tsx';
import { toastNotices } from '../host/notices.ts';
import { Toasts } from '../provider/toasts.tsx';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { VerificationFailure } from '../verification/expiry/verification-failure.tsx';
import { IntentStatus } from './intent-status.tsx';
import { refusalNotice } from './refusals.tsx';
import { useIntent } from './use-intent.ts';

configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => stubBrowser());
afterEach(cleanup);

/** Client of a German page, whose exchange refuses every call for one reason. */
const refused = (code: string, errorCode: number) =>
  createExchangeClient({
    baseUrl: 'http://exchange.test',
    session: createStaticSession('token', { sub: 'reader', email: 'reader@agio.test' }),
    language: () => 'de',
    refusalWords: ({ code: known }) =>
      known === 'caseTaken' ? 'Das ist in Bearbeitung.' : undefined,
    fetch: async () =>
      Response.json(
        { errorCode, errors: [{ key: 'name', code, message: 'The name is strange.' }] },
        { status: 422 },
      ),
    retryDelaysMs: [],
  });
type Client = ReturnType<typeof refused>;

function show(client: Client, part: React.ReactNode) {
  render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()}>{part}</WidgetsProvider>
    </ExchangeProvider>,
  );
}

const entry = { id: 'a1', name: 'Cold', network: 'core', asset: 'XCB', memo: null };

function Command({ client }: { client: Client }) {
  const { state, send } = useIntent({ send: () => client.marketData.instruments() });
  return (
    <>
      <button onClick={() => void send(undefined)}>Send</button>
      <IntentStatus state={state} onLook={() => undefined} />
    </>
  );
}

const places: Record<string, (client: Client) => Promise<void>> = {
  'a field': async (client) => {
    const noop = () => undefined;
    show(
      client,
      <RenameForm
        entry={entry as AddressBookEntry}
        memoLabel={null}
        memoRequired={false}
        onClose={noop}
      />,
    );
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Warm' } });
    fireEvent.submit(screen.getByRole('textbox'));
  },
  'a toast': async (client) => {
    show(client, <Toasts />);
    const error = await client.marketData.instruments().catch((failure: unknown) => failure);
    expect(isApiError(error, 'http')).toBe(true);
    toastNotices.error({ title: 'Nicht gesendet', ...refusalNotice(error, 'Unbekannt') });
  },
  'the status of a command': async (client) => {
    show(client, <Command client={client} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  },
  'the failure of a section': async (client) => show(client, <VerificationFailure />),
};

test.each(Object.entries(places))(
  'a refusal without a translation is marked as English in %s, and a translated one is not',
  async (place, open) => {
    const errorCode = place === 'the failure of a section' ? 50_002 : 60_005;
    await open(refused('inventedLater', errorCode));
    const english = await screen.findByText(/The name is strange\./);
    expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(english.textContent).toBe('The name is strange.');
    cleanup();

    await open(refused('caseTaken', errorCode));
    const german = await screen.findByText(/Das ist in Bearbeitung\./);
    expect(german.closest('[lang]')).toBeNull();
  },
);
