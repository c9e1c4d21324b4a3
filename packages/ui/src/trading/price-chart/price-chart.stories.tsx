import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleCandles } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { PriceChart } from './price-chart.tsx';

const candles = sampleCandles(240);

const meta = {
  title: 'Trading/Price chart',
  component: PriceChart,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready',
    candles,
    market: 'XCB/CTN',
    baseAsset: 'XCB',
    tickSize: '0.0001',
    stepSize: '0.01',
    resolution: '15m',
    resolutions: ['1m', '5m', '15m', '1h', '4h'].map((value) => ({ value, label: value })),
    onResolutionChange: fn(),
    isIntraday: true,
    onKindChange: fn(),
    onStudiesChange: fn(),
    onMaximisedChange: fn(),
    onCancelOrder: fn(),
    onRetry: fn(),
    timeZone: 'UTC',
    className: 'h-[480px] w-full',
  },
} satisfies Meta<typeof PriceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Candles: Story = {
  args: {
    orders: [{ id: 'o1', side: 'Buy', price: candles.at(-12)?.low ?? '6.3', amount: '450' }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      /Price chart of XCB\/CTN, 15m. Last 6.4182/,
    );
    await expect(
      within(canvas.getByRole('table', { name: 'Latest candles' })).getAllByRole('row'),
    ).toHaveLength(11);
    const cancel = await canvas.findByRole('button', { name: 'Cancel order Buy 450.00' });
    await waitFor(() => expect(cancel).toBeVisible());
    await userEvent.click(cancel);
    await expect(args.onCancelOrder).toHaveBeenCalledWith('o1');
  },
};

export const Toolbar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1h' }));
    await expect(args.onResolutionChange).toHaveBeenCalledWith('1h');
    await userEvent.click(canvas.getByRole('button', { name: /Chart type: Candles/ }));
    const kinds = await within(document.body).findByRole('menu');
    await userEvent.click(within(kinds).getByRole('menuitemradio', { name: 'Line' }));
    await expect(args.onKindChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Indicators' }));
    await userEvent.click(
      await within(document.body).findByRole('menuitemcheckbox', { name: 'Moving average 20' }),
    );
    await expect(args.onStudiesChange).toHaveBeenCalledWith(['sma20']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset view' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Maximise chart' }));
    await expect(args.onMaximisedChange).toHaveBeenCalledWith(true);
  },
};

export const LineWithAverages: Story = {
  args: { kind: 'line', studies: ['sma20', 'sma50', 'ema20'] },
};
export const Area: Story = { args: { kind: 'area' } };
export const Loading: Story = { args: { status: 'loading', candles: [] } };
export const Empty: Story = { args: { status: 'empty', candles: [] } };

export const Failed: Story = {
  args: { status: 'error', candles: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  args: { className: 'h-[400px] w-[390px]', onKindChange: undefined, onStudiesChange: undefined },
};

export const Matrix: Story = matrix(
  PriceChart,
  {
    Candles: { className: 'h-[360px] w-[600px]' },
    'Line with averages': { className: 'h-[360px] w-[600px]', ...LineWithAverages.args },
    Area: { className: 'h-[360px] w-[600px]', ...Area.args },
    Loading: { className: 'h-[360px] w-[600px]', ...Loading.args },
    Empty: { className: 'h-[360px] w-[600px]', ...Empty.args },
    Failed: { className: 'h-[360px] w-[600px]', ...Failed.args },
  },
  2,
);
