import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

function Held({ checked = false, onCheckedChange, ...rest }: ComponentProps<typeof Checkbox>) {
  const [on, setOn] = useState(checked);
  return (
    <Checkbox
      {...rest}
      checked={on}
      onCheckedChange={(next) => {
        setOn(next);
        onCheckedChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Post only', onCheckedChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Post only'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Post only' })).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = {
  args: { label: 'Hide small balances', hint: 'Under 5 CHF', checked: true },
};

/** Some rows of a table are chosen. It stays so until the owner says otherwise. */
export const Indeterminate: Story = {
  args: { label: 'All orders', indeterminate: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'All orders' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Post only'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      <Held label="Off" />
      <Held label="On" checked />
      <Held label="Some" indeterminate />
      <Held label="With a hint" hint="What it means" checked />
      <Held label="Disabled" disabled />
      <Held label="Disabled on" disabled checked />
      <Held label="Wrong" aria-invalid />
      <Held aria-label="No text" checked />
    </div>
  ),
};
