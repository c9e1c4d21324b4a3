import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Sparkline } from './sparkline.tsx';

const rise = ['1', '1.2', '1.1', '1.4', '1.3', '1.6', '1.55', '1.8'];

/**
 * The course of a value in the space of a word, beside a figure that says it. It has no axes: for reading values use a
 * chart.
 */
const meta = {
  title: 'Data display/Sparkline',
  component: Sparkline,
  args: { values: rise },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

const tone = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-slot=sparkline]')?.getAttribute('data-tone');

export const Up: Story = {
  play: async ({ canvasElement }) => {
    await expect(tone(canvasElement)).toBe('up');
  },
};
export const Down: Story = {
  args: { values: rise.toReversed() },
  play: async ({ canvasElement }) => {
    await expect(tone(canvasElement)).toBe('down');
  },
};
export const Flat: Story = { args: { values: ['1', '1', '1'] } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Filled: Story = { args: { fill: true, width: 160, height: 40 } };
/** The space stays when there are no values. */
export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(96);
  },
};
/** Values that are not numbers are left out. */
export const Damaged: Story = { args: { values: ['1', 'oops', '2', '1.5'] } };
export const Labelled: Story = {
  args: { label: 'Price over 7 days, rising' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Price over 7 days, rising' })).toBeVisible();
  },
};

export const Matrix: Story = matrix(
  Sparkline,
  {
    Up: Up.args,
    Down: Down.args,
    Flat: Flat.args,
    Quiet: Quiet.args,
    Filled: Filled.args,
    Empty: Empty.args,
    Damaged: Damaged.args,
  },
  4,
);
