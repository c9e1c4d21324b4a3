import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { holdFlash } from '../testing/hold-flash.ts';
import { sampleBook, sampleSide } from '../testing/sample-market.ts';
import { freshnesses } from '../../foundations/freshness.ts';
import { OrderBook, type OrderBookProps } from './order-book.tsx';

const bookStates = [...freshnesses, 'halted'] as const;
const stateArgs = (state: (typeof bookStates)[number]) =>
  state === 'halted' ? { status: 'live' as const, isHalted: true } : { status: state };

const meta = {
  title: 'Trading/Order book',
  component: OrderBook,
  parameters: { layout: 'centered' },
  args: {
    status: 'live',
    ...sampleBook,
    baseAsset: 'XCB',
    quoteAsset: 'CTN',
    tickSize: '0.0001',
    stepSize: '0.01',
    last: '6.4182',
    lastDirection: 'up',
    spread: '0.0004',
    grouping: '0.0001',
    groupings: ['0.0001', '0.0002', '0.0005', '0.001', '0.01', '0.1'],
    layout: 'both',
    ownPrices: { bids: new Set([sampleBook.bids[4]?.price ?? '']), asks: new Set() },
    className: 'h-[560px] w-[280px]',
    onPrice: fn(),
    onAmount: fn(),
    onTotal: fn(),
    onLayoutChange: fn(),
    onGroupingChange: fn(),
    onTotalUnitChange: fn(),
    onReconnect: fn(),
    onRowCountChange: fn(),
  },
} satisfies Meta<typeof OrderBook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ args, canvas }) => {
    const book = canvas.getByRole('region', { name: 'Order book' });
    const bids = within(book).getByRole('list', { name: 'Bids' });
    // The height holds this many rows: 560 less head, columns and middle, shared by two sides.
    await waitFor(() => expect(within(bids).getAllByRole('listitem')).toHaveLength(9));
    await waitFor(() => expect(args.onRowCountChange).toHaveBeenLastCalledWith(9));
  },
};

/** The row under the pointer shows what an order down to it would trade, in the half of the book that it is not in. */
export const Sums: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const bids = canvas.getByRole('list', { name: 'Bids' });
    await waitFor(() => expect(within(bids).getAllByRole('listitem')).toHaveLength(9));
    const third = within(bids).getAllByRole('listitem')[2] as HTMLElement;
    await userEvent.hover(within(third).getAllByRole('button')[1] as HTMLElement);
    const sums = () => canvasElement.querySelector('[data-slot=order-book-sums]');
    await waitFor(() => expect(sums()).toBeVisible());
    const total = Number(args.bids[2]?.total).toLocaleString('en', { minimumFractionDigits: 2 });
    await expect(sums()).toHaveTextContent(`Amount${total} XCB`);
    await expect(sums()).toHaveTextContent(/Average price6\.41\d\d/);
    await expect(sums()).toHaveTextContent(/Total[\d,.]+ CTN/);
    const [card, row] = [sums()!.getBoundingClientRect(), third.getBoundingClientRect()];
    await expect(card.bottom).toBeLessThan(row.top);
  },
};

/** They go with the pointer. */
export const SumsLeft: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sums = () => canvasElement.querySelector('[data-slot=order-book-sums]');
    const bids = canvas.getByRole('list', { name: 'Bids' });
    const [first] = within(bids).getAllByRole('listitem');
    await userEvent.hover(within(first as HTMLElement).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(sums()).toBeVisible());
    await userEvent.hover(canvas.getByRole('button', { name: /^Total XCB/ }));
    await waitFor(() => expect(sums()).not.toBeInTheDocument());
  },
};

/** The keyboard shows the same sums at the row with the focus. */
export const SumsByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: /^Total XCB/ }).focus();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=order-book-sums]')).toHaveTextContent(/CTN/),
    );
    await userEvent.tab();
    await expect(
      canvasElement.querySelector('[data-slot=order-book-sums]'),
    ).not.toBeInTheDocument();
  },
};

/** Totals in the quote asset, at the prices of the rows. */
export const TotalsInQuote: Story = {
  args: { totalUnit: 'quote' },
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    const best = within(canvas.getByRole('list', { name: 'Bids' })).getAllByRole('button')[2]!;
    await expect(best).toHaveAccessibleName(/CTN cumulative$/);
    await userEvent.click(canvas.getByRole('button', { name: /^Total CTN.*Show totals in XCB$/ }));
    await expect(args.onTotalUnitChange).toHaveBeenCalledWith('base');
    // The ticket takes an amount of the base asset, whatever the column shows.
    await userEvent.click(best);
    await expect(args.onTotal).toHaveBeenLastCalledWith(args.bids[0]?.total, 'bids');
  },
};

/** Every figure takes itself to the ticket, and only itself. */
export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [bid] = args.bids;
    const row = within(canvas.getByRole('list', { name: 'Bids' })).getAllByRole('button');
    await userEvent.click(row[0] as HTMLElement);
    await userEvent.click(row[1] as HTMLElement);
    await userEvent.click(row[2] as HTMLElement);
    await expect(args.onPrice).toHaveBeenCalledWith(bid?.price, 'bids');
    await expect(args.onAmount).toHaveBeenCalledWith(bid?.amount, 'bids');
    await expect(args.onTotal).toHaveBeenCalledWith(bid?.total, 'bids');
  },
};

/** One stop for Tab; arrows walk the levels over the spread; Enter takes; S goes to the spread; Home and End to the ends. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { bids, asks } = args;
    const focused = () => document.activeElement as HTMLElement;
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(18));
    canvas.getByRole('button', { name: /^Total XCB/ }).focus();
    await userEvent.tab();
    await expect(focused()).toHaveTextContent(bids[0]?.price ?? '');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onPrice).toHaveBeenLastCalledWith(asks[0]?.price, 'asks');
    // The ends are those of the book, beyond the rows that fit.
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onPrice).toHaveBeenLastCalledWith(asks.at(-1)?.price, 'asks');
    await userEvent.keyboard('{End}{ArrowRight}{Enter}');
    await expect(args.onAmount).toHaveBeenLastCalledWith(bids.at(-1)?.amount, 'bids');
    await userEvent.keyboard('s{ArrowRight} ');
    await expect(args.onTotal).toHaveBeenLastCalledWith(bids[0]?.total, 'bids');
    await userEvent.tab();
    await expect(focused().closest('[data-slot=order-book]')).toBeNull();
  },
};

/** A side scrolls to deeper levels; best prices, heads and the other side stay. */
export const Deeper: Story = {
  tags: ['picture'],
  args: { bids: sampleSide('bids', 40), asks: sampleSide('asks', 40) },
  play: async ({ args, canvas, userEvent }) => {
    const bids = canvas.getByRole('list', { name: 'Bids' });
    await waitFor(() => expect(within(bids).getAllByRole('listitem')).toHaveLength(9));
    await userEvent.hover(within(bids).getAllByRole('button')[0] as HTMLElement);
    // The stream is asked for them while the reader is here.
    await waitFor(() => expect(args.onRowCountChange).toHaveBeenLastCalledWith(60));
    const rows = () => within(bids).getAllByRole('listitem');
    const row = rows()[0]?.getBoundingClientRect().height ?? 0;
    // A side scrolls as far as its rows reach, and more come with each scroll.
    await waitFor(async () => {
      bids.scrollTop = row * 20;
      await expect(bids.scrollTop).toBe(row * 20);
    });
    await expect(rows()[20]).toHaveTextContent(args.bids[20]?.price ?? '');
    const top = bids.getBoundingClientRect().top;
    await expect(Math.abs((rows()[20]?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(1);
    const back = await canvas.findByRole('button', { name: 'Back to the best price' });
    await expect(canvas.getByRole('list', { name: 'Asks' }).scrollTop).toBe(0);
    await userEvent.click(back);
    await waitFor(() => expect(bids.scrollTop).toBe(0));
    await waitFor(() => expect(back).not.toBeInTheDocument());
    bids.scrollTop = row * 3;
    await canvas.findByRole('button', { name: 'Back to the best price' });
  },
};

/** The row may change between press and release: the figure at the press counts. */
export const MovesUnderTheFinger: Story = {
  render: (args) => <MovingBook {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const cell = () =>
      within(canvas.getByRole('list', { name: 'Bids' })).getAllByRole('button')[0] as HTMLElement;
    const pressed = args.bids[0]?.price;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: cell() });
    await waitFor(() => expect(cell()).not.toHaveTextContent(pressed ?? ''));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: cell() });
    await expect(args.onPrice).toHaveBeenCalledWith(pressed, 'bids');
  },
};

/** Goes on with other figures a moment after it was pressed. */
function MovingBook(args: OrderBookProps) {
  const [bids, setBids] = useState(args.bids);
  useEffect(() => {
    const move = () => setTimeout(() => setBids(args.bids.slice(3)), 150);
    document.addEventListener('pointerdown', move, { once: true });
    return () => document.removeEventListener('pointerdown', move);
  }, [args.bids]);
  return <OrderBook {...args} bids={bids} />;
}

export const Grouping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price grouping: 0.0001' }));
    const menu = await within(document.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: '0.01' }));
    await expect(args.onGroupingChange).toHaveBeenCalledWith('0.01');
  },
};

export const Layouts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Both sides' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Bids only' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith('bids');
  },
};

export const BidsOnly: Story = { args: { layout: 'bids' } };
export const AsksOnly: Story = { args: { layout: 'asks' } };

export const OwnOrder: Story = {
  play: async ({ args, canvas }) => {
    const own = await canvas.findByRole('button', { name: /your order/ });
    await expect(own).toHaveTextContent(args.bids[4]?.price ?? '');
  },
};

/** The strongest moment of a flash, held: every figure can be read on it. */
export const Flashing: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-flash]')).toHaveLength(18));
    holdFlash(canvasElement);
  },
};

export const Loading: Story = {
  args: { status: 'connecting', bids: [], asks: [], last: undefined },
};

const noLevels = { bids: [], asks: [], last: undefined, spread: undefined };

export const Empty: Story = {
  args: noLevels,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet. The first one sets the price.')).toBeVisible();
  },
};

/** A book that is not known yet is not called empty. */
export const NotKnown: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="grid grid-cols-4 gap-4">
      {bookStates
        .filter((status) => status !== 'live')
        .map((status) => (
          <OrderBook
            key={status}
            {...args}
            {...noLevels}
            {...stateArgs(status)}
            aria-label={status}
            className="h-[420px] w-[280px]"
          />
        ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No orders yet/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { status: 'failed', ...noLevels },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order book could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};

/** R10: the best bid is above the best ask. The book says so and what happens next; it shows no spread below zero. */
export const Crossed: Story = {
  args: {
    status: 'crossed',
    bids: sampleBook.asks.toReversed(),
    asks: sampleBook.bids.toReversed(),
    spread: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bids and asks overlap')).toBeVisible();
    await expect(canvas.getByText('Reloading automatically…')).toBeVisible();
    await expect(canvas.queryByText('Spread')).toBeNull();
  },
};
export const Resyncing: Story = { args: { status: 'resyncing' } };
export const Stale: Story = { args: { status: 'stale' } };
export const Halted: Story = { args: { isHalted: true } };

export const Paused: Story = {
  args: { status: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Live prices paused')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};

/** One side is empty: the other keeps its place. */
export const OneSided: Story = { args: { asks: [], spread: undefined } };
export const FewLevels: Story = {
  args: { bids: sampleBook.bids.slice(0, 2), asks: sampleBook.asks.slice(0, 1) },
};

/** Prices of another size, and amounts with six digits. */
export const LargePrices: Story = {
  args: {
    baseAsset: 'BTC',
    quoteAsset: 'USDC',
    tickSize: '0.1',
    stepSize: '0.000001',
    grouping: '0.1',
    groupings: ['0.1', '1', '10'],
    last: '61420.5',
    spread: '0.5',
    ownPrices: undefined,
    bids: sampleSide('bids', 12).map((row, index) => ({
      ...row,
      price: `${61420 - index}.1`,
      amount: '0.482193',
      total: `${index + 1}.482193`,
    })),
    asks: sampleSide('asks', 12).map((row, index) => ({
      ...row,
      price: `${61421 + index}.3`,
      amount: '1.200000',
      total: `${index + 1}.200000`,
    })),
  },
};

/** Columns are mirrored; within each of them digits align. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const bids = canvas.getByRole('list', { name: 'Bids' });
    const rows = await within(bids).findAllByRole('listitem');
    const totals = rows.map((row) => {
      const total = within(row).getAllByRole('button')[2] as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(total);
      return Math.round(range.getBoundingClientRect().right);
    });
    await expect(new Set(totals).size).toBe(1);
  },
};

/** Sides with too few rows, rows beyond the edge of their side, and figures that are cut. */
function misfits(canvasElement: HTMLElement): string[] {
  const sides = [...canvasElement.querySelectorAll('[data-slot=order-book-side]')];
  return sides.flatMap((side) => {
    const box = side.getBoundingClientRect();
    const rows = [...side.children].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top < box.top - 0.5 || bottom > box.bottom + 0.5;
    });
    const cut = [...side.querySelectorAll('button')].filter(
      (cell) => cell.scrollHeight > cell.clientHeight,
    );
    return [...(side.children.length < 4 ? [side] : []), ...rows, ...cut].map(
      (each) => each.textContent,
    );
  });
}

/** Rows follow the size of text on the root: as many as fit, and none of them cut. */
export const LargerText: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    try {
      for (const size of ['20px', '24px', '16px']) {
        root.style.fontSize = size;
        await waitFor(() => expect(misfits(canvasElement)).toEqual([]));
      }
    } finally {
      root.style.fontSize = '';
    }
  },
};

export const German: Story = { args: { locale: 'de' } };

export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="grid grid-cols-4 gap-4">
      {bookStates.map((status) => (
        <OrderBook
          key={status}
          {...args}
          {...(status === 'connecting' || status === 'failed' ? { bids: [], asks: [] } : {})}
          {...stateArgs(status)}
          aria-label={status}
          className="h-[420px] w-[280px]"
        />
      ))}
    </div>
  ),
};
