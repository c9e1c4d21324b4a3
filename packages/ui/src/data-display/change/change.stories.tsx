import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Change } from './change.tsx';

/**
 * The change of a value. Colour is never alone: a sign comes first, and a screen reader hears a word. Which colours
 * up and down have is the reader's setting.
 */
const meta = {
  title: 'Data display/Change',
  component: Change,
  args: { value: '2.41' },
} satisfies Meta<typeof Change>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Up +2.41%');
  },
};
export const Down: Story = {
  args: { value: '-0.55' },
  play: async ({ canvasElement }) => {
    // A real minus, as wide as the plus.
    await expect(canvasElement).toHaveTextContent('Down −0.55%');
  },
};
/** A change that rounds to zero is no move. */
export const Unchanged: Story = {
  args: { value: '-0.001' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=change]')).toHaveAttribute(
      'data-move',
      'unchanged',
    );
  },
};
export const Missing: Story = { args: { value: null } };
export const Amount: Story = { args: { kind: 'amount', value: '1163.9', arrow: true } };
/** In a currency it has the digits of that currency: yen are whole. */
export const Yen: Story = {
  args: { kind: 'amount', value: '92492.57', currency: 'JPY' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Up +92,493');
  },
};
export const Quiet: Story = { args: { quiet: true } };
/** Masked it loses its colour too. */
export const Masked: Story = {
  args: { masked: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('••••••');
    await expect(canvasElement.querySelector('[data-move]')).toBeNull();
  },
};
export const Directions: Story = {
  tags: ['picture'],
  render: () => (
    <div className="flex flex-col gap-3">
      {(['green-up', 'red-up', 'colour-blind'] as const).map((direction) => (
        <div key={direction} data-direction={direction} className="flex gap-4">
          <Change value="4.12" arrow />
          <Change value="-3.47" arrow />
          <Change value="0" arrow />
        </div>
      ))}
    </div>
  ),
};

export const Matrix: Story = matrix(
  Change,
  {
    Up: Up.args,
    Down: Down.args,
    Unchanged: Unchanged.args,
    Missing: Missing.args,
    Amount: Amount.args,
    Quiet: Quiet.args,
    Masked: Masked.args,
  },
  4,
);
