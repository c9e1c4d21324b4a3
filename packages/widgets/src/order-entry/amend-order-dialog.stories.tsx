import type { Order } from '@agio/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { useOpenOrders } from '@agio/api-client/react';
import { OnMarket, type OnMarketProps } from '../testing/on-market.tsx';
import { AmendOrderDialog } from './amend-order-dialog.tsx';

type Args = Omit<OnMarketProps, 'children'> & { onClose: () => void };

/** The edit of the trader's bid, open from the start. */
function EditOnSandbox({ onClose, ...stage }: Args) {
  return (
    <OnMarket {...stage}>
      {(instrument) => <Edit instrument={instrument} onClose={onClose} />}
    </OnMarket>
  );
}

function Edit(props: Omit<React.ComponentProps<typeof AmendOrderDialog>, 'order'>) {
  const { data } = useOpenOrders();
  const [first, setFirst] = useState<Order>();
  const bid = data?.find(({ market, side }) => market === 'XCB-CTN' && side === 'Buy');
  if (!first && bid) setFirst(bid);
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
