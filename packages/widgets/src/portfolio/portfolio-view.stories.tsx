import { ApiError } from '@agio/api-client';
import { manualClock, type Sandbox } from '@agio/sandbox';
import { createWorld } from '@agio/sandbox/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SandboxStage } from '../testing/sandbox-stage.tsx';
import { sendHeld } from '../testing/send-held.ts';
import { pages } from '../testing/pages.ts';
import { TestHost } from '../testing/test-host.tsx';
import { actionsOf } from './model/asset-actions.ts';
import { portfolioRows } from './model/portfolio-rows.ts';
import { Portfolio } from './portfolio.tsx';
import { PortfolioView, type PortfolioViewProps } from './portfolio-view.tsx';
import type { PortfolioPast } from './use-portfolio-past.ts';

const past: PortfolioPast = {
  state: { status: 'ready' },
  points: [],
  flows: [],
  range: '1M',
  onRangeChange: fn(),
  onRetry: fn(),
};

const changeOf = (value: string | undefined, percent: string | undefined) =>
  value === undefined ? {} : { change: { value, percent } };

/** A host that has every page that can be led to. */
const links = {
  convertFrom: (asset: string) => `/convert?from=${asset}`,
  ramp: (asset = '') => `/ramp?asset=${asset}`,
  send: (asset = '') => `/send?asset=${asset}`,
  receive: (asset = '') => `/receive?asset=${asset}`,
  history: (query = '') => `/history?${query}`,
};

/** The trader's portfolio from the sandbox in the page. */
async function holdings(scenario: 'default' | 'empty') {
  const clock = manualClock(Date.UTC(2026, 10, 20, 12));
  const { sandbox, client } = createWorld({ account: 'trader@agio.test', scenario, clock });
  const [overview, { points, flows, change, changePercent }, assets, instruments] =
    await Promise.all([
      client.portfolio.overview({ currency: 'CHF' }),
      client.portfolio.history({ currency: 'CHF', range: '1M' }),
      client.marketData.assets(),
      client.marketData.instruments(),
    ]);
  client.dispose();
  sandbox.dispose();
  const rows = portfolioRows(overview.balances, assets, instruments);
  return { overview, rows, past: { ...past, points, flows, ...changeOf(change, changePercent) } };
}

const signIn = fn();

/** Keeps the choices in state, as the page does, so that the switches work. */
function Held(props: PortfolioViewProps) {
  const [isHidden, setHidden] = useState(props.isHidden);
  const [hideSmall, setHideSmall] = useState(props.hideSmall);
  const view = (
    <PortfolioView
      {...props}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      hideSmall={hideSmall}
      onHideSmallChange={setHideSmall}
    />
  );
  return (
    <TestHost onSignIn={signIn} links={{ ...pages, ...links }}>
      {view}
    </TestHost>
  );
}

const meta = {
  title: 'Screens/Portfolio',
  component: PortfolioView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready' },
    past,
    actionsOf: (row) =>
      actionsOf(row, {
        links: { ...pages, ...links },
        networks: undefined,
        sold: new Set(['BTC']),
      }),
    currency: 'CHF',
    rows: [],
    isHidden: false,
    hideSmall: false,
    onHiddenChange: fn(),
    onHideSmallChange: fn(),
    onRetry: fn(),
  },
  render: (args, { loaded }) => <Held {...args} {...(loaded as Partial<PortfolioViewProps>)} />,
} satisfies Meta<typeof PortfolioView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { loaders: [() => holdings('default')] };

/** The mask reveals neither digits nor length; shares of the total stay. */
export const HiddenBalances: Story = {
  ...Ready,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balances' }));
    await expect(canvas.getByRole('button', { name: 'Show balances' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Total value' })).toHaveTextContent('••••••');
    await expect(canvas.getByRole('region', { name: 'Total value' })).not.toHaveTextContent(
      /\d,\d|\dK/,
    );
    await expect(await canvas.findByRole('img', { name: /figures hidden/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  ...Ready,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search assets' }), 'zzz');
    await expect(canvas.getByText('No asset found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all assets' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search assets' })).toHaveValue('');
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' }, past: { ...past, state: { status: 'loading' } } },
};

/** The next steps take the place of what there is nothing to show of. */
export const Empty: Story = {
  loaders: [() => holdings('empty')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Receive: Receive' })).toHaveAttribute(
      'href',
      '/receive?asset=',
    );
  },
};

/** A failure of the chart leaves everything else, and is mended by itself. */
export const ChartFailed: Story = {
  loaders: [
    async () => {
      const state = { status: 'error', fault: new ApiError('network') } as const;
      return { ...(await holdings('default')), past: { ...past, state } };
    },
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(past.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('table', { name: 'Assets' })).toBeVisible();
  },
};

/** The menu of an asset has only actions that the host and the exchange support. */
export const RowActions: Story = {
  ...Ready,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for BTC' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(await menu.findByRole('menuitem', { name: 'Trade' })).toHaveAttribute(
      'href',
      '/trade/BTC-USDC',
    );
    await expect(menu.getByRole('menuitem', { name: 'Buy' })).toHaveAttribute(
      'href',
      '/ramp?asset=BTC',
    );
    await expect(menu.queryByRole('menuitem', { name: 'Send' })).toBeNull();
  },
};

/** The range is the choice of the reader; an asset opens with its figures, price, history, networks and what backs it. */
const opensGold: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^XAUG/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await expect(await drawer.findByText(/^Allocated bars in a vault/)).toBeInTheDocument();
  await expect(await drawer.findByText('Deposit')).toBeInTheDocument();
  await expect(await drawer.findByText(/^\d+ confirmations? · /)).toBeInTheDocument();
  await waitFor(() =>
    expect(drawer.getByRole('img', { name: /^Price in USDC, 30 days/ })).toBeInTheDocument(),
  );
};

export const Details: Story = {
  render: () => (
    <SandboxStage account="trader@agio.test" scenario="quiet" still links={links}>
      <Portfolio />
    </SandboxStage>
  ),
  play: opensGold,
};

/** A withdrawal that the exchange holds is under way and in review; its steps have the way to cancel it, too. */
export const TransferInReview: Story = {
  render: () => (
    <SandboxStage
      account="trader@agio.test"
      scenario="quiet"
      still
      links={links}
      break={(sandbox) => void sendHeld(sandbox)}
    >
      <Portfolio />
    </SandboxStage>
  ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Under way' }));
    await expect(await list.findByText('In review')).toBeVisible();
    await expect(await list.findByText(/^In review\. Usual time: 4 hours\./)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /In review/ }));
    const modal = within(await screen.findByRole('dialog', { name: 'Withdrawal on processing' }));
    const steps = within(modal.getByRole('list', { name: 'Steps of the transfer' }));
    await expect(steps.getByText('In review')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Cancel transfer' })).toBeEnabled();
  },
};

export const DetailsOnAPhone: Story = {
  ...Details,
  globals: { viewport: { value: 'mobile1' } },
};

/** Gains are counted as the account says, and the choice is kept there. */
export const CostMethod: Story = {
  ...Details,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cost method: Average cost' }));
    await userEvent.click(
      await screen.findByRole('menuitemradio', { name: 'First in, first out' }),
    );
    await expect(
      await canvas.findByRole('button', { name: 'Cost method: First in, first out' }),
    ).toBeVisible();
  },
};

/** A deposit comes in: it is there at once, with how far it is, and opens its steps. */
const live: { sandbox?: Sandbox } = {};
export const UnderWay: Story = {
  render: () => (
    <SandboxStage
      account="trader@agio.test"
      scenario="quiet"
      links={links}
      break={(sandbox) => void (live.sandbox = sandbox)}
    >
      <Portfolio />
    </SandboxStage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Actions for BTC' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Under way' })).toBeNull();
    const sandbox = live.sandbox!;
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
    sandbox.tick(13_000);
    const pending = within(await canvas.findByRole('region', { name: 'Under way' }));
    const row = await pending.findByRole('button', { name: /BTC.*Deposit · .*Open details/ });
    await expect(row).toHaveTextContent(/of \d+ confirmations/);
    await userEvent.click(row);
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/BTC/);
  },
};

/** Transfers cannot be loaded: the balances stay, and a line in their place asks again. */
export const UnderWayMissing: Story = {
  name: 'Transfers under way missing',
  render: () => (
    <SandboxStage
      still
      account="trader@agio.test"
      links={links}
      break={(sandbox) =>
        sandbox.faults.set({ endpoint: 'wallet.transfers', failWith: { status: 500 }, times: 1 })
      }
    >
      <Portfolio />
    </SandboxStage>
  ),
  play: async ({ canvas }) => {
    const missing = within(await canvas.findByRole('region', { name: 'Under way' }));
    await expect(
      missing.getByText(/Transfers that are under way could not be loaded/),
    ).toBeVisible();
    await userEvent.click(missing.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.queryByText(/Transfers that are under way could not be/)).toBeNull(),
    );
  },
};

/** Some balances have no price: the total says what it leaves out. */
export const Partial_: Story = {
  name: 'Partial',
  loaders: [
    async () => {
      const { rows, ...rest } = await holdings('default');
      const withoutPrice = (asset: string) => asset === 'SOL' || asset === 'COPR';
      return {
        ...rest,
        rows: rows.map((row) =>
          withoutPrice(row.asset)
            ? { ...row, price: null, value: null, changePercent24h: null }
            : row,
        ),
      };
    },
  ],
};

/** The balances without the names of their assets. */
export const NamesMissing: Story = {
  args: { namesError: new ApiError('malformed', { path: '0.name' }) },
  loaders: [() => holdings('default')],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Names of assets are not available/)).toHaveTextContent(
      'The exchange sent an unexpected response.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = {
  args: { state: { status: 'stale' } },
  loaders: [
    async () => {
      const { past: before, ...rest } = await holdings('default');
      return { ...rest, past: { ...before, state: { status: 'stale' } } };
    },
  ],
};

export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      fault: new ApiError('malformed', { path: 'balances.0.total' }),
    },
  },
};

export const SignedOut: Story = {
  args: { state: { status: 'notAllowed', reason: 'signedOut' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
};

export const InReview: Story = { args: { state: { status: 'notAllowed', reason: 'inReview' } } };

export const Frozen: Story = { args: { state: { status: 'notAllowed', reason: 'frozen' } } };

export const Unverified: Story = {
  args: { state: { status: 'notAllowed', reason: 'unverified' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your identity is not verified yet/)).toBeVisible();
  },
};

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'mobile1' } } };
