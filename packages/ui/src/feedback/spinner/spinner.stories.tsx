import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Named: Story = {
  args: { label: 'Loading the chart', size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the chart' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3 text-accent">
      {([12, 16, 20, 24] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};

export const Matrix: Story = matrix(
  Spinner,
  {
    '12 px': { size: 12 },
    '16 px': {},
    '20 px': { size: 20 },
    '24 px': { size: 24 },
    Accent: { className: 'text-accent' },
  },
  5,
);
