import { ApiError } from '@agio/api-client';
import { Decimal } from '@agio/money';
import { createWorld } from '@agio/sandbox/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TestHost } from '../testing/test-host.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { type MarketRow, marketRowsMaker, unfiltered } from './model/market-rows.ts';
import { MarketsView, type MarketsViewProps } from './markets-view.tsx';

/** The markets of the sandbox in the page. */
async function markets(scenario: 'default' | 'halted', withFigures = true) {
  const { sandbox, client } = createWorld({ scenario });
  const [instruments, assets, trends] = await Promise.all([
    client.marketData.instruments(),
    client.marketData.assets(),
    client.marketData.trends({ id: 'CHF' }),
  ]);
  client.dispose();
  sandbox.dispose();
  const rows = marketRowsMaker()({
    instruments,
    assets,
    trends: withFigures ? trends : [],
    tickers: new Map(),
  });
  return { rows };
}

/** Keeps favourites and filter in state, as the page does, so that stars and filters work. */
function Held(props: MarketsViewProps) {
  const [favourites, setFavourites] = useState(props.favourites);
  const [filter, setFilter] = useState(props.filter);
  return (
    <TestHost>
      <MarketsView
        {...props}
        favourites={favourites}
        filter={filter}
        onFilterChange={setFilter}
        onFavouriteChange={(id, marked) => {
          setFavourites(marked ? [...favourites, id] : favourites.filter((one) => one !== id));
          props.onFavouriteChange(id, marked);
        }}
      />
    </TestHost>
  );
}

/** Every market with its price, and the movers. */
const meta = {
  title: 'Screens/Markets',
  component: MarketsView,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: undefined,
    connection: 'live',
    currency: 'CHF',
    favourites: ['BTC-USDC', 'XCB-CTN', 'XAUG-USDC'],
    onFavouriteChange: fn(),
    filter: unfiltered,
    onFilterChange: fn(),
    onRetry: fn(),
    onReconnect: fn(),
  },
  render: (args, { loaded }) => <Held {...args} {...(loaded as Partial<MarketsViewProps>)} />,
} satisfies Meta<typeof MarketsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const pairs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

export const Ready: Story = {
  loaders: [() => markets('default')],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      within(canvas.getByRole('region', { name: 'Movers' })).getAllByRole('link'),
    ).toHaveLength(4);
    await expect(canvas.getByRole('table', { name: 'Markets' })).toBeVisible();
    // Sorted by volume from the start.
    await expect(pairs(canvasElement)[0]).toBe('BTC/USDC');
    await expect(await canvas.findByRole('link', { name: 'XCB/CTN' })).toHaveAttribute(
      'href',
      '/trade/XCB-CTN',
    );
  },
};

/** Category, quote asset and search filter together; `/` focuses the search. */
export const Filtered: Story = {
  ...Ready,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Commodities/ }));
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: 'Search markets' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('gold');
    await expect(pairs(canvasElement)).toContain('XAUG/USDC');
    await expect(pairs(canvasElement)).not.toContain('BTC/USDC');
    // In the search, a slash is text.
    await userEvent.keyboard('/');
    await expect(search).toHaveValue('gold/');
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('button', { name: 'Quote All' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'CHF' }));
    await waitFor(() =>
      expect(pairs(canvasElement).every((pair) => pair?.endsWith('/CHF'))).toBe(true),
    );
  },
};

export const Favourites: Story = {
  ...Ready,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Favourite ETH/USDC' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onFavouriteChange).toHaveBeenLastCalledWith('ETH-USDC', true);
    await userEvent.click(canvas.getByRole('radio', { name: /^Favourites/ }));
    await expect(pairs(canvasElement)).toHaveLength(4);
  },
};

/** Halted markets: a pill in place of the dot, muted figures. */
export const Halted: Story = {
  loaders: [() => markets('halted')],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Halted')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The list without its figures stays usable. */
export const Partial: Story = {
  args: {
    figuresError: new ApiError('malformed', { path: '0.last' }),
    namesError: new ApiError('timeout'),
  },
  loaders: [() => markets('default', false)],
  play: async ({ args, canvas, userEvent }) => {
    const figures = canvas.getByText(/^Figures of the last 24 hours are not available/);
    await expect(figures).toHaveTextContent('The exchange sent an unexpected response.');
    const names = canvas.getByText(/^Names of assets are not available/);
    await expect(names).toHaveTextContent('The exchange took too long to respond.');
    await expect(await canvas.findByRole('link', { name: 'XCB/CTN' })).toBeVisible();
    for (const retry of canvas.getAllByRole('button', { name: 'Try again' }))
      await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Delayed: Story = { ...Ready, args: { connection: 'stale' }, play: async () => {} };

export const Paused: Story = {
  ...Ready,
  args: { connection: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    // At the top and at the end of the list.
    for (const button of canvas.getAllByRole('button', { name: 'Reconnect' }))
      await userEvent.click(button);
    await expect(args.onReconnect).toHaveBeenCalledTimes(2);
  },
};

export const Failed: Story = {
  args: { error: new ApiError('http', { status: 500, errorCode: 50000 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Markets could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  ...Ready,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dogs');
    await expect(await canvas.findByText('Nothing matches “dogs”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(pairs(canvasElement).length).toBeGreaterThan(5);
  },
};

export const NoFavourites: Story = {
  ...Ready,
  args: { favourites: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Favourites/ }));
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
  },
};

/** On a phone, every market is a card. */
export const Phone: Story = {
  ...Ready,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Markets' });
    await expect(within(list).getByRole('link', { name: 'BTC/USDC' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const cards = (element: HTMLElement) =>
  within(within(element).getByRole('list', { name: 'Markets' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Cards have no heads: a choice above them sorts, and their line says which hours it shows. */
export const PhoneSorted: Story = {
  ...Phone,
  name: 'On a phone a choice sorts the markets, and each line says its span (ux-review L1)',
  parameters: screenParameters,
  globals: at('phone'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('list', { name: 'Markets' });
    await expect(cards(canvasElement)[0]).toBe('BTC/USDC');
    await expect(
      canvas.getAllByRole('img', { name: 'Prices of the last 24 hours' }).length,
    ).toBeGreaterThan(5);
    const choose = async (now: string, next: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Sort by ${now}` }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: next }));
      await expect(await canvas.findByRole('button', { name: `Sort by ${next}` })).toHaveFocus();
    };
    await choose('24h volume', 'Name');
    // The menu has covered the list: once the pointer is away, the rows move.
    await waitFor(() => expect(cards(canvasElement)).toEqual(cards(canvasElement).toSorted()));
    await choose('Name', 'Largest rise');
    const first = cards(canvasElement)[0];
    await choose('Largest rise', 'Largest fall');
    await waitFor(() => expect(cards(canvasElement).at(0)).not.toBe(first));
  },
};

/** At the width that adds most columns, every pair still fits. */
export const Narrow: Story = {
  ...Ready,
  parameters: {
    viewport: { options: { desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Markets' });
    for (const cell of within(canvasElement).getAllByRole('rowheader'))
      await expect(cell.scrollWidth, cell.textContent ?? '').toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** Names of twenty thousand characters, one without a space and one right-to-left, and figures of many digits. */
async function hostile() {
  const { rows } = await markets('default');
  const names = ['Gold '.repeat(4000), 'W'.repeat(20_000), 'ذهب '.repeat(5000)];
  const big = Decimal.of('123456789012345678.12345678');
  return {
    rows: Array.from({ length: 5000 }, (_, index): MarketRow => {
      const row = rows[index % rows.length]!;
      return {
        ...row,
        id: `${row.id}-${index}`,
        name: names[index % names.length] ?? '',
        ...(index % 2 === 0 && { last: big, value: big, low: big, high: big, volume: big }),
        ...(index % 3 === 0 && { base: `${row.base}LONGSYMBOL`, quote: 'WRAPPEDUSDC' }),
      };
    }),
  };
}

const isBounded = async (element: HTMLElement) => {
  await expect(element.querySelectorAll('[data-slot=data-table-row]').length).toBeLessThanOrEqual(
    65,
  );
  await expect(element.querySelectorAll('*').length).toBeLessThan(6000);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

export const Hostile: Story = {
  name: 'F20 Five thousand markets with long names',
  loaders: [hostile],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isBounded(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'gold');
    await isBounded(canvasElement);
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount', '5001');
  },
};

export const HostilePhone: Story = {
  name: 'F20 Five thousand markets on a phone',
  loaders: [hostile],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await isBounded(canvasElement);
    await expect(
      canvasElement.querySelectorAll('[data-slot=data-table-card]').length,
    ).toBeLessThanOrEqual(60);
  },
};

export const HostileRightToLeft: Story = {
  name: 'F20 Five thousand markets, right to left',
  loaders: [hostile],
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => isBounded(canvasElement),
};

/** Right to left, nothing overlaps or leaves the page. */
export const RightToLeft: Story = { ...Ready, globals: { dir: 'rtl' }, play: async () => {} };
