import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AssetIcon } from './asset-icon.tsx';

/**
 * The round mark of an asset: a glyph for those that are known, letters and a hue of their own for all others. Beside
 * the symbol as text it is decoration; alone it needs a label.
 */
const meta = {
  title: 'Data display/Asset icon',
  component: AssetIcon,
  args: { symbol: 'BTC', size: 'lg' },
} satisfies Meta<typeof AssetIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
export const Unknown: Story = { args: { symbol: 'DOGE' } };
export const Alone: Story = {
  args: { label: 'Bitcoin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bitcoin' })).toBeVisible();
  },
};

const symbols =
  'BTC ETH USDC USDX XCB CTN SOL LTC XAUG XAGO XPTG XPDG COPR VCO2 EUAX WREC SREC HREC FRST NGAS EUR CHF USD JPY DOGE ADA 1INCH Z ßX'.split(
    ' ',
  );
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-10 items-center gap-3">
      {(['sm', 'md', 'lg', 'xl'] as const).flatMap((size) =>
        symbols.map((symbol) => <AssetIcon key={`${size}${symbol}`} symbol={symbol} size={size} />),
      )}
    </div>
  ),
};
