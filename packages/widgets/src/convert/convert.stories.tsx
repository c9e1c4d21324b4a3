import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { Convert } from './convert.tsx';
import type { ConvertChoice } from './model/index.ts';

type Args = Omit<SandboxStageProps, 'children'> & { choice?: ConvertChoice };

/** A page with nothing but this, whose address is the choice. */
function ConvertOnSandbox({ choice, ...stage }: Args) {
  const [chosen, setChosen] = useState(choice);
  return (
    <SandboxStage {...stage}>
      <div className="min-h-dvh bg-canvas text-fg" data-choice={JSON.stringify(chosen)}>
        <Convert choice={chosen} onChoiceChange={setChosen} />
      </div>
    </SandboxStage>
  );
}

const xcbToUsdc: ConvertChoice = { from: 'XCB', to: 'USDC', amount: '125' };

const meta = {
  title: 'Screens/Convert',
  component: ConvertOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', choice: xcbToUsdc },
} satisfies Meta<typeof ConvertOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Quotes of an exchange whose price moves: held for so long at the form, and at the review for as long as a story takes. */
function moving(holdMs: number): SandboxStageProps['answer'] {
  let asked = 0;
  const quotedAt = Date.UTC(2026, 10, 20, 11, 30);
  return ({ url }) => {
    if (!url.includes('/frontoffice/api/quote')) return undefined;
    asked += 1;
    const isReviewed = document.querySelector('[data-step=review]') !== null;
    return Response.json({
      id: `moving-${asked}`,
      fromAsset: 'XCB',
      toAsset: 'USDC',
      fromAmount: '125',
      toAmount: `${118 - asked * 0.5}`,
      rate: '0.944',
      fee: '0.236',
      feeAsset: 'USDC',
      priceDifferencePercent: '-0.2',
      minFromAmount: '5',
      maxFromAmount: '25000',
      quotedAt: new Date(quotedAt).toISOString(),
      expiresAt: new Date(quotedAt + (isReviewed ? 600_000 : holdMs)).toISOString(),
    });
  };
}

const pay = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^From, amount/ });
const review = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: 'Review conversion' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};
const confirm = (canvas: Canvas) => canvas.findByRole('button', { name: 'Convert XCB to USDC' });

/** Keeps a held price at its full time: a picture says the same on a slow machine. */
function stopTheClock(): () => void {
  const moment = performance.now();
  // A clock that the test runner has put there must come back: rendering stops without one.
  const own = Object.getOwnPropertyDescriptor(performance, 'now');
  Object.defineProperty(performance, 'now', { value: () => moment, configurable: true });
  return () => {
    Reflect.deleteProperty(performance, 'now');
    if (own) Object.defineProperty(performance, 'now', own);
  };
}

/** A price that is held, at rest. */
export const Ready: Story = {
  tags: ['picture'],
  beforeEach: stopTheClock,
  args: { still: true },
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(
      canvas.getByRole('progressbar', { name: 'Time left of this price' }),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Recent conversions' })).toBeVisible();
  },
};

export const Tablet: Story = { ...Ready, tags: [], globals: at('tablet') };
export const Phone: Story = { ...Ready, tags: [], globals: at('phone') };

/** On the smallest phone nothing scrolls sideways. */
export const Narrow: Story = {
  ...Ready,
  tags: [],
  globals: at('small'),
  play: async (context) => {
    await Ready.play?.(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Nothing typed yet: the price is what the markets say. */
export const Empty: Story = {
  args: { still: true, choice: { from: 'XCB', to: 'USDC' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enter an amount' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(await canvas.findByText('Estimate from market prices')).toBeVisible();
  },
};

/** From the form to the receipt, and on. */
export const Converted: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await expect(
      await canvas.findByRole('heading', { name: 'Review your conversion' }),
    ).toHaveFocus();
    await userEvent.click(await confirm(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Converted' })).toHaveFocus();
    const [words] = canvas.getAllByText(/^You received .* USDC$/);
    await expect(words).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Copy receipt' })).toBeVisible();
  },
};

export const ConvertedAgain: Story = {
  play: async (context) => {
    await Converted.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Convert again' }));
    const field = await pay(canvas);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await waitFor(() =>
      expect(
        within(canvas.getByRole('region', { name: 'Recent conversions' })).getAllByRole('listitem')
          .length,
      ).toBeGreaterThan(3),
    );
  },
};

/** The last look before anything moves. */
export const Review: Story = {
  tags: ['picture'],
  beforeEach: stopTheClock,
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await expect(await confirm(canvas)).toBeEnabled();
  },
};

/** Assets, an amount, the review and the result by keys alone. */
export const ByKeys: Story = {
  args: { choice: { from: 'BTC', to: 'USDC' } },
  play: async ({ canvas, userEvent }) => {
    (await pay(canvas)).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const palette = within(
      await within(document.body).findByRole('dialog', { name: 'Convert from' }),
    );
    await userEvent.type(palette.getByRole('combobox'), 'xcb');
    await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^XCB ?, asset to convert/ })).toHaveFocus(),
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('125');
    await review(canvas);
    await userEvent.keyboard('{Enter}');
    await confirm(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Converted' })).toHaveFocus();
  },
};

/** All that there is, to the last digit; and more than that. */
export const NotEnough: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await pay(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '900000');
    await expect(await canvas.findByRole('button', { name: 'Not enough XCB' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use max' }));
    await review(canvas);
  },
};

/** An amount that is too small says so in the exchange's words, and then by its limit. */
export const BelowMinimum: Story = {
  args: { choice: { from: 'USDC', to: 'BTC', amount: '1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Amount too small' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(await canvas.findByText(/The minimum is/)).toBeVisible();
  },
};

/** The amount that is received, and the two assets in each other's place. */
export const GivenReceived: Story = {
  args: { choice: { from: 'XCB', to: 'USDC', receive: '100' } },
  play: async ({ canvas, userEvent }) => {
    await review(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the two assets' }));
    await expect(await pay(canvas)).toHaveValue('100');
    await canvas.findByRole('button', { name: /^USDC ?, asset to convert/ });
    await review(canvas);
  },
};

const halted = {
  errorCode: 60001,
  errors: [{ key: 'toAsset', code: 'halted', message: 'XCB is not traded at the moment.' }],
};

/** The market of an asset is halted: what was typed stays. */
export const Halted: Story = {
  tags: ['picture'],
  args: {
    still: true,
    choice: { from: 'USDC', to: 'XCB', amount: '100' },
    break: ({ faults }) =>
      faults.set({ endpoint: 'swap.quote', failWith: { status: 409, body: halted } }),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'XCB is not traded now' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(await pay(canvas)).toHaveValue('100');
  },
};

/** A guest sees what a price looks like, and signs in at the end. */
export const Guest: Story = {
  tags: ['picture'],
  args: { account: undefined, still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in to convert' })).toBeEnabled();
    await expect(await canvas.findByText(/^≈ .* USDC$/)).toBeVisible();
  },
};

export const Unverified: Story = {
  args: { account: 'newcomer@agio.test', still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your identity is not verified yet/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Converting is not available' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Frozen: Story = {
  args: { account: 'frozen@agio.test', still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your account has been frozen/)).toBeVisible();
  },
};

/** The answer is lost, and the conversion is found: it is done once. */
export const LostAnswer: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: 'swap.execute', lose: 'answer' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await confirm(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Converted' })).toBeVisible();
  },
};

const insufficient = {
  errorCode: 60002,
  errors: [{ key: 'fromAmount', code: 'funds', message: 'Not enough XCB available.' }],
};

/** The exchange refuses: why stands at the review, and the price may be taken again. */
export const Refused: Story = {
  tags: ['picture'],
  beforeEach: stopTheClock,
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'swap.execute', failWith: { status: 409, body: insufficient } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await confirm(canvas));
    await expect(await canvas.findByText('Nothing was converted.')).toBeVisible();
    await expect(canvas.getByText('Not enough XCB available.')).toBeVisible();
  },
};

/** The price moved during the review: the new one waits for its acceptance. */
export const Moved: Story = {
  tags: ['picture'],
  beforeEach: stopTheClock,
  args: { answer: moving(3000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await expect(await canvas.findByRole('button', { name: 'Accept new price' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Accept the new price first' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** After its acceptance the new price counts. */
export const MovedAndAccepted: Story = {
  args: { answer: moving(3000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept new price' }));
    await expect(await confirm(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

/** The exchange took it for over: nothing is converted, and that stays said beside the next price. */
export const PriceEnded: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({
        endpoint: 'swap.execute',
        failWith: { status: 404, body: { errorCode: 40400, errors: [] } },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await confirm(canvas));
    await expect(await canvas.findByText('The price ended before it was taken.')).toBeVisible();
    await expect(await confirm(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

/** The answer is lost, and so is the list: the outcome is unknown, and nothing is sent again. */
export const UnknownOutcome: Story = {
  tags: ['picture'],
  args: {
    answer: moving(4000),
    break: ({ faults }) => {
      faults.set({ endpoint: 'swap.execute', lose: 'request' });
      faults.set({ endpoint: 'swap.recent', failWith: { status: 503 } });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas));
    await userEvent.click(await confirm(canvas));
    await expect(
      await canvas.findByRole('button', { name: 'Check again' }, { timeout: 60_000 }),
    ).toBeVisible();
  },
};

/** There is no price: it is asked for again. */
export const NoPrice: Story = {
  args: {
    break: ({ faults }) => faults.set({ endpoint: 'swap.quote', failWith: { status: 503 } }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'No price at the moment' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Renew' })).toBeEnabled();
  },
};

/** The conversions of before cannot be had; converting goes on. */
export const RecentFailed: Story = {
  args: {
    still: true,
    break: ({ faults }) => faults.set({ endpoint: 'swap.recent', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your conversions could not be loaded')).toBeVisible();
    await review(canvas);
  },
};

/** Details of an earlier conversion. */
export const RecentOpen: Story = {
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /USDC.*BTC/ });
    await userEvent.click(first!);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: '*', latencyMs: 3_600_000 }) },
};

export const Failed: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'marketData.instruments', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Convert could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const UnknownAsset: Story = {
  args: { choice: { from: 'NOPE', to: 'USDC', amount: '1' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'NOPE cannot be converted' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
