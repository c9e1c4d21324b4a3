import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { DateRangeField } from './date-range-field.tsx';

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof DateRangeField>) {
  const [value, setValue] = useState(initial);
  return (
    <DateRangeField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Date range',
  component: DateRangeField,
  args: {
    label: 'Placed',
    value: { from: '2026-11-01', to: '2026-11-20' },
    max: '2026-11-20',
    today: '2026-11-20',
    presets: [7, 30, 90],
    onValueChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const week = canvas.getByRole('button', { name: '7 days' });
    await userEvent.click(week);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-14',
      to: '2026-11-20',
    });
    await expect(week).toHaveAttribute('aria-pressed', 'true');
  },
};

/** In a narrow panel the buttons are a row of their own, and the fields stand side by side. */
export const Stacked: Story = {
  args: { layout: 'stacked', presets: [1, 7, 30] },
  render: (args) => (
    <div className="w-84">
      <Held {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')].map((field) =>
      field.getBoundingClientRect(),
    );
    await expect(from?.top).toBe(to?.top);
    const buttons = canvas.getAllByRole('button', { name: /day/i });
    await expect(new Set(buttons.map((each) => each.getBoundingClientRect().top)).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-20',
      to: '2026-11-20',
    });
  },
};

export const Reversed: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-10-01' } });
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await expect(canvas.getByText('The start date is after the end date.')).toBeVisible();
  },
};

export const Open: Story = { args: { value: { from: '', to: '' } } };
export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = matrix(
  Held,
  {
    'With presets': {},
    'One preset chosen': { value: { from: '2026-11-14', to: '2026-11-20' } },
    Reversed: { value: { from: '2026-11-20', to: '2026-10-01' } },
    Open: Open.args,
    Disabled: Disabled.args,
    Stacked: { layout: 'stacked', presets: [1, 7, 30] },
  },
  2,
);
