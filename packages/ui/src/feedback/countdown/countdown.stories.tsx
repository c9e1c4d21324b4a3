import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Countdown, type CountdownProps, Elapsed } from './countdown.tsx';

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

/** The end may be moved while it runs. */
export const EndsOnce: Story = {
  args: { onEnd: fn() },
  render: (args) => <Movable {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent(/1:\d\d/);
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'End soon' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvasElement).toHaveTextContent('0:00');
  },
};

function Movable(args: CountdownProps) {
  const [until, setUntil] = useState(() => Date.now() + 110_000);
  return (
    <div className="flex items-center gap-3 text-sm text-fg">
      <Countdown {...args} until={until} />
      <Button size="sm" onClick={() => setUntil(Date.now() + 1200)}>
        End soon
      </Button>
    </div>
  );
}

export const HowLong: Story = {
  render: () => (
    <p className="text-sm text-fg-muted">
      Waiting for <Elapsed since={Date.now() - (28 * 3600 + 12 * 60) * 1000} className="text-fg" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 d 4 h')).toBeVisible();
  },
};

/** Shown at noon on 20 November 2026, the time of the visual run. */
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
