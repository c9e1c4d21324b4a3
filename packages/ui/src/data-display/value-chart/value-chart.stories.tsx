import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { ValueChart } from './value-chart.tsx';

const start = Date.UTC(2026, 9, 22);
const hour = 3_600_000;
/** A wave and a slope: the same everywhere, and no straight line. */
const points = Array.from({ length: 120 }, (_, index) => ({
  time: new Date(start + index * 6 * hour).toISOString(),
  value: String(128_000 + ((index * 37) % 23) * 90 + Math.abs(60 - index) * 25),
}));
const marks = [
  { time: points[20]!.time, direction: 'in', text: 'Deposit 0.05 BTC' },
  { time: points[70]!.time, direction: 'out', text: 'Withdrawal 1.25 ETH' },
] as const;

/**
 * One value over time, such as that of a portfolio. For prices of a market, with candles and indicators, there is the price
 * chart; for the space of a word the sparkline.
 *
 * | key | |
 * | --- | --- |
 * | ← → | to the neighbouring moment; the first press goes to the last one |
 * | PageDown, PageUp | a tenth back or on |
 * | Home, End | to the first or the last moment |
 */
const meta = {
  title: 'Data display/Value chart',
  component: ValueChart,
  args: {
    name: 'Total value',
    points,
    marks,
    format: (value) => `${value} CHF`,
    timeZone: 'UTC',
    className: 'w-[640px] bg-surface-1',
    style: { height: 220 },
  },
} satisfies Meta<typeof ValueChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: /^Total value\. \d+ CHF on Oct 22, 2026.*Lowest/ }),
    ).toBeVisible();
  },
};

/** The pointer shows a moment: its value and what happened then. */
export const Hover: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: /^Moment/ });
    const { left, top, width } = cursor.getBoundingClientRect();
    await userEvent.pointer({
      target: cursor,
      coords: { clientX: left + (width * 20) / 119, clientY: top + 60 },
    });
    await waitFor(() =>
      expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('Deposit 0.05 BTC')),
    );
  },
};

/** Arrow keys go from moment to moment, from the last one back; leaving hides the values. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: /^Moment/ });
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    const isAt = (index: number) =>
      waitFor(() => expect(cursor).toHaveAttribute('aria-valuenow', String(index)));
    await userEvent.keyboard('{ArrowLeft}');
    await isAt(120);
    await userEvent.keyboard('{ArrowLeft}');
    await isAt(119);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await isAt(2);
    await userEvent.tab();
    await expect(cursor).not.toHaveAttribute('aria-valuetext');
  },
};

/** Neither the axis nor the words tell a figure; the course of the line stays. */
export const Masked: Story = {
  args: { masked: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /figures hidden/ })).toBeVisible();
    const cursor = canvas.getByRole('slider', { name: /^Moment/ });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Hidden$/)),
    );
    await expect(canvas.queryByText(/CHF|\d+K/)).toBeNull();
  },
};

/** Values that are out of date. */
export const Quiet: Story = { args: { quiet: true } };

export const Empty: Story = { args: { points: [], marks: [] } };

export const Matrix: Story = matrix(
  ValueChart,
  {
    'A month': {},
    'A day': { points: points.slice(0, 5), marks: [] },
    Masked: Masked.args,
    'Out of date': Quiet.args,
    Empty: Empty.args,
  },
  1,
);
