import { Decimal } from '@agio/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { viewportsOf } from '../testing/viewports.ts';
import { withPreferences } from '../testing/with-preferences.ts';
import { TradeDesk } from './trade-desk.tsx';

const trader = 'trader@agio.test';

/** The layouts of the desk, at the sizes of their designs. */
const { at, screen } = viewportsOf({
  wide: { name: 'Wide desk', styles: { width: '1680px', height: '1000px' } },
  desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
  laptop: { name: 'Laptop', styles: { width: '1366px', height: '768px' } },
  tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  small: { name: 'Small phone', styles: { width: '320px', height: '568px' } },
});

/** A page with a desk alone. */
function SandboxDesk({ pair = 'XCB-CTN', ...stage }: SandboxStageProps & { pair?: string }) {
  const [market, setMarket] = useState(pair);
  return (
    <SandboxStage {...stage} onFollow={(href) => setMarket(href.replace('/trade/', ''))}>
      <div className="flex h-dvh flex-col bg-canvas text-fg">
        <TradeDesk market={market} defaultMarket="XCB-CTN" onMarketChange={setMarket} />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/Trade',
  component: SandboxDesk,
  parameters: screen,
  globals: at('desk'),
  // No other trades, so that the book stays as a story has read it.
  args: { account: trader, scenario: 'quiet' },
} satisfies Meta<typeof SandboxDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for a part of the page, found by its slot: a query by role takes seconds in a whole desk. */
function part(root: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${selector} is not there yet`);
    return found;
  });
}

const ticketOf = async (root: HTMLElement) => within(await part(root, '[data-slot=order-ticket]'));
const ordersOf = async (root: HTMLElement) =>
  within(await part(root, '[data-widget=orders] [data-slot=data-table]'));
const price = async (root: HTMLElement) =>
  (await ticketOf(root)).getByRole('textbox', { name: 'Price' });
const amount = async (root: HTMLElement) =>
  (await ticketOf(root)).getByRole('textbox', { name: 'Amount' });
const submit = async (root: HTMLElement, name: string | RegExp) =>
  (await ticketOf(root)).findByRole('button', { name });

/** The buttons of one side of the loaded book, best price first, three per row. */
async function levels(root: HTMLElement, side: 'asks' | 'bids'): Promise<HTMLElement[]> {
  const find = () => [
    ...root.querySelectorAll<HTMLElement>(`[data-slot=order-book-side][data-side=${side}] button`),
  ];
  await waitFor(() => expect(find().length).toBeGreaterThan(5));
  return find();
}

/** The body, which contains toasts and dialogs. */
const toast = (text: RegExp | string) => within(document.body).findByText(text);
const dialog = async () => within(await part(document.body, '[role=alertdialog]'));
const noDialog = () =>
  waitFor(() => expect(document.querySelector('[role=alertdialog], [role=dialog]')).toBeNull());

/** Ready. */
export const Ready: Story = {
  args: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await levels(canvasElement, 'asks');
    await part(canvasElement, 'section[aria-label="Order book"]');
    await part(canvasElement, 'table[aria-label="Open orders"]');
    await part(canvasElement, 'section[aria-label="Recent trades"] ol');
    await expect(await price(canvasElement)).toBeVisible();
  },
};

/** A market that does not move, for pictures. */
export const Still: Story = { args: { scenario: 'default', still: true }, tags: ['picture'] };

/** Loading: the lines of the desk before the first market. */
export const Loading: Story = {
  args: { break: (sandbox) => sandbox.faults.set({ endpoint: '*', latencyMs: 3_600_000 }) },
};

/** Empty: verified, without money or orders. */
export const Empty: Story = {
  args: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(await (await ordersOf(canvasElement)).findByText('No open orders')).toBeVisible();
  },
};

/** Partial: candles and orders cannot be loaded, the rest works. */
export const Partial: Story = {
  args: {
    break: ({ faults }) => {
      faults.set({ endpoint: 'marketData.history', failWith: { status: 500 } });
      faults.set({ endpoint: 'trading.openOrders', malformed: 'wrong-shape' });
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The chart could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Your orders could not be loaded')).toBeVisible();
    await levels(canvasElement, 'asks');
  },
};

/** Stale: no hub can be reached; data from REST is shown, muted. */
export const Stale: Story = { args: { noHubs: true } };

/** The submit button is in sight, and in one type it keeps its place whatever notes the ticket shows. */
export const SubmitStandsStill: Story = {
  globals: at('laptop'),
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    const place = () => {
      const { top, bottom } = canvasElement
        .querySelector('[data-slot=ticket-submit]')!
        .getBoundingClientRect();
      return { top, bottom };
    };
    for (const [type, fields] of [
      ['Limit', { Price: '7', Amount: '10' }],
      ['Stop-limit', { Trigger: '6.5', Limit: '6.55', Amount: '10' }],
    ] as const) {
      await userEvent.click(ticket.getByRole('tab', { name: type }));
      const before = place();
      for (const [name, value] of Object.entries(fields)) {
        const field = ticket.getByRole('textbox', { name });
        await userEvent.clear(field);
        await userEvent.type(field, value);
      }
      await waitFor(() => expect(noted(canvasElement)).not.toHaveLength(0));
      await expect(place()).toEqual(before);
      await expect(before.bottom).toBeLessThanOrEqual(768);
    }
  },
};

/** Returns the notes of the ticket below its button. */
const noted = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-slot=ticket-submit][aria-describedby]')].flatMap((button) => [
    ...document.getElementById(button.getAttribute('aria-describedby')!)!.children,
  ]);

const bookOf = async (root: HTMLElement) => within(await part(root, '[data-slot=order-book]'));
const connection = (root: HTMLElement) => part(root, '[data-slot=connection-status]');

/**
 * R10: a bid is above the best ask. The desk says so, shows neither "Live" nor a spread; an order that would match waits
 * with the reason on its button, and an order that would rest may be sent.
 */
export const CrossedBook: Story = {
  args: {
    hubSays: (name, said) =>
      name === 'BookSnapshot' && isBook(said)
        ? { ...said, bids: [['6.5', '900'], ...said.bids] }
        : said,
  },
  play: async ({ canvasElement, userEvent }) => {
    const book = await bookOf(canvasElement);
    await expect(await book.findByText('Bids and asks overlap')).toBeVisible();
    await expect(book.queryByText('Spread')).toBeNull();
    await expect(await connection(canvasElement)).toHaveTextContent('Prices unreliable');
    const size = await amount(canvasElement);
    const field = await price(canvasElement);
    await userEvent.type(size, '10');
    await userEvent.clear(field);
    await userEvent.type(field, '6.49');
    const button = await submit(canvasElement, 'Waiting for valid prices');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(size).toHaveValue('10');
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await expect(await submit(canvasElement, 'Buy XCB')).toBeEnabled();
  },
};

/** No snapshot of the book fits the contract: the book says so and is neither empty nor live. */
export const BookNotLoaded: Story = {
  args: { hubSays: (name, said) => (name === 'BookSnapshot' ? { levels: [] } : said) },
  play: async ({ canvasElement }) => {
    const book = await bookOf(canvasElement);
    const words = 'The order book could not be loaded';
    await expect(await book.findByText(words, {}, { timeout: 15_000 })).toBeVisible();
    await expect(book.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(book.queryByText(/No orders yet/)).toBeNull();
    await expect(await connection(canvasElement)).toHaveTextContent('No live prices');
  },
};

function isBook(said: unknown): said is { bids: unknown[] } {
  return typeof said === 'object' && said !== null && 'bids' in said && Array.isArray(said.bids);
}

/** Error: the markets cannot be loaded. */
export const Failed: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'marketData.instruments', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The account is frozen and can only watch. */
export const Frozen: Story = {
  args: { account: 'frozen@agio.test' },
  play: async ({ canvasElement }) => {
    const button = await submit(canvasElement, 'Trading is not available');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A guest sees the live market; the button leads to the sign-in. */
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(await submit(canvasElement, 'Sign in to trade')).toBeEnabled();
    await expect(await canvas.findByText('Sign in to see your orders')).toBeVisible();
    await levels(canvasElement, 'asks');
  },
};

export const UnknownPair: Story = {
  args: { pair: 'NOPE-CTN' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Market NOPE/CTN does not exist')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open XCB/CTN' }));
    await expect(await price(canvasElement)).toBeVisible();
  },
};

/** The input is kept, and cancelling works. */
export const Halted: Story = {
  args: { scenario: 'halted' },
  play: async ({ canvasElement, userEvent }) => {
    const size = await amount(canvasElement);
    await userEvent.type(size, '500.41');
    await expect(await submit(canvasElement, 'Market is halted')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(size).toHaveValue('500.41');
    await expect(
      within(canvasElement).getByText('The price source for XCB is unavailable.'),
    ).toBeVisible();
    const [first] = await (
      await ordersOf(canvasElement)
    ).findAllByRole('button', { name: /^Cancel: / });
    await userEvent.click(first as HTMLElement);
    await expect(await toast('Order cancelled')).toBeVisible();
  },
};

/** An order that was cancelled is told, and what was left of it comes back into the ticket, where it waits to be sent. */
export const CancelledAndAgain: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const orders = await ordersOf(canvasElement);
    await userEvent.click(
      await orders.findByRole('button', { name: /^Cancel: Sell limit, 640\.00 XCB\/CTN/ }),
    );
    await expect(await toast('Order cancelled')).toBeVisible();
    await userEvent.click(
      await within(document.body).findByRole('button', { name: 'Place again' }),
    );
    await expect(await amount(canvasElement)).toHaveValue('640.00');
    await expect(await submit(canvasElement, 'Sell XCB')).toBeEnabled();
  },
};

/** The main path: a price from the book, an amount, the order. */
export const BuyAtBestAsk: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [best] = await levels(canvasElement, 'asks');
    await userEvent.click(best as HTMLElement);
    const size = await amount(canvasElement);
    await userEvent.type(size, '10');
    await userEvent.click(await submit(canvasElement, 'Buy XCB'));
    await expect(await toast(/Order (filled|placed|partly filled)/)).toBeVisible();
    // The amount is cleared, the price stays.
    await waitFor(() => expect(size).toHaveValue(''));
    await expect(await price(canvasElement)).not.toHaveValue('');
  },
};

/** An order above the amount of the best ask: the filled part is among the trades while the rest is open. */
export const FillsOfAnOpenOrder: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [best, offered] = await levels(canvasElement, 'asks');
    const filled = /[\d,.]+/.exec(offered?.textContent ?? '')?.[0] ?? '';
    await userEvent.click(best as HTMLElement);
    const more = Decimal.of(filled.replace(',', '')).plus(Decimal.of('50'));
    await userEvent.type(await amount(canvasElement), more.toString());
    await userEvent.click(await submit(canvasElement, 'Buy XCB'));
    await expect(await toast('Order partially filled')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Fills' }));
    const fills = await part(canvasElement, 'table[aria-label="Fills"]');
    await waitFor(() => expect(fills.querySelector('tbody tr')).toHaveTextContent(filled));
  },
};

/** A resting order is marked in the book, listed in the table, and can be cancelled. */
export const RestAndCancel: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const bids = await levels(canvasElement, 'bids');
    await userEvent.click(bids[9] as HTMLElement);
    await userEvent.type(await amount(canvasElement), '77.07{Enter}');
    const orders = await ordersOf(canvasElement);
    const row = (await orders.findByText('77')).closest('tr');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-side=bids]')).toHaveTextContent('your order'),
    );
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Cancel: / }));
    await waitFor(() => expect(row).not.toBeInTheDocument());
  },
};

/** Every fault is shown at its field, and the input stays. */
export const BadInput: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    const field = await price(canvasElement);
    const size = await amount(canvasElement);
    // The live price fills the field; typed text must replace it at any time.
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.type(field, '6.30055');
    await expect(await ticket.findByText('The price must be a multiple of 0.0001.')).toBeVisible();
    await userEvent.click(ticket.getByRole('button', { name: '6.3005' }));
    await expect(field).toHaveValue('6.3005');
    const say = async (text: string, words: string | RegExp) => {
      await userEvent.clear(size);
      await userEvent.click(size);
      await userEvent.paste(text);
      await expect(await ticket.findByText(words)).toBeVisible();
      await expect(size).toHaveValue(text);
    };
    await say('abc', 'Enter a number.');
    await say('0,5', 'Did you mean 0.5?');
    await say('1.234,56', 'Did you mean 1234.56?');
    await say('-4', 'The number cannot be negative.');
    await say('12.345', 'The amount must be a multiple of 0.01.');
    await say('9999999', /This order needs|The maximum order is/);
    await say('1,234.56', '= 1234.56 XCB');
    await expect(await submit(canvasElement, 'Buy XCB')).toBeEnabled();
  },
};

/** A market order waits for live prices; the warning says so, and going back keeps the input. */
export const MarketOrderWarning: Story = {
  args: { still: true, noHubs: true },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    await userEvent.click(ticket.getByRole('tab', { name: 'Market' }));
    await userEvent.type(await amount(canvasElement), '10');
    // The button says it before it is asked.
    await userEvent.click(
      await submit(canvasElement, /^Buy XCB, (?:reconnecting|no live prices)$/),
    );
    const question = within(await part(document.body, '[role=dialog]'));
    await expect(question.getByText(/not live/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Waiting for live prices' })).toBeDisabled();
    const close = question.getByRole('button', { name: 'Close' });
    // A dialog takes presses a moment after it is there.
    await waitFor(() => expect(close).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(close);
    await noDialog();
    await expect(await amount(canvasElement)).toHaveValue('10');
  },
};

/** From an empty ticket to a resting order and its end, by trading keys: side, price, share, review, cancel. */
export const TradingKeys: Story = {
  args: { storage: withPreferences({ tradingKeys: true }) },
  play: async ({ canvasElement, userEvent }) => {
    await levels(canvasElement, 'bids');
    const field = (await price(canvasElement)) as HTMLInputElement;
    await userEvent.keyboard('s');
    await userEvent.keyboard('l');
    await waitFor(() => expect(field.value).not.toBe(''));
    await userEvent.keyboard('1');
    await submit(canvasElement, 'Sell XCB');
    await userEvent.keyboard('o');
    const review = within(
      await within(document.body).findByRole('dialog', { name: 'Sell XCB/CTN, Limit' }),
    );
    await userEvent.click(review.getByRole('button', { name: 'Sell XCB' }));
    await expect(await toast('Order placed')).toBeVisible();
    await noDialog();
    await userEvent.keyboard('c');
    await expect(await toast('Order cancelled')).toBeVisible();
    await userEvent.keyboard('a');
    await (await dialog()).findByText('Cancel all open orders in XCB/CTN?');
    await userEvent.keyboard('{Escape}');
    await noDialog();
  },
};

/** One-click orders: a press on a price of the book sends the order in the ticket at that price. */
export const OneClick: Story = {
  args: { storage: withPreferences({ oneClick: true }) },
  play: async ({ canvasElement, userEvent }) => {
    const bids = await levels(canvasElement, 'bids');
    // An empty amount is not sent: the press moves the focus to its field.
    await userEvent.click(bids[9] as HTMLElement);
    await waitFor(async () => expect(await amount(canvasElement)).toHaveFocus());
    await userEvent.type(await amount(canvasElement), '77.07');
    await userEvent.click(bids[9] as HTMLElement);
    await expect(await toast(/^Buy 77.07 XCB at /)).toBeVisible();
  },
};

/**
 * On a laptop the tables have totals, fees and seconds, and nothing of them is cut. Open orders leave their total out: there
 * it would be half under the buttons, which stay in sight.
 */
export const LaptopTables: Story = {
  globals: at('laptop'),
  play: async ({ canvasElement, userEvent }) => {
    const panel = await part(canvasElement, '[data-widget=orders]');
    const expectHeads = async (label: string, heads: readonly string[]) => {
      const table = await part(panel, `table[aria-label="${label}"]`);
      await part(table, 'tbody time');
      const shown = [...table.querySelectorAll('th')].filter((head) => head.offsetWidth > 0);
      await expect(shown.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([...heads]),
      );
      await expect(table.parentElement?.scrollWidth).toBeLessThanOrEqual(
        table.parentElement?.clientWidth ?? 0,
      );
      const times = [...table.querySelectorAll('tbody time')].filter(
        (time) => (time as HTMLElement).offsetWidth > 0,
      );
      await expect(times.at(0)).toHaveTextContent(/\d{2}:\d{2}:\d{2}$/);
    };
    await expectHeads('Open orders', ['Placed', 'Price', 'Amount', 'Filled']);
    const orders = await part(panel, 'table[aria-label="Open orders"]');
    const room = panel.querySelector('[data-slot=data-table]')?.clientWidth ?? 0;
    await waitFor(() => expect(orders.offsetWidth).toBeLessThanOrEqual(room));
    await userEvent.click(await within(panel).findByRole('tab', { name: 'Order history' }));
    await expectHeads('Order history', ['Average', 'Amount', 'Filled', 'Total', 'Fee']);
    await userEvent.click(await within(panel).findByRole('tab', { name: 'Fills' }));
    await expectHeads('Fills', ['Price', 'Amount', 'Total', 'Fee']);
  },
};

/** On a wide desk open orders have their total, and their distance from the market as well. */
export const DistanceFromMarket: Story = {
  globals: at('wide'),
  play: async ({ canvasElement }) => {
    const table = await part(canvasElement, 'table[aria-label="Open orders"]');
    const heads = [...table.querySelectorAll('th')];
    const column = heads.findIndex(({ textContent }) => textContent === 'To market');
    await expect(heads[column]).toBeVisible();
    await expect(heads.find(({ textContent }) => textContent === 'Total')).toBeVisible();
    await waitFor(() =>
      expect(table.querySelector(`tbody td:nth-child(${column + 1})`)).toHaveTextContent(
        /^[+−]\d+\.\d{2}%$/,
      ),
    );
    await expect(table.parentElement?.scrollWidth).toBeLessThanOrEqual(
      table.parentElement?.clientWidth ?? 0,
    );
  },
};

export const CancelAll: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await part(canvasElement, 'table[aria-label="Open orders"] tbody button');
    await userEvent.click(canvas.getByText('Cancel all'));
    const question = await dialog();
    await expect(question.getByText(/orders in .* will be cancelled/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel all' }));
    await expect(await (await ordersOf(canvasElement)).findByText('No open orders')).toBeVisible();
  },
};

/** The connection breaks and returns: the book is loaded again by itself. */
export const Reconnecting: Story = {
  args: { break: ({ faults }) => void setTimeout(() => faults.dropSockets(), 3_000) },
};

/** Book and trades replace the chart. */
export const Tablet: Story = {
  globals: at('tablet'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await price(canvasElement);
    await userEvent.click(await canvas.findByText('Book'));
    const [best] = await levels(canvasElement, 'asks');
    await userEvent.click(best as HTMLElement);
    await expect(await price(canvasElement)).not.toHaveValue('');
  },
};

/** Text of twice the size has the layout of a window half as wide, and cuts nothing. */
export const TextTwiceAsLarge: Story = {
  beforeEach: () => {
    const root = document.documentElement;
    root.style.fontSize = '32px';
    return () => {
      root.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Book' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Buy' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const phoneChart: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  const slow = { timeout: 10_000 };
  const figure = '[data-slot=chart-figure]';
  const { height } = (await part(canvasElement, figure)).getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(220);
  await canvas.findByRole('button', { name: /^Chart type/ }, slow);
  await canvas.findByRole('button', { name: /^Indicators/ }, slow);
  await userEvent.click(await canvas.findByRole('button', { name: 'Depth' }, slow));
  await part(canvasElement, '[data-slot=depth-chart]');
  await userEvent.click(await canvas.findByRole('button', { name: 'Depth' }, slow));
  await part(canvasElement, figure);
  await userEvent.click(await canvas.findByRole('button', { name: 'Maximise chart' }, slow));
  const sheet = await part(document.body, '[role=dialog]');
  await part(sheet, figure);
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Restore chart' }, slow));
  await noDialog();
  await part(canvasElement, figure);
};

/** On a phone the chart has its type, indicators, depth and full screen, and is never lower than 220 px. */
export const PhoneChart: Story = { globals: at('phone'), play: phoneChart };

/** The same where the window is lower than the desk: the page scrolls, and the buttons stay in sight. */
export const SmallPhoneChart: Story = { globals: at('small'), play: phoneChart };

/** One panel at a time; a price of the book opens the ticket as a sheet. */
export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Book' }));
    const [best] = await levels(canvasElement, 'asks');
    await userEvent.click(best as HTMLElement);
    await expect(await price(document.body)).not.toHaveValue('');
    await userEvent.type(await amount(document.body), '10');
    await userEvent.click(await submit(document.body, 'Buy XCB'));
    // An accepted order closes the sheet.
    await noDialog();
  },
};

export const Busy: Story = { args: { scenario: 'busy' } };

/** The reader takes panels away; the others have their room, and a reset brings all back. */
export const Layout: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    const orders = () => canvas.queryByRole('region', { name: 'Orders' });
    const tape = () => canvas.queryByRole('separator', { name: 'Resize the trades' });
    await waitFor(() => expect(orders()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Layout' }));
    const menu = within(await within(document.body).findByRole('menu', { name: 'Layout' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Orders' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Trades' }));
    await waitFor(() => expect(orders()).toBeNull());
    await expect(tape()).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Reset layout' }));
    await waitFor(() => expect(orders()).toBeVisible());
    await expect(tape()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Layout' }));
    const again = within(await within(document.body).findByRole('menu', { name: 'Layout' }));
    await userEvent.click(again.getByRole('menuitemcheckbox', { name: 'Orders' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(orders()).toBeNull());
  },
};

/** Favourites stand in one line with their prices, and lead to their market. */
export const Watched: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^XCB\/CTN/ }));
    const list = within(await page.findByRole('dialog', { name: 'Choose a market' }));
    for (const pair of ['BTC/USDC', 'ETH/USDC']) {
      await userEvent.click(await list.findByRole('button', { name: `${pair} is a favourite` }));
    }
    await userEvent.keyboard('{Escape}');
    const watched = within(await canvas.findByRole('navigation', { name: 'Watch list' }));
    await userEvent.click(await watched.findByRole('button', { name: /^ETH\/USDC/ }));
    await expect(await canvas.findByRole('heading', { name: 'ETH/USDC' })).toBeInTheDocument();
  },
};

/** The rules of a market, what its assets are, and, of one that is halted, what is known of it; for guests too. */
export const MarketInformation: Story = {
  tags: ['picture'],
  args: { account: undefined, pair: 'XPTG-CHF', still: true },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Market information' });
    await userEvent.click(open);
    const page = within(document.body);
    const info = within(await page.findByRole('dialog', { name: 'About XPTG/CHF' }));
    await expect(info.getByText('Halted')).toBeVisible();
    await expect(info.getByText('The exchange gave no reason.')).toBeVisible();
    await expect(info.getByText('Price step')).toBeVisible();
    await expect(info.getByText('Tier 3')).toBeVisible();
    await expect(info.getByText('0.06% / 0.09%')).toBeVisible();
    await expect(await info.findByText('Backed by')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('dialog', { name: 'About XPTG/CHF' })).toBeVisible();
  },
};

/** The fees of the reader's own tier are marked. */
export const MarketInformationOfATier: Story = {
  args: { account: 'tier3@agio.test', still: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Market information' }));
    const info = within(await within(document.body).findByRole('dialog', { name: /^About XCB/ }));
    await expect(await info.findByText('Tier 3, yours')).toBeVisible();
  },
};
