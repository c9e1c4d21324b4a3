import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Settings, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { oneOf } from '../../testing/arg-types.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Controls/Icon button',
  component: IconButton,
  argTypes: { size: oneOf(['sm', 'md'], 'md') },
  args: {
    label: 'Notifications',
    onClick: fn(),
    children: <Bell aria-hidden size={16} strokeWidth={1.5} />,
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('title', 'Notifications');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = { args: { 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg'] as const).flatMap((size) => [
        <IconButton key={size} {...args} size={size} label={`Close ${size}`}>
          <X aria-hidden size={size === 'sm' ? 14 : 16} strokeWidth={1.5} />
        </IconButton>,
        <IconButton
          key={`${size}-on`}
          {...args}
          size={size}
          label={`Settings ${size}`}
          aria-pressed
        >
          <Settings aria-hidden size={size === 'sm' ? 14 : 16} strokeWidth={1.5} />
        </IconButton>,
        <IconButton key={`${size}-off`} {...args} size={size} label={`Bell ${size}`} disabled />,
      ])}
    </div>
  ),
};
