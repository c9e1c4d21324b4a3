import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { oneOf } from '../../testing/arg-types.ts';
import { StatusPill } from './status-pill.tsx';

/** A state in one or two words. For the state that most things are in use plain text: pills are for what differs. */
const meta = {
  title: 'Data display/Status pill',
  component: StatusPill,
  argTypes: {
    tone: oneOf(
      ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'up', 'down'],
      'neutral',
    ),
  },
  args: { children: 'Filled', tone: 'neutral' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const WithIcon: Story = {
  args: {
    tone: 'warning',
    icon: <Hourglass size={12} strokeWidth={2} aria-hidden />,
    children: 'Pending for review',
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div className="grid grid-cols-[repeat(4,max-content)] gap-3">
      {(['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'up', 'down'] as const).map(
        (tone) => (
          <StatusPill
            key={tone}
            {...args}
            tone={tone}
            icon={
              tone === 'warning' || tone === 'success' ? (
                <TriangleAlert size={12} strokeWidth={2} aria-hidden />
              ) : undefined
            }
          >
            {tone}
          </StatusPill>
        ),
      )}
    </div>
  ),
};
