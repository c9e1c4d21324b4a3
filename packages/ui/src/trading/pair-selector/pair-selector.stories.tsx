import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { samplePairs } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { PairList } from './pair-list.tsx';
import { PairSelector, type PairSelectorProps } from './pair-selector.tsx';

const meta = {
  title: 'Trading/Pair selector',
  component: PairSelector,
  args: {
    pair: { id: 'XCB-CTN', baseAsset: 'XCB', quoteAsset: 'CTN' },
    pairs: samplePairs,
    favourites: new Set(['BTC-USDC']),
    onFavouriteChange: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof PairSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list comes with its first use. */
const openSearch = async () => {
  const list = await within(document.body).findByRole('dialog', { name: 'Choose a market' });
  const search = within(list).getByRole('searchbox', { name: 'Search markets' });
  await waitFor(() => expect(search).toHaveFocus());
};

export const Closed: Story = {};

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /XCB\/CTN/ }));
    await openSearch();
  },
};

/** Type, press Enter: the first match is taken. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /XCB\/CTN/ }).focus();
    await userEvent.keyboard('{Enter}');
    await openSearch();
    await userEvent.keyboard('gold{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('XAUG-USDC');
    await userEvent.keyboard('{Enter}');
    await openSearch();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    // Favourites come first: BTC, then the order of the list.
    await expect(args.onSelect).toHaveBeenLastCalledWith('XCB-CTN');
    await userEvent.keyboard('{Enter}');
    await openSearch();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onFavouriteChange).toHaveBeenLastCalledWith('BTC-USDC', false);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /XCB\/CTN/ })).toHaveFocus();
  },
};

function Remembering({ pair, pairs, onSelect, ...args }: PairSelectorProps) {
  const [favourites, setFavourites] = useState(args.favourites);
  return (
    <PairList
      pairs={pairs}
      onSelect={onSelect}
      current={pair.id}
      favourites={favourites}
      onFavouriteChange={(id, isFavourite) =>
        setFavourites(
          (now) => new Set(isFavourite ? [...now, id] : [...now].filter((each) => each !== id)),
        )
      }
      className="w-[440px] rounded-panel bg-overlay text-fg"
    />
  );
}

export const Favourites: Story = {
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ETH/USDC is a favourite' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Commodities' }));
    await expect(canvas.getByText('Halted')).toBeVisible();
  },
};

const many = Array.from({ length: 5000 }, (_, index) => ({
  id: `M${index}-USDC`,
  baseAsset: `M${index}`,
  quoteAsset: 'USDC',
  kind: 'Cryptocurrency' as const,
  tickSize: '0.01',
  last: `${index}.25`,
}));

/** Five thousand markets: only those in sight are in the page; keys reach all of them. */
export const Many: Story = {
  name: 'F20 Five thousand markets',
  args: { pairs: many, favourites: new Set() },
  render: (args) => <Remembering {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll('[data-pair]').length;
    const now = () => (document.activeElement as HTMLElement).dataset.pair;
    await expect(rows()).toBeLessThanOrEqual(60);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(now()).toBe('M0-USDC');
    await userEvent.keyboard('{End}');
    await expect(now()).toBe('M4999-USDC');
    await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '5000');
    await userEvent.keyboard('{PageUp}');
    await expect(Number(now()?.slice(1, 5))).toBeLessThan(4995);
    await userEvent.keyboard('{Home}{PageDown}{PageUp}{ArrowDown}');
    await expect(now()).toBe('M1-USDC');
    await expect(rows()).toBeLessThanOrEqual(60);
    await userEvent.keyboard('m4321{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('M4321-USDC');
  },
};

/** Sorts by quote asset and by column; names stand beside the symbols. */
export const Sorted: Story = {
  tags: ['picture'],
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('listitem')[0];
    await userEvent.click(canvas.getByRole('button', { name: /^24h change/ }));
    await expect(first()).toHaveTextContent('XCB/CTN');
    await userEvent.click(canvas.getByRole('button', { name: /^24h change/ }));
    await expect(first()).toHaveTextContent('VCO2/USDC Carbon removal, 1 t');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Quote asset' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'CTN' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(first()).toHaveTextContent('Core');
  },
};

export const NothingFits: Story = {
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'doge');
    await expect(canvas.getByText('No matching markets')).toBeVisible();
  },
};

export const Matrix: Story = matrix(
  PairSelector,
  {
    Closed: {},
    'Longer pair': { pair: { id: 'XAUG-USDC', baseAsset: 'XAUG', quoteAsset: 'USDC' } },
  },
  2,
);
