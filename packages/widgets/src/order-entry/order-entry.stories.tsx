import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { withPreferences } from '../testing/with-preferences.ts';
import { OrderEntry, type OrderEntryProps } from './order-entry.tsx';

type Args = OrderEntryProps & Omit<SandboxStageProps, 'children' | 'onFollow'>;

/** The ticket at work, on an exchange of its own in the page. */
function TicketOnSandbox({ market, touch, onPlaced, ...stage }: Args) {
  return (
    <SandboxStage {...stage}>
      <div className="min-h-140 w-80 bg-surface-1 p-4">
        <OrderEntry market={market} touch={touch} onPlaced={onPlaced} />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Widgets/Order entry',
  component: TicketOnSandbox,
  // The scenario is quiet: no other orders change what a story reads in the book or places there.
  args: { market: 'XCB-CTN', account: 'trader@agio.test', scenario: 'quiet' },
} satisfies Meta<typeof TicketOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const ticketOf = async (root: HTMLElement) =>
  within(
    await waitFor(() => {
      const ticket = root.querySelector<HTMLElement>('[data-slot=order-ticket]');
      if (!ticket) throw new Error('The ticket is not there yet');
      return ticket;
    }),
  );
const toast = (text: RegExp | string) => within(document.body).findByText(text);

/** Nothing moves: for pictures. */
export const Matrix: Story = { args: { still: true } };

/** A market order for little is filled at once. */
export const Filled: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    await userEvent.click(ticket.getByRole('tab', { name: 'Market' }));
    const amount = ticket.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '10');
    await userEvent.click(await ticket.findByRole('button', { name: 'Buy XCB' }));
    await expect(await toast('Order filled')).toBeVisible();
    // The size is used up.
    await waitFor(() => expect(amount).toHaveValue(''));
  },
};

/** The price follows the best bid from a press on, and says so; the first change of it ends that. */
export const FollowsBest: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    const price = ticket.getByRole('textbox', { name: 'Price' });
    const bid = await ticket.findByRole('button', { name: /^Bid \d/ });
    const follow = ticket.getByRole('button', { name: 'Follow bid' });
    await userEvent.click(follow);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await expect(
      await ticket.findByText('Follows the best bid until you change the price.'),
    ).toBeVisible();
    await waitFor(() => expect(`Bid ${(price as HTMLInputElement).value}`).toBe(bid.ariaLabel));
    await userEvent.click(ticket.getByRole('button', { name: 'One tick down' }));
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** Settings of the confirmation, notices and input of orders: at the ticket, each choice at once. */
export const Settings: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    await userEvent.click(ticket.getByRole('button', { name: 'Trading settings' }));
    const settings = within(
      await within(document.body).findByRole('dialog', { name: 'Trading settings' }),
    );
    await userEvent.click(settings.getByRole('switch', { name: /^One-click orders/ }));
    await expect(await ticket.findByText(/^One-click orders are on/)).toBeVisible();
    await userEvent.click(settings.getByRole('radio', { name: 'Always' }));
    // A reader who wants to see every order is not surprised by one.
    await waitFor(() =>
      expect(settings.getByRole('switch', { name: /^One-click orders/ })).toBeDisabled(),
    );
    await waitFor(() => expect(ticket.queryByText(/^One-click orders are on/)).toBeNull());
    await userEvent.click(settings.getByRole('radio', { name: 'When something looks wrong' }));
    await expect(await ticket.findByText(/^One-click orders are on/)).toBeVisible();
  },
};

/** The whole order once more, for who wants to see it. */
export const Review: Story = {
  tags: ['picture'],
  args: { still: true, storage: withPreferences({ confirmOrders: 'always' }) },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    await userEvent.click(ticket.getByRole('tab', { name: 'Stop-limit' }));
    await userEvent.type(ticket.getByRole('textbox', { name: 'Trigger' }), '6.9');
    const limit = ticket.getByRole('textbox', { name: 'Limit' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '6');
    await userEvent.type(ticket.getByRole('textbox', { name: 'Amount' }), '10');
    await userEvent.click(await ticket.findByRole('button', { name: 'Buy XCB' }));
    const review = await within(document.body).findByRole('dialog', {
      name: 'Buy XCB/CTN, Stop-limit',
    });
    await expect(
      await within(review).findByText('Limit and trigger may be mixed up.'),
    ).toBeVisible();
  },
};

/** Fees and limits are at the ticket, and at the fields for who hears them. */
export const FeesAndLimits: Story = {
  tags: ['picture'],
  args: { still: true },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    await userEvent.click(ticket.getByText('Fees and limits'));
    await expect(await ticket.findByText('Smallest order')).toBeVisible();
    await expect(ticket.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      /From [\d.]+ to [\d,.]+ XCB, in steps of [\d.]+\.$/,
    );
    await expect(ticket.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
      /In steps of 0\.0001 CTN\.$/,
    );
    await expect(ticket.getByText('Tier 2')).toBeVisible();
    await expect(ticket.getByText('0.08% / 0.12%')).toBeVisible();
  },
};

/** An account of the highest tier sees the fees that it pays. */
export const FeesOfTheTier: Story = {
  args: { still: true, account: 'tier3@agio.test' },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    await expect(await ticket.findByText('0.06% / 0.09%')).toBeVisible();
    await userEvent.click(ticket.getByText('Fees and limits'));
    await expect(await ticket.findByText('Tier 3')).toBeVisible();
  },
};

const refusal = {
  errorCode: 60001,
  errors: [{ key: 'price', code: 'tooFar', message: 'The price is too far from the market.' }],
};

/** The exchange refuses: its reason is told, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'trading.createOrder', failWith: { status: 400, body: refusal } }),
  },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    const amount = ticket.getByRole('textbox', { name: 'Amount' });
    const price = ticket.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '6');
    await userEvent.type(amount, '10');
    await userEvent.click(await ticket.findByRole('button', { name: 'Buy XCB' }));
    await expect(await toast('The order was not placed')).toBeVisible();
    await expect(await toast('The price is too far from the market.')).toBeVisible();
    await expect(amount).toHaveValue('10');
    await expect(price).toHaveValue('6');
  },
};

/** Typing is kept while the market is halted. */
export const HaltedMarket: Story = {
  args: { scenario: 'halted' },
  play: async ({ canvasElement, userEvent }) => {
    const ticket = await ticketOf(canvasElement);
    await userEvent.type(ticket.getByRole('textbox', { name: 'Amount' }), '500.41');
    await expect(await ticket.findByRole('button', { name: 'Market is halted' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(ticket.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.41');
  },
};

/** The button of a guest is the way on. */
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvasElement }) => {
    const ticket = await ticketOf(canvasElement);
    await expect(await ticket.findByRole('button', { name: 'Sign in to trade' })).toBeEnabled();
  },
};

/** An account that is frozen hears so above the fields. */
export const Frozen: Story = {
  args: { account: 'frozen@agio.test' },
  play: async ({ canvasElement }) => {
    const ticket = await ticketOf(canvasElement);
    await expect(await ticket.findByText(/Your account has been frozen/)).toBeVisible();
    await expect(
      await ticket.findByRole('button', { name: 'Trading is not available' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** For a finger. */
export const Touch: Story = { args: { touch: true, still: true } };

/** The ticket's lines before its market is known. */
export const Loading: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: '*', latencyMs: 3_600_000 }) },
};

/** The markets cannot be loaded. */
export const Failed: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'marketData.instruments', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The market could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const UnknownMarket: Story = {
  args: { market: 'NOPE-CTN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Market NOPE-CTN does not exist')).toBeVisible();
  },
};
