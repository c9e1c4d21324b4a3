import { useExchange } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { toast } from '@agio/ui/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answeringOrders, sampleOrder } from '../ramp/testing/sample-order.ts';
import { showRampOrder } from '../amounts/shown-ramp-orders.ts';
import { SandboxStage } from '../testing/sandbox-stage.tsx';
import { useRampNotices } from './use-ramp-notices.ts';

const order = sampleOrder('Completed');

/** Some other page, on which something is bought. */
function ElsewhereOnSandbox({ status }: { status: 'Completed' | 'Failed' }) {
  return (
    <SandboxStage
      account="trader@agio.test"
      still
      answer={(request) => (request.method === 'GET' ? answeringOrders(order)(request) : undefined)}
      hubSays={(name, said) =>
        name === 'rampOrder' ? { ...(said as object), orderId: order.id, status } : said
      }
    >
      <Elsewhere />
    </SandboxStage>
  );
}

function Elsewhere() {
  useRampNotices();
  const { notifications, ramp } = useExchange();
  const buy = async () => {
    await waitFor(() => expect(notifications.connection.getSnapshot().status).toBe('connected'));
    const [quote] = await ramp.quotes({
      side: 'Buy',
      country: 'CH',
      currency: 'CHF',
      asset: 'USDC',
      paymentMethod: 'bank',
      fiatAmount: '500',
    });
    await ramp.createOrder({ quoteId: quote?.id ?? '' });
  };
  return (
    <div className="min-h-40 bg-canvas p-4 text-fg">
      <Button onClick={() => void buy()}>Buy</Button>
    </div>
  );
}

/** Notices about a purchase or sale with fiat while its page is not shown. */
const meta = {
  title: 'Widgets/Notices of Buy & Sell',
  component: ElsewhereOnSandbox,
  args: { status: 'Completed' },
  // Removes the notices of the story before.
  beforeEach: () => {
    toast.dismiss();
  },
} satisfies Meta<typeof ElsewhereOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy' }));
    await expect(await screen.findByText('Purchase completed')).toBeVisible();
    await expect(screen.getByText(/^You received [\d,.]+ USDC$/)).toBeVisible();
  },
};

/** Its own page says what became of it: nothing is told over that. */
export const Failed: Story = {
  args: { status: 'Failed' },
  play: async ({ canvas, userEvent }) => {
    const leave = showRampOrder(order.id);
    const buy = await canvas.findByRole('button', { name: 'Buy' });
    await userEvent.click(buy);
    leave();
    await userEvent.click(buy);
    await expect(await screen.findByText('Purchase failed')).toBeVisible();
    await expect(screen.getByText('Nothing was charged.')).toBeVisible();
  },
};
