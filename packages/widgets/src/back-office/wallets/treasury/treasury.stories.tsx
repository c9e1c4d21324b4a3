import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Aggregation } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../../testing/viewports.ts';
import { actAs, comeBack } from '../../testing/act-as.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';

let other: Sandbox | undefined;
const lookOn = (sandbox: Sandbox): void => {
  other = sandbox;
};

const meta = {
  title: 'Screens/Back office/Treasury',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'admin@agio.test',
    address: '/admin/wallets/btc',
    still: true,
    break: lookOn,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const wallets = '/api/v2/wallets';
const section = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Cold storage' }));
const proposed = async (kind: 'ToCold' | 'FromCold' = 'ToCold', amount = '1.5') =>
  (
    await actAs<Aggregation>(other, 'second-admin@agio.test', [
      'POST',
      `${wallets}/treasury`,
      { walletId: 'btc', kind, amount, reason: 'Deposits of the week' },
    ])
  ).token;
const as = async (who: string, what: 'approve' | 'broadcast', token: string) =>
  actAs(other, `${who}@agio.test`, [
    'POST',
    what === 'approve'
      ? `${wallets}/aggregation/approve/${token}`
      : `${wallets}/aggregation/broadcast`,
    { token },
  ]);
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Balance and address of cold storage, and the two ways of a move. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const cold = await section(canvas);
    await expect(await cold.findByRole('button', { name: 'To cold storage' })).toBeVisible();
    await expect(cold.getByRole('button', { name: 'From cold storage' })).toBeVisible();
    await expectFits();
  },
};
export const ReadyPhone: Story = { ...Ready, tags: [], globals: at('small') };

/** An officer reads, and proposes nothing. */
export const ForOfficer: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    const cold = await section(canvas);
    await expect(await cold.findByText('Administrators propose and approve this.')).toBeVisible();
    await expect(cold.queryByRole('button', { name: 'To cold storage' })).toBeNull();
  },
};

async function openDialog({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const cold = await section(canvas);
  await userEvent.click(await cold.findByRole('button', { name: 'To cold storage' }));
  return within(await screen.findByRole('dialog', { name: 'To cold storage' }));
}

/** The amount that leads back to the target is filled in; the reason is asked for. */
export const Propose: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('1.402117');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    await expect(await dialog.findByText('Enter a reason.')).toBeVisible();
  },
};
export const ProposePhone: Story = { ...Propose, tags: [], globals: at('small') };

/** Proposed: another administrator approves, and the reason stands beside the amount. */
export const Proposed: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Above the target');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    const cold = await section(canvas);
    await expect(await cold.findByText(/You proposed this/)).toBeVisible();
    await expect(cold.getByText('Above the target')).toBeVisible();
  },
};

/** More than the wallet can send is refused, and what was typed stays. */
export const TooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'All of it');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    const cold = await section(canvas);
    await expect(await cold.findByText(/This wallet can send 18\.402117 BTC/)).toBeVisible();
    await userEvent.click(cold.getByRole('button', { name: 'To cold storage' }));
    const again = within(await screen.findByRole('dialog', { name: 'To cold storage' }));
    await expect(again.getByRole('textbox', { name: /Reason/ })).toHaveValue('All of it');
  },
};

/** The answer to a proposal is lost: it is found, and there is one. */
export const ProposalLost: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    other?.faults.set({ endpoint: 'backOfficeWallets.proposeMove', lose: 'answer', times: 1 });
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Above the target');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    const cold = await section(canvas);
    await expect(await cold.findByText(/You proposed this/)).toBeVisible();
  },
};

async function waiting(canvas: Context['canvas'], ...move: Parameters<typeof proposed>) {
  const cold = await section(canvas);
  await cold.findByRole('button', { name: 'To cold storage' });
  const token = await proposed(...move);
  comeBack();
  return { cold, token };
}

/** Proposed by another administrator: amount, addresses and reason are compared before the button can be pressed. */
export const ToApprove: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const { cold } = await waiting(canvas);
    const button = await cold.findByRole('button', { name: /^Approve / });
    await expect(button).toBeDisabled();
    await expect(cold.getByText('Deposits of the week')).toBeVisible();
    await userEvent.click(cold.getByRole('checkbox'));
    await expect(button).toBeEnabled();
    await expectFits();
  },
};
export const ToApprovePhone: Story = { ...ToApprove, tags: [], globals: at('small') };

/** Out of cold storage one administrator more has to agree: the first approval is not enough. */
export const OneOfTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    const { cold } = await waiting(canvas, 'FromCold');
    await userEvent.click(await cold.findByRole('checkbox'));
    await userEvent.click(cold.getByRole('button', { name: /^Approve / }));
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: /^Approve / }));
    await expect(await cold.findByText(/It needs another administrator/)).toBeVisible();
    await expect(cold.getByText(/Approvals: 1 of 2/)).toBeVisible();
  },
};

/** Approved, broadcast and confirmed while the reader looks on: cold storage holds more. */
export const Live: Story = {
  play: async ({ canvas }) => {
    const { cold, token } = await waiting(canvas);
    await cold.findByRole('button', { name: /^Approve / });
    await as('admin', 'approve', token);
    await as('second-admin', 'broadcast', token);
    // The hub says so a second later.
    other?.tick(1100);
    await expect(await cold.findByText(/waits for the network/)).toBeVisible();
    other?.tick(4000);
    await expect(await cold.findByRole('button', { name: 'To cold storage' })).toBeVisible();
  },
};

/** The network refuses it: the amount is back where it left. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const { cold, token } = await waiting(canvas);
    await cold.findByRole('button', { name: /^Approve / });
    await as('admin', 'approve', token);
    other?.faults.refuseSources('btc', 1);
    await as('second-admin', 'broadcast', token);
    other?.tick(4000);
    comeBack();
    await expect(await cold.findByText(/The amount is back in its wallet/)).toBeVisible();
  },
};

/** Another administrator was first: the exchange refuses, and the page shows the present state. */
export const SecondToApprove: Story = {
  play: async ({ canvas, userEvent }) => {
    const { cold, token } = await waiting(canvas);
    await userEvent.click(await cold.findByRole('checkbox'));
    await userEvent.click(cold.getByRole('button', { name: /^Approve / }));
    const second = within(await screen.findByRole('alertdialog'));
    other?.faults.takeHubsDown(true);
    await actAs(other, 'officer@agio.test', [
      'POST',
      `${wallets}/aggregation/reject/${token}`,
      { reason: 'Not today' },
    ]);
    await userEvent.click(second.getByRole('button', { name: /^Approve / }));
    await expect(await cold.findByText(/Maria Oliveira has rejected it/)).toBeVisible();
  },
};

export const ColdFailed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.cold', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    const cold = await section(canvas);
    await expect(await cold.findByText(/could not be loaded/)).toBeVisible();
  },
};

/** A collection that lifts the wallet above its ceiling is not proposed without a reason. */
export const AboveTheCeiling: Story = {
  args: { address: '/admin/wallets/usdc-ethereum' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Collect into USDC Ethereum' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Withdraw the proposal' }));
    const ending = within(await screen.findByRole('alertdialog'));
    await userEvent.click(ending.getByRole('button', { name: 'Withdraw the proposal' }));
    await expect(await panel.findByText(/lift the wallet above its ceiling/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Propose to collect' }));
    await expect(await panel.findByText('Enter a reason.')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: /Reason/ }), 'Payouts at month-end');
    await userEvent.click(panel.getByRole('button', { name: 'Propose to collect' }));
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Propose to collect' }));
    await expect(await panel.findByText('Payouts at month-end')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
