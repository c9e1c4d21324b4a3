import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConnectionIndicator, freshnesses } from './connection-indicator.tsx';

const meta = {
  title: 'Trading/Connection indicator',
  component: ConnectionIndicator,
  args: { status: 'live', onReconnect: fn() },
} satisfies Meta<typeof ConnectionIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  args: { status: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Live prices paused');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};

/** Bids and asks overlap: nothing is called live, and nothing has to be done. */
export const Crossed: Story = {
  args: { status: 'crossed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices unreliable');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      {freshnesses.map((status) => (
        <ConnectionIndicator key={status} {...args} status={status} />
      ))}
    </div>
  ),
};
