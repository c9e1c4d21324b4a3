import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { TierBadge } from './tier-badge.tsx';

/** The user's verification tier. */
const meta = {
  title: 'Data display/Tier badge',
  component: TierBadge,
  args: { tier: 'Tier2' },
} satisfies Meta<typeof TierBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TIER 2')).toBeVisible();
  },
};
/** A value that is not a tier shows nothing. */
export const Unknown: Story = {
  args: { tier: 'Gold' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=tier-badge]')).toBeNull();
  },
};

export const Matrix: Story = matrix(
  TierBadge,
  {
    'Tier 1': { tier: 'Tier1' },
    'Tier 2': {},
    'Tier 3': { tier: 'Tier3' },
    'Own word': { label: 'LEVEL' },
  },
  4,
);
