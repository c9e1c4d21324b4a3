import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  chooseType,
  openOrders,
  TicketAndOrders,
  typeFigures,
} from '../../testing/ticket-and-orders.tsx';

/** Time for the ended orders of the account to arrive, in milliseconds. */
const soon = { timeout: 5000 };

const meta = {
  title: 'Widgets/Order entry/Bracket',
  component: TicketAndOrders,
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
} satisfies Meta<typeof TicketAndOrders>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

interface Wanted {
  side?: 'Buy' | 'Sell';
  atMarket?: boolean;
  /** Texts to type, by the name of the field. */
  fields: Readonly<Record<string, string>>;
}

/** Chooses the type and its entry, and types the figures. */
async function fill(play: Play, { side = 'Buy', atMarket, fields }: Wanted) {
  const { canvas, userEvent } = play;
  await chooseType(play, { side, type: 'Bracket' });
  if (atMarket) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Entry/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Market' }));
  }
  await typeFigures(play, fields);
  return canvas;
}

/** Nothing is chosen yet: the choice of the entry, and its figures as dashes. */
export const Matrix: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, { fields: {} });
    await expect(await canvas.findByRole('button', { name: /^Entry/ })).toBeVisible();
    await expect(await canvas.findByText('Profit to loss')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Stop limit' })).toBeNull();
  },
};

/** A limit order that waits: its exits come with its fills, so that the list has one order. */
export const LimitEntry: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, {
      fields: { Price: '5', Amount: '200', 'Take profit': '6', 'Stop loss': '4.5' },
    });
    await expect(
      await canvas.findByText(
        /^What is bought is sold at 6\.0000 or more, or at the market price when the price falls to 4\.5000/,
      ),
    ).toBeVisible();
    await expect(await canvas.findByText(/^\+19\d\.\d\d CTN/)).toBeVisible();
    await expect(canvas.getByText(/^[−-]10\d\.\d\d CTN/)).toBeVisible();
    await play.userEvent.click(canvas.getByRole('button', { name: 'Buy XCB' }));
    await waitFor(() => expect(openOrders(play)).toMatch(/Buy limit, bracket/));
    await expect(openOrders(play)).not.toMatch(/Sell [a-z-]+, bracket/);
    await expect(await screen.findByText('Order placed')).toBeVisible();
  },
};

/** An entry at the market price fills at once, and both exits work. */
export const ExitsWork: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, {
      atMarket: true,
      fields: { Amount: '21.5', 'Take profit': '9', 'Stop loss': '5' },
    });
    await play.userEvent.click(await canvas.findByRole('button', { name: 'Buy XCB' }));
    await waitFor(() => expect(openOrders(play)).toMatch(/Sell limit, bracket/));
    await expect(openOrders(play)).toMatch(/Sell stop-market, bracket at 5\.0000/);
    await expect(await screen.findByText('Its exits are working', { exact: false })).toBeVisible();
  },
};

/** Details tell entry and exits as one, and one exit that is cancelled ends both. */
export const ExitCancelled: Story = {
  play: async (play) => {
    await ExitsWork.play?.(play);
    const { canvas } = play;
    await play.userEvent.click(canvas.getByRole('button', { name: /^Details: Sell stop-market/ }));
    const details = within(await screen.findByRole('dialog'));
    await expect(
      await details.findByRole('button', { name: /Sell\s*limit\s*9\.0000/ }, soon),
    ).toBeVisible();
    await play.userEvent.click(await details.findByRole('button', { name: /Buy\s*market/ }, soon));
    await expect(await details.findByText('With exits')).toBeVisible();
    await play.userEvent.click(details.getByRole('button', { name: 'Close' }));
    await play.userEvent.click(
      await canvas.findByRole('button', { name: /^Cancel: Sell stop-market/ }),
    );
    await waitFor(() => expect(openOrders(play)).not.toMatch(/bracket/));
  },
};

/** A sale is bought back: its stop has a limit, and the prices are the other way round. */
export const SaleBoughtBack: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, {
      side: 'Sell',
      fields: {
        Price: '9',
        Amount: '21.5',
        'Take profit': '8',
        'Stop loss': '9.5',
        'Stop limit': '9.6',
      },
    });
    await expect(
      await canvas.findByText(
        /^What is sold is bought back at 8\.0000 or less, or at 9\.6000 or less when the price rises to 9\.5000/,
      ),
    ).toBeVisible();
    await play.userEvent.click(canvas.getByRole('button', { name: 'Sell XCB' }));
    await waitFor(() => expect(openOrders(play)).toMatch(/Sell limit, bracket/));
    await expect(await screen.findByText('Order placed')).toBeVisible();
  },
};

/** Prices on the wrong side have the reason at their fields. */
export const WrongSides: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, {
      fields: { Price: '5', Amount: '200', 'Take profit': '4.9', 'Stop loss': '5.1' },
    });
    const describes = (name: string, words: string) =>
      expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(
        expect.stringContaining(words),
      );
    await describes('Take profit', 'Enter a price above 5');
    await describes('Stop loss', 'Enter a price below 5');
    await expect(canvas.getByRole('button', { name: 'Enter a price above 5' })).toBeVisible();
  },
};
