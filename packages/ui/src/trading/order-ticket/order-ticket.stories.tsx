import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { AmountInput } from '../../forms/amount-input/amount-input.tsx';
import { matrix } from '../../testing/matrix.tsx';
import {
  OrderTicket,
  TicketAvailable,
  TicketBestPrice,
  TicketShare,
  type TicketSide,
  TicketSides,
  TicketSubmit,
  TicketSummary,
  TicketTypes,
} from './order-ticket.tsx';

interface SampleProps {
  side?: TicketSide;
  type?: 'Limit' | 'Market';
  price?: string;
  priceError?: ReactNode;
  amount?: string;
  amountError?: ReactNode;
  percent?: number;
  available?: string;
  notice?: ReactNode;
  busy?: boolean;
  blocked?: boolean;
  submit: string;
  neutral?: boolean;
  touch?: boolean;
  onSubmit?: () => void;
}

/** The parts put together, as an app does it. */
function Sample({
  side: firstSide = 'Buy',
  type: firstType = 'Limit',
  price = '6.415',
  priceError,
  amount = '500.41',
  amountError,
  percent: firstPercent = 25,
  available = '12,840.62 CTN',
  notice,
  busy = false,
  blocked = false,
  submit,
  neutral = false,
  touch = false,
  onSubmit = fn(),
}: SampleProps) {
  const [side, setSide] = useState(firstSide);
  const [type, setType] = useState(firstType);
  const [percent, setPercent] = useState(firstPercent);
  const unit = (
    <button
      type="button"
      data-slot="unit"
      aria-label="Enter the amount in CTN"
      className="flex flex-1 items-center justify-center"
    >
      <ArrowUpDown size={14} strokeWidth={1.5} aria-hidden />
    </button>
  );
  return (
    <OrderTicket onSubmit={onSubmit} className="h-[560px] w-[320px] bg-surface-1 px-4 py-3">
      <TicketSides side={side} onSideChange={setSide} disabled={busy}>
        <TicketTypes
          type={type}
          types={[
            { value: 'Limit', label: 'Limit' },
            { value: 'Market', label: 'Market' },
          ]}
          onTypeChange={setType}
          disabled={busy}
        >
          {notice}
          <TicketAvailable value={available} />
          <div className="flex flex-col gap-2">
            {type === 'Market' ? (
              <TicketBestPrice label="Price">Best available</TicketBestPrice>
            ) : (
              <AmountInput
                layout="inline"
                label="Price"
                value={price}
                onValueChange={fn()}
                step="0.0001"
                unit="CTN"
                steppers
                error={priceError}
                disabled={busy}
              />
            )}
            <AmountInput
              layout="inline"
              label="Amount"
              value={amount}
              onValueChange={fn()}
              step="0.01"
              unit="XCB"
              trailing={unit}
              error={amountError}
              disabled={busy}
            />
            <TicketShare
              percent={percent}
              onPercentChange={setPercent}
              variant={touch ? 'buttons' : 'slider'}
              disabled={busy}
            />
          </div>
          <div className="my-2 flex justify-end">
            <Checkbox label="Post only" disabled={busy} />
          </div>
          <TicketSummary
            rows={[
              { label: 'Maker fee 0.08%', value: '0.400328 XCB' },
              { label: 'You receive', value: '500.009672 XCB', strong: true },
            ]}
            className="mb-3"
          />
          <TicketSubmit side={side} blocked={blocked} neutral={neutral} loading={busy}>
            {submit}
          </TicketSubmit>
        </TicketTypes>
      </TicketSides>
    </OrderTicket>
  );
}

const meta = {
  title: 'Trading/Order ticket',
  component: Sample,
  args: { submit: 'Buy XCB', onSubmit: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Limit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XCB' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // Enter in a field sends, too.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Sides and types are tabs: arrows move and choose, and the fields below stay the same ones. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    canvas.getByRole('tab', { name: 'Buy' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Sell' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBe(amount);
    canvas.getByRole('tab', { name: 'Limit' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Best available')).toBeVisible();
  },
};

export const Sell: Story = {
  args: { side: 'Sell', submit: 'Sell XCB', available: '1,862.40 XCB' },
};
export const Market: Story = {
  args: {
    type: 'Market',
    notice: undefined,
  },
};

export const Empty: Story = {
  args: { amount: '', percent: 0, blocked: true, submit: 'Enter an amount' },
};

export const OffTick: Story = {
  args: {
    price: '6.41505',
    blocked: true,
    submit: 'Choose a valid price',
    priceError: (
      <>
        The price must be a multiple of 0.0001.
        <span className="mt-1.5 flex gap-2">
          <Button size="sm">6.4150</Button>
          <Button size="sm">6.4151</Button>
        </span>
      </>
    ),
  },
};

export const NotEnough: Story = {
  args: {
    amount: '2500',
    percent: 100,
    blocked: true,
    submit: 'Not enough CTN',
    amountError: 'This order needs 16,037.50 CTN, 3,196.88 CTN more than you have.',
  },
};

export const Placing: Story = { args: { busy: true } };

export const Halted: Story = {
  args: {
    blocked: true,
    submit: 'Market is halted',
    notice: (
      <Callout tone="danger" title="XCB/CTN is halted." className="mb-2">
        You can cancel open orders. Your entries stay here.
      </Callout>
    ),
  },
};

export const SignedOut: Story = {
  args: {
    available: 'Sign in to see',
    amount: '',
    percent: 0,
    neutral: true,
    submit: 'Sign in to trade',
  },
};

export const Touch: Story = { args: { touch: true } };

export const Matrix: Story = matrix(
  Sample,
  {
    Limit: Limit.args,
    Sell: Sell.args,
    Market: Market.args,
    Empty: Empty.args,
    'Off tick': OffTick.args,
    'Not enough': NotEnough.args,
    Placing: Placing.args,
    Halted: Halted.args,
    'Signed out': SignedOut.args,
    Touch: Touch.args,
  },
  3,
);
