import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { Price } from './price.tsx';

/**
 * The price of one unit, with the digits of the market's tick: a price is never rounded and never changes its width.
 * From ten up the decimals are dimmed; below ten they matter most.
 */
const meta = {
  title: 'Data display/Price',
  component: Price,
  args: { value: '94212.5', tickSize: '0.01' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('94,212.50');
  },
};
export const Small: Story = {
  args: { value: '0.9484', tickSize: '0.0001' },
};
/** More digits than the tick has: shown, as rounding would show a price that is not there. */
export const OffTick: Story = {
  args: { value: '6.41825', tickSize: '0.0001' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('6.41825');
  },
};
export const Missing: Story = { args: { value: null } };
export const Quiet: Story = { args: { quiet: true } };

/** Each change flashes its direction for 400 ms and stops; the same value again is no change. */
export const Flash: Story = {
  args: { flash: true },
  render: function Ticking(args) {
    const [value, setValue] = useState('94212.50');
    return (
      <div className="flex items-center gap-4">
        <Price {...args} value={value} />
        {['94212.50', '94213.00', '94199.90'].map((next) => (
          <Button key={next} size="sm" onClick={() => setValue(next)}>
            {next}
          </Button>
        ))}
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const move = () => canvasElement.querySelector('[data-move]')?.getAttribute('data-move');
    const width = () =>
      canvasElement.querySelector('[data-slot=price]')?.getBoundingClientRect().width;
    const before = width();
    await expect(move()).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: '94212.50' }));
    await expect(move()).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: '94213.00' }));
    await expect(move()).toBe('up');
    await userEvent.click(canvas.getByRole('button', { name: '94199.90' }));
    await expect(move()).toBe('down');
    await expect(width()).toBe(before);
  },
};

export const Matrix: Story = matrix(
  Price,
  {
    Large: Large.args,
    Small: Small.args,
    'Off tick': OffTick.args,
    Missing: Missing.args,
    Quiet: Quiet.args,
  },
  5,
);
