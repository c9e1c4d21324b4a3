import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarketStatusPill } from './market-status-pill.tsx';

const meta = {
  title: 'Trading/Market status pill',
  component: MarketStatusPill,
  args: { status: 'Open' },
} satisfies Meta<typeof MarketStatusPill>;
export default meta;

export const Matrix: StoryObj<typeof meta> = {
  render: (args) => (
    <div className="flex gap-4">
      {(['Open', 'Halted', 'Paused', 'Unknown'] as const).map((status) => (
        <MarketStatusPill key={status} {...args} status={status} />
      ))}
      <MarketStatusPill {...args} status="Open" isOld />
    </div>
  ),
};
