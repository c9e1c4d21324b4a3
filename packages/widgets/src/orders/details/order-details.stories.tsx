import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { DetailsOf } from './order-details.tsx';
import type { OrderRow } from '../../lists/columns/order-rows.ts';
import { sampleOrders, samplePastOrders } from '../testing/sample-orders.ts';

function Details({ order }: { order: OrderRow }) {
  return (
    <Drawer open>
      <DrawerContent>
        <DrawerTitle>{order.symbol}</DrawerTitle>
        <DrawerBody>
          <DetailsOf order={order} />
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

const [filled, emptied] = samplePastOrders;
const stop = sampleOrders[3];
const fill = (id: string, price: string, amount: string, time: string) => ({
  id,
  price,
  amount,
  fee: '0.2',
  feeAsset: 'XCB',
  liquidity: 'Taker' as const,
  time,
});

const meta = {
  title: 'Widgets/Order details',
  component: Details,
  parameters: { layout: 'fullscreen' },
  args: {
    order: {
      ...stop!,
      clientOrderId: 'rebalance-7',
      status: 'Filled',
      amount: '500.00',
      filledAmount: '500.00',
      filledQuote: '3135',
      averagePrice: '6.27',
      fee: '0.4',
      triggeredAt: '2026-11-20T10:58:10.000Z',
      updatedAt: '2026-11-20T10:58:11.000Z',
      fills: [
        fill('f1', '6.2693', '300.00', '2026-11-20T10:58:10.000Z'),
        fill('f2', '6.2711', '200.00', '2026-11-20T10:58:11.000Z'),
      ],
    },
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A stop order that was triggered and filled in two pieces. */
export const Matrix: Story = {
  play: async () => {
    const items = await screen.findAllByRole('listitem');
    await expect(items.map((item) => item.textContent?.split(',')[0])).toEqual([
      expect.stringMatching(/^Placed/),
      expect.stringMatching(/^Triggered/),
      expect.stringMatching(/^300.*at 6\.2693 CTN/),
      expect.stringMatching(/^200.*at 6\.2711 CTN/),
      expect.stringMatching(/^Filled/),
    ]);
    await expect(screen.getByRole('button', { name: 'Copy your ID' })).toBeVisible();
  },
};

/** It says who cancelled, and what had been filled by then. */
export const Cancelled: Story = {
  args: {
    order: { ...emptied!, cancelReason: 'NoMoreMatchesAvailable', filledQuote: '1986.821' },
  },
  play: async () => {
    const said = await screen.findAllByText(/^Cancelled · No more orders to match$/);
    await expect(said).toHaveLength(2);
  },
};

export const Filled: Story = { args: { order: { ...filled!, filledQuote: '3207.9' } } };
