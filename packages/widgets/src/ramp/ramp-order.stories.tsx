import type { RampOrder as Order } from '@agio/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { Ramp } from './ramp.tsx';
import { answeringOrders, bankAccount, sampleOrder } from './testing/sample-order.ts';

type Args = Omit<SandboxStageProps, 'children'> & { order: Order; onChoiceChange: () => void };

/** The page that a provider leads back to. */
function OrderOnSandbox({ order, onChoiceChange, ...stage }: Args) {
  return (
    <SandboxStage answer={answeringOrders(order)} {...stage}>
      <div className="min-h-dvh bg-canvas text-fg">
        <Ramp choice={{ side: 'Buy', orderId: order.id }} onChoiceChange={onChoiceChange} />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/Buy & Sell order',
  component: OrderOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'trader@agio.test',
    scenario: 'quiet',
    still: true,
    order: sampleOrder('PaymentReceived'),
    onChoiceChange: fn(),
  },
} satisfies Meta<typeof OrderOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name });

/** Paid by card or at once: the way on is the provider's page, until the time that it says. */
export const Waiting: Story = {
  args: {
    order: sampleOrder('AwaitingPayment', {
      quote: { paymentMethod: { id: 'card', name: 'Card' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Waiting for your payment')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Continue with Bancora' })).toHaveAttribute(
      'href',
      'https://pay.example.test/bnc-7719',
    );
  },
};

/** Paid by bank transfer: account, amount and reference, each to copy. */
export const BankDetails: Story = {
  args: { order: sampleOrder('AwaitingPayment', { bankAccount }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show bank details' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Fiat payment details' }));
    await expect(await modal.findByRole('button', { name: 'Copy: IBAN' })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Copy: Reference' })).toBeVisible();
  },
};

export const PaymentReceived: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await title(canvas, 'Payment received by Bancora');
    await expect(canvas.getByRole('list', { name: 'Steps of this order' })).toBeVisible();
  },
};

export const Phone: Story = { ...PaymentReceived, tags: [], globals: at('phone') };

export const Completed: Story = {
  args: { order: sampleOrder('Completed') },
  play: async ({ canvas, userEvent, args }) => {
    await title(canvas, 'You received 612.4 USDC');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }));
    await waitFor(() =>
      expect(args.onChoiceChange).toHaveBeenCalledWith(
        { side: 'Buy', asset: 'USDC', fiat: 'CHF', amount: '500' },
        { isStep: true },
      ),
    );
  },
};

export const Expired: Story = {
  args: { order: sampleOrder('Expired') },
  play: async ({ canvas }) => {
    await title(canvas, 'The time to pay ran out');
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
  },
};

/** The provider's own words stand beside what to do. */
export const Refused: Story = {
  tags: ['picture'],
  args: {
    order: sampleOrder('Failed', { reason: 'The name of the account does not match yours.' }),
  },
  play: async ({ canvas }) => {
    await title(canvas, 'Bancora refused the payment');
    await expect(canvas.getByText(/Bancora says: The name/)).toBeVisible();
    // Nothing is received any more.
    await expect(canvas.getByText('You would have received')).toBeVisible();
    await expect(canvas.queryByText('You receive')).toBeNull();
  },
};

export const Cancelled: Story = {
  args: { order: sampleOrder('Cancelled') },
  play: async ({ canvas }) => {
    await title(canvas, 'You cancelled at Bancora');
  },
};

const sale = { side: 'Sell', asset: 'BTC', assetAmount: '0.01', fiatAmount: '812.4' } as const;

export const SaleWaiting: Story = {
  args: { order: sampleOrder('AwaitingPayment', { quote: sale }) },
  play: async ({ canvas }) => {
    await title(canvas, 'Waiting for your confirmation');
    await expect(canvas.getByText(/Your 0.01 BTC is set aside/)).toBeVisible();
  },
};

/** The reserved amount returned to the seller. */
export const SaleExpired: Story = {
  args: { order: sampleOrder('Expired', { quote: sale }) },
  play: async ({ canvas }) => {
    await title(canvas, 'The time to confirm ran out');
    await expect(canvas.getByText(/your 0.01 BTC is available again/)).toBeVisible();
  },
};

/** No link is made of an address that is neither https nor the page's own. */
export const UnsafeAddress: Story = {
  args: { order: sampleOrder('AwaitingPayment', { redirectUrl: 'javascript:alert(1)' }) },
  play: async ({ canvas }) => {
    await title(canvas, 'Waiting for your payment');
    await expect(canvas.getByText(/not safe to open/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  },
};

/** A state that this version does not know. */
export const UnknownStatus: Story = {
  args: { order: sampleOrder('Unknown') },
  play: async ({ canvas }) => {
    await title(canvas, 'This order is in a state that we cannot show');
  },
};

/** The order belongs to another user, or its id is mistyped. */
export const Missing: Story = {
  args: {
    answer: ({ url }) =>
      url.includes('/ramp/callback')
        ? Response.json({ errorCode: 40400, errors: [] }, { status: 404 })
        : undefined,
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('There is no such order in your account');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Buy & Sell' }));
    await waitFor(() => expect(args.onChoiceChange).toHaveBeenCalled());
  },
};
