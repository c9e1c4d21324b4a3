import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  chooseType,
  openOrders,
  TicketAndOrders,
  typeFigures,
} from '../../testing/ticket-and-orders.tsx';

const meta = {
  title: 'Widgets/Order entry/Iceberg',
  component: TicketAndOrders,
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
} satisfies Meta<typeof TicketAndOrders>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Chooses an iceberg to buy and types its figures. */
async function fill(play: Play, fields: Readonly<Record<string, string>>) {
  await chooseType(play, { side: 'Buy', type: 'Iceberg' });
  await typeFigures(play, fields);
  return play.canvas;
}

/** The part that the book shows, read out as a sentence; only times in force at which it waits can be chosen. */
export const Matrix: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, { Price: '5', Amount: '100', 'Shown amount': '10' });
    await expect(
      await canvas.findByText(
        'Buy 100 XCB at 5.0000 or less. The order book shows 10 XCB at a time.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy XCB' })).toBeEnabled();
    await play.userEvent.click(canvas.getByRole('button', { name: /^Time in force/ }));
    const times = await screen.findAllByRole('menuitemradio');
    await expect(times.map(({ textContent }) => textContent)).toEqual([
      'Good till cancelled',
      'Good till date',
    ]);
    await play.userEvent.keyboard('{Escape}');
  },
};

/** Placed, the table says what the book shows of what is left. */
export const Placed: Story = {
  tags: ['picture'],
  play: async (play) => {
    const canvas = await fill(play, { Price: '5', Amount: '100', 'Shown amount': '10' });
    await play.userEvent.click(canvas.getByRole('button', { name: 'Buy XCB' }));
    await waitFor(() =>
      expect(openOrders(play)).toMatch(/Buy limit, iceberg shown 10\.00 of 100\.00/),
    );
  },
};

/** Details have both: the part that was asked for, and what is shown now. No picture: its ID is another each time. */
export const Details: Story = {
  play: async (play) => {
    await Placed.play?.(play);
    const { canvas, userEvent } = play;
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Details: Buy limit, iceberg/ }),
    );
    const details = within(await screen.findByRole('dialog'));
    await expect(await details.findByText('Visible now')).toBeVisible();
    await expect(screen.getByRole('dialog').textContent).toMatch(
      /Shown amount10\.00\s?XCB\s*Visible now10\.00\s?XCB/,
    );
  },
};

/** Parts that the market does not take have the reason at their field. No picture: the field that gets the focus is caught in the middle. */
export const TooSmall: Story = {
  play: async (play) => {
    const canvas = await fill(play, { Price: '5', Amount: '100', 'Shown amount': '4.99' });
    const shown = canvas.getByRole('textbox', { name: 'Shown amount' });
    await waitFor(() =>
      expect(shown).toHaveAccessibleDescription(expect.stringContaining('At least 5 XCB')),
    );
    await typeFigures(play, { 'Shown amount': '100' });
    await waitFor(() =>
      expect(shown).toHaveAccessibleDescription(expect.stringContaining('At most 99.99 XCB')),
    );
    await typeFigures(play, { 'Shown amount': '10.001' });
    await waitFor(() =>
      expect(shown).toHaveAccessibleDescription(expect.stringContaining('multiple of 0.01')),
    );
    await play.userEvent.clear(shown);
    await play.userEvent.click(await canvas.findByRole('button', { name: 'Enter a shown amount' }));
    await expect(shown).toHaveFocus();
  },
};
