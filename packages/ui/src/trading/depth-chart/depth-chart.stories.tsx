import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleBook, sampleSide } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { DepthChart } from './depth-chart.tsx';

/**
 * The depth of a book: how much can be traded at which distance from the middle. Beside an order book, which has the exact
 * levels; not for a book that is crossed or not live.
 *
 * | key | |
 * | --- | --- |
 * | ← → | to the neighbouring level; the first press goes to the best bid or ask |
 * | Home, End | to the outermost level |
 */
const meta = {
  title: 'Trading/Depth chart',
  component: DepthChart,
  args: {
    ...sampleBook,
    tickSize: '0.0001',
    stepSize: '0.01',
    baseAsset: 'XCB',
    quoteAsset: 'CTN',
    className: 'w-[640px] bg-surface-1',
    style: { height: 300 },
  },
} satisfies Meta<typeof DepthChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Best bid 6.4180/ })).toBeVisible();
  },
};

const deep = { bids: sampleSide('bids', 1200), asks: sampleSide('asks', 1200) };

/** The pointer shows a level: its price, the distance from the middle, the amount up to it and its value. */
export const Hover: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: /^Price level/ });
    const { left, top, width } = cursor.getBoundingClientRect();
    await userEvent.pointer({
      target: cursor,
      coords: { clientX: left + width * 0.75, clientY: top + 100 },
    });
    await waitFor(() =>
      expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/CTN$/)),
    );
    await expect(canvas.getByText(/^\+0\.\d\d%$/)).toBeVisible();
  },
};

/** Arrow keys go from level to level, from the best ask on; leaving hides the values. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: /^Price level/ });
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    const at = () => cursor.getAttribute('aria-valuetext') ?? '';
    await userEvent.keyboard('{ArrowRight}');
    await expect(at()).toContain(args.asks[0]!.price);
    await userEvent.keyboard('{ArrowRight}');
    await expect(at()).toContain(args.asks[1]!.price);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(at()).toContain(args.bids[0]!.price);
    await userEvent.tab();
    await expect(cursor).not.toHaveAttribute('aria-valuetext');
  },
};

/** From as far as the shorter side reaches to 10 % on both sides. */
export const Range: Story = {
  args: deep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Range: Auto' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '±10%' }));
    await expect(canvas.getByRole('button', { name: 'Range: ±10%' })).toBeVisible();
    // 6.4182 less and plus a tenth.
    await expect(canvas.getByText('5.7764')).toBeVisible();
    await expect(canvas.getByText('7.0600')).toBeVisible();
  },
};

/** Prices grow from left to right in a right-to-left language too. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const bids = await canvas.findByText('Bids');
    const asks = canvas.getByText('Asks');
    await expect(bids.getBoundingClientRect().left).toBeLessThan(asks.getBoundingClientRect().left);
  },
};

export const Empty: Story = { args: { asks: [] } };

export const Matrix: Story = matrix(
  DepthChart,
  { 'Both sides': {}, 'Within 2 %': { ...deep, defaultRange: 2 }, 'One side': Empty.args },
  1,
);
