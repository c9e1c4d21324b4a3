import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnMarket, type OnMarketProps } from '../testing/on-market.tsx';
import { Chart } from './chart.tsx';
import type { ChartPanelProps } from './chart-panel.tsx';

type Args = Pick<ChartPanelProps, 'view' | 'isSimple'> & Omit<OnMarketProps, 'children'>;

/** The chart on its own. */
function ChartOnSandbox({ view, isSimple, ...stage }: Args) {
  return (
    <OnMarket {...stage}>
      {(instrument) => (
        <div className="flex h-120 flex-col bg-surface-1">
          <Chart
            instrument={instrument}
            view={view}
            isSimple={isSimple}
            className="min-h-0 flex-1"
          />
        </div>
      )}
    </OnMarket>
  );
}

const meta = {
  title: 'Widgets/Chart',
  component: ChartOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: { account: 'trader@agio.test', view: 'price' },
} satisfies Meta<typeof ChartOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A market that does not move, for pictures. */
export const Matrix: Story = { args: { still: true } };

/** The cumulative amounts of both sides of the book. */
export const Depth: Story = { args: { view: 'depth', scenario: 'quiet' } };

/** The candles cannot be loaded. */
export const Failed: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'marketData.history', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chart could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
