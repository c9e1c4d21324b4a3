import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { oneOf } from '../../testing/arg-types.ts';
import { Segmented, SegmentedItem } from './segmented.tsx';

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof Segmented>) {
  const [value, setValue] = useState(initial);
  return (
    <Segmented
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const ranges = ['1D', '1W', '1M', '3M', '1Y', 'All'].map((range) => (
  <SegmentedItem key={range} value={range}>
    {range}
  </SegmentedItem>
));

const meta = {
  title: 'Controls/Segmented',
  component: Segmented,
  argTypes: {
    variant: oneOf(['neutral', 'side'], 'neutral'),
    size: oneOf(['sm', 'md', 'lg'], 'md'),
  },
  args: { label: 'Range', value: '1M', onValueChange: fn(), children: ranges },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1W' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1W');
    // The chosen one stays chosen.
    await userEvent.click(canvas.getByRole('radio', { name: '1W' }));
    await expect(canvas.getByRole('radio', { name: '1W' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1M' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3M');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('radio', { name: '1D' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** The ticket's switch: soft, so that only the submit button is solid in the colour of its direction. */
export const Side: Story = {
  args: {
    label: 'Side',
    variant: 'side',
    value: 'buy',
    className: 'w-72',
    children: [
      <SegmentedItem key="buy" value="buy" tone="buy">
        Buy
      </SegmentedItem>,
      <SegmentedItem key="sell" value="sell" tone="sell">
        Sell
      </SegmentedItem>,
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <div className="flex w-80 flex-col items-start gap-3">
      <Held {...args} size="sm" />
      <Held {...args} />
      <Held {...args} disabled />
      {['buy', 'sell'].map((side) => (
        <Held
          key={side}
          label={side}
          variant="side"
          value={side}
          onValueChange={args.onValueChange}
          className="w-full"
        >
          <SegmentedItem value="buy" tone="buy">
            Buy
          </SegmentedItem>
          <SegmentedItem value="sell" tone="sell">
            Sell
          </SegmentedItem>
        </Held>
      ))}
    </div>
  ),
};
