import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBook } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { DepthChart } from './depth-chart.tsx';

const meta = {
  title: 'Trading/Depth chart',
  component: DepthChart,
  args: {
    ...sampleBook,
    tickSize: '0.0001',
    stepSize: '0.01',
    baseAsset: 'XCB',
    className: 'w-[640px] bg-surface-1',
    style: { height: 300 },
  },
} satisfies Meta<typeof DepthChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Best bid 6.4180/ })).toBeVisible();
  },
};

export const Empty: Story = { args: { asks: [] } };

export const Matrix: Story = matrix(DepthChart, { 'Both sides': {}, 'One side': Empty.args }, 1);
