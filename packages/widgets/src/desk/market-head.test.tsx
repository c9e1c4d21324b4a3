// @vitest-environment jsdom
import { ExchangeProvider, useInstruments } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { MarketHead } from './market-head.tsx';

// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = () => undefined;

function Head({ variant = 'bar' }: { variant?: 'bar' | 'phone' }) {
  const { data = [] } = useInstruments();
  const instrument = data.find(({ id }) => id === 'XCB-CTN');
  return instrument ? (
    <MarketHead
      instrument={instrument}
      instruments={data}
      onMarketChange={nothing}
      onTitle={nothing}
      variant={variant}
    />
  ) : null;
}

test('a market that is halted while the pair selector is open says so there at once, and so does the head', async () => {
  const { client, clientOf } = createWorld();
  const { container } = render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()}>
        <Head />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /XCB/ }));
  const list = within(await screen.findByRole('dialog'));
  await list.findAllByText('XCB');
  const halted = () => list.queryAllByText('Halted').length;
  const before = halted();
  expect(within(container).queryByText('Halted')).toBeNull();
  const { updateMarket } = clientOf('admin@agio.test').backOfficeTrading;
  await updateMarket({ id: 'XCB-CTN', status: 'Halted', reason: 'Maintenance.' });
  await waitFor(() => expect(halted()).toBe(before + 1));
  expect(within(container).getByText('Halted')).toBeDefined();
});

test("the pair selector begins with the host's own commodities", async () => {
  const { client } = createWorld();
  const metals = { id: 'metals', label: 'Metals', assets: ['XAUG', 'XPTG'] };
  render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()} markets={{ featured: [], categories: [metals] }}>
        <Head />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /XCB/ }));
  const list = within(await screen.findByRole('dialog'));
  const isMetal = () =>
    list
      .getAllByRole('listitem')
      .map((row) => metals.assets.some((asset) => row.textContent.includes(`${asset}/`)));
  await waitFor(() => expect(isMetal()[0]).toBe(true));
  expect(isMetal().lastIndexOf(true)).toBeLessThan(isMetal().indexOf(false));
});

test('L2 without a network the market is not shown as open now', async () => {
  const { client } = createWorld();
  render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()}>
        <Head />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  await waitFor(() => expect(screen.getByText('Live')).toBeDefined());
  const pill = () => screen.getByText('Open').closest('[data-slot=market-status-pill]')?.className;
  const live = pill();
  expect(live).toContain('success');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(pill()).not.toContain('success');
});

test.each([
  ['the state of the market while its prices arrive', undefined, 'Live', true],
  ['the state of its prices while they are wrong', [['999', '1']], 'Prices unreliable', false],
])('on a phone the head shows %s', async (_, bids, said, isOpen) => {
  const { client } = createWorld({
    hubSays: (name, book) =>
      bids && name === 'BookSnapshot' ? { ...(book as object), bids } : book,
  });
  const { container } = render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()}>
        <Head variant="phone" />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  const indicator = () => container.querySelector('[data-slot=connection-indicator]');
  await waitFor(() => expect(indicator()?.textContent).toBe(said));
  expect(indicator()?.classList.contains('wg:sr-only')).toBe(isOpen);
  expect(screen.queryAllByText('Open')).toHaveLength(isOpen ? 1 : 0);
});
