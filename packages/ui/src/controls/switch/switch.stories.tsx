import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch } from './switch.tsx';

function Held({ checked = false, onCheckedChange, ...rest }: ComponentProps<typeof Switch>) {
  const [on, setOn] = useState(checked);
  return (
    <Switch
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
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Sound on fills', onCheckedChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sound on fills'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Sound on fills' })).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'Plays once per order.', checked: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      <Held label="Off" />
      <Held label="On" checked />
      <Held label="Disabled" disabled />
      <Held label="Disabled on" disabled checked />
      <Held label="With a hint" hint="What it means" checked />
      <Held aria-label="No text" checked />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'الصوت', checked: true },
  globals: { dir: 'rtl' },
};
