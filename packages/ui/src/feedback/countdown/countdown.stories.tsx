import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown, Elapsed } from './countdown.tsx';

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { until: 0 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Over: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0:00');
  },
};

export const EndsOnce: Story = {
  args: { onEnd: fn() },
  loaders: [() => ({ until: Date.now() + 1200 })],
  render: (args, { loaded }) => <Countdown {...args} until={(loaded as { until: number }).until} />,
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0:02');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(canvasElement).toHaveTextContent('0:00');
  },
};

export const HowLong: Story = {
  render: () => (
    <p className="text-sm text-fg-muted">
      Waiting for <Elapsed since={Date.now() - (28 * 3600 + 12 * 60) * 1000} className="text-fg" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 d 4 h 12 min')).toBeVisible();
  },
};

/** As the visual run sees it, at noon on 20 November 2026. */
export const Matrix: Story = {
  render: () => (
    <div className="flex gap-8 text-sm">
      <Countdown until={Date.UTC(2026, 10, 20, 12, 4, 59)} />
      <Countdown until={Date.UTC(2026, 10, 20, 14, 0, 7)} />
      <Countdown until={0} />
      <Elapsed since={Date.UTC(2026, 10, 20, 11, 48)} />
      <Elapsed since={Date.UTC(2026, 10, 19, 7, 48)} />
    </div>
  ),
};
