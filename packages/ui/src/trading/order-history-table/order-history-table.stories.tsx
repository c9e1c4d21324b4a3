import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
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
/** Of which market an order was, is never dropped. */
export const Narrow: Story = {
  args: { style: { width: 560 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Market' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Fee' })).toBeNull();
  },
};
export const Loading: Story = { args: { status: 'loading', orders: [] } };
export const Empty: Story = { args: { orders: [] } };
export const Failed: Story = { args: { status: 'error', onRetry: fn() } };
export const NotAllowed: Story = { args: { status: 'notAllowed', orders: [] } };

const [past] = samplePastOrders;

export const Many: Story = {
  name: 'F20 Twenty thousand orders',
  args: {
    orders: past && Array.from({ length: 20_000 }, (_, index) => ({ ...past, id: `p${index}` })),
  },
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvas.getAllByRole('row');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '20001');
    await expect(rows().length).toBeLessThanOrEqual(60);
    const scroller = canvasElement.querySelector('[data-slot=order-history-table]') as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight;
    await fireEvent.scroll(scroller);
    await waitFor(() => expect(rows().at(-1)).toHaveAttribute('aria-rowindex', '20001'));
    await expect(rows().length).toBeLessThanOrEqual(60);
  },
};

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
