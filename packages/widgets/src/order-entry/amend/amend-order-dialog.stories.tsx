import type { Order } from '@agio/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { useOpenOrders } from '@agio/api-client/react';
import { OnMarket, type OnMarketProps } from '../../testing/on-market.tsx';
import { AmendOrderDialog } from './amend-order-dialog.tsx';

interface Args extends Omit<OnMarketProps, 'children'> {
  /** So much of the order is filled, as a decimal string. */
  filled?: string;
  onClose: () => void;
}

/** The edit of the trader's bid, open from the start. */
function EditOnSandbox({ filled, onClose, ...stage }: Args) {
  return (
    <OnMarket {...stage}>
      {(instrument) => <Edit instrument={instrument} filled={filled} onClose={onClose} />}
    </OnMarket>
  );
}

function Edit({
  filled = '0',
  ...props
}: Omit<React.ComponentProps<typeof AmendOrderDialog>, 'order'> & Pick<Args, 'filled'>) {
  const { data } = useOpenOrders();
  const [first, setFirst] = useState<Order>();
  const bid = data?.find(({ market, side }) => market === 'XCB-CTN' && side === 'Buy');
  if (!first && bid) setFirst({ ...bid, filledAmount: filled });
  return <AmendOrderDialog order={first} {...props} />;
}

const meta = {
  title: 'Widgets/Edit order',
  component: EditOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: { account: 'trader@agio.test', scenario: 'quiet', onClose: fn() },
} satisfies Meta<typeof EditOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('dialog', { name: 'Edit order' }));

/** Nothing moves: for pictures. */
export const Matrix: Story = {
  args: { still: true },
  play: async () => {
    await expect(
      (await form()).getByRole('button', { name: 'Change price or amount' }),
    ).toBeDisabled();
  },
};

/** The amount of a partly filled order includes the filled part; the form says how much will be placed. */
export const PartlyFilled: Story = {
  tags: ['picture'],
  args: { still: true, filled: '120' },
  play: async ({ userEvent }) => {
    const edit = await form();
    await expect(edit.getByText(/120 XCB is filled\./)).toBeVisible();
    const amount = edit.getByRole('textbox', { name: 'Amount, with what is filled' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '400');
    await expect(await edit.findByText('280 XCB will be placed.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '400.5');
    await expect(await edit.findByText('280.5 XCB will be placed.')).toBeVisible();
  },
};

/** The answer to the cancelling was lost: the form waits while the order is looked for. */
export const Checking: Story = {
  args: {
    break: ({ faults }) => {
      faults.set({ endpoint: 'trading.cancelOrder', lose: 'request' });
      faults.set({ endpoint: 'trading.orderHistory', failWith: { status: 503 } });
    },
  },
  play: async ({ userEvent }) => {
    const edit = await form();
    const price = edit.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '6.1{Enter}');
    await expect(await edit.findByText('Checking your order…')).toBeVisible();
    await expect(edit.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** The rules of the ticket hold. */
export const Invalid: Story = {
  play: async ({ userEvent }) => {
    const edit = await form();
    const amount = edit.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '99999');
    await userEvent.tab();
    await expect(await edit.findByText(/^This order needs/)).toBeVisible();
  },
};

/** The order is cancelled and the new one refused: the form stays, and places it again. */
export const Refused: Story = {
  tags: ['picture'],
  args: {
    break: ({ faults }) =>
      faults.set({
        endpoint: 'trading.createOrder',
        failWith: {
          status: 409,
          body: {
            errorCode: 60001,
            errors: [{ key: 'market', code: 'closed', message: 'XCB/CTN is halted.' }],
          },
        },
        times: 1,
      }),
  },
  play: async ({ userEvent }) => {
    const edit = await form();
    const price = edit.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '6.1{Enter}');
    await expect(await edit.findByText('XCB/CTN is halted.')).toBeVisible();
    await expect(price).toHaveValue('6.1');
    await expect(edit.getByRole('button', { name: 'Place order' })).toBeEnabled();
  },
};
