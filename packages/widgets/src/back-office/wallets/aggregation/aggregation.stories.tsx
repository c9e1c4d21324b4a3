import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Aggregation } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, within } from 'storybook/test';
import { at, screenParameters } from '../../../testing/viewports.ts';
import { actAs, comeBack } from '../../testing/act-as.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';

let other: Sandbox | undefined;
const lookOn = (sandbox: Sandbox): void => {
  other = sandbox;
};

const meta = {
  title: 'Screens/Back office/Aggregation',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'officer@agio.test',
    address: '/admin/wallets/usdc-ethereum',
    still: true,
    break: lookOn,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const wallets = '/api/v2/wallets/aggregation';
const latest = async () =>
  (
    await actAs<{ aggregations: Aggregation[] }>(other, 'officer@agio.test', [
      'GET',
      `${wallets}/balances/usdc-ethereum`,
    ])
  ).aggregations[0]!;
const approve = async () =>
  actAs(other, 'officer@agio.test', ['POST', `${wallets}/approve/${(await latest()).token}`, {}]);
const broadcast = async () =>
  actAs(other, 'admin@agio.test', [
    'POST',
    `${wallets}/broadcast`,
    { token: (await latest()).token },
  ]);

const details = async (canvas: Context['canvas'], name = 'USDC Ethereum') =>
  within(await canvas.findByRole('region', { name: `Collect into ${name}` }));

/** Compares, presses the button, and says yes to the second look. */
async function act({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: RegExp) {
  const panel = await details(canvas);
  await userEvent.click(await panel.findByRole('checkbox', { name: /match the proposal/ }));
  await userEvent.click(panel.getByRole('button', { name }));
  const second = within(await screen.findByRole('alertdialog'));
  await userEvent.click(second.getByRole('button', { name }));
}

/** An officer compares destination and amount before the button can be pressed. */
export const ToApprove: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    const button = await panel.findByRole('button', { name: /^Approve / });
    await expect(button).toBeDisabled();
    await expect(panel.getByText(/Another person than Aiko Damm/)).toBeVisible();
    await userEvent.click(panel.getByRole('checkbox'));
    await expect(button).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Light: Story = { ...ToApprove, globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...ToApprove, globals: at('tablet') };
export const Phone: Story = { ...ToApprove, globals: at('small') };

/** The proposer sees that another administrator must approve. */
export const OwnProposal: Story = {
  args: { account: 'admin@agio.test' },
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await expect(await panel.findByText(/You proposed this/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: /^Approve / })).toBeNull();
  },
};

export const SecondLook: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await userEvent.click(await panel.findByRole('checkbox'));
    await userEvent.click(panel.getByRole('button', { name: /^Approve / }));
    await expect(await screen.findByRole('alertdialog', { name: /^Approve AGG-/ })).toBeVisible();
  },
};

export const Approved: Story = {
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, /^Approve /);
    const panel = await details(canvas);
    await expect(await panel.findByText(/An administrator broadcasts it/)).toBeVisible();
    await expect(panel.getByText('Maria Oliveira')).toBeVisible();
  },
};

/** The proposer broadcasts an aggregation that another administrator approved. */
export const Broadcast: Story = {
  args: { account: 'admin@agio.test' },
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await panel.findByText(/You proposed this/);
    await approve();
    comeBack();
    await act({ canvas, userEvent }, /^Broadcast /);
    await expect(await panel.findByText(/waits for the network/)).toBeVisible();
    await expect(panel.getByText('Transaction')).toBeVisible();
  },
};

/** Confirmed by the network: the balance has grown, and nothing is left to collect. */
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await panel.findByRole('button', { name: /^Approve / });
    await approve();
    await broadcast();
    other?.tick(16_000);
    comeBack();
    await expect(await panel.findByText('Confirmed')).toBeVisible();
    await expect(await panel.findByText(/Nothing waits on deposit addresses/)).toBeVisible();
  },
};

/** The approval came too late: nothing was sent, and it can be proposed again. */
export const Expired: Story = {
  args: { account: 'admin@agio.test' },
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await panel.findByText(/You proposed this/);
    other?.tick(61 * 60_000);
    comeBack();
    const [said] = await panel.findAllByText(/was not approved in time/);
    await expect(said).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Propose to collect' })).toBeEnabled();
  },
};

/** Half-way: approved and never broadcast. */
export const ExpiredApproved: Story = {
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await panel.findByRole('button', { name: /^Approve / });
    await approve();
    other?.tick(61 * 60_000);
    comeBack();
    const [said] = await panel.findAllByText(/was approved, but not broadcast in time/);
    await expect(said).toBeVisible();
    await expect(panel.getByText('An administrator proposes to collect them.')).toBeVisible();
  },
};

/** Half-way: broadcast, and the network took it not or not as a whole. */
export const Rejected: Story = {
  args: {
    answer: (request) =>
      request.url.includes('/balances/usdc-ethereum')
        ? Response.json({ sources: [], aggregations: [rejected] })
        : undefined,
  },
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    const [said] = await panel.findAllByText(/the network rejected it/);
    await expect(said).toBeVisible();
  },
};
const rejected: Aggregation = {
  id: 'g-1',
  token: 'AGG-1180',
  walletId: 'usdc-ethereum',
  asset: 'USDC',
  network: 'ethereum',
  amount: '126408.22',
  destination: '0x3e9B04F7c2A1D85be6604fC19D2E70aa53F877c1',
  sources: [],
  networkFee: '0.048216',
  feeAsset: 'ETH',
  state: 'Rejected',
  proposedBy: 'Aiko Damm',
  proposerId: 'admin',
  approvedBy: 'Maria Oliveira',
  transaction: '0x9c1f',
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-20T11:00:00Z',
};

const onBitcoin = { account: 'admin@agio.test', address: '/admin/wallets/btc' };

async function propose({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const panel = await details(canvas, 'BTC hot');
  await userEvent.click(await panel.findByRole('button', { name: 'Propose to collect' }));
  const second = within(await screen.findByRole('alertdialog'));
  await userEvent.click(second.getByRole('button', { name: 'Propose to collect' }));
  return panel;
}

/** Balances, addresses, fee and its payer, before an administrator proposes to collect them. */
export const ToPropose: Story = {
  args: onBitcoin,
  play: async ({ canvas }) => {
    const panel = await details(canvas, 'BTC hot');
    await expect(await panel.findByText('29 addresses')).toBeVisible();
    await expect(await panel.findByText(/^Balance: /)).toBeVisible();
  },
};
export const ToProposePhone: Story = { ...ToPropose, globals: at('small') };

export const Proposed: Story = {
  args: onBitcoin,
  play: async ({ canvas, userEvent }) => {
    const panel = await propose({ canvas, userEvent });
    await expect(await panel.findByText(/You proposed this/)).toBeVisible();
  },
};

/** Only one asset of the wallet. */
export const ProposedToken: Story = {
  args: onBitcoin,
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas, 'BTC hot');
    await userEvent.click(await panel.findByRole('combobox', { name: /What/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Only BTC' }));
    await propose({ canvas, userEvent });
    await expect(await panel.findByText(/You proposed this/)).toBeVisible();
  },
};

export const ProposeByOfficer: Story = {
  args: { address: '/admin/wallets/btc' },
  play: async ({ canvas }) => {
    const panel = await details(canvas, 'BTC hot');
    await expect(
      await panel.findByText('An administrator proposes to collect them.'),
    ).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Propose to collect' })).toBeNull();
  },
};

export const NothingToCollect: Story = {
  args: { ...onBitcoin, address: '/admin/wallets/xaug' },
  play: async ({ canvas }) => {
    const panel = await details(canvas, 'Gold');
    await expect(await panel.findByText(/Nothing waits on deposit addresses/)).toBeVisible();
  },
};

/** The payer of the fee has too little, which is shown before the broadcast. */
export const SponsorShort: Story = {
  args: {
    answer: (request) =>
      request.url.includes('/sponser/')
        ? Response.json({
            address: '0x91c7d0a5b2e84f63a1d9c0be7754f0a2e3d6be40',
            asset: 'ETH',
            balance: '0.0104',
          })
        : undefined,
  },
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await expect(await panel.findByText(/does not cover the fee/)).toBeVisible();
  },
};

export const SponsorFailed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.sponsor', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await expect(await panel.findByText(/could not be loaded/)).toBeVisible();
  },
};

export const DetailsFailed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.balances', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await expect(
      await panel.findByText('The addresses of this wallet could not be loaded'),
    ).toBeVisible();
  },
};
export const DetailsLoading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.balances', latencyMs: 600_000 }),
  },
};

/** Another administrator was first: the exchange refuses, and the page shows the present state. */
export const SomebodyElseFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await userEvent.click(await panel.findByRole('checkbox'));
    await userEvent.click(panel.getByRole('button', { name: /^Approve / }));
    const second = within(await screen.findByRole('alertdialog'));
    await approve();
    await userEvent.click(second.getByRole('button', { name: /^Approve / }));
    await expect(
      await panel.findByText(/Somebody was first.*has approved it already/),
    ).toBeVisible();
    await expect(await panel.findByText(/An administrator broadcasts it/)).toBeVisible();
  },
};

/** The answer is lost: what became of it is looked up, and it is not sent again. */
export const AnswerLost: Story = {
  args: {
    break: (sandbox) => {
      other = sandbox;
      sandbox.faults.set({ endpoint: 'backOfficeWallets.approve', lose: 'answer' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, /^Approve /);
    const panel = await details(canvas);
    await expect(await panel.findByText(/An administrator broadcasts it/)).toBeVisible();
    await expect(panel.queryByText(/not known/)).toBeNull();
  },
};

/** It never arrived: it waits as before, and can be approved again. */
export const NotArrived: Story = {
  args: {
    break: (sandbox) => {
      other = sandbox;
      sandbox.faults.set({ endpoint: 'backOfficeWallets.approve', lose: 'request' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, /^Approve /);
    const panel = await details(canvas);
    await expect(await panel.findByText(/did not arrive/)).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Approve / })).toBeEnabled();
  },
};

/** It cannot be looked up either: nothing is sent before it is known. */
export const NotKnown: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await panel.findByRole('checkbox');
    other?.faults.set({ endpoint: 'backOfficeWallets.approve', lose: 'answer' });
    other?.faults.set({ endpoint: 'backOfficeWallets.balances', failWith: { status: 503 } });
    await act({ canvas, userEvent }, /^Approve /);
    await expect(await panel.findByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Approve / })).toBeDisabled();
    other?.faults.clear();
    await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
    await expect(await panel.findByText(/An administrator broadcasts it/)).toBeVisible();
  },
};

/** The answer to a proposal is lost: it is found, and there is one. */
export const ProposalLost: Story = {
  args: {
    ...onBitcoin,
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.propose', lose: 'answer', times: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await propose({ canvas, userEvent });
    await expect(await panel.findByText(/You proposed this/)).toBeVisible();
    await expect(panel.queryByText(/not accepted/)).toBeNull();
  },
};

/** The reason of a rejection is typed, confirmed and kept; the proposer reads it. */
export const RejectedByAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Reject AGG-/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong amount');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    for (const said of [/^Maria Oliveira rejected AGG-/, 'Reason: Wrong amount'])
      await expect((await panel.findAllByText(said))[0]).toBeVisible();
  },
};

/** The proposer withdraws it, and can propose again. */
export const Withdrawn: Story = {
  args: { account: 'admin@agio.test' },
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Withdraw the proposal' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Withdraw AGG-/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the proposal' }));
    const [said] = await panel.findAllByText(/Aiko Damm withdrew AGG-/);
    await expect(said).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Propose to collect' })).toBeEnabled();
  },
};

/** Another administrator rejects it while the reader types, who then sees who was first and why. */
export const RejectedMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong amount');
    other?.faults.takeHubsDown(true);
    await actAs(other, 'admin@agio.test', [
      'POST',
      `${wallets}/withdraw/${(await latest()).token}`,
      {},
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(
      await panel.findByText(/Somebody was first.*Aiko Damm has withdrawn it/),
    ).toBeVisible();
  },
};

/** On the network, address by address. */
export const HalfWay: Story = {
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await panel.findByRole('button', { name: /^Approve / });
    await approve();
    await broadcast();
    other?.faults.refuseSources('usdc-ethereum', 2);
    other?.tick(6500);
    await expect(await panel.findByText('Arrived: 16 of 41. Failed: 2.')).toBeVisible();
    await expect(panel.getAllByText('Arrived').length).toBeGreaterThan(0);
  },
};
export const HalfWayPhone: Story = { ...HalfWay, globals: at('small') };

/** The network took some and refused others: what arrived, what did not and why, and the rest can be proposed again. */
export const PartlyFailed: Story = {
  args: { account: 'admin@agio.test' },
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas);
    await panel.findByText(/You proposed this/);
    await approve();
    await broadcast();
    other?.faults.refuseSources('usdc-ethereum', 2);
    other?.tick(16_000);
    const [said] = await panel.findAllByText(/Addresses collected: 39, failed: 2/);
    await expect(said).toBeVisible();
    await expect(await panel.findByText('2 addresses')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: /Reason/ }), 'The rest of it');
    await userEvent.click(panel.getByRole('button', { name: 'Propose to collect' }));
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Propose to collect' }));
    await expect(await panel.findByText(/You proposed this/)).toBeVisible();
  },
};

/** The network took nothing. */
export const FailedWhole: Story = {
  play: async ({ canvas }) => {
    const panel = await details(canvas);
    await panel.findByRole('button', { name: /^Approve / });
    await approve();
    await broadcast();
    other?.faults.refuseSources('usdc-ethereum', 100);
    other?.tick(16_000);
    const [said] = await panel.findAllByText(/the network accepted none of its transfers/);
    await expect(said).toBeVisible();
  },
};

/** The sponsor of this wallet can pay for 6 of its 9 addresses: told before, and seen afterwards. */
export const UnpaidHalfWay: Story = {
  args: { account: 'admin@agio.test', address: '/admin/wallets/ltc' },
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas, 'LTC hot');
    await expect(await panel.findByText(/does not cover the fee/)).toBeVisible();
    await expect(panel.getByText(/holds less than it should/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Propose to collect' }));
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Propose to collect' }));
    await panel.findByText(/You proposed this/);
    const { aggregations } = await actAs<{ aggregations: Aggregation[] }>(
      other,
      'officer@agio.test',
      ['GET', `${wallets}/balances/ltc`],
    );
    const token = aggregations[0]?.token;
    await actAs(other, 'officer@agio.test', ['POST', `${wallets}/approve/${token}`, {}]);
    await actAs(other, 'admin@agio.test', ['POST', `${wallets}/broadcast`, { token }]);
    other?.tick(16_000);
    for (const said of [/collected: 6, failed: 3/, /could not pay the network fee/])
      await expect((await panel.findAllByText(said))[0]).toBeVisible();
  },
};

/** Balance of the wallet over time, as a line and as a table that the keyboard opens. */
export const History: Story = {
  tags: ['picture'],
  args: { address: '/admin/wallets/xaug' },
  play: async ({ canvas, userEvent }) => {
    const panel = await details(canvas, 'Gold');
    const balance = within(await panel.findByRole('region', { name: 'Balance' }));
    await userEvent.click(await balance.findByRole('radio', { name: '30 days' }));
    (await balance.findByRole('button', { name: 'Show changes' })).focus();
    await userEvent.keyboard('{Enter}');
    const table = within(await balance.findByRole('table', { name: 'Changes of the balance' }));
    await expect(table.getAllByText('Withdrawal').length).toBeGreaterThan(10);
    await expect(table.getAllByText('Collected').length).toBeGreaterThan(1);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const HistoryPhone: Story = { ...History, tags: [], globals: at('small') };
export const HistoryFailed: Story = {
  args: {
    address: '/admin/wallets/xaug',
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.history', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    const panel = await details(canvas, 'Gold');
    await expect(await panel.findByText('The history could not be loaded')).toBeVisible();
    await expect(panel.getByText(/Nothing waits on deposit addresses/)).toBeVisible();
  },
};
