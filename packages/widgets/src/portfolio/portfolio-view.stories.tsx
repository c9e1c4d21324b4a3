import { ApiError } from '@agio/api-client';
import { manualClock } from '@agio/sandbox';
import { createWorld } from '@agio/sandbox/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TestHost } from '../testing/test-host.tsx';
import { portfolioRows } from './model/portfolio-rows.ts';
import { PortfolioView, type PortfolioViewProps } from './portfolio-view.tsx';

/** The trader's portfolio from the sandbox in the page. */
async function holdings(scenario: 'default' | 'empty') {
  const clock = manualClock(Date.UTC(2026, 10, 20, 12));
  const { sandbox, client } = createWorld({ account: 'trader@agio.test', scenario, clock });
  const [overview, assets, instruments] = await Promise.all([
    client.portfolio.overview({ currency: 'CHF' }),
    client.marketData.assets(),
    client.marketData.instruments(),
  ]);
  client.dispose();
  sandbox.dispose();
  return { overview, rows: portfolioRows(overview.balances, assets, instruments) };
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
  return <TestHost onSignIn={signIn}>{view}</TestHost>;
}

const meta = {
  title: 'Screens/Portfolio',
  component: PortfolioView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready' },
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
      /\d,\d/,
    );
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

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = { loaders: [() => holdings('empty')] };

/** Some balances have no price: the total says what it leaves out. */
export const Partial_: Story = {
  name: 'Partial',
  loaders: [
    async () => {
      const { overview, rows } = await holdings('default');
      const withoutPrice = (asset: string) => asset === 'SOL' || asset === 'COPR';
      return {
        overview,
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
  loaders: [() => holdings('default')],
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
