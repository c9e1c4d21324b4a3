import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleCandles } from '../../testing/sample-market.ts';
import { type ChartDrawing, PriceChart, type PriceChartProps } from '../price-chart.tsx';

const candles = sampleCandles(240);
const slow = { timeout: 10_000 };

/** A point at a candle from the end, with a price above or below its close in thousandths. */
const at = (index: number, thousandths = 0) => {
  const { time = '', close = '6.4182' } = candles.at(index) ?? {};
  const ticks = Math.round(Number(close) * 10_000) + thousandths * 10;
  return {
    time,
    price: `${Math.floor(ticks / 10_000)}.${String(ticks % 10_000).padStart(4, '0')}`,
  };
};
const every: ChartDrawing[] = [
  { id: 'trend', tool: 'trend', points: [at(-75, -40), at(-50, 60)] },
  { id: 'ray', tool: 'ray', points: [at(-30, -60), at(-20, -50)] },
  { id: 'horizontal', tool: 'horizontal', points: [at(-10, 30)] },
  { id: 'vertical', tool: 'vertical', points: [at(-60)] },
  { id: 'channel', tool: 'channel', points: [at(-48, 40), at(-36, 60), at(-40, -10)] },
  { id: 'rectangle', tool: 'rectangle', points: [at(-28, 60), at(-20, 10)] },
  { id: 'fibonacci', tool: 'fibonacci', points: [at(-88, 80), at(-78, -60)] },
  { id: 'text', tool: 'text', text: 'Support', points: [at(-14, -70)] },
  { id: 'measure', tool: 'measure', points: [at(-12, -20), at(-5, 60)] },
];

/** The chart as a host has it: it keeps the drawings. */
function Kept({ drawings: first = [], onDrawingsChange, ...rest }: PriceChartProps) {
  const [drawings, setDrawings] = useState(first);
  return (
    <PriceChart
      {...rest}
      drawings={drawings}
      onDrawingsChange={(next) => {
        setDrawings(next);
        onDrawingsChange?.(next);
      }}
    />
  );
}

/**
 * The reader draws in the chart: by mouse, by finger, and by keys. What was drawn is a plain list that the host keeps, with
 * prices as decimal strings.
 *
 * | key | does |
 * | --- | --- |
 * | Arrows, with Shift by ten | move the point that is set next, or the drawing with the focus: by a candle, by a tick |
 * | Enter | sets the point |
 * | Escape | takes the last point back, then leaves the tool; leaves a drawing |
 * | Delete | removes the drawing with the focus |
 * | Ctrl with Z or Y | undo, redo |
 */
const meta = {
  title: 'Trading/Price chart/Drawings',
  component: PriceChart,
  render: Kept,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready',
    candles,
    market: 'XCB/CTN',
    baseAsset: 'XCB',
    tickSize: '0.0001',
    stepSize: '0.01',
    resolution: '15m',
    resolutions: ['15m', '1h', '4h'].map((value) => ({ value, label: value })),
    onResolutionChange: fn(),
    isIntraday: true,
    onKindChange: fn(),
    onScaleChange: fn(),
    onIndicatorsChange: fn(),
    onDrawingsChange: fn(),
    timeZone: 'UTC',
    className: 'h-[480px] w-full',
  },
} satisfies Meta<typeof PriceChart>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const stops = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[data-slot=chart-drawing]'),
];

/** Opens the tools and chooses one. */
async function take({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, tool: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Draw' }, slow));
  const menu = within(await screen.findByRole('dialog', { name: 'Draw' }, slow));
  await userEvent.click(menu.getByRole('button', { name: tool }));
  return canvas.findByRole('application', { name: tool }, slow);
}

/** Presses of a pointer at shares of an element's width and height. */
async function press(
  { userEvent }: Pick<Context, 'userEvent'>,
  target: HTMLElement,
  places: readonly (readonly [number, number])[],
  pointer: 'MouseLeft' | 'TouchA' = 'MouseLeft',
) {
  const { left, top, width, height } = target.getBoundingClientRect();
  for (const [x, y] of places) {
    const coords = { clientX: left + x * width, clientY: top + y * height };
    await userEvent.pointer([
      { keys: `[${pointer}>]`, target, coords },
      { keys: `[/${pointer}]`, target, coords },
    ]);
  }
}

/** Returns the drawings after the last change. */
const last = (args: PriceChartProps): ChartDrawing[] =>
  (args.onDrawingsChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ChartDrawing[];

/** One of each tool. Each is a stop of the Tab key, which says its prices. */
export const Matrix: Story = {
  tags: ['picture'],
  args: { drawings: every, className: 'h-[520px] w-[1000px]' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(9), slow);
    await expect(
      canvas.getByRole('button', { name: /^Trend line, 6\.\d{4} – 6\.\d{4}$/ }),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: /^Text, Support, 6\.\d{4}$/ }),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: /^Vertical line, Nov \d+, 2026/ }),
    ).toBeInTheDocument();
  },
};

/** A selected drawing has its points, and a bar to lock and to remove it. */
export const Selected: Story = {
  tags: ['picture'],
  args: { drawings: every.slice(0, 3), className: 'h-[420px] w-[800px]' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const trend = await canvas.findByRole('button', { name: /^Trend line/ }, slow);
    trend.focus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock' }));
    await expect(last(args)[0]).toMatchObject({ id: 'trend', isLocked: true });
    // A locked drawing is not moved, and not removed by a key.
    stops(canvasElement)[0]?.focus();
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect(last(args)[0]).toMatchObject({ points: every[0]?.points });
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await expect(last(args)[0]).not.toMatchObject({ isLocked: true });
    stops(canvasElement)[0]?.focus();
  },
};

/** A trend line by two presses of the mouse, moved by its point, and taken back. */
export const ByMouse: Story = {
  args: { className: 'h-[420px] w-[800px]' },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const surface = await take(context, 'Trend line');
    await expect(canvas.getByText('Point 1 of 2')).toBeVisible();
    await press(context, surface, [[0.4, 0.6]]);
    await expect(await canvas.findByText('Point 2 of 2')).toBeVisible();
    await press(context, surface, [[0.7, 0.3]]);
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(1));
    const [drawn] = last(args);
    await expect(drawn?.tool).toBe('trend');
    // On the tick, as text.
    for (const { price } of drawn?.points ?? []) await expect(price).toMatch(/^\d+(?:\.\d{1,4})?$/);
    await waitFor(() => expect(stops(canvasElement)[0]).toHaveFocus());

    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(0));
    await expect(last(args)).toEqual([]);
  },
};

/** A press, a drag and a press: one of each tool, as TradingView sets their points. */
export const EachToolDrawn: Story = {
  args: { className: 'h-[420px] w-[800px]' },
  play: async (context) => {
    const { args, canvasElement } = context;
    const tools = [
      ['Ray', 2],
      ['Horizontal line', 1],
      ['Vertical line', 1],
      ['Parallel channel', 3],
      ['Rectangle', 2],
      ['Fibonacci retracement', 2],
      ['Measure', 2],
    ] as const;
    const places = [
      [0.3, 0.3],
      [0.6, 0.5],
      [0.5, 0.7],
    ] as const;
    for (const [index, [tool, count]] of tools.entries()) {
      const surface = await take(context, tool);
      await press(context, surface, places.slice(0, count));
      await waitFor(() => expect(stops(canvasElement)).toHaveLength(index + 1));
    }
    await expect(last(args).map(({ points }) => points.length)).toEqual(tools.map(([, n]) => n));
  },
};

/** A horizontal line by keys alone, moved by ten ticks, removed, and brought back. */
export const ByKeyboard: Story = {
  args: { className: 'h-[420px] w-[800px]' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Draw' }, slow);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog', { name: 'Draw' }, slow));
    menu.getByRole('button', { name: 'Horizontal line' }).focus();
    await userEvent.keyboard('{Enter}');
    const surface = await canvas.findByRole('application', { name: 'Horizontal line' }, slow);
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}');
    const price = candles.at(-1)?.close;
    await expect(price).toBe('6.4182');
    await waitFor(() => expect(last(args)[0]?.points[0]?.price).toBe('6.417'));
    await expect(canvas.getByText(/^Drawn: Horizontal line, 6\.4170$/)).toBeInTheDocument();
    await waitFor(() => expect(stops(canvasElement)[0]).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(last(args)[0]?.points[0]?.price).toBe('6.418'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(last(args)).toEqual([]));
    // The focus is not lost with the drawing.
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(last(args)[0]?.points[0]?.price).toBe('6.418'));
  },
};

/** While a tool is in the hand: a cross at the point, its price and time on the axes, and a line to it. Escape goes back. */
export const Cursor: Story = {
  tags: ['picture'],
  args: { className: 'h-[420px] w-[800px]' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const surface = await take(context, 'Trend line');
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    await expect(await canvas.findByText('Point 2 of 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Point 1 of 2')).toBeVisible();
    await userEvent.keyboard('{Enter}{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
    await expect(await canvas.findByText('Point 2 of 2')).toBeVisible();
  },
};

/** Escape without a point leaves the tool, and the focus is on the button again. */
export const Left: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const surface = await take(context, 'Ray');
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('application', { name: 'Ray' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Draw' })).toHaveFocus();
    await expect(args.onDrawingsChange).not.toHaveBeenCalled();
  },
};

/** With the magnet a point is at a price of its candle. */
export const Magnet: Story = {
  args: {
    drawingOptions: { isMagnet: true, isLocked: false, isHidden: false },
    className: 'h-[420px] w-[800px]',
  },
  play: async (context) => {
    const { args } = context;
    const surface = await take(context, 'Horizontal line');
    await press(context, surface, [[0.5, 0.2]]);
    await waitFor(() => expect(last(args)).toHaveLength(1));
    const [point] = last(args)[0]?.points ?? [];
    const candle = candles.find(({ time }) => time === point?.time);
    await expect([candle?.open, candle?.high, candle?.low, candle?.close]).toContain(point?.price);
  },
};

/** The words of a text are typed beside its tool, and kept at the end. */
export const Words: Story = {
  tags: ['picture'],
  args: { className: 'h-[420px] w-[800px]' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const surface = await take(context, 'Text');
    await press(context, surface, [[0.5, 0.3]]);
    const field = await canvas.findByRole('textbox', { name: 'Text' }, slow);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Resistance{Enter}');
    await waitFor(() => expect(last(args)[0]?.text).toBe('Resistance'));
  },
};

/** The tools and the list of what is drawn; what is removed in it comes back by undo. */
export const List: Story = {
  tags: ['picture'],
  args: { drawings: every.slice(0, 4), className: 'h-[560px] w-full' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw' }, slow));
    const menu = within(await screen.findByRole('dialog', { name: 'Draw' }, slow));
    const list = within(menu.getByRole('list', { name: 'Drawings' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(list.getByRole('button', { name: /^Remove Ray/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await expect(menu.getByRole('list', { name: 'Drawings' })).toHaveFocus();
    await userEvent.click(menu.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(last(args)).toEqual([]));
    await expect(menu.getByText('None in the chart yet.')).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Undo' }));
    await userEvent.click(menu.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(last(args)).toEqual(every.slice(0, 4)));
    await userEvent.click(menu.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(last(args)).toHaveLength(3));
    await userEvent.click(menu.getByRole('button', { name: 'Undo' }));
  },
};

/** All drawings are hidden: there is none to reach, and the list says them still. */
export const Hidden: Story = {
  args: { drawings: every.slice(0, 3) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(3), slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Draw' }, slow));
    const hide = menu.getByRole('button', { name: 'Hide all' });
    await userEvent.click(hide);
    await expect(hide).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(0));
    await expect(menu.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** All drawings are locked: none is moved. */
export const Locked: Story = {
  args: {
    drawings: every.slice(0, 3),
    drawingOptions: { isMagnet: false, isLocked: true, isHidden: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Trend line/ }, slow)).focus();
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect(args.onDrawingsChange).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: 'Lock' })).toBeDisabled();
  },
};

/** Removed by the bar, with a way back. */
export const Removed: Story = {
  args: { drawings: every.slice(0, 1), className: 'h-[420px] w-[800px]' },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Trend line/ }, slow)).focus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Trend line' }));
    await waitFor(() => expect(last(args)).toEqual([]));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** Entries that another version or another tab wrote are left out, and nothing breaks. */
export const KeptByAnotherVersion: Story = {
  args: {
    drawings: [
      { id: 'x', tool: 'pitchfork', points: [] },
      null,
      ...every.slice(0, 1),
    ] as unknown as ChartDrawing[],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(1), slow);
  },
};

/** On a phone: a finger draws, and buttons are as large as a finger. */
export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { className: 'h-[420px] w-[320px]', drawings: every.slice(2, 3) },
  play: async (context) => {
    const { args, canvasElement } = context;
    const surface = await take(context, 'Trend line');
    await press(
      context,
      surface,
      [
        [0.3, 0.6],
        [0.7, 0.4],
      ],
      'TouchA',
    );
    await waitFor(() => expect(last(args)).toHaveLength(2));
    await waitFor(() => expect(stops(canvasElement)[1]).toHaveFocus());
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
