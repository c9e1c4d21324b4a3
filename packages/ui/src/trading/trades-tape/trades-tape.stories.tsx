import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { holdFlash } from '../testing/hold-flash.ts';
import { sampleTrades } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { TradesTape, type TradesTapeProps } from './trades-tape.tsx';

const meta = {
  title: 'Trading/Trades tape',
  component: TradesTape,
  args: {
    status: 'live',
    trades: sampleTrades(60),
    tickSize: '0.0001',
    stepSize: '0.01',
    timeZone: 'UTC',
    className: 'h-[320px] w-[280px]',
  },
} satisfies Meta<typeof TradesTape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Recent trades' })).getByRole('list');
    const [newest] = within(list).getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Sold 6.4182');
    await expect(newest).toHaveTextContent('11:30:24');
  },
};

function GrowingTape(args: TradesTapeProps) {
  const [count, setCount] = useState(30);
  return (
    <div className="flex flex-col gap-2">
      <button type="button" className="text-fg" onClick={() => setCount(count + 1)}>
        Another trade
      </button>
      <TradesTape
        {...args}
        trades={args.trades
          .slice(-count)
          .map((trade, index) => ({ ...trade, id: `t${count - index}` }))}
      />
    </div>
  );
}

/** The list can be reached and scrolled with keys; new trades come on top and keep what is below. */
export const NewTrades: Story = {
  render: (args) => <GrowingTape {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('region', { name: 'Recent trades' })).getByRole('list');
    const second = within(list).getAllByRole('listitem')[0];
    await userEvent.click(canvas.getByRole('button', { name: 'Another trade' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(31));
    await expect(within(list).getAllByRole('listitem')[1]).toBe(second);
    await userEvent.tab();
    await expect(list).toHaveFocus();
  },
};

/** A price goes to the ticket, as one of the book does: by a press, or by arrow keys and Enter. */
export const TakesAPrice: Story = {
  args: { onPrice: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = args.trades;
    const prices = within(canvas.getByRole('list')).getAllByRole('button');
    // Amount and time tell trades at one price apart.
    await expect(prices[0]).toHaveAccessibleName(/^Sold 6\.4182, [\d.,]+, 11:30:24$/);
    await userEvent.click(prices[0] as HTMLElement);
    await expect(args.onPrice).toHaveBeenLastCalledWith(first?.price);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPrice).toHaveBeenLastCalledWith(second?.price);
  },
};

/** The strongest moment of a flash, held: every figure can be read on it. */
export const Flashing: Story = { play: ({ canvasElement }) => holdFlash(canvasElement) };

export const Loading: Story = { args: { status: 'connecting', trades: [] } };
export const Empty: Story = { args: { trades: [] } };
export const Failed: Story = {
  args: { status: 'failed', trades: [], onReconnect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('No trades yet')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = { args: { status: 'stale' } };
export const WithoutTitle: Story = { args: { hideTitle: true } };

export const Matrix: Story = matrix(
  TradesTape,
  {
    Live: Live.args,
    Stale: Stale.args,
    'Without title': WithoutTitle.args,
    Loading: Loading.args,
    Empty: Empty.args,
    Failed: Failed.args,
  },
  4,
);
