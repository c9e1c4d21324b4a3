import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { sampleCandles } from '../testing/sample-market.ts';
import { type OlderCandles, PriceChart, type PriceChartProps } from './price-chart.tsx';

const all = sampleCandles(340);
/** So few that the first one is in sight. */
const few = all.slice(-40);
/** The chart tells where it is when it is painted, which a busy machine does late. */
const slow = { timeout: 10_000 };

const meta = {
  title: 'Trading/Price chart/Older candles',
  component: PriceChart,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready',
    candles: few,
    market: 'XCB/CTN',
    baseAsset: 'XCB',
    tickSize: '0.0001',
    stepSize: '0.01',
    resolution: '15m',
    resolutions: ['1m', '5m', '15m', '1h', '4h'].map((value) => ({ value, label: value })),
    onResolutionChange: fn(),
    isIntraday: true,
    onOlder: fn(),
    timeZone: 'UTC',
    className: 'h-[480px] w-full',
  },
} satisfies Meta<typeof PriceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number of candles after each answer; the last page is not full. */
const counts = [100, 280, 340];

/** An exchange that answers when the button is pressed. */
function Paged(args: PriceChartProps) {
  const [page, setPage] = useState(0);
  const [older, setOlder] = useState<OlderCandles>('more');
  return (
    <>
      <PriceChart
        {...args}
        candles={all.slice(-(counts[page] ?? 0))}
        older={older}
        onOlder={() => {
          args.onOlder?.();
          setOlder('loading');
        }}
      />
      <button
        type="button"
        className="text-fg"
        onClick={() => {
          setPage(page + 1);
          setOlder(page + 2 < counts.length ? 'more' : 'none');
        }}
      >
        Answer
      </button>
    </>
  );
}

/** The figures under the crosshair: which candle stands at a place of the picture. */
async function candleAt(canvasElement: HTMLElement, x: number): Promise<string | null | undefined> {
  const figure = canvasElement.querySelector('[data-slot=chart-figure]');
  if (!figure) throw new Error('No picture.');
  const { left, top } = figure.getBoundingClientRect();
  const point = { clientX: left + x, clientY: top + 100 };
  const picture = document.elementFromPoint(point.clientX, point.clientY);
  if (!(picture instanceof HTMLCanvasElement)) throw new Error('Something covers the picture.');
  await fireEvent.mouseEnter(picture, point);
  await fireEvent.mouseMove(picture, point);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return canvasElement.querySelector('[data-slot=chart-legend]')?.textContent;
}

/** Returns the legend at 300 px once it has followed the crosshair away and back, which takes a frame. */
async function steadyCandle(canvasElement: HTMLElement): Promise<string | null | undefined> {
  let found: string | null | undefined;
  await waitFor(async () => {
    found = await candleAt(canvasElement, 300);
    await expect(await candleAt(canvasElement, 310)).not.toBe(found);
    await expect(await candleAt(canvasElement, 300)).toBe(found);
  }, slow);
  return found;
}

/** Asked for before the first candle comes into sight, once for each page; what is in sight stays where it is. */
export const PageByPage: Story = {
  args: {
    indicators: [
      { type: 'sma', settings: [20] },
      { type: 'ema', settings: [20] },
    ],
    className: 'h-[480px] w-[800px]',
  },
  render: (args) => <Paged {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const answer = () => userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    // A busy machine paints late, and what is not painted is not yet farther away.
    const zoomOutTo = (text: string) =>
      waitFor(async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
        await expect(canvas.getByText(text)).toBeVisible();
      }, slow);
    await waitFor(() => expect(args.onOlder).toHaveBeenCalledTimes(1), slow);
    const before = await steadyCandle(canvasElement);
    await answer();
    await expect(await steadyCandle(canvasElement)).toBe(before);
    // The view is far from the first candle again, so nothing more is requested.
    await expect(args.onOlder).toHaveBeenCalledTimes(1);
    await zoomOutTo('Loading older candles');
    await expect(args.onOlder).toHaveBeenCalledTimes(2);
    await answer();
    await zoomOutTo('No older history');
    await expect(args.onOlder).toHaveBeenCalledTimes(2);
  },
};

/** Keys come to the first candle there is, and to those before it once they are here. */
export const ByKeys: Story = {
  args: { className: 'h-[480px] w-[800px]' },
  render: (args) => <Paged {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const answer = () => userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const back = async (text: string) =>
      waitFor(async () => {
        canvas.getByRole('application').focus();
        await userEvent.keyboard('{PageUp}');
        await expect(canvas.getByText(text)).toBeVisible();
      }, slow);
    await waitFor(() => expect(args.onOlder).toHaveBeenCalledTimes(1), slow);
    await back('Loading older candles');
    await answer();
    await back('Loading older candles');
    await answer();
    await back('No older history');
    await expect(args.onOlder).toHaveBeenCalledTimes(2);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(
      () =>
        expect(canvasElement.querySelector('[data-slot=chart-legend]')).toHaveTextContent(
          `O${all[0]?.open}H${all[0]?.high}`,
        ),
      slow,
    );
  },
};

export const Coming: Story = {
  args: { older: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading older candles')).toBeVisible());
    await expect(within(canvas.getByRole('figure')).queryByText('Loading chart')).toBeNull();
  },
};

export const NotToBeHad: Story = {
  args: { older: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};

export const NoOlder: Story = {
  args: { older: 'none' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('No older history')).toBeVisible());
    await expect(args.onOlder).not.toHaveBeenCalled();
  },
};
