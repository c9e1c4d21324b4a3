import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import type { RampChoice } from './model/index.ts';
import { Ramp } from './ramp.tsx';
import { answeringOrders, sampleOrder } from './testing/sample-order.ts';

type Args = Omit<SandboxStageProps, 'children'> & { choice: RampChoice };

/** A page with nothing but this, whose address is the choice. */
function RampOnSandbox({ choice, ...stage }: Args) {
  const [chosen, setChosen] = useState(choice);
  const [left, setLeft] = useState<string>();
  return (
    <SandboxStage {...stage}>
      <div className="min-h-dvh bg-canvas text-fg" data-left={left}>
        <Ramp choice={chosen} onChoiceChange={setChosen} onLeave={setLeft} />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/Buy & Sell',
  component: RampOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'trader@agio.test',
    scenario: 'quiet',
    choice: { side: 'Buy', asset: 'USDC', fiat: 'CHF', amount: '500' },
  },
} satisfies Meta<typeof RampOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const quotes = async (canvas: Canvas) =>
  within(await canvas.findByRole('radiogroup', { name: 'Providers, the best first' }));
const goOn = async (canvas: Canvas, provider = 'Bancora') => {
  const button = await canvas.findByRole('button', { name: `Continue with ${provider}` });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};
const blocked = async (canvas: Canvas, name: string) =>
  expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

/** Quotes of all providers, the best chosen, and why it is. */
export const Ready: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect((await quotes(canvas)).getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByText(/^Bancora is best: after all fees you receive/)).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Your orders' })).toBeVisible();
    await expect(canvas.getByText(/left today$/)).toBeVisible();
  },
};

export const Light: Story = { ...Ready, tags: [], globals: { ...at('desk'), scheme: 'light' } };
export const Aurum: Story = {
  ...Ready,
  tags: [],
  globals: { ...at('tablet'), brand: 'aurum' },
  play: async ({ canvas }) => void (await goOn(canvas)),
};

export const Phone: Story = {
  tags: ['picture'],
  args: { still: true },
  globals: at('phone'),
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect(await canvas.findByRole('list', { name: 'Your orders' })).toBeVisible();
  },
};

/** On the smallest phone, and from right to left, nothing scrolls sideways. */
export const Narrow: Story = {
  args: { still: true },
  globals: { ...at('small'), dir: 'rtl' },
  play: async ({ canvas }) => {
    await goOn(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Nothing typed yet. */
export const Empty: Story = {
  args: { still: true, choice: { side: 'Buy' } },
  play: async ({ canvas, userEvent }) => {
    await blocked(canvas, 'Enter an amount');
    await userEvent.click(await canvas.findByRole('button', { name: '1,000' }));
    await goOn(canvas);
  },
};

/** The received amount is given: the quotes differ in the price. Another provider can be chosen. */
export const GivenReceived: Story = {
  args: { choice: { side: 'Buy', asset: 'USDC', fiat: 'CHF', receive: '600' } },
  play: async ({ canvas, userEvent }) => {
    await goOn(canvas);
    await expect(canvas.getByText(/^Bancora is best: after all fees you pay/)).toBeVisible();
    await userEvent.click((await quotes(canvas)).getByRole('radio', { name: /Fjordpay/ }));
    await goOn(canvas, 'Fjordpay');
  },
};

export const Sell: Story = {
  tags: ['picture'],
  args: { still: true, choice: { side: 'Sell', asset: 'BTC', fiat: 'CHF', amount: '0.01' } },
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect(canvas.getByText(/Your BTC is set aside until then/)).toBeVisible();
  },
};

/** More than there is; the balance is one press away. */
export const SellNotEnough: Story = {
  args: { choice: { side: 'Sell', asset: 'BTC', fiat: 'CHF', amount: '0.01' }, scenario: 'empty' },
  play: async ({ canvas }) => {
    await blocked(canvas, 'Not enough BTC');
    await expect(await canvas.findByText(/You have 0 BTC/)).toBeVisible();
  },
};

export const BelowMinimum: Story = {
  args: { choice: { side: 'Buy', asset: 'USDC', fiat: 'CHF', amount: '1' } },
  play: async ({ canvas, userEvent }) => {
    await blocked(canvas, 'Amount too small');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use minimum' }));
    await goOn(canvas);
  },
};

/** The day's limit of the tier is nearly used. */
export const LimitReached: Story = {
  args: {
    answer: ({ url }) =>
      url.includes('/ramp/limits')
        ? Response.json({
            currency: 'CHF',
            perDay: '10000',
            usedToday: '9900',
            resetsAt: '2026-11-21T00:00:00.000Z',
          })
        : undefined,
  },
  play: async ({ canvas }) => {
    await blocked(canvas, 'Over your daily limit');
    await expect(await canvas.findByText(/for 100.00 CHF more today/)).toBeVisible();
  },
};

/** No provider has a quote: what was typed stays. */
export const NoProvider: Story = {
  tags: ['picture'],
  args: {
    still: true,
    answer: ({ url }) => (url.includes('/ramp/quotes') ? Response.json([]) : undefined),
  },
  play: async ({ canvas }) => {
    await blocked(canvas, 'No provider for this');
    await expect(canvas.getByText('No provider has a quote for this')).toBeVisible();
  },
};

export const QuotesFailed: Story = {
  args: {
    break: ({ faults }) => faults.set({ endpoint: 'ramp.quotes', failWith: { status: 503 } }),
  },
  play: async ({ canvas }) => blocked(canvas, 'No quotes at the moment'),
};

/** The exchange took the quote for over: nothing is ordered, and new quotes are there. */
export const QuoteExpired: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({
        endpoint: 'ramp.createOrder',
        failWith: {
          status: 409,
          body: {
            errorCode: 40001,
            errors: [{ key: 'quoteId', code: 'quoteId', message: 'Over.' }],
          },
        },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await goOn(canvas));
    await expect(await canvas.findByText('The quotes ended before yours was taken.')).toBeVisible();
    await goOn(canvas);
  },
};

/** The exchange refuses: why stands above the button. */
export const OrderRefused: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({
        endpoint: 'ramp.createOrder',
        failWith: {
          status: 409,
          body: {
            errorCode: 60006,
            errors: [{ key: 'amount', code: 'limit', message: 'This exceeds your limit.' }],
          },
        },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await goOn(canvas));
    await expect(await canvas.findByText('Nothing was ordered.')).toBeVisible();
    await expect(canvas.getByText('This exceeds your limit.')).toBeVisible();
  },
};

/** The answer is lost, and the order is found: it is placed once. */
export const LostAnswer: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: 'ramp.createOrder', lose: 'answer' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await goOn(canvas));
    await expect(
      await canvas.findByRole('heading', { name: 'Waiting for your payment' }),
    ).toBeVisible();
  },
};

/** Placed: the page of the order comes first, so that back leads to it, and then the provider's. */
export const Ordered: Story = {
  args: {
    answer: (request) =>
      request.method === 'POST' && request.url.includes('/ramp/orders')
        ? Response.json(sampleOrder('AwaitingPayment'))
        : answeringOrders(sampleOrder('AwaitingPayment'))(request),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await goOn(canvas));
    await canvas.findByRole('heading', { name: 'Waiting for your payment' });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-left]')).toHaveAttribute(
        'data-left',
        'https://pay.example.test/bnc-7719',
      ),
    );
  },
};

/** One waits to be paid: it stands beside the form before another is placed. */
export const OneWaits: Story = {
  args: { still: true, answer: answeringOrders(sampleOrder('AwaitingPayment')) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('An order waits for you.');
    await userEvent.click(canvas.getByRole('button', { name: 'View order' }));
    await canvas.findByRole('heading', { name: 'Waiting for your payment' });
  },
};

export const Guest: Story = {
  args: { account: undefined, still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in to continue' })).toBeEnabled();
    await expect(canvas.getByText('Sign in to compare providers')).toBeVisible();
  },
};

export const Unverified: Story = {
  args: { account: 'newcomer@agio.test', still: true, links: { verification: '/user/tiers' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your identity is not verified yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
    await blocked(canvas, 'Buying and selling is not available');
  },
};

export const OrdersFailed: Story = {
  args: {
    still: true,
    break: ({ faults }) => faults.set({ endpoint: 'ramp.callback', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your orders could not be loaded')).toBeVisible();
    await goOn(canvas);
  },
};

export const Loading: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: '*', latencyMs: 3_600_000 }) },
};

export const Failed: Story = {
  args: {
    break: ({ faults }) => faults.set({ endpoint: 'ramp.countries', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Buy & Sell could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
