import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Slider } from './slider.tsx';

const marks = [
  { value: 0, label: '0' },
  { value: 25, label: '25%' },
  { value: 50, label: '50%' },
  { value: 75, label: '75%' },
  { value: 100, label: 'Max' },
];

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof Slider>) {
  const [value, setValue] = useState(initial);
  return (
    <div className="w-72">
      <Slider
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Controls/Slider',
  component: Slider,
  args: { label: 'Share of balance', value: 25, marks, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Page Up and Down, Home and End are the browser's own; the end-to-end tests press them. */
export const WithMarks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of balance' });
    await expect(slider).toHaveAttribute('aria-valuetext', '25 %');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '26' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(26);
    await expect(slider).toHaveAttribute('aria-valuetext', '26 %');
    await userEvent.click(canvas.getByText('50%'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await expect(slider).toHaveValue('50');
  },
};

export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100 } };
export const Disabled: Story = { args: { disabled: true } };
export const Plain: Story = { args: { marks: [], label: 'Volume', value: 40 } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

export const Matrix: Story = matrix(
  Held,
  {
    'With marks': WithMarks.args,
    Empty: Empty.args,
    Full: Full.args,
    Disabled: Disabled.args,
    Plain: Plain.args,
  },
  2,
);
