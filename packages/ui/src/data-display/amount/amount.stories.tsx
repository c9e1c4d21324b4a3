import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Amount } from './amount.tsx';

/**
 * Amount of something. The integer part is strong, the decimals are dimmed; digits are equally wide, so a column of
 * amounts is read at its left edge. For the cost of one unit use a price, for the change of a value a change.
 */
const meta = {
  title: 'Data display/Amount',
  component: Amount,
  args: { value: '1862.4', unit: 'XCB', minDigits: 2 },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (element: HTMLElement) => element.textContent;
const figure = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-slot=amount]') as HTMLElement;

export const OfAnAsset: Story = {
  play: async ({ canvasElement }) => {
    await expect(text(figure(canvasElement))).toBe('1,862.40XCB');
  },
};

/** Amounts are cut and not rounded: 0.9999999 is not one. */
export const RoundedDown: Story = {
  args: { value: '0.9999999' },
  play: async ({ canvasElement }) => {
    await expect(text(figure(canvasElement))).toBe('0.999999XCB');
  },
};

/** A value below the smallest unit is not zero, so it does not show as zero. */
export const BelowTheSmallest: Story = {
  args: { value: '0.0000001' },
  play: async ({ canvasElement }) => {
    await expect(text(figure(canvasElement))).toBe('<0.000001XCB');
  },
};

/** In fiat the digits are those of the currency. */
export const Fiat: Story = {
  args: { value: '129788.645', unit: 'CHF', currency: 'CHF' },
  play: async ({ canvasElement }) => {
    await expect(text(figure(canvasElement))).toBe('129,788.64CHF');
  },
};
export const Yen: Story = {
  args: { value: '129788.6', unit: 'JPY', currency: 'JPY' },
  play: async ({ canvasElement }) => {
    await expect(text(figure(canvasElement))).toBe('129,789JPY');
  },
};

export const Negative: Story = { args: { value: '-12.5' } };
/** A missing value is a dash, never a zero. */
export const Missing: Story = {
  args: { value: undefined, unit: undefined },
  play: async ({ canvasElement }) => {
    await expect(text(figure(canvasElement))).toBe('—');
  },
};

/** Six dots always, whatever the value: their number must not tell it. */
export const Masked: Story = {
  args: { masked: true },
  render: (args) => (
    <div className="flex flex-col items-end gap-1">
      <Amount {...args} value="0.01" />
      <Amount {...args} value="123456789.12" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('••••••')).toHaveLength(2);
    await expect(canvas.getAllByText('Hidden')).toHaveLength(2);
    await expect(text(canvasElement)).not.toMatch(/\d/);
  },
};

export const Quiet: Story = { args: { quiet: true } };
export const German: Story = {
  args: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(text(figure(canvasElement))).toBe('1.862,40XCB');
  },
};

/** Decimal points align, also those of assets with fewer digits. */
export const Column: Story = {
  render: () => (
    <div className="flex w-40 flex-col gap-2">
      {[
        ['0.684210', 6],
        ['18240.5', 2],
        ['61250', 4],
        ['12', 0],
      ].map(([value, digits]) => (
        <div key={value} className="text-end">
          <Amount value={String(value)} minDigits={Number(digits)} alignDigits={6} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const points = Array.from(canvasElement.querySelectorAll('[data-slot=amount]'), (amount) => {
      const integer = amount.firstChild as Text;
      const range = document.createRange();
      range.selectNodeContents(integer);
      return Math.round(range.getBoundingClientRect().right);
    });
    await expect(new Set(points).size).toBe(1);
  },
};

export const Matrix: Story = matrix(
  Amount,
  {
    'Of an asset': OfAnAsset.args,
    'Rounded down': RoundedDown.args,
    'Below the smallest': BelowTheSmallest.args,
    Fiat: Fiat.args,
    Yen: Yen.args,
    Negative: Negative.args,
    Missing: Missing.args,
    Masked: { masked: true },
    Quiet: Quiet.args,
    German: German.args,
  },
  5,
);
