import type { Sandbox } from '@agio/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { sendHeld } from '../testing/send-held.ts';
import { at, screenParameters } from '../testing/viewports.ts';
import { History } from './history.tsx';
import { historyChoiceOf, historyQueryOf } from '../lists/history-choice.ts';

const onAddress = fn();
const onFollow = fn();

interface Args extends Omit<SandboxStageProps, 'children' | 'onFollow'> {
  /** The query of the page's address. */
  address?: string;
}

/** Shows the history as in a host that keeps the choice in its address. */
function HistoryOnSandbox({ address = '', ...stage }: Args) {
  const [choice, setChoice] = useState(() => historyChoiceOf(address));
  return (
    <SandboxStage {...stage} onFollow={onFollow}>
      <div className="min-h-dvh w-full bg-canvas">
        <History
          choice={choice}
          onChoiceChange={(next, how) => {
            onAddress(historyQueryOf(next), how);
            setChoice(next);
          }}
        />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/History',
  component: HistoryOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
  beforeEach: () => {
    onAddress.mockClear();
    onFollow.mockClear();
  },
} satisfies Meta<typeof HistoryOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const page = () => within(document.body);

/** The list shows its entries. */
const shows =
  (list: string, entry: RegExp): Play =>
  async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: entry });
    await expect(first).toBeVisible();
    await expect(canvas.getByRole('table', { name: list })).toBeVisible();
    await expect(canvas.getByText(/^1(–\d+)? of \d+$/)).toBeVisible();
  };

export const Orders: Story = {
  tags: ['picture'],
  play: shows('Orders', /^Details: Sell Limit XCB\/CTN/),
};
export const Trades: Story = {
  args: { address: '?list=trades' },
  play: shows('Trades', /^Details: Sell XCB\/CTN/),
};
export const Transfers: Story = {
  tags: ['picture'],
  args: { address: '?list=transfers' },
  play: shows('Transfers', /^Details: Withdrawal USDC/),
};
export const Conversions: Story = {
  args: { address: '?list=conversions' },
  play: shows('Conversions', /^Details: Conversion USDC\/BTC/),
};
export const BuyAndSell: Story = {
  args: { address: '?list=ramp' },
  play: shows('Buy & Sell', /^Details: Buy BTC/),
};
export const Ledger: Story = {
  tags: ['picture'],
  args: { address: '?list=all' },
  play: shows('All', /^Details: Opening balance BTC/),
};

/** An empty list says what will be in it. */
export const NoRewards: Story = {
  args: { address: '?list=rewards' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rewards yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View markets' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { scenario: 'empty', address: '?list=conversions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conversions yet')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: 'trading.orderHistory', latencyMs: 1e9 }) },
};
export const Failed: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'trading.orderHistory', failWith: { status: 500 }, times: 1 }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Your history could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await shows('Orders', /^Details: Sell Limit/)(context);
  },
};
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your history')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};
/** The account is frozen. */
export const NotAllowed: Story = {
  args: { account: 'frozen@agio.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The history is not available for this account'),
    ).toBeVisible();
  },
};

/**
 * An account in review reads nothing (spec §5): its orders stay in the market, and the list of orders says so and who
 * cancels them. The other lists say why they are closed.
 */
export const InReview: Story = {
  args: { account: 'pending@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your account is under review\. No order/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Trades' }));
    await expect(
      await canvas.findByText(
        'Your account is under review. You can trade when the review is complete.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/stay in the market/)).not.toBeInTheDocument();
  },
};

/** Filters stand as chips and in the address, each change one step back; another list keeps what it can. */
export const Filtered: Story = {
  args: { address: '?list=transfers' },
  play: async ({ canvas, userEvent }) => {
    const withdrawals = { name: /^Details: Withdrawal/ };
    await canvas.findAllByRole('button', withdrawals);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = within(await page().findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await page().findByRole('option', { name: 'Deposit' }));
    await waitFor(() => expect(canvas.queryByRole('button', withdrawals)).toBeNull());
    await expect(onAddress).toHaveBeenLastCalledWith('list=transfers&type=Deposit', {
      isStep: true,
    });
    await userEvent.click(panel.getByRole('combobox', { name: 'Asset' }));
    await userEvent.click(await page().findByRole('option', { name: 'XCB' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Details: Deposit/ })).toHaveLength(1),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Filter' })).toBeNull());
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove filter: Type: Deposit' }),
    );
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await waitFor(() =>
      expect(onAddress).toHaveBeenLastCalledWith('list=all&symbol=XCB', { isStep: true }),
    );
  },
};

/** A list emptied by its filters names them, and offers to clear them. */
export const NoMatch: Story = {
  args: { address: '?list=transfers&symbol=FRST&search=nowhere' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Filters: Asset: FRST, Search: nowhere')).toBeVisible();
    const panel = within(canvas.getByRole('tabpanel'));
    const [, clear] = panel.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear as HTMLElement);
    await expect(await panel.findByRole('table', { name: 'Transfers' })).toBeVisible();
    await waitFor(() =>
      expect(onAddress).toHaveBeenLastCalledWith('list=transfers', { isStep: true }),
    );
  },
};

/** A pasted id or address finds what it was. */
export const Search: Story = {
  args: { address: '?list=all' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Details: Trade/ });
    const address = canvas.getByRole('searchbox', { name: 'Search ID or address' });
    await userEvent.type(address, 'no such id');
    await expect(await canvas.findByText('Filters: Search: no such id')).toBeVisible();
    await expect(onAddress).toHaveBeenLastCalledWith('list=all&search=no+such+id', {
      isStep: false,
    });
    await userEvent.clear(address);
    const [trade] = await canvas.findAllByRole('button', { name: /^Details: Trade/ });
    await expect(trade).toBeVisible();
  },
};

/** Everything about a transfer, the next one by a button, and what it was in the ledger. */
export const Details: Story = {
  args: { address: '?list=transfers' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Details: Deposit BTC/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await page().findByRole('dialog', { name: 'Deposit BTC' });
    await expect(onAddress).toHaveBeenLastCalledWith(
      expect.stringMatching(/^list=transfers&entry=\w+$/),
      { isStep: true },
    );
    const details = within(dialog);
    await expect(await details.findByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Copy: Transaction' })).toBeEnabled();
    const explorer = await details.findByRole('link', { name: 'View in the explorer' });
    await expect(explorer).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    await userEvent.click(details.getByRole('button', { name: 'Older entry' }));
    await page().findByRole('dialog', { name: 'Withdrawal USDC' });
    await userEvent.click(details.getByRole('button', { name: 'Show in the ledger' }));
    const [entry] = await canvas.findAllByRole('button', { name: /^Details: Withdrawal USDC/ });
    await expect(entry).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A withdrawal that the exchange holds: since when, for how long usually, and the way to cancel it. */
export const TransferInReview: Story = {
  tags: ['picture'],
  args: { address: '?list=transfers', break: (sandbox) => void sendHeld(sandbox) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('In review');
    const [first] = canvas.getAllByRole('button', { name: /^Details: Withdrawal USDC/ });
    await userEvent.click(first as HTMLElement);
    const details = within(await page().findByRole('dialog', { name: 'Withdrawal USDC' }));
    const timeline = within(await details.findByRole('list', { name: 'Timeline' }));
    await expect(timeline.getByText('In review')).toBeVisible();
    await expect(await details.findByText(/^In review\. Usual time: 4 hours\./)).toBeVisible();
    await expect(details.getByRole('button', { name: 'Cancel transfer' })).toBeEnabled();
  },
};

/** Cancelled from its details: the money is free again, and there is nothing to wait for. */
export const TransferCancelled: Story = {
  args: { ...TransferInReview.args },
  play: async (context) => {
    await TransferInReview.play?.(context);
    const { userEvent } = context;
    await userEvent.click(page().getByRole('button', { name: 'Cancel transfer' }));
    const question = within(await page().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }));
    const details = within(await page().findByRole('dialog', { name: 'Withdrawal USDC' }));
    await waitFor(() => expect(details.getAllByText('Cancelled').length).toBeGreaterThan(0));
    await expect(details.queryByText(/^In review/)).not.toBeInTheDocument();
  },
};

/** An order has the details of the desk: its terms, its timeline, its ids. */
export const OrderDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    const [order] = await canvas.findAllByRole('button', { name: /^Details: Sell Limit/ });
    await userEvent.click(order as HTMLElement);
    const details = within(await page().findByRole('dialog', { name: 'Sell Limit XCB/CTN' }));
    const timeline = await details.findByRole('list', { name: 'Timeline' });
    await expect(within(timeline).getAllByText('Placed')).toHaveLength(1);
    await userEvent.click(details.getByRole('button', { name: 'Show its trades' }));
    await expect(await canvas.findAllByRole('button', { name: /^Details: Sell XCB/ })).toHaveLength(
      1,
    );
    await expect(canvas.getByRole('table', { name: 'Trades' })).toBeVisible();
  },
};

/** Nothing is saved in a test. */
const withoutSaving = () => {
  const made = spyOn(URL, 'createObjectURL');
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { made, clicked };
};

/** The file has all that matches. */
export const Export: Story = {
  args: { address: '?list=conversions&status=Done' },
  play: async ({ canvas, userEvent }) => {
    const { made, clicked } = withoutSaving();
    await canvas.findAllByRole('button', { name: /^Details: Conversion/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [file] = made.mock.calls.at(-1) as [Blob];
    const [header, ...rows] = (await file.text()).trimEnd().split('\r\n');
    await expect(header).toMatch(/^Time,Sent,Sent asset,Received,Received asset,/);
    await expect(rows).toHaveLength(2);
    await expect(await page().findByText('2 rows exported')).toBeVisible();
  },
};

/** The exchange of the story, to break in its course. */
let exchange: Parameters<NonNullable<SandboxStageProps['break']>>[0] | undefined;

/** While a file is written the page goes on, and the same button cancels. */
export const ExportCancelled: Story = {
  args: {
    address: '?list=trades',
    break: (sandbox) => {
      exchange = sandbox;
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { clicked } = withoutSaving();
    await canvas.findAllByRole('button', { name: /^Details:/ });
    exchange?.faults.set({ endpoint: 'history.trades', latencyMs: 1e9 });
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the export' }));
    await expect(await canvas.findByRole('button', { name: 'Export CSV' })).toHaveFocus();
    await expect(clicked).not.toHaveBeenCalled();
  },
};

/** The year as a file, oldest first, with what its columns mean. */
export const TaxReport: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const { made, clicked } = withoutSaving();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reports' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Tax report' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Tax report' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Export 2026' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [file] = made.mock.calls.at(-1) as [Blob];
    const [header, first] = (await file.text()).split('\r\n');
    await expect(header).toMatch(/^Booked,Type,Event,Market,Sent,Sent asset,Received,/);
    await expect(first).toMatch(/^2026-03-\d\dT[\d:.]+Z,Opening,opening,,,,/);
    await expect(await dialog.findByRole('button', { name: 'Export 2026' })).toBeEnabled();
  },
};

/** A month that adds up, to print. */
export const Statement: Story = {
  tags: ['picture'],
  args: { address: '?statement=2026-11' },
  play: async ({ canvas, userEvent }) => {
    const printed = spyOn(window, 'print').mockImplementation(() => undefined);
    await expect(
      await canvas.findByRole('heading', { name: 'Statement for November 2026, so far' }),
    ).toBeVisible();
    await expect(canvas.getByText(/, trader@agio\.test$/)).toBeVisible();
    await expect(await canvas.findByText(/^Agio \(demonstration\), Musterstrasse 1/)).toBeVisible();
    await expect(canvas.getByText(/The month is not over\.$/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Worth in CHF' })).toBeVisible();
    await expect(canvas.getByText('All together')).toBeVisible();
    await expect(canvas.getByText(/to the last digit\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(printed).toHaveBeenCalledOnce();
  },
};
/** A deposit is in two lists with two times: each head says which one it is. */
export const TwoTimes: Story = {
  name: 'The time of a transfer is when it started, that of all entries when it was booked (ux-review L9)',
  args: { address: '?list=transfers' },
  play: async ({ canvas, userEvent }) => {
    const headOf = async (list: string) =>
      within(await canvas.findByRole('table', { name: list })).getAllByRole('columnheader')[0];
    await expect(await headOf('Transfers')).toHaveTextContent('Started');
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await expect(await headOf('All')).toHaveTextContent('Booked');
  },
};

/** A bank compares it with a passport: the confirmed name is printed, also where the reader shows another. */
export const StatementOfRenamed: Story = {
  name: 'The statement of a renamed reader prints the confirmed name (ux-review M14)',
  args: {
    address: '?statement=2026-11',
    break: (sandbox) =>
      void sandbox.fetch(
        new Request('http://exchange.test/frontoffice/api/userinfo', {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${sandbox.issueToken('trader@agio.test')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ displayName: 'Captain' }),
        }),
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lena Keller, trader@agio.test')).toBeVisible();
    await expect(canvas.queryByText(/Captain/)).toBeNull();
  },
};

export const StatementFailed: Story = {
  args: {
    address: '?statement=2026-11',
    break: ({ faults }) => faults.set({ endpoint: 'history.balances', failWith: { status: 500 } }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The statement could not be made')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the history' }));
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
  },
};

/** Cards in place of tables. */
export const Phone: Story = {
  args: { address: '?list=transfers' },
  globals: at('phone'),
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('button', { name: /^Details: Deposit BTC/ });
    await expect(canvas.getByRole('list', { name: 'Transfers' })).toBeVisible();
    await userEvent.click(card as HTMLElement);
    await expect(await page().findByRole('dialog', { name: 'Deposit BTC' })).toBeVisible();
  },
};
export const SmallPhone: Story = { args: { address: '?list=all' }, globals: at('small') };
export const Light: Story = {
  ...Ledger,
  tags: [],
  globals: { ...at('tablet'), scheme: 'light' },
};
export const RightToLeft: Story = { ...Transfers, globals: { ...at('desk'), dir: 'rtl' } };
export const OfAVariant: Story = {
  ...Ledger,
  tags: [],
  globals: { ...at('desk'), brand: 'verdant', scheme: 'light' },
};

/** Loaded rows stay when a refresh fails, and a note says that they may be out of date. */
const live: { sandbox?: Sandbox } = {};
export const Stale: Story = {
  args: {
    address: '?list=transfers',
    still: false,
    break: (sandbox) => void (live.sandbox = sandbox),
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Details: Deposit/ });
    await expect(first).toBeVisible();
    const sandbox = live.sandbox!;
    sandbox.faults.set({ endpoint: 'wallet.transfers', failWith: { status: 500 } });
    // A deposit is on its way: the list is asked for again.
    await sandbox.fetch(
      new Request('http://exchange.test/frontoffice/api/wallet/deposit', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sandbox.issueToken('trader@agio.test')}`,
          'content-type': 'application/json-patch+json',
        },
        body: JSON.stringify({ asset: 'BTC', network: 'bitcoin' }),
      }),
    );
    await expect(await canvas.findByText(/may be out of date/)).toBeVisible();
    await expect(first).toBeVisible();
  },
};
