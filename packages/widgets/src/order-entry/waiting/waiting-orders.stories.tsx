import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  chooseType,
  openOrders,
  TicketAndOrders,
  typeFigures,
} from '../../testing/ticket-and-orders.tsx';

const meta = {
  title: 'Widgets/Order entry/Waiting orders',
  component: TicketAndOrders,
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
} satisfies Meta<typeof TicketAndOrders>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

interface Wanted {
  type: string;
  /** Texts to type, by the name of the field. */
  fields: Readonly<Record<string, string>>;
  /** The consequence as the ticket says it. */
  says: RegExp;
  /** Row of the open orders. */
  row: RegExp;
}

/** Sells by a type of the menu, reads what will happen, sends it, and finds it among the open orders. */
async function sell(play: Play, { type, fields, says, row }: Wanted) {
  const { canvas, userEvent } = play;
  await chooseType(play, { side: 'Sell', type });
  await typeFigures(play, fields);
  await expect(await canvas.findByText(says)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Sell XCB' }));
  await waitFor(() => expect(openOrders(play)).toMatch(row));
  await expect(await screen.findByText('Order placed')).toBeVisible();
}

/** Nothing is chosen: the types of the row, and More. */
export const Matrix: Story = {};

/** A stop-market order gets out at whatever the book pays. */
export const StopMarket: Story = {
  tags: ['picture'],
  play: (play) =>
    sell(play, {
      type: 'Stop-market',
      fields: { Trigger: '5', Amount: '21.5' },
      says: /^Sell 21\.5 XCB at the market price when the price reaches 5\.0000/,
      row: /Sell stop-market at 5\.0000/,
    }),
};

/** A take-profit order waits on the other side of the price. */
export const TakeProfitLimit: Story = {
  tags: ['picture'],
  play: (play) =>
    sell(play, {
      type: 'Take-profit limit',
      fields: { Trigger: '9', Limit: '8.9', Amount: '21.5' },
      says: /^When the price reaches 9\.0000, sell 21\.5 XCB at 8\.9000 or more/,
      row: /Sell take-profit limit at 9\.0000/,
    }),
};

export const TakeProfitMarket: Story = {
  tags: ['picture'],
  play: (play) =>
    sell(play, {
      type: 'Take-profit market',
      fields: { Trigger: '9', Amount: '21.5' },
      says: /^Sell 21\.5 XCB at the market price when the price reaches 9\.0000/,
      row: /Sell take-profit market at 9\.0000/,
    }),
};

/** The trigger of a trailing stop follows the price; the table shows where it is. */
export const TrailingStop: Story = {
  tags: ['picture'],
  play: (play) =>
    sell(play, {
      type: 'Trailing stop',
      fields: { Distance: '2.5', Amount: '21.5' },
      says: /^When the price falls 2\.50% below its highest, sell 21\.5 XCB at the market price/,
      row: /Sell trailing stop at \d\.\d{4}/,
    }),
};

/** Two orders, of which one cancels the other: cancelled together, too. */
export const OneCancelsOther: Story = {
  tags: ['picture'],
  play: async (play) => {
    await sell(play, {
      type: 'OCO',
      fields: { Limit: '9', Trigger: '5', Amount: '21.5' },
      says: /^Sell 21\.5 XCB at 9\.0000 or more, or at the market price when the price falls to 5\.0000/,
      row: /Sell limit, OCO[\s\S]*Sell stop-market, OCO|Sell stop-market, OCO[\s\S]*Sell limit, OCO/,
    });
    const canvas = within(play.canvasElement);
    await play.userEvent.click(canvas.getByRole('button', { name: /^Cancel: Sell stop-market/ }));
    await waitFor(() => expect(canvas.queryByText(/, OCO/)).toBeNull());
  },
};

/** The last price must be between the two: one would end the other at once. */
export const PairOnOneSide: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Sell' }));
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'OCO' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '5.5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Trigger' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '21.5');
    const words = 'The last price must be between limit and trigger';
    await expect(canvas.getByRole('textbox', { name: 'Trigger' })).toHaveAccessibleDescription(
      expect.stringContaining(words),
    );
    await expect(canvas.getByRole('button', { name: words })).toBeVisible();
  },
};

/** Good till a date: the last day is asked for, and the order is cancelled when it is over. */
export const GoodTillDate: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const price = await canvas.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '21.5');
    await userEvent.click(canvas.getByRole('button', { name: /^Time in force/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Good till date' }));
    await expect(await canvas.findByRole('button', { name: 'Choose the last day' })).toBeVisible();
    const day = await canvas.findByLabelText('Expires');
    await userEvent.type(day, (day as HTMLInputElement).max);
    await expect(await canvas.findByRole('button', { name: 'Buy XCB' })).toBeVisible();
  },
};
