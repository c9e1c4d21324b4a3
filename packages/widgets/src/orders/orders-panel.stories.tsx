import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
      // oxlint-disable-next-line no-await-in-loop -- one panel
      await userEvent.click(await canvas.findByRole('tab', { name: tab }));
      // oxlint-disable-next-line no-await-in-loop -- one panel
      await expect(await canvas.findByRole('table', { name: table })).toBeVisible();
    }
  },
};

/** By itself the panel asks before it cancels all, and tells what became of it. */
export const CancelAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Cancel (buy|sell)/i });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    const page = within(document.body);
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel all' }));
    await expect(await page.findByText(/orders? cancelled$/)).toBeVisible();
  },
};

/** An order is changed from the keyboard: the one that takes its place is told and stands in the list. */
export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: /^Edit Buy limit, .*XCB\/CTN/ });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const form = within(await page.findByRole('dialog', { name: 'Edit order' }));
    const price = form.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '6.1{Enter}');
    await expect(await page.findByText('Order changed')).toBeVisible();
    const changed = { name: /^Edit Buy limit, .*XCB\/CTN, 6\.1000/ };
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

/** A guest is shown the way. */
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};
