import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of the transfer',
    current: 1,
    steps: [
      { id: 'details', label: 'Details' },
      { id: 'review', label: 'Review' },
      { id: 'status', label: 'Status' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent?.replace(/\d/g, ''))).toEqual([
      'Details (done)',
      'Review (current)',
      'Status',
    ]);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const AllDone: Story = { args: { current: 3 } };

const change = (
  <Button size="sm" variant="ghost">
    Change
  </Button>
);

export const Vertical: Story = {
  args: {
    label: 'Tier 2 to Tier 3',
    orientation: 'vertical',
    className: 'w-72',
    current: 2,
    steps: [
      { id: 'entity', label: 'Entity type', hint: 'Natural person', action: change },
      { id: 'use', label: 'Primary use', hint: 'Investing', action: change },
      { id: 'total', label: 'Total value' },
      { id: 'industry', label: 'Industry' },
      { id: 'proof', label: 'Proof of funds', hint: 'Documents' },
    ],
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' } };

export const Matrix: Story = matrix(
  Stepper,
  { Horizontal: Horizontal.args, 'All done': AllDone.args, Vertical: Vertical.args },
  1,
);
