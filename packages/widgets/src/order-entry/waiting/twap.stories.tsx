import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  chooseType,
  openOrders,
  TicketAndOrders,
  typeFigures,
} from '../../testing/ticket-and-orders.tsx';

const meta = {
  title: 'Widgets/Order entry/TWAP',
  component: TicketAndOrders,
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
} satisfies Meta<typeof TicketAndOrders>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Chooses the type and types the figures. */
async function fill(play: Play, type: string, fields: Readonly<Record<string, string>>) {
  await chooseType(play, { side: 'Buy', type });
  await typeFigures(play, fields);
  return play.canvas;
}

/** Its slices at the market price, read out as a sentence. */
export const Matrix: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, 'TWAP', { Total: '1200', Duration: '60', Slices: '12' });
    await expect(
      await canvas.findByText(
        'Buy 1,200 CTN at the market price in equal slices, one every 5 min.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy XCB' })).toBeEnabled();
  },
};

const fourSlices = { Limit: '9', Amount: '120', Duration: '30', Slices: '4' };

/** The first slice trades as it is placed; the order is paused, goes on, and its details have its times. */
export const PausedAndResumed: Story = {
  tags: ['picture'],
  play: async (play) => {
    const { userEvent } = play;
    const canvas = await fill(play, 'TWAP limit', fourSlices);
    await expect(
      await canvas.findByText('Buy 120 XCB at 9.0000 or less in equal slices, one every 7:30.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XCB' }));
    await waitFor(() => expect(openOrders(play)).toMatch(/Buy TWAP limit 1\/4/));
    await expect(await screen.findByText(/It trades in slices/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause: Buy TWAP limit/ }));
    await waitFor(() => expect(openOrders(play)).toMatch(/Buy TWAP limit, paused 1\/4/));
    const resume = await canvas.findByRole('button', { name: /^Resume: Buy TWAP limit/ });
    await expect(resume).toHaveFocus();
    await expect(await screen.findByText('Order paused')).toBeVisible();
  },
};

const notOpen = {
  errorCode: 60009,
  errors: [{ key: 'orderId', code: 'orderNotOpen', message: 'The order is no longer open.' }],
};

/** A pause that the exchange does not take: the order trades on, and the toast says so. */
export const NotPaused: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'trading.pauseOrder', failWith: { status: 409, body: notOpen } }),
  },
  play: async (play) => {
    const { userEvent } = play;
    const canvas = await fill(play, 'TWAP limit', fourSlices);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XCB' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause: Buy TWAP limit/ }));
    await expect(await screen.findByText('The order stays as it was')).toBeVisible();
    await expect(openOrders(play)).toMatch(/Buy TWAP limit 1\/4/);
  },
};

/** Details say when the next slice comes. No picture: the order's own ID is another each time. */
export const Details: Story = {
  play: async (play) => {
    await PausedAndResumed.play?.(play);
    const { canvas, userEvent } = play;
    await userEvent.click(await canvas.findByRole('button', { name: /^Resume: Buy TWAP limit/ }));
    await canvas.findByRole('button', { name: /^Pause: Buy TWAP limit/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Details: Buy TWAP limit/ }));
    const details = within(await screen.findByRole('dialog'));
    await expect(await details.findByText('Next slice')).toBeVisible();
    await expect(details.getByText('1/4')).toBeVisible();
    await expect(details.getByText('30 min')).toBeVisible();
  },
};

/** Slices that the market does not take, and times that the exchange does not, have the reason at their field. */
export const TooSmall: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, 'TWAP limit', {
      Limit: '6',
      Amount: '2',
      Duration: '60',
      Slices: '12',
    });
    const slices = canvas.getByRole('textbox', { name: 'Slices' });
    await waitFor(() =>
      expect(slices).toHaveAccessibleDescription(expect.stringContaining('Each slice: at least')),
    );
    await typeFigures(play, { Duration: '1', Slices: '13' });
    await waitFor(() =>
      expect(slices).toHaveAccessibleDescription(
        expect.stringContaining('at least 5 seconds apart'),
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Check duration and slices' })).toBeVisible();
  },
};
