import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { ProgressRing } from './progress-ring.tsx';

/** Progress towards a known end: confirmations of a deposit. For an unknown end use a spinner. */
const meta = {
  title: 'Data display/Progress ring',
  component: ProgressRing,
  args: { value: 1, max: 2, label: 'Confirmations', valueText: '1 of 2' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Confirmations' });
    await expect(bar).toHaveAttribute('value', '1');
    await expect(bar).toHaveAttribute('aria-valuetext', '1 of 2');
  },
};
export const Begun: Story = { args: { value: 0, valueText: '0 of 2' } };
export const Done: Story = { args: { value: 2, valueText: '2 of 2' } };
/** More than the end is the end. */
export const Beyond: Story = {
  args: { value: 5, valueText: '5 of 2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '2');
  },
};

export const Matrix: Story = matrix(
  ProgressRing,
  { Begun: Begun.args, Half: Half.args, Done: Done.args },
  3,
);
