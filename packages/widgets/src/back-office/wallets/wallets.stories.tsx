import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs, comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Wallets',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/wallets', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Balances against their ceilings, and aggregations that wait for an act. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open USDC Ethereum' })).toBeVisible();
    await expect(await canvas.findByText('To approve')).toBeVisible();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...Ready, globals: at('tablet') };
export const Phone: Story = { ...Ready, globals: at('phone') };
export const Narrow: Story = { ...Ready, globals: at('small') };
export const RightToLeft: Story = { ...Ready, globals: { ...at('desk'), dir: 'rtl' } };

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.hot', latencyMs: 600_000 }),
  },
};
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.hot', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The wallets could not be loaded')).toBeVisible();
  },
};
export const Empty: Story = {
  args: {
    answer: (request) => (request.url.endsWith('/wallets/hot') ? Response.json([]) : undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no hot wallets')).toBeVisible();
  },
};
export const NoWallet: Story = {
  args: { address: '/admin/wallets/no-such-wallet' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such wallet')).toBeVisible();
  },
};
export const NotAllowed: Story = {
  args: { account: 'support@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  },
};

let other: Sandbox | undefined;

/** A wallet that holds more than it should. */
export const OverItsCeiling: Story = {
  args: {
    address: '/admin/wallets/btc',
    answer: (request) =>
      request.url.endsWith('/wallets/hot')
        ? Response.json([
            {
              id: 'btc',
              name: 'BTC hot',
              asset: 'BTC',
              network: 'bitcoin',
              mainAddress: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
              addressCount: 29,
              balance: '31.20511407',
              ceilingPercent: '108.5',
              floor: '6',
              target: '17',
              ceiling: '28.75',
            },
          ])
        : undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/holds more than it should/)).toBeVisible();
  },
};

/** Another administrator acts while the reader looks on: the page shows it after its next poll. */
export const Live: Story = {
  args: { address: '/admin/wallets/usdc-ethereum', break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Collect into USDC Ethereum' }));
    await panel.findByRole('button', { name: /^Approve / });
    const { aggregations } = await actAs<{ aggregations: { token: string }[] }>(
      other,
      'admin@agio.test',
      ['GET', '/api/v2/wallets/aggregation/balances/usdc-ethereum'],
    );
    await actAs(other, 'officer@agio.test', [
      'POST',
      `/api/v2/wallets/aggregation/approve/${aggregations[0]?.token}`,
      {},
    ]);
    comeBack();
    await expect(await panel.findByText(/An administrator broadcasts it/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Approve / })).toBeNull();
  },
};
