import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { sampleCandles } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { type ChartKind, PriceChart, type PriceChartProps } from './price-chart.tsx';

const candles = sampleCandles(240);

/**
 * Candles with volume, the last price and the reader's own orders as lines. Give it a definite height. The legend follows
 * the pointer and the keys; once keys rest, the candle or what came in sight is read out.
 *
 * | key | does |
 * | --- | --- |
 * | Left, Right | to the candle before or after; the view follows, older ones load in time |
 * | Home, End | to the first candle in sight, to the newest |
 * | Shift with Left or Right | a quarter of the view to earlier or later times |
 * | Page Up, Page Down | a view to earlier or later times |
 * | + - | zoom |
 * | 0, on a candle also Escape | the newest candles at the usual width |
 */
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
    onScaleChange: fn(),
    onIndicatorsChange: fn(),
    onMaximisedChange: fn(),
    onCancelOrder: fn(),
    onAmendOrder: fn(),
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
    const cancel = await canvas.findByRole(
      'button',
      { name: 'Cancel order: Buy 450.00' },
      { timeout: 10_000 },
    );
    await waitFor(() => expect(cancel).toBeVisible());
    await userEvent.click(cancel);
    await expect(args.onCancelOrder).toHaveBeenCalledWith('o1');
  },
};

const at = (index: number) => candles.at(index)?.close ?? '6.4';

/** The average price at which the user's holding was bought. It cannot be moved, and the reader may take it away. */
export const Entry: Story = {
  tags: ['picture'],
  args: {
    className: 'h-[420px] w-[800px]',
    entry: candles.at(-30)?.close ?? '6.4',
    orders: [{ id: 'o1', side: 'Buy', price: candles.at(-12)?.low ?? '6.3', amount: '450' }],
    onEntryShownChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByText('Avg. entry', {}, { timeout: 10_000 });
    await waitFor(() => expect(name).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Indicators' }));
    const menu = within(await within(document.body).findByRole('dialog', { name: 'Indicators' }));
    await userEvent.click(menu.getByRole('switch', { name: 'Avg. entry' }));
    await expect(args.onEntryShownChange).toHaveBeenCalledWith(false);
  },
};

/** Far from the prices in sight: its name stays at the edge, with the price. */
export const EntryOutOfSight: Story = {
  args: { className: 'h-[420px] w-[800px]', entry: '9.1' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Avg. entry', {}, { timeout: 10_000 });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=chart-entry]')).toHaveTextContent(
        'Avg. entry9.1000',
      ),
    );
  },
};

/**
 * Orders at one price and those out of sight share a chip with a menu; near ones make room for each other; a stop order
 * has a line for its trigger. Fills stand at the candle of their time.
 */
export const Orders: Story = {
  tags: ['picture'],
  args: {
    className: 'h-[420px] w-[800px]',
    orders: [
      { id: 'o1', side: 'Buy', price: '6.4300', amount: '450' },
      { id: 'o2', side: 'Buy', price: '6.4300', amount: '120' },
      { id: 'o3', side: 'Buy', price: '6.4310', amount: '80' },
      { id: 'o4', side: 'Buy', price: '6.4325', amount: '90' },
      { id: 'o5', side: 'Sell', price: '6.5600', trigger: '6.5200', amount: '50' },
      { id: 'o6', side: 'Sell', price: '7.9', amount: '640' },
      { id: 'o7', side: 'Buy', price: '4.1', amount: '30' },
      { id: 'o8', side: 'Buy', price: '4.2', amount: '31' },
    ],
    fills: [
      { id: 'f1', side: 'Buy', price: at(-8), amount: '20', time: candles.at(-8)?.time ?? '' },
      { id: 'f2', side: 'Buy', price: at(-8), amount: '22.5', time: candles.at(-8)?.time ?? '' },
      { id: 'f3', side: 'Sell', price: at(-3), amount: '10', time: candles.at(-3)?.time ?? '' },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const slow = { timeout: 10_000 };
    const named = (name: string | RegExp) => canvas.findByRole('button', { name }, slow);
    await named('Edit order: Buy 80.00 at 6.4310');
    await named('Edit order: Buy 90.00 at 6.4325');
    await named('Edit order: Sell 50.00 at 6.5600');
    await expect(await canvas.findByText('Trigger: Sell 50.00')).toBeVisible();
    // L12 how far the market has to go to each line.
    const distances = [...canvasElement.querySelectorAll('[data-slot=chart-order-distance]')];
    await expect(distances).toHaveLength(4);
    for (const { textContent } of distances) await expect(textContent).toMatch(/^[+−]\d+\.\d{2}%$/);
    await named('1 order above the chart');
    const below = await named('2 orders below the chart');
    await named('2 orders');
    const chips = () =>
      [...canvasElement.querySelectorAll('[data-slot=chart-order]')]
        .map((chip) => chip.getBoundingClientRect())
        .toSorted((a, b) => a.top - b.top);
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    await waitFor(() => {
      const placed = chips();
      const isFree = placed.every(
        ({ top, bottom }, index) =>
          top >= Math.max(figure.top, placed[index - 1]?.bottom ?? 0) && bottom <= figure.bottom,
      );
      return expect([placed.length, isFree]).toEqual([7, true]);
    }, slow);
    below.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Cancel order: Buy 31.00' }));
    await expect(args.onCancelOrder).toHaveBeenCalledWith('o8');
    // Executions are read out with their candle.
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await waitFor(
      () => expect(canvas.getByRole('figure')).toHaveTextContent(/Sold 10.00 at 6/),
      slow,
    );
    canvas.getByRole('application').blur();
  },
};

/** Dragged to another price, the order is asked about there; Escape puts it back, and nothing is asked. */
export const DragToAmend: Story = {
  args: {
    className: 'h-[420px] w-[800px]',
    orders: [{ id: 'o1', side: 'Buy', price: '6.4600', amount: '450' }],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const chip = await canvas.findByRole(
      'button',
      { name: 'Edit order: Buy 450.00 at 6.4600' },
      { timeout: 10_000 },
    );
    const draft = () => canvasElement.querySelector('[data-slot=chart-order-draft]');
    const { left, top } = chip.getBoundingClientRect();
    const from = { clientX: left + 10, clientY: top + 10 };
    const press = { target: chip, keys: '[MouseLeft>]', coords: from };
    const move = (by: number) => ({
      target: chip,
      coords: { ...from, clientY: from.clientY + by },
    });
    await userEvent.pointer([press, move(30)]);
    await waitFor(() => expect(draft()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(draft()).toBeNull());
    await userEvent.pointer([move(40), { ...move(40), keys: '[/MouseLeft]' }]);
    await expect(args.onAmendOrder).not.toHaveBeenCalled();

    await userEvent.pointer([press, move(30), { ...move(30), keys: '[/MouseLeft]' }]);
    await waitFor(() => expect(args.onAmendOrder).toHaveBeenCalledOnce());
    const [id, price] = (args.onAmendOrder as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(id).toBe('o1');
    await expect(price).toMatch(/^6\.4[0-5]\d*$/);
    await expect(draft()).toBeNull();
  },
};

/** Filled where the price fell within the candle, in the colour of the move since the one before. */
export const HollowCandles: Story = {
  tags: ['picture'],
  args: { className: 'h-[360px] w-[600px]', kind: 'hollow' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Chart type: Hollow candles' }),
    ).toBeVisible();
  },
};

export const Bars: Story = {
  tags: ['picture'],
  args: { className: 'h-[360px] w-[600px]', kind: 'bars' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Chart type: Bars' })).toBeVisible();
  },
};

/** Averages, which the legend and the description say; the last price, the orders and the table are real prices. */
export const HeikinAshi: Story = {
  tags: ['picture'],
  args: {
    className: 'h-[420px] w-[800px]',
    kind: 'heikinAshi',
    orders: [{ id: 'o1', side: 'Buy', price: candles.at(-12)?.low ?? '6.3', amount: '450' }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slow = { timeout: 10_000 };
    const legend = () => canvasElement.querySelector('[data-slot=chart-legend]')?.textContent;
    await waitFor(() => expect(legend()).toMatch(/^Heikin-Ashi, averagedO6/), slow);
    await expect(legend()).toContain(`Real close${candles.at(-1)?.close}`);
    await expect(legend()).not.toContain(legendOf(-1));
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(/Last 6\.4182;.* Its candles are averages/);
    await canvas.findByRole('button', { name: /^Edit order: Buy 450.00/ }, slow);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    const { open, close } = candles.at(-2) ?? {};
    // The real prices first, then the averages.
    await waitFor(
      () =>
        expect(figure).toHaveTextContent(
          new RegExp(`Open ${open}, .*close ${close}, .*Heikin-Ashi averages: open 6`),
        ),
      slow,
    );
    canvas.getByRole('application').blur();
  },
};

/** The ways to keep a picture of the chart. A saved one is a file; where the clipboard is refused, a copy is one too. */
export const Picture: Story = {
  tags: ['picture'],
  args: { className: 'h-[420px] w-[800px]', brand: 'Agio', onPicture: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Picture' }));
      const menu = within(await within(document.body).findByRole('menu'));
      await userEvent.click(menu.getByRole('menuitem', { name }));
    };
    await choose('Save picture');
    await waitFor(() => expect(args.onPicture).toHaveBeenLastCalledWith('saved'));
    await choose('Copy picture');
    await waitFor(() =>
      expect(args.onPicture).toHaveBeenLastCalledWith(
        expect.stringMatching(/^(?:copied|savedInstead)$/),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }));
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: /Price scale: Linear/ }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Log' }));
    await expect(args.onScaleChange).toHaveBeenCalledWith('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Indicators' }));
    const settings = within(
      await within(document.body).findByRole('dialog', { name: 'Indicators' }),
    );
    await userEvent.click(settings.getByRole('button', { name: 'Add SMA, Simple moving average' }));
    await expect(args.onIndicatorsChange).toHaveBeenCalledWith([{ type: 'sma', settings: [20] }]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset view' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Maximise chart' }));
    await expect(args.onMaximisedChange).toHaveBeenCalledWith(true);
  },
};

/** Returns the legend of a candle, counted from the newest: -1. */
function legendOf(index: number): string {
  const { open, high, low, close } = candles.at(index) ?? {};
  return `O${open}H${high}L${low}C${close}`;
}

/** Move between candles: the legend follows, and where keys come to rest is read out. */
const byKeys: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  const slow = { timeout: 10_000 };
  const legend = async (text: string) =>
    waitFor(
      () => expect(canvasElement.querySelector('[data-slot=chart-legend]')).toHaveTextContent(text),
      slow,
    );
  const spoken = async (text: string | RegExp) =>
    waitFor(() => expect(canvas.getByRole('figure')).toHaveTextContent(text), slow);
  const chart = canvas.getByRole('application', { name: 'Candles of XCB/CTN, 15m' });
  await legend(legendOf(-1));
  chart.focus();
  await expect(chart).toHaveAccessibleDescription(/^Left and Right move between candles/);
  await spoken(/ to Nov 20, 2026, 11:30, \d+ candles. Highest 6.\d{4}, lowest 6.\d{4}/);

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await legend(legendOf(-3));
  await spoken(`Open ${candles.at(-3)?.open}, high ${candles.at(-3)?.high}`);
  await userEvent.keyboard('{ArrowRight}');
  await legend(legendOf(-2));
  await userEvent.keyboard('{End}{ArrowRight}');
  await legend(legendOf(-1));

  // A view back; the first candle in sight, and the one before it, which the view follows.
  await userEvent.keyboard('{PageUp}{Home}');
  const shown = () => canvasElement.querySelector('[data-slot=chart-legend]')?.textContent ?? '';
  const at = () =>
    candles.findIndex((_, index) => shown().startsWith(legendOf(index - candles.length)));
  await waitFor(() => expect(at()).toBeLessThan(candles.length - 50), slow);
  const first = at();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(at()).toBe(first - 1), slow);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(at()).toBeGreaterThan(first), slow);

  // Escape leaves the candle; the newest one is what the legend shows then.
  await userEvent.keyboard('{Escape}');
  await legend(legendOf(-1));
  await userEvent.keyboard('+{ArrowLeft}{ArrowLeft}');
  await legend(legendOf(-2));
  await userEvent.tab();
  await expect(chart).not.toHaveFocus();
  await legend(legendOf(-1));
};

export const Keyboard: Story = { args: { className: 'h-[480px] w-[800px]' }, play: byKeys };

/** Left is earlier here too: time runs as in the picture. */
export const KeyboardRightToLeft: Story = {
  args: { className: 'h-[480px] w-[800px]' },
  globals: { dir: 'rtl' },
  play: byKeys,
};

/** Draws what is chosen; another resolution begins without a candle, as while it loads. */
function ChangingChart(args: PriceChartProps) {
  const [kind, setKind] = useState<ChartKind>('candles');
  const [resolution, setResolution] = useState('15m');
  return (
    <PriceChart
      {...args}
      kind={kind}
      onKindChange={setKind}
      resolution={resolution}
      onResolutionChange={setResolution}
      candles={resolution === '15m' ? candles : []}
    />
  );
}

/**
 * The pointer rests on the chart, under the menu that it is chosen from: the chart is drawn anew beneath it. The library
 * fails on a series without data wherever its cross stands.
 */
export const ChosenOverTheChart: Story = {
  render: (args) => <ChangingChart {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const layers = [...canvasElement.querySelectorAll('canvas')];
    const point = async () => {
      for (const layer of layers) {
        const { left, top, width, height } = layer.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        await fireEvent.mouseEnter(layer, at);
        await fireEvent.mouseMove(layer, at);
      }
    };
    const frames = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => resolve(requestAnimationFrame(() => resolve(undefined)))),
      );
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Chart type/ }));
      const menu = await within(document.body).findByRole('menu');
      await point();
      await userEvent.click(within(menu).getByRole('menuitemradio', { name }));
      await expect(
        await canvas.findByRole('button', { name: `Chart type: ${name}` }),
      ).toBeVisible();
      await point();
      await frames();
    };
    await waitFor(() => expect(layers.length).toBeGreaterThan(0));
    // The pointer is heard: the legend says another candle than the newest.
    await waitFor(async () => {
      await point();
      const legend = canvasElement.querySelector('[data-slot=chart-legend]')?.textContent ?? '';
      if (legend === '' || legend.includes(legendOf(-1)))
        throw new Error('The pointer is not heard');
    });
    for (const name of ['Line', 'Area', 'Candles', 'Area', 'Line']) await choose(name);
    for (const resolution of ['1h', '15m', '5m', '15m']) {
      await point();
      await userEvent.click(canvas.getByRole('button', { name: resolution }));
      await point();
      await frames();
    }
    // The same with a candle that keys hold.
    canvas.getByRole('application', { name: /Candles of/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await choose('Candles');
    await expect(canvas.getByRole('application', { name: /Candles of/ })).toBeVisible();
  },
};

/** The ground of the picture, as it is painted. */
function ground(canvasElement: HTMLElement): string {
  const canvas = canvasElement.querySelector('canvas');
  const [red, green, blue] = canvas?.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [];
  return `rgb(${red}, ${green}, ${blue})`;
}

/**
 * The canvas follows the computed colours of the page, also when the host changes the scheme or a sheet comes late.
 */
export const FollowsItsHost: Story = {
  tags: ['!picture'],
  play: async ({ canvas, canvasElement }) => {
    const figure = await canvas.findByRole('figure');
    const panel = () => {
      const probe = document.createElement('canvas').getContext('2d')!;
      probe.fillStyle = getComputedStyle(
        figure.closest('[data-slot=price-chart]')!,
      ).backgroundColor;
      probe.fillRect(0, 0, 1, 1);
      const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data;
      return `rgb(${red}, ${green}, ${blue})`;
    };
    await waitFor(() => expect(ground(canvasElement)).toBe(panel()));
    const before = ground(canvasElement);
    for (const scheme of ['light', 'dark']) {
      canvasElement.style.colorScheme = scheme;
      await waitFor(() => expect(ground(canvasElement)).toBe(panel()));
    }
    canvasElement.style.colorScheme = '';
    await waitFor(() => expect(ground(canvasElement)).toBe(before));
    const late = new CSSStyleSheet();
    late.replaceSync('[data-slot=price-chart] { --agio-surface-1: rgb(40, 80, 120) }');
    document.adoptedStyleSheets.push(late);
    try {
      await waitFor(() => expect(ground(canvasElement)).toBe('rgb(40, 80, 120)'));
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== late);
    }
  },
};

function Removable(args: PriceChartProps) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        {isThere ? 'Remove' : 'Show'}
      </button>
      {isThere ? <PriceChart {...args} /> : null}
    </>
  );
}

/** Colours that change in the moment in which the chart goes draw nothing any more. */
export const RemovedWhileColoursChange: Story = {
  tags: ['!picture'],
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const faults: string[] = [];
    const hear = (event: ErrorEvent) => faults.push(event.message);
    addEventListener('error', hear);
    try {
      for (const scheme of ['light', 'dark', 'light', '']) {
        await canvas.findByRole('figure');
        canvasElement.style.colorScheme = scheme;
        // Computed now, which starts the transitions of the colours; their events come with the next frame.
        const probe = canvasElement.querySelector('[data-slot=price-chart] i');
        if (!probe) throw new Error('No colours are watched.');
        getComputedStyle(probe).color.toString();
        await fireEvent.click(canvas.getByRole('button', { name: 'Remove' }));
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        await fireEvent.click(canvas.getByRole('button', { name: 'Show' }));
      }
    } finally {
      removeEventListener('error', hear);
    }
    await expect(faults).toEqual([]);
  },
};

export const LineWithAverages: Story = {
  args: {
    kind: 'line',
    indicators: [
      { type: 'sma', settings: [20] },
      { type: 'sma', settings: [50] },
      { type: 'ema', settings: [20] },
    ],
  },
};

/** Keeps what is chosen in its settings. */
function ChosenIndicators({ indicators: initial, ...args }: PriceChartProps) {
  const [indicators, setIndicators] = useState(initial ?? []);
  return <PriceChart {...args} indicators={indicators} onIndicatorsChange={setIndicators} />;
}

const legends = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-slot=chart-indicator]')].map(
    (each) => each.textContent,
  );

/** One indicator of each kind: over the prices, or in a pane of its own, each with its values at the cursor. */
export const Indicators: Story = {
  tags: ['picture'],
  args: {
    className: 'h-[640px] w-[900px]',
    indicators: [
      { type: 'sma', settings: [20] },
      { type: 'ema', settings: [50] },
      { type: 'bollinger', settings: [20, 2] },
      { type: 'vwap', settings: [1] },
      { type: 'rsi', settings: [14] },
      { type: 'macd', settings: [12, 26, 9] },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(
      () =>
        expect(legends(canvasElement)).toEqual([
          expect.stringMatching(/^SMA 20\d\.\d{4}$/),
          expect.stringMatching(/^EMA 50\d\.\d{4}$/),
          expect.stringMatching(/^Bollinger 20 2(\d\.\d{4}){3}$/),
          expect.stringMatching(/^VWAP Daily\d\.\d{4}$/),
          expect.stringMatching(/^RSI 14\d+\.\d$/),
          expect.stringMatching(/^MACD 12 26 9(-?\d\.\d{4}){3}$/),
        ]),
      { timeout: 10_000 },
    );
    const newest = legends(canvasElement)[0];
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(legends(canvasElement)[0]).not.toBe(newest), { timeout: 10_000 });
    await waitFor(
      () => expect(canvas.getByRole('figure')).toHaveTextContent(/volume [\d,.]+\. SMA 20: /),
      { timeout: 10_000 },
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(legends(canvasElement)[0]).toBe(newest), { timeout: 10_000 });
    canvas.getByRole('application').blur();
  },
};

/** Over the prices: a cloud, a trend line, channels, levels of the day before, and the volume by price at the right. */
export const IndicatorsOverPrices: Story = {
  tags: ['picture'],
  args: {
    className: 'h-[560px] w-[900px]',
    indicators: [
      { type: 'ichimoku', settings: [] },
      { type: 'supertrend', settings: [] },
      { type: 'keltner', settings: [] },
      { type: 'pivots', settings: [] },
      { type: 'profile', settings: [] },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slow = { timeout: 10_000 };
    const price = String.raw`\d\.\d{4}`;
    await waitFor(
      () =>
        expect(legends(canvasElement)).toEqual([
          // The lagging line ends before the newest candle.
          expect.stringMatching(new RegExp(`^Ichimoku 9 26 52(${price}){4}–$`)),
          // One line at a time.
          expect.stringMatching(new RegExp(`^Supertrend 10 3${price}$`)),
          expect.stringMatching(new RegExp(`^Keltner 20 2 10(${price}){3}$`)),
          expect.stringMatching(new RegExp(`^Pivots Daily 2(${price}){5}$`)),
          expect.stringMatching(new RegExp(`^Volume profile 24 70(${price}){3}$`)),
        ]),
      slow,
    );
    // The profile is of the candles in sight.
    const before = legends(canvasElement)[4];
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(legends(canvasElement)[4]).not.toBe(before), slow);
    await userEvent.keyboard('{Escape}0');
    await waitFor(() => expect(legends(canvasElement)[4]).toBe(before), slow);
    canvas.getByRole('application').blur();
  },
};

/** In panes of their own: two with a signal or directions, one in prices, one in amounts. */
export const IndicatorsInPanes: Story = {
  tags: ['picture'],
  args: {
    className: 'h-[720px] w-[900px]',
    indicators: [
      { type: 'stochastic', settings: [] },
      { type: 'adx', settings: [] },
      { type: 'atr', settings: [] },
      { type: 'obv', settings: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(legends(canvasElement)).toEqual([
          expect.stringMatching(/^Stochastic 14 1 3(\d+\.\d){2}$/),
          expect.stringMatching(/^ADX 14 14(\d+\.\d){3}$/),
          expect.stringMatching(/^ATR 140\.\d{4}$/),
          expect.stringMatching(/^OBV-?[\d.]+K$/),
        ]),
      { timeout: 10_000 },
    );
  },
};

/** The list is narrowed by a name or a part of its meaning; Enter adds the first, and what nothing has is said. */
export const IndicatorSearch: Story = {
  tags: ['picture'],
  render: (args) => <ChosenIndicators {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Indicators' }));
    const popup = await within(document.body).findByRole('dialog', { name: 'Indicators' });
    const settings = within(popup);
    const adds = () => settings.queryAllByRole('button', { name: /^Add / });
    await waitFor(() => expect(adds()).toHaveLength(15));
    const search = settings.getByRole('searchbox', { name: 'Search indicators' });
    await userEvent.type(search, 'nothing like it');
    await expect(settings.getByText('No indicator has this name.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'true range');
    await expect(adds().map((each) => each.getAttribute('aria-label'))).toEqual([
      'Add Supertrend, Trend line by average true range',
      'Add ATR, Average true range',
    ]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(legends(canvasElement)[0]).toMatch(/^Supertrend 10 3\d/), {
      timeout: 10_000,
    });
  },
};

/** Added, changed and removed by keys; what is out of range is told and changes nothing. */
export const IndicatorSettings: Story = {
  tags: ['picture'],
  render: (args) => <ChosenIndicators {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slow = { timeout: 10_000 };
    canvas.getByRole('button', { name: 'Indicators' }).focus();
    await userEvent.keyboard('{Enter}');
    const settings = within(
      await within(document.body).findByRole('dialog', { name: 'Indicators' }),
    );
    await expect(settings.getByText('None in the chart yet.')).toBeVisible();
    settings.getByRole('button', { name: 'Add SMA, Simple moving average' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(
      settings.getByRole('button', { name: 'Add VWAP, Volume-weighted average price' }),
    );
    await waitFor(
      () =>
        expect(legends(canvasElement)).toEqual([
          expect.stringMatching(/^SMA 20/),
          expect.stringMatching(/^SMA 40/),
          expect.stringMatching(/^VWAP Daily/),
        ]),
      slow,
    );
    const [length] = await settings.findAllByRole('textbox', { name: 'Length' });
    await userEvent.clear(length!);
    await userEvent.type(length!, '501');
    await expect(await settings.findByText('2 to 500')).toBeVisible();
    await waitFor(() => expect(legends(canvasElement)[0]).toMatch(/^SMA 50/), slow);
    await userEvent.clear(length!);
    await userEvent.type(length!, '9');
    await userEvent.click(settings.getByRole('radio', { name: 'Weekly' }));
    await waitFor(
      () =>
        expect(legends(canvasElement)).toEqual([
          expect.stringMatching(/^SMA 9/),
          expect.stringMatching(/^SMA 40/),
          expect.stringMatching(/^VWAP Weekly/),
        ]),
      slow,
    );
    await userEvent.click(settings.getByRole('button', { name: 'Remove SMA 40' }));
    await waitFor(() => expect(legends(canvasElement)).toHaveLength(2), slow);
    await expect(settings.getAllByRole('list')[0]).toHaveFocus();
  },
};

/** In percent of the first price in sight; the bands stay around the prices that they belong to. */
export const InPercent: Story = {
  tags: ['picture'],
  args: {
    className: 'h-[360px] w-[600px]',
    scale: 'percent',
    indicators: [{ type: 'bollinger', settings: [20, 2] }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(legends(canvasElement)).toHaveLength(1), { timeout: 10_000 });
  },
};

export const Logarithmic: Story = { args: { scale: 'log' } };

/** Prices that are out of date have no direction: neither the label of the last one nor the legend has its colour. */
export const Stale: Story = {
  tags: ['picture'],
  args: { className: 'h-[360px] w-[600px]', isStale: true },
  play: async ({ canvasElement }) => {
    const legend = await waitFor(() => {
      const found = canvasElement.querySelector('[data-slot=chart-legend]');
      if (!found) throw new Error('There is no legend yet');
      return found;
    });
    await expect(legend.querySelector('.ui\\:text-up, .ui\\:text-down')).toBeNull();
  },
};

/** Many intervals: the usual ones in a row, all of them in the menu at its end. */
export const RareResolutions: Story = {
  args: {
    resolutions: ['1m', '3m', '5m', '15m', '30m', '1h'].map((value) => ({
      value,
      label: value,
      isRare: value === '3m' || value === '30m',
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '3m' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resolution: 15m' }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: '30m' }));
    await expect(args.onResolutionChange).toHaveBeenCalledWith('30m');
  },
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

/** Something else in the place of the candles: nothing is offered that would do nothing. */
export const Replaced: Story = {
  args: {
    replacement: <p className="p-4">The depth of the market</p>,
    toolbarEnd: <button type="button">Depth</button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Depth' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Maximise chart' })).toBeVisible();
    for (const gone of ['15m', 'Indicators', 'Zoom in'])
      await expect(canvas.queryByRole('button', { name: gone })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  args: { className: 'h-[400px] w-[390px]' },
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
