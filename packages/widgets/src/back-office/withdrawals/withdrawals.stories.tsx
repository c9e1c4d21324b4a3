import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HeldWithdrawal } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

let exchange: Sandbox | undefined;
const lookOn = (sandbox: Sandbox): void => {
  exchange = sandbox;
};
const path = '/backoffice/withdrawals';

const meta = {
  title: 'Screens/Back office/Withdrawals',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'officer@agio.test',
    address: '/admin/withdrawals',
    still: true,
    break: lookOn,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowsShown = (canvas: Context['canvas']) => canvas.findAllByRole('rowheader');
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Opens the drawer of a row; the longest wait is the first. */
async function openRow({ canvas, userEvent }: Context, index: number) {
  const rows = await rowsShown(canvas);
  await userEvent.click(rows[index]!);
  const drawer = within(await screen.findByRole('dialog', { name: /^Withdrawal of / }));
  await drawer.findByRole('region', { name: 'Latest changes of the balance' });
  return drawer;
}

/** Presses a button of the drawer, and sends from the dialog that it opens. */
async function decide(context: Context, name: string, reason = '') {
  const { userEvent } = context;
  await userEvent.click(screen.getByRole('button', { name }));
  const sure = name.startsWith('Approve') ? 'Approve' : name;
  const dialog = within(await screen.findByRole('dialog', { name: sure }));
  if (reason !== '') await userEvent.type(dialog.getByRole('textbox'), reason);
  await userEvent.click(dialog.getByRole('button', { name: sure }));
}

/** Withdrawals that wait, the longest wait first, each with its reasons. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await rowsShown(canvas)).toHaveLength(4);
    await expect(canvas.getAllByText(/First withdrawal/).length).toBeGreaterThan(1);
    await expectFits();
  },
};
export const Light: Story = { ...Ready, tags: [], globals: { ...at('desk'), scheme: 'light' } };

export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    // The placeholders are a list too, which goes.
    await waitFor(() => {
      const list = within(canvas.getByRole('list', { name: 'Withdrawals' }));
      return expect(list.getAllByRole('link')).toHaveLength(4);
    });
    await expectFits();
  },
};

/** Reasons, transfer, address history, balance and sign-ins. */
export const Details: Story = {
  tags: ['picture'],
  play: async (context) => {
    const drawer = await openRow(context, 3);
    await expect(drawer.getByText('First withdrawal')).toBeVisible();
    await expect(
      drawer.getByRole('region', { name: 'Earlier withdrawals to this address' }),
    ).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

/** A release leaves the list. */
export const Released: Story = {
  play: async (context) => {
    await openRow(context, 3);
    await decide(context, 'Approve');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    await expect(await screen.findByText('Maria Oliveira')).toBeVisible();
  },
};

/** Flagged deposits, held before they are credited, are found by their type. */
export const Deposits: Story = {
  args: { address: '/admin/withdrawals?type=Deposit' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const rows = await rowsShown(canvas);
    await expect(rows).toHaveLength(1);
    await userEvent.click(rows[0]!);
    const drawer = within(await screen.findByRole('dialog', { name: 'Deposit of USDC' }));
    await expect(await drawer.findByText(/Large amount/)).toBeVisible();
    await expect(
      await drawer.findByRole('region', { name: 'Earlier deposits from this address' }),
    ).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    await expect(dialog.getByText(/^The exchange credits the money at once/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  },
};

/** A rejection needs a reason, which the customer reads. */
export const RejectionNeedsReason: Story = {
  tags: ['picture'],
  play: async (context) => {
    await openRow(context, 3);
    await decide(context, 'Reject');
    await expect(await screen.findByText('Enter a reason.')).toBeVisible();
  },
};

/** A reason that was typed is there when the dialog is opened again, for this decision alone. */
export const DraftKept: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const open = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name }));
    };
    await openRow(context, 3);
    const dialog = await open('Reject');
    await userEvent.type(dialog.getByRole('textbox'), 'The recipient is not known.');
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reject' })).toBeNull());
    const other = await open('Approve');
    await expect(other.getByRole('textbox')).toHaveValue('');
    await userEvent.click(other.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Approve' })).toBeNull());
    const again = await open('Reject');
    await expect(again.getByRole('textbox')).toHaveValue('The recipient is not known.');
  },
};

/** The sign-in is too long ago to move money: the dialog says so, keeps the reason, and leaves for a new one. */
export const SignInFirst: Story = {
  args: { signedInFor: 901 },
  play: async (context) => {
    const { userEvent } = context;
    await openRow(context, 3);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }));
    await expect(await dialog.findByText('You have to sign in again for this')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'The recipient is not known.');
    await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
};
export const SignInFirstLight: Story = {
  ...SignInFirst,
  globals: { ...at('desk'), scheme: 'light' },
};
/** The exchange refuses an old sign-in that the dialog did not know of: the reason stays. */
export const SignInAsked: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeWithdrawals.resolveMany',
        failWith: {
          status: 401,
          headers: {
            'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="300"',
          },
        },
      }),
  },
  play: async (context) => {
    await openRow(context, 3);
    await decide(context, 'Reject', 'The recipient is not known.');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }));
    await expect(await dialog.findByText(/^Sign in again to do this/)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('The recipient is not known.');
  },
};

/** Two officers must approve: the first waits for the second, and cannot be it. */
export const FirstOfTwo: Story = {
  tags: ['picture'],
  play: async (context) => {
    await openRow(context, 0);
    await decide(context, 'Approve (first of two)');
    await expect(await screen.findByText(/You gave the first approval/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled();
  },
};

/** Several at once, with an outcome of each: one was decided by a colleague meanwhile. */
export const SeveralWithOutcomes: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await rowsShown(canvas);
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    const { items } = await actAs<{ items: HeldWithdrawal[] }>(exchange, 'admin@agio.test', [
      'GET',
      path,
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    await actAs(exchange, 'admin@agio.test', [
      'PUT',
      `${path}/resolve`,
      { id: items[3]!.id, seenVersion: 1, decision: 'Approve' },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(
      await canvas.findByText(/Aiko Damm has already approved this request/),
    ).toBeVisible();
  },
};

/** The answer is lost: what became of the decision is looked up, and it is not sent again. */
export const LostAnswer: Story = {
  args: {
    break: (sandbox) => {
      lookOn(sandbox);
      sandbox.faults.set({ endpoint: 'backOfficeWithdrawals.resolveMany', lose: 'answer' });
    },
  },
  play: async (context) => {
    await openRow(context, 3);
    await decide(context, 'Approve');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    await expect(await screen.findByText('Maria Oliveira')).toBeVisible();
  },
};

/** The decision did not arrive: it can be made again. */
export const NotArrived: Story = {
  args: {
    break: (sandbox) => {
      lookOn(sandbox);
      sandbox.faults.set({ endpoint: 'backOfficeWithdrawals.resolveMany', lose: 'request' });
    },
  },
  play: async (context) => {
    await openRow(context, 3);
    await decide(context, 'Approve');
    await expect(await screen.findByText(/Your decision did not arrive/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

/** Decided ones are found by their state. */
export const Empty: Story = {
  args: { address: '/admin/withdrawals?state=Rejected' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWithdrawals.list', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The transfers could not be loaded')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWithdrawals.list', latencyMs: 600_000 }),
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Withdrawals' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
  },
};

/** Filtered in the address by worth, time and end, and saved as a file. */
export const Filtered: Story = {
  args: { address: '/admin/withdrawals?valueFrom=10000&from=2026-01-01&asset=USDC' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const before = (await rowsShown(canvas)).length;
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter: Value: 10,000 or more' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Asset: USDC' }));
    await waitFor(async () => expect((await rowsShown(canvas)).length).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText(/^agio-withdrawals-[\d-]+\.csv was saved$/)).toBeVisible();
    await expectFits();
  },
};

/** Those whose time is over within a day. */
export const EndsSoon: Story = {
  args: { address: '/admin/withdrawals?ends=Day' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter: Given back if undecided: 24 h' }),
    ).toBeVisible();
  },
};
