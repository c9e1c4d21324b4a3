import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { MarketStatus } from './market-status.tsx';

/**
 * The state of a market in a list. Most markets are open, so `Open` is a dot and a word; a state that prevents trading
 * is a pill.
 */
const meta = {
  title: 'Data display/Market status',
  component: MarketStatus,
  args: { status: 'Open' },
} satisfies Meta<typeof MarketStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Halted: Story = { args: { status: 'Halted' } };
export const Paused: Story = { args: { status: 'Paused' } };
/** A value that this version does not know is said neutrally. */
export const Unknown: Story = {
  args: { status: 'Unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};

export const Matrix: Story = matrix(
  MarketStatus,
  { Open: Open.args, Halted: Halted.args, Paused: Paused.args, Unknown: Unknown.args },
  4,
);
