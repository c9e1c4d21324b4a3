import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { type MarketOrderEstimate, MarketOrderWarningModal } from './market-order-warning.tsx';

const estimate: MarketOrderEstimate = {
  side: 'Buy',
  baseAsset: 'XCB',
  quoteAsset: 'CTN',
  tickSize: '0.0001',
  amount: '2500',
  lastPrice: '6.4182',
  expectedPrice: '6.5604',
  worstPrice: '6.702',
  impactPercent: '2.2156',
};
const large = { ...estimate, expectedPrice: '6.8110', worstPrice: '7.0210', impactPercent: '6.12' };
const huge = {
  ...estimate,
  side: 'Sell' as const,
  amount: '48000',
  expectedPrice: '5.4420',
  worstPrice: '3.1000',
  impactPercent: '15.2099',
  unfilled: '1200.5',
};

const meta = {
  title: 'Modals/Market order warning',
  component: MarketOrderWarningModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    estimate,
    level: 'warn',
    onSubmit: fn(),
    onUseLimit: fn(),
  },
  render: controlled(MarketOrderWarningModal),
} satisfies Meta<typeof MarketOrderWarningModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Check this order';

export const Warn: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(
      modal.getByText('You would pay about 2.22% more than the last price.'),
    ).toBeVisible();
    // (6.5604 − 6.4182) × 2,500
    await expect(modal.getByText('355.5')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Use a limit order' }));
    await expect(args.onUseLimit).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole('button', { name: 'Buy anyway' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Confirm: Story = {
  args: { estimate: large, level: 'confirm' },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Tick the box' })).toBeDisabled();
    await expect(modal.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Far off: the word is typed. Case and blanks do not matter, another word does. */
export const TypeToConfirm: Story = {
  args: { estimate: huge, level: 'type' },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const field = modal.getByRole('textbox', { name: 'Type SELL to continue' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('buy{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(modal.getByText('This is not SELL.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, ' sell {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** In another language: its own word, without accents too, or the English one, which needs no input method. */
export const TypeInAnotherLanguage: Story = {
  args: {
    estimate: huge,
    level: 'type',
    locale: 'tr',
    labels: { word: { Buy: 'AL', Sell: 'SATIŞ' } },
  },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const field = modal.getByRole('textbox', { name: 'Type SATIŞ to continue' });
    await userEvent.type(field, 'al{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const word of ['satış', 'satis', 'Sell']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${word}{Enter}`);
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
  },
};

/** A buy that says what to spend: what it buys follows from the book. */
export const BySpend: Story = {
  args: { estimate: { ...estimate, spend: '16401', unfilled: '120.5' } },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText('To spend').parentElement).toHaveTextContent('16,401 CTN');
    await expect(modal.getByText(/120.5 CTN cannot be matched/)).toBeVisible();
  },
};

/** A limit price that is likely a slip: nothing is filled past it, and the way back is beside. */
export const LimitPrice: Story = {
  args: {
    estimate: {
      ...estimate,
      limitPrice: '9.6',
      expectedPrice: null,
      worstPrice: null,
      impactPercent: '49.5746',
    },
    onUseLimit: undefined,
  },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(
      modal.getByText(
        'The limit price is 49.57% away from the last price; the order would fill immediately.',
      ),
    ).toBeVisible();
    await expect(modal.getByText('Price, last to limit').parentElement).toHaveTextContent(
      '9.6000 CTN',
    );
    await expect(modal.queryByText('Worst price')).toBeNull();
    // The distance of a limit is no impact: it fills at its limit or better.
    await expect(modal.getByText('Limit from last price').parentElement).toHaveTextContent(
      '49.57%',
    );
    await expect(modal.queryByText('Price impact')).toBeNull();
    await userEvent.click(modal.getByRole('button', { name: 'Buy anyway' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The back button closes the dialog if there is no limit order to go to. */
export const LimitPriceBack: Story = {
  args: { ...LimitPrice.args },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog(title)).getByRole('button', { name: 'Back' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An empty book: no number is made up. */
export const UnknownPrice: Story = {
  args: {
    level: 'type',
    estimate: { ...estimate, expectedPrice: null, worstPrice: null, impactPercent: null },
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText(/not enough orders in the book/)).toBeVisible();
    await expect(modal.getAllByText(/—/).length).toBeGreaterThanOrEqual(3);
  },
};

/** Nothing is sent on old prices; a limit order is the way out. */
export const Stale: Story = {
  args: { stale: true },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Waiting for live prices' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(modal.getByText(/Prices are not live/)).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Use a limit order' }));
    await expect(args.onUseLimit).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { submitting: true } };
export const Failed: Story = {
  args: { error: 'Price is more than 10% away from the last trade.' },
};

export const LongNumbers: Story = {
  args: {
    level: 'type',
    estimate: {
      ...huge,
      baseAsset: 'COREWRAPPED',
      tickSize: '0.00000001',
      amount: '123456789012.12345678',
      lastPrice: '123456.12345678',
      expectedPrice: '98765.12345678',
      worstPrice: '1.00000001',
    },
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = {
  args: { estimate: huge, level: 'type' },
  globals: phone,
  play: expectFits,
};
