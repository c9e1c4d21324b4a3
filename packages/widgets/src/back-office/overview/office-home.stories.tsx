import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs, comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

let other: Sandbox | undefined;
const lookOn = (sandbox: Sandbox): void => {
  other = sandbox;
};

const meta = {
  title: 'Screens/Back office/Overview',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'admin@agio.test', address: '/admin', still: true, break: lookOn },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const panel = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));
const expectFits = () =>
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

/** Each figure leads to the list that has it alone. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const waiting = await panel(canvas, 'Needs a person');
    await expect(waiting.getByRole('link', { name: 'Request: Tier 2 to Tier 3' })).toHaveAttribute(
      'href',
      '/admin/compliance?type=Tier2ToTier3&status=PendingForReview',
    );
    await expect(
      waiting.getByRole('link', { name: 'Wallets: collections to approve' }),
    ).toHaveAttribute('href', '/admin/wallets/usdc-ethereum');
    await expect(
      waiting.getByRole('link', { name: 'API keys that end within 14 days' }),
    ).toHaveAttribute('href', '/admin/api-keys?ends=Fortnight');
    const [late] = waiting.getAllByRole('link', { name: /, \d+ overdue$/ });
    await expect(late?.getAttribute('href')).toMatch(/^\/admin\/compliance\?type=\w+&due=Overdue$/);
    await expect(
      await waiting.findByRole('link', { name: 'Wallets: near or over the ceiling' }),
    ).toBeVisible();
    const counted = await panel(canvas, 'Last 24 hours, compared with the 24 hours before');
    await expect(counted.getByRole('link', { name: 'Orders of customers' })).toHaveAttribute(
      'href',
      '/admin/orders?within=Day',
    );
    await expect(counted.getByRole('link', { name: 'Trades of customers' })).toHaveAttribute(
      'href',
      '/admin/orders?traded=Day',
    );
    const volume = await panel(canvas, 'Traded in 24 hours');
    const [market] = await volume.findAllByRole('link');
    await expect(market?.getAttribute('href')).toMatch(
      /^\/admin\/orders\?market=[\w-]+&traded=Day$/,
    );
    const chart = await volume.findByRole('slider');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('CHF'));
    await expect(await canvas.findByText('All services work')).toBeVisible();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, tags: [], globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...Ready, tags: [], globals: at('tablet') };
export const Phone: Story = { ...Ready, globals: at('small') };
export const RightToLeft: Story = {
  ...Ready,
  tags: [],
  globals: { ...at('desk'), dir: 'rtl' },
  play: async ({ canvas }) => {
    await panel(canvas, 'Needs a person');
    await expectFits();
  },
};

/** An officer reads no API keys, and is told nothing of them. */
export const Officer: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    const waiting = await panel(canvas, 'Needs a person');
    await expect(waiting.queryByText(/API keys/)).toBeNull();
    await expect(waiting.getByRole('link', { name: 'Open the queue' })).toBeVisible();
  },
};

/** An act of another officer shows by itself. */
export const ApprovedMeanwhile: Story = {
  play: async ({ canvas }) => {
    const waiting = await panel(canvas, 'Needs a person');
    await waiting.findByRole('link', { name: 'Wallets: collections to approve' });
    const wallets = '/api/v2/wallets/aggregation';
    const { aggregations } = await actAs<{ aggregations: { token: string }[] }>(
      other,
      'officer@agio.test',
      ['GET', `${wallets}/balances/usdc-ethereum`],
    );
    await actAs(other, 'officer@agio.test', [
      'POST',
      `${wallets}/approve/${aggregations[0]?.token}`,
      {},
    ]);
    await expect(
      await waiting.findByRole('link', { name: 'Wallets: approved collections to broadcast' }),
    ).toBeVisible();
    await expect(waiting.queryByText('Wallets: collections to approve')).toBeNull();
  },
};

/** A network that confirms nothing, and hubs that are down: what fails comes first, with its time. */
export const Failing: Story = {
  tags: ['picture'],
  args: {
    break: (sandbox) => {
      lookOn(sandbox);
      sandbox.faults.takeNetworkDown('litecoin', true);
      sandbox.faults.identity = 'failing';
    },
  },
  play: async ({ canvas }) => {
    const services = await panel(canvas, 'Services');
    await expect(await services.findByText('2 services do not work')).toBeVisible();
    const [first, second] = services.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Sign-in.*Failing$/);
    await expect(second).toHaveTextContent(/^Deposits, Litecoin.*Failing$/);
    other?.faults.clear();
    comeBack();
    other?.tick(1000);
    await expect(await services.findByText('All services work')).toBeVisible();
  },
};

/** A market that does not trade is a matter for an administrator; officers see it. */
export const Halted: Story = {
  args: { scenario: 'halted' },
  play: async ({ canvas }) => {
    const markets = await panel(canvas, 'Markets that do not trade');
    await expect(markets.getByRole('link', { name: 'XCB/CTN' })).toHaveAttribute(
      'href',
      '/admin/markets/XCB-CTN',
    );
    await expect(markets.getByText('The gold fixing is in progress.')).toBeVisible();
    await expectFits();
  },
};
export const HaltedPhone: Story = { ...Halted, globals: at('small') };

const quiet = (request: Request, said: object): Response | undefined =>
  request.url.includes('/backoffice/overview')
    ? Response.json(said)
    : // No wallet is near its bounds, and no market is closed.
      /\/wallets\/hot|\/marketdata\/instruments$/.test(request.url)
      ? Response.json([])
      : undefined;

/** Nothing waits and nothing was traded: as on the first day. */
export const Quiet: Story = {
  tags: ['picture'],
  args: {
    answer: (request) =>
      quiet(request, {
        currency: 'CHF',
        time: '2026-11-20T11:30:00.000Z',
        waiting: {
          requests: [],
          asked: 0,
          heldTransfers: { count: 0, oldest: null },
          slowTransfers: { count: 0, oldest: null },
          aggregationsToApprove: { count: 0, oldest: null, walletId: null },
          aggregationsToBroadcast: { count: 0, oldest: null, walletId: null },
          endingApiKeys: { count: 0, next: null },
        },
        volume: { hours: [], total: '0', totalBefore: '0', markets: [] },
        counts: {
          orders: { count: 0, before: 0 },
          trades: { count: 0, before: 0 },
          customers: { count: 0, before: 0 },
          deposits: { count: 0, before: 0, value: '0', valueBefore: '0' },
          withdrawals: { count: 0, before: 0, value: '0', valueBefore: '0' },
        },
        services: [
          {
            id: 'Engine',
            kind: 'Engine',
            network: null,
            state: 'Working',
            since: '2026-11-20T06:00:00.000Z',
            size: null,
            closedAssets: [],
          },
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits')).toBeVisible();
    await expect(canvas.getByText('Nothing was traded')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeOverview.read', latencyMs: 600_000 }),
  },
};

/** The overview fails: the trail is there all the same. */
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeOverview.read', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The overview could not be loaded')).toBeVisible();
    await panel(canvas, 'Acts of staff');
  },
};

export const Stale: Story = {
  play: async ({ canvas }) => {
    await panel(canvas, 'Needs a person');
    other?.faults.set({ endpoint: 'backOfficeOverview.read', failWith: { status: 500 } });
    other?.faults.takeHubsDown(true);
    await waitFor(
      async () => {
        comeBack();
        await expect(canvas.getByText(/The overview may be out of date/)).toBeVisible();
      },
      { timeout: 20_000, interval: 500 },
    );
  },
};

export const NotAllowed: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
