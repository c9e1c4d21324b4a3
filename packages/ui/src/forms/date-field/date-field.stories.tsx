import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { DateField } from './date-field.tsx';

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
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
  title: 'Forms/Date field',
  component: DateField,
  args: { label: 'Issued on', value: '', onValueChange: fn(), className: 'w-56' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Issued on'), { target: { value: '2026-11-20' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};
export const Filled: Story = {
  args: { value: '2026-11-20', hint: 'Not older than three months.' },
};
export const Wrong: Story = { args: { value: '2020-01-01', error: 'This document is too old.' } };
export const Disabled: Story = { args: { value: '2026-11-20', disabled: true } };

export const Matrix: Story = matrix(
  Held,
  { Empty: Empty.args, Filled: Filled.args, Wrong: Wrong.args, Disabled: Disabled.args },
  2,
);
