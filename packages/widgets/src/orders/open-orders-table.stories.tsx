import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { manyOrders, sampleOrders } from './testing/sample-orders.ts';
import { OpenOrdersTable, type OpenOrdersTableProps } from './open-orders-table.tsx';

/** Renders the table in a panel of this width, which scrolls. */
function OrdersTable({ style, ...props }: OpenOrdersTableProps) {
  return (
    <div style={style} className="h-[220px] overflow-auto bg-surface-1">
      <OpenOrdersTable {...props} />
    </div>
  );
}

const meta = {
  title: 'Widgets/Open orders',
  component: OrdersTable,
  parameters: { layout: 'padded' },
  args: {
    orders: sampleOrders,
    onCancel: fn(),
    onEdit: fn(),
    style: { width: 840 },
  },
} satisfies Meta<typeof OrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Open orders' });
    const [, newest] = within(table).getAllByRole('row');
    await expect(newest).toHaveTextContent('62.50%');
    await userEvent.click(within(newest as HTMLElement).getByRole('button', { name: /^Cancel: / }));
    await expect(args.onCancel).toHaveBeenCalledWith('o1');
  },
};

/** Every order that waits at a price can be edited, by a button that names it. */
export const Edit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const edit = canvas.getByRole('button', {
      name: 'Edit: Sell limit, 640.00 XCB/CTN, 6.4978, Nov 20, 2026, 10:47:05',
    });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 'o3' }));
  },
};

/** An order that goes leaves the focus in the list, not nowhere and not on the next Cancel. */
export const KeepsTheFocus: Story = {
  render: function Held(args) {
    const [orders, setOrders] = useState(args.orders);
    return (
      <OrdersTable
        {...args}
        orders={orders}
        onCancel={(gone) => setOrders(orders.filter(({ id }) => id !== gone))}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Cancel: / });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(
      sampleOrders.length - 1,
    );
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=data-table]')).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(
      sampleOrders.length - 1,
    );
  },
};

export const Sorting: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = () => within(canvas.getByRole('table')).getAllByRole('row')[1];
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(first()).toHaveTextContent('6.6531');
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.keyboard('{Enter}');
    await expect(first()).toHaveTextContent('6.2693');
  },
};

export const Cancelling: Story = {
  args: { cancelling: new Set(['o1']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancelling: / }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** In a narrow panel year and seconds go first, then Total; of which market an order is, never. */
export const Narrow: Story = {
  args: { style: { width: 660 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Total' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Market' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Filled' })).toBeVisible();
    await expect(canvas.getByText('Nov 20, 11:18:42')).toBeVisible();
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(660);
  },
};

/** The year makes room for Total. */
export const Medium: Story = {
  args: { style: { width: 880 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toBeVisible();
    await expect(canvas.getByText('Nov 20, 11:18:42')).toBeVisible();
    await expect(canvas.getByRole('table').offsetWidth).toBeLessThanOrEqual(880);
  },
};

/** If all orders are of the market of the page, its name makes room too. */
export const OfOneMarket: Story = {
  args: { style: { width: 620 }, ofOneMarket: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Market' })).toBeNull();
    await expect(canvas.getByRole('table').offsetWidth).toBeLessThanOrEqual(620);
  },
};

/** A screen reader hears of every button which order it cancels, also of two that are otherwise the same. */
export const NamedCancels: Story = {
  args: {
    orders: sampleOrders.flatMap((order) => [
      order,
      { ...order, id: `${order.id}-again`, createdAt: '2026-11-20T10:00:07.000Z' },
    ]),
  },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('button', { name: /^Cancel: / })
      .map(({ ariaLabel }) => ariaLabel);
    await expect(new Set(names).size).toBe(names.length);
    await expect(names).toContain(
      'Cancel: Sell limit, 640.00 XCB/CTN, 6.4978, Nov 20, 2026, 10:47:05',
    );
  },
};

export const Cards: Story = {
  tags: ['picture'],
  args: { style: { width: 390, height: 'auto' } },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Open orders' });
    const [card] = within(list).getAllByRole('listitem');
    await userEvent.click(within(card as HTMLElement).getByRole('button', { name: /^Cancel: / }));
    await expect(args.onCancel).toHaveBeenCalledWith('o1');
  },
};

export const CardsLoading: Story = {
  args: { state: { status: 'loading' }, style: { width: 390, height: 'auto' } },
};
export const Loading: Story = { args: { orders: [], state: { status: 'loading' } } };
export const Empty: Story = {
  args: { orders: [], state: { status: 'empty' }, notes: { empty: { title: 'No open orders' } } },
};
export const Failed: Story = {
  args: { orders: [], state: { status: 'error' }, onRetry: fn() },
};
export const NotAllowed: Story = {
  args: { orders: [], state: { status: 'notAllowed', reason: 'signedOut' } },
};

/** Twenty thousand orders draw a few dozen rows. */
export const Many: Story = {
  name: 'F20 Twenty thousand orders',
  args: { orders: manyOrders(20_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '20001');
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(60);
  },
};

export const ManyCards: Story = {
  name: 'F20 Twenty thousand orders as cards',
  args: { ...Cards.args, orders: manyOrders(20_000) },
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('button', { name: /^Cancel: / });
    await expect(cards().length).toBeLessThanOrEqual(60);
    cards()[0]?.focus();
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(cards().at(-1)?.closest('li')?.ariaPosInSet).toBe('20000'));
    await expect(cards().length).toBeLessThanOrEqual(60);
    // The focused element stays, so that a key goes on from it.
    await expect(cards()[0]).toHaveFocus();
  },
};

/** Every state on one sheet. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {[Ready, Cancelling, Narrow, Loading, Empty, Failed, NotAllowed].map((each, index) => (
        <OrdersTable key={index} {...args} {...each.args} />
      ))}
    </div>
  ),
};
