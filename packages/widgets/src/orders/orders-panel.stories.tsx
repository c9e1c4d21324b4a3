import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { OnMarket, type OnMarketProps } from '../testing/on-market.tsx';
import { OrdersPanel } from './orders-panel.tsx';

/** The panel by itself: without a desk it asks and tells as in one. */
function OrdersOnSandbox(stage: Omit<OnMarketProps, 'children'>) {
  return (
    <OnMarket {...stage}>
      {(instrument) => <OrdersPanel instrument={instrument} className="h-90" />}
    </OnMarket>
  );
}

const meta = {
  title: 'Widgets/Orders',
  component: OrdersOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: { account: 'trader@agio.test', scenario: 'quiet' },
} satisfies Meta<typeof OrdersOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves: for pictures. */
export const Matrix: Story = { args: { still: true } };

/** The tabs behind the first one come with their first use. */
export const Tabs: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [tab, table] of [
      ['Order history', 'Order history'],
      ['Fills', 'Fills'],
      ['Balances', 'Balances'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }));
      await expect(await canvas.findByRole('table', { name: table })).toBeVisible();
    }
  },
};

/** Costs and gains of the balances are in the reader's currency, and each says so; without a price there is a dash. */
export const BalancesWithGains: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Balances' }));
    const table = within(await canvas.findByRole('table', { name: 'Balances' }));
    await table.findByRole('columnheader', { name: 'Unrealised' });
    const row = await table.findByRole('row', { name: /SOL/ });
    await expect(row).toHaveTextContent(/\+1,686\.04 CHF/);
  },
};

/** The panel asks before it cancels all, and reports the result. */
export const CancelAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Cancel: (buy|sell)/i });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    const page = within(document.body);
    const question = within(await page.findByRole('alertdialog'));
    // All markets are meant if none is chosen: the question says which.
    await expect(
      question.getByText(/orders in BTC\/USDC, .*XCB\/CTN.* will be cancelled/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel all' }));
    await expect(await page.findByText(/orders? cancelled$/)).toBeVisible();
  },
};

/** An order is changed from the keyboard: the one that takes its place is told and stands in the list. */
export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: /^Edit: Buy limit, .*XCB\/CTN/ });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const form = within(await page.findByRole('dialog', { name: 'Edit order' }));
    const price = form.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '6.1{Enter}');
    await expect(await page.findByText('Order changed')).toBeVisible();
    const changed = { name: /^Edit: Buy limit, .*XCB\/CTN, 6\.1000/ };
    await expect(await canvas.findByRole('button', changed)).toBeVisible();
  },
};

/** The reader takes a column away, and gets it back. */
export const ChosenColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('columnheader', { name: 'Filled' });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await within(document.body).findByRole('menu', { name: 'Columns' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Filled' }));
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: 'Filled', hidden: true })).toBeNull(),
    );
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Filled' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('columnheader', { name: 'Filled' })).toBeVisible();
  },
};

/** Filters are combined, stand as chips, and each can be taken away. An empty table says by what it is filtered. */
export const Filtered: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const sells = { name: /^Cancel: Sell / };
    await canvas.findAllByRole('button', sells);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = within(await page.findByRole('dialog', { name: 'Filter' }));
    const choose = async (field: string, option: string) => {
      await userEvent.click(panel.getByRole('combobox', { name: field }));
      await userEvent.click(await page.findByRole('option', { name: option }));
    };
    await choose('Side', 'Buy');
    await waitFor(() => expect(canvas.queryByRole('button', sells)).toBeNull());
    await choose('Status', 'Partially filled');
    await choose('Type', 'Stop-limit');
    await expect(
      await canvas.findByText('Filters: Side: Buy, Type: Stop-limit, Status: Partially filled'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Filter' })).toBeNull());
    const chips = within(canvas.getByRole('group', { name: 'Filters' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Type: Stop-limit' }));
    await userEvent.click(
      await chips.findByRole('button', { name: 'Remove filter: Status: Partially filled' }),
    );
    await expect(await canvas.findAllByRole('button', { name: /^Cancel: Buy / })).not.toEqual([]);
    // A key goes on from the filters, though the chip is gone.
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

/** A table emptied by its filters offers to clear them. */
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Order history' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = within(await page.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await page.findByRole('option', { name: 'Rejected' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Side' }));
    await userEvent.click(await page.findByRole('option', { name: 'Sell' }));
    await expect(await canvas.findByText('Filters: Side: Sell, Status: Rejected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const table = await canvas.findByRole('tabpanel', { name: 'Order history' });
    await userEvent.click(within(table).getByRole('button', { name: 'Clear filters' }));
    await expect(await within(table).findByRole('table')).toBeVisible();
  },
};

/** A press on an order, or Enter on its name, opens everything about it; the focus comes back. */
export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const [order] = await canvas.findAllByRole('button', { name: /^Details: / });
    order?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/^(Buy|Sell) .*\/[A-Z]+$/);
    const details = within(dialog);
    const timeline = await details.findByRole('list', { name: 'Timeline' });
    await expect(within(timeline).getAllByText('Placed')).toHaveLength(1);
    await expect(details.getByRole('button', { name: 'Copy order ID' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(order).toHaveFocus());
  },
};

/** The file has every order that matches, not only those on screen, in the exchange's own figures. */
export const Export: Story = {
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    // Nothing is saved in a test.
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Order history' }));
    const rows = within(await canvas.findByRole('table', { name: 'Order history' }));
    await rows.findAllByRole('button', { name: /^Details: / });
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [file] = saved.mock.calls[0] as [Blob];
    const [header, first] = (await file.text()).split('\r\n');
    await expect(header).toMatch(/^Time,Placed,Triggered,Type,Side,Market,/);
    await expect(first).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z,/);
    await expect(await within(document.body).findByText(/rows? exported$/)).toBeVisible();
  },
};

/** A guest is shown the way. */
/**
 * In review and while data are missing nothing of the account is read (spec §5). What rests in the market is said, and who
 * cancels it.
 */
export const InReview: Story = {
  args: { account: 'pending@agio.test', links: { verification: '/user/tiers' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your account is under review\. No order/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your request' })).toBeVisible();
  },
};
export const Frozen: Story = {
  args: { account: 'frozen@agio.test', links: { support: '/user/support' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your account has been frozen/)).toBeVisible();
    await expect(canvas.queryByText(/stay in the market/)).not.toBeInTheDocument();
  },
};

export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};
