import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { samplePastOrders } from './testing/sample-orders.ts';
import { OrderHistoryTable, type OrderHistoryTableProps } from './order-history-table.tsx';

/** Renders the table in a panel of this width, which scrolls and is reachable without a mouse. */
function History({ style, ...props }: OrderHistoryTableProps) {
  return (
    <div style={style}>
      <OrderHistoryTable height="220px" {...props} />
    </div>
  );
}

const meta = {
  title: 'Widgets/Order history',
  component: History,
  parameters: { layout: 'padded' },
  args: {
    orders: samplePastOrders,
    style: { width: 900 },
  },
} satisfies Meta<typeof History>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /Cancelled ?· No more orders/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** An order that was edited ends as replaced. */
export const Replaced: Story = {
  args: {
    orders: samplePastOrders.map((order, index) =>
      index === 0
        ? {
            ...order,
            status: 'Cancelled',
            cancelReason: 'CancelledByTrader',
            reason: 'You cancelled it',
            replacement: { ...order, id: 'new', status: 'Open', amount: '600', price: '6.25' },
          }
        : order,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Replaced by 600.00 XCB at 6.2500')).toBeVisible();
    await expect(canvas.queryByText('Cancelled · You cancelled it')).not.toBeInTheDocument();
  },
};

/** The market of an order is never dropped. */
export const Narrow: Story = {
  args: { style: { width: 560 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Market' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Fee' })).toBeNull();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, orders: [] } };
export const Empty: Story = { args: { state: { status: 'empty' }, orders: [] } };
export const Failed: Story = { args: { state: { status: 'error' }, orders: [], onRetry: fn() } };
export const NotAllowed: Story = {
  args: { state: { status: 'notAllowed', reason: 'signedOut' }, orders: [] },
};

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
    const scroller = canvasElement.querySelector('[data-slot=data-table-scroller]') as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight;
    await fireEvent.scroll(scroller);
    await waitFor(() => expect(rows().at(-1)).toHaveAttribute('aria-rowindex', '20001'));
    await expect(rows().length).toBeLessThanOrEqual(60);
  },
};

/** Every state on one sheet. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {[Ready, Narrow, Loading, Empty, Failed, NotAllowed].map((each, index) => (
        <History key={index} {...args} {...each.args} />
      ))}
    </div>
  ),
};
