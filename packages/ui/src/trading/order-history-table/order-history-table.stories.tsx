import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePastOrders } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { OrderHistoryTable } from './order-history-table.tsx';

const meta = {
  title: 'Trading/Order history',
  component: OrderHistoryTable,
  parameters: { layout: 'padded' },
  args: {
    orders: samplePastOrders,
    timeZone: 'UTC',
    className: 'h-[220px]',
    style: { width: 900 },
  },
} satisfies Meta<typeof OrderHistoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /Cancelled, no more matches/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { args: { style: { width: 560 } } };
export const Loading: Story = { args: { status: 'loading', orders: [] } };
export const Empty: Story = { args: { orders: [] } };
export const Failed: Story = { args: { status: 'error', onRetry: fn() } };
export const NotAllowed: Story = { args: { status: 'notAllowed', orders: [] } };

export const Matrix: Story = matrix(
  OrderHistoryTable,
  {
    Ready: Ready.args,
    Narrow: Narrow.args,
    Loading: Loading.args,
    Empty: Empty.args,
    Failed: Failed.args,
    'Not allowed': NotAllowed.args,
  },
  1,
);
