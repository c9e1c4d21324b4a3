import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import type { TradeChoice } from './model/index.ts';
import { SimpleTrading } from './simple-trading.tsx';

type Args = Omit<SandboxStageProps, 'children'> & { choice?: TradeChoice };

/** A page with nothing but this, whose address is the choice. */
function SimpleTradingOnSandbox({ choice, ...stage }: Args) {
  const [chosen, setChosen] = useState(choice);
  return (
    <SandboxStage {...stage}>
      <div className="min-h-dvh bg-canvas text-fg" data-choice={JSON.stringify(chosen)}>
        <SimpleTrading choice={chosen} onChoiceChange={setChosen} />
      </div>
    </SandboxStage>
  );
}

const gold: TradeChoice = { commodity: 'XAUG', amount: '2' };

const meta = {
  title: 'Screens/Simple trading',
  component: SimpleTradingOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', choice: gold },
} satisfies Meta<typeof SimpleTradingOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const amountToBuy = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Amount to buy' });
const ready = async (canvas: Canvas, name: string | RegExp) => {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};
const review = (canvas: Canvas) => ready(canvas, 'Review purchase');
const buy = (canvas: Canvas) => ready(canvas, 'Buy XAUG');
const blocked = async (canvas: Canvas, name: string | RegExp) =>
  expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

/** The list: the categories of the variant first, each with its price, what one unit is and what backs it. */
export const Choose: Story = {
  tags: ['picture'],
  args: { still: true, choice: {} },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Metals');
    await expect(canvas.getByRole('button', { name: 'Gold, 1 g' })).toBeVisible();
    await expect(await canvas.findByText('1 g of fine gold (999.9)')).toBeVisible();
  },
};
export const ChooseTablet: Story = { ...Choose, tags: [], globals: at('tablet') };
export const ChoosePhone: Story = { ...Choose, tags: ['picture'], globals: at('phone') };

/** The host's own categories alone; seven cards leave none alone in its row. */
export const ChooseEnergy: Story = {
  ...Choose,
  tags: [],
  args: {
    still: true,
    choice: {},
    markets: {
      featured: [],
      categories: [
        { id: 'energy', label: 'Power and gas', assets: ['NGAS', 'WREC', 'SREC', 'HREC'] },
      ],
    },
  },
  globals: { brand: 'verdant', ...at('desk') },
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['Power and gas']);
  },
};

/** An amount in units, with what it comes to. */
export const Amount: Story = {
  tags: ['picture'],
  args: { still: true },
  globals: { brand: 'aurum', ...at('desk') },
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(await amountToBuy(canvas)).toHaveValue('2');
    await expect(await canvas.findByText(/^About .+CHF$/)).toBeVisible();
  },
};
export const AmountTablet: Story = { ...Amount, tags: [], globals: at('tablet') };
export const AmountPhone: Story = { ...Amount, globals: at('phone') };

/** On the smallest phone nothing scrolls sideways. */
export const Narrow: Story = {
  ...Amount,
  tags: [],
  globals: at('small'),
  play: async (context) => {
    await Amount.play?.(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Nothing typed yet: the button asks for it. */
export const Empty: Story = {
  args: { still: true, choice: { commodity: 'XAUG' } },
  play: async ({ canvas }) => {
    await blocked(canvas, 'Enter an amount');
    await expect(
      await canvas.findByRole('button', { name: /^Count the amount in: CHF/ }),
    ).toBeVisible();
  },
};

/** In the user's currency: what it pays and what it buys stand beside it. */
export const InCurrency: Story = {
  args: { still: true, choice: { commodity: 'XAUG', amount: '250', unit: 'fiat' } },
  play: async ({ canvas, userEvent }) => {
    await review(canvas);
    await expect(await canvas.findByText(/USDC for about .* XAUG$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Count the amount in: CHF/ }));
    await userEvent.click(
      await within(document.body).findByRole('menuitemradio', { name: 'XAUG' }),
    );
    await expect(
      await canvas.findByRole('button', { name: /^Count the amount in: XAUG/ }),
    ).toBeVisible();
    await review(canvas);
  },
};

/** The last look before anything moves. */
export const Review: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await expect(
      await canvas.findByRole('heading', { name: 'Review your purchase' }),
    ).toHaveFocus();
    await buy(canvas);
    await expect(await canvas.findByText('Worst price, now')).toBeVisible();
  },
};

/** From the list to the receipt. */
export const Bought: Story = {
  tags: ['picture'],
  args: { choice: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gold, 1 g' }));
    await userEvent.type(await amountToBuy(canvas), '100');
    await userEvent.click(await review(canvas));
    await userEvent.click(await buy(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Bought' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Copy receipt' })).toBeVisible();
  },
};

export const TradeAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await buy(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Trade again' }));
    const field = await amountToBuy(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
  },
};

export const Sold: Story = {
  args: { choice: { commodity: 'XAUG', side: 'Sell', amount: '0.5' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await ready(canvas, 'Review sale'));
    await userEvent.click(await ready(canvas, 'Sell XAUG'));
    await expect(await canvas.findByRole('heading', { name: 'Sold' })).toHaveFocus();
  },
};

/** A commodity, an amount, the review and the result by keys alone. */
export const ByKeys: Story = {
  args: { choice: {} },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Gold, 1 g' })).focus();
    await userEvent.keyboard('{Enter}');
    (await amountToBuy(canvas)).focus();
    await userEvent.keyboard('100');
    await review(canvas);
    await userEvent.keyboard('{Enter}');
    await buy(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Bought' })).toHaveFocus();
  },
};

/** More than there is: how much is missing, and what there is at a press. */
export const NotEnough: Story = {
  args: { choice: { commodity: 'XAUG', amount: '10000000', unit: 'quote' } },
  play: async ({ canvas, userEvent }) => {
    await blocked(canvas, /^(?:Not enough USDC|At most)/);
    const max = canvas.getByRole('button', { name: 'Max' });
    await waitFor(() => expect(max).toBeEnabled());
    await userEvent.click(max);
    await expect(await amountToBuy(canvas)).not.toHaveValue('10,000,000');
  },
};

export const BelowMinimum: Story = {
  args: { still: true, choice: { commodity: 'XAUG', amount: '0.001' } },
  play: async ({ canvas }) => {
    await blocked(canvas, /^At least 1 USDC/);
    await expect(canvas.getByText(/The minimum order value is/)).toBeVisible();
  },
};

const platinum: TradeChoice = { commodity: 'XPTG', quote: 'CHF', amount: '2' };

/** A market that is halted says so, and keeps what was typed. */
export const Halted: Story = {
  tags: ['picture'],
  args: { still: true, choice: platinum },
  play: async ({ canvas }) => {
    await blocked(canvas, 'Market is halted');
    await expect(await amountToBuy(canvas)).toHaveValue('2');
  },
};

/** Another market of the same commodity, with the same amount. */
export const PaidOtherwise: Story = {
  args: { still: true, choice: platinum },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay with: CHF/ }));
    await userEvent.click(
      await within(document.body).findByRole('menuitemradio', { name: 'USDC' }),
    );
    await review(canvas);
    await expect(await amountToBuy(canvas)).toHaveValue('2');
  },
};

/** Guests see everything and sign in at the end. */
export const Guest: Story = {
  tags: ['picture'],
  args: { account: undefined, still: true },
  play: async ({ canvas }) => {
    await ready(canvas, 'Sign in to trade');
    await expect(await canvas.findByText(/^About .+CHF$/)).toBeVisible();
  },
};

export const Unverified: Story = {
  args: { account: 'newcomer@agio.test', still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your identity is not verified yet/)).toBeVisible();
    await blocked(canvas, 'Trading is not available');
  },
};

export const Frozen: Story = {
  args: { account: 'frozen@agio.test', still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your account has been frozen/)).toBeVisible();
  },
};

/** The answer is lost, and the order is found: it is placed once. */
export const LostAnswer: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: 'trading.createOrder', lose: 'answer' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await buy(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Bought' })).toBeVisible();
  },
};

/** The answer is lost, and so is what could tell: nothing is sent again. */
export const UnknownOutcome: Story = {
  tags: ['picture'],
  args: {
    break: ({ faults }) => {
      faults.set({ endpoint: 'trading.createOrder', lose: 'request' });
      faults.set({ endpoint: 'trading.orderHistory', failWith: { status: 503 } });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await buy(canvas));
    await expect(
      await canvas.findByRole('button', { name: 'Check again' }, { timeout: 60_000 }),
    ).toBeVisible();
  },
};

const insufficient = {
  errorCode: 60002,
  errors: [{ key: 'quoteAmount', code: 'funds', message: 'Not enough USDC available.' }],
};

/** The exchange refuses: why stands at the review, and nothing that was typed is gone. */
export const Refused: Story = {
  tags: ['picture'],
  args: {
    break: ({ faults }) =>
      faults.set({
        endpoint: 'trading.createOrder',
        failWith: { status: 409, body: insufficient },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await buy(canvas));
    await expect(await canvas.findByText('Nothing was traded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await amountToBuy(canvas)).toHaveValue('2');
  },
};

/** An answer of the exchange to an order: what became of it. */
const answered = (change: object): SandboxStageProps['answer'] => {
  const time = new Date(Date.UTC(2026, 10, 20, 11, 30)).toISOString();
  return ({ url, method }) =>
    method === 'POST' && url.endsWith('/frontoffice/api/order')
      ? Response.json({
          id: 'order-1',
          clientOrderId: null,
          market: 'XAUG-USDC',
          side: 'Buy',
          type: 'Market',
          timeInForce: 'IOC',
          postOnly: false,
          price: null,
          stopPrice: null,
          amount: '2',
          fee: '0',
          feeAsset: 'XAUG',
          fills: [],
          createdAt: time,
          updatedAt: time,
          ...change,
        })
      : undefined;
};

/** The book held only a part. */
export const PartlyFilled: Story = {
  tags: ['picture'],
  args: {
    answer: answered({
      status: 'Cancelled',
      cancelReason: 'NoMoreMatchesAvailable',
      filledAmount: '1.25',
      filledQuote: '164.8',
      averagePrice: '131.84',
      fee: '0.0015',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await buy(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Partly bought' })).toBeVisible();
    await expect(
      canvas.getByText(/What was not filled was cancelled. No more orders to match/),
    ).toBeVisible();
  },
};

/** The book held nothing. */
export const NothingFilled: Story = {
  args: {
    answer: answered({
      status: 'Cancelled',
      cancelReason: 'NoMoreMatchesAvailable',
      filledAmount: '0',
      filledQuote: '0',
      averagePrice: null,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await buy(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Nothing was bought' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    choice: {},
    break: ({ faults }) => faults.set({ endpoint: '*', latencyMs: 3_600_000 }),
  },
};

export const Failed: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'marketData.instruments', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The commodities could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const UnknownCommodity: Story = {
  args: { still: true, choice: { commodity: 'NOPE', amount: '1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('NOPE is not traded here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All commodities' }));
    await expect(await canvas.findByRole('button', { name: 'Gold, 1 g' })).toBeVisible();
  },
};
