import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { label: 'Withdrawn today', value: 0.68, className: 'w-72' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Withdrawn today' });
    await expect(bar).toHaveValue(0.68);
  },
};

export const WithWords: Story = {
  args: {
    showLabel: true,
    detail: (
      <span className="num">
        <b className="font-semibold text-fg">17,020.00</b> of 25,000.00 CHF
      </span>
    ),
  },
};

/** Values outside 0 to 1 are cut, so a late answer cannot draw past the end. */
export const Full: Story = {
  args: { value: 1.2, tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(1);
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { value: 0.3 } };

export const Tones: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {(['accent', 'success', 'warning', 'danger'] as const).map((tone, i) => (
        <ProgressBar key={tone} {...args} label={tone} tone={tone} value={(i + 1) / 5} />
      ))}
    </div>
  ),
};

export const Matrix: Story = matrix(
  ProgressBar,
  {
    Plain: {},
    'With words': WithWords.args,
    Empty: { value: 0 },
    Full: Full.args,
    Warning: { tone: 'warning' },
    Danger: { tone: 'danger' },
  },
  2,
);
