import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { announcement, announcing } from '../announcements/testing/announced.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { Home } from './home.tsx';
import { HomeMarketsView } from './home-markets.tsx';
import { useMarketRows } from '../markets/index.ts';

const onOpenRequest = fn();
const onFollow = fn();

interface Args extends Omit<SandboxStageProps, 'children' | 'onFollow'> {
  /** Shows the markets alone, with prices of this age. */
  connection?: 'stale' | 'paused';
}

/** Shows the home page as in a host. */
function HomeOnSandbox({ connection, ...stage }: Args) {
  return (
    <SandboxStage {...stage} onFollow={onFollow}>
      <div className="min-h-dvh w-full bg-canvas">
        {connection === undefined ? (
          <Home onOpenRequest={onOpenRequest} />
        ) : (
          <OldMarkets connection={connection} />
        )}
      </div>
    </SandboxStage>
  );
}

const onReconnect = fn();

function OldMarkets({ connection }: Required<Pick<Args, 'connection'>>) {
  const markets = useMarketRows();
  return (
    <div className="p-6">
      <HomeMarketsView {...markets} connection={connection} onReconnect={onReconnect} />
    </div>
  );
}

const metals = {
  featured: ['XAUG-USDC', 'XAGO-USDC', 'XPTG-USDC', 'XPDG-USDC'],
  categories: [{ id: 'metals', label: 'Metals', assets: ['XAUG', 'XAGO', 'XPTG', 'XPDG', 'COPR'] }],
};
const news = announcing(
  announcement({ id: 'b1', description: 'New market: COPR/USDC.', link: null }),
  announcement({ id: 'b2', description: 'Withdrawals of gold cost less from today on.' }),
);

/** The home of a host with commodities of its own. */
const meta = {
  title: 'Screens/Home',
  component: HomeOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: {
    still: true,
    markets: metals,
    links: {
      buy: (asset: string) => `/buy/${asset}`,
      convert: '/convert',
      send: () => '/portfolio?modal=send_receive&tab=send',
      ramp: () => '/ramp',
      referrals: '/referrals',
      verification: '/tiers',
      support: 'https://help.example',
    },
    ...news,
  },
  beforeEach: () => {
    onOpenRequest.mockClear();
    onFollow.mockClear();
    onReconnect.mockClear();
  },
} satisfies Meta<typeof HomeOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const trader = { account: 'trader@agio.test' };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** A part of the page, when it has loaded. */
async function loaded(canvas: Canvas, name: string) {
  await waitFor(() =>
    expect(
      canvas.getByRole('region', { name }).matches('[aria-busy=true], :has([aria-busy=true])'),
    ).toBe(false),
  );
  return within(canvas.getByRole('region', { name }));
}

/** Total, featured metals, movers among them, activity, verification, announcements and quick actions. */
export const Trader: Story = {
  tags: ['picture'],
  args: trader,
  play: async ({ canvas }) => {
    const total = await loaded(canvas, 'Total value');
    await expect(await total.findByRole('img', { name: /^Total value, 1 month/ })).toBeVisible();
    const featured = within(await canvas.findByRole('region', { name: 'Featured' }));
    const tiles = await featured.findAllByRole('link');
    await expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
      '/trade/XAUG-USDC',
      '/trade/XAGO-USDC',
      '/trade/XPTG-USDC',
      '/trade/XPDG-USDC',
    ]);
    const movers = within(await canvas.findByRole('region', { name: 'Movers' }));
    for (const mover of await movers.findAllByRole('link'))
      await expect(mover.getAttribute('href')).toMatch(/^\/trade\/(?:XA|XP|COPR)/);
    const activity = await loaded(canvas, 'Recent activity');
    await expect((await activity.findAllByRole('listitem')).length).toBe(6);
    const board = await loaded(canvas, 'Announcements');
    await expect(await board.findByText('New market: COPR/USDC.')).toBeVisible();
    const actions = within(canvas.getByRole('region', { name: 'Quick actions' }));
    await expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Buy XAUG',
      'Send & Receive',
      'Buy & Sell',
      'Convert',
      'Trade',
      'Invite friends',
      'Markets',
      'Portfolio',
    ]);
    await expect(actions.getByRole('link', { name: 'Buy XAUG' })).toHaveAttribute(
      'href',
      '/buy/XAUG',
    );
  },
};

/** Guests see the exchange, its markets and its news; nothing of an account. */
export const Guest: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Trade and hold digital commodities' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in to trade' })).toBeEnabled();
    await loaded(canvas, 'Announcements');
    await expect(canvas.queryByRole('region', { name: 'Recent activity' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Verification' })).toBeNull();
  },
};

/** A newcomer verifies their identity first. */
export const Unverified: Story = {
  args: { account: 'newcomer@agio.test' },
  play: async ({ canvas, userEvent }) => {
    const step = await loaded(canvas, 'Verification');
    await expect(await step.findByText('Verify your identity')).toBeVisible();
    await userEvent.click(await step.findByRole('link', { name: 'Continue' }));
    await expect(onFollow).toHaveBeenLastCalledWith('/tiers');
  },
};

/** An application in review: nothing to do but look at it. */
export const InReview: Story = {
  args: { account: 'pending@agio.test' },
  play: async ({ canvas, userEvent }) => {
    const step = await loaded(canvas, 'Verification');
    await userEvent.click(await step.findByRole('button', { name: 'View application' }));
    await expect(onOpenRequest).toHaveBeenCalled();
  },
};

export const Frozen: Story = {
  args: { account: 'frozen@agio.test' },
  play: async ({ canvas }) => {
    const step = await loaded(canvas, 'Verification');
    await expect(await step.findByRole('link', { name: 'Contact support' })).toBeVisible();
  },
};

/** Staff have no account to trade with: they see the exchange. */
export const Officer: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Trade and hold digital commodities' });
    await expect(canvas.queryByRole('button', { name: 'Sign in to trade' })).toBeNull();
  },
};

/** Nothing held and nothing done yet. */
export const Empty: Story = {
  args: { ...trader, scenario: 'empty', ...announcing() },
  play: async ({ canvas }) => {
    const activity = await loaded(canvas, 'Recent activity');
    await expect(await activity.findByText('Nothing yet')).toBeVisible();
    const board = await loaded(canvas, 'Announcements');
    await expect(await board.findByText('No announcements')).toBeVisible();
  },
};

const answering = (path: RegExp, status: number) => ({
  answer: ({ url }: Request) =>
    path.test(new URL(url).pathname)
      ? Response.json({ errorCode: status * 100, errors: [] }, { status })
      : undefined,
});
/** Never answers. */
const silent = {
  answer: () => new Promise<Response>(() => undefined) as unknown as Response,
};

/** Every part in its final geometry. */
export const Loading: Story = {
  args: { ...trader, ...silent },
  play: async ({ canvas }) => {
    for (const name of ['Total value', 'Verification'])
      await expect(await canvas.findByRole('region', { name })).toHaveAttribute(
        'aria-busy',
        'true',
      );
  },
};

/** One part that fails leaves the others, says so and tries again. */
export const OneFails: Story = {
  args: { ...trader, ...answering(/\/portfolio/, 500) },
  play: async ({ canvas }) => {
    const total = await loaded(canvas, 'Total value');
    await expect(await total.findByText('Your balances could not be loaded')).toBeVisible();
    await expect(total.getByRole('button', { name: 'Try again' })).toBeEnabled();
    const featured = within(await canvas.findByRole('region', { name: 'Featured' }));
    await expect((await featured.findAllByRole('link')).length).toBe(4);
  },
};

export const NoMarkets: Story = {
  args: answering(/\/instruments/, 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prices could not be loaded')).toBeVisible();
    await loaded(canvas, 'Announcements');
  },
};

/** Transfers are missing: the rest of the activity stands, with a word about it. */
export const PartOfActivity: Story = {
  args: { ...trader, ...answering(/\/transfer_history/, 500) },
  play: async ({ canvas }) => {
    const activity = await loaded(canvas, 'Recent activity');
    await expect(
      await activity.findByText(/^A part of your activity could not be loaded/),
    ).toBeVisible();
    await expect(activity.getAllByRole('listitem').length).toBe(6);
  },
};

/** Old prices lose their colour, and say so. */
export const Delayed: Story = {
  args: { connection: 'stale' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Live prices are delayed/)).toBeVisible();
  },
};

export const Paused: Story = {
  args: { connection: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reconnect' }));
    await expect(onReconnect).toHaveBeenCalled();
  },
};

/** A host that names no markets features the largest. */
export const NoOwnMarkets: Story = {
  args: { markets: undefined },
  play: async ({ canvas }) => {
    const featured = within(await canvas.findByRole('region', { name: 'Featured' }));
    await expect((await featured.findAllByRole('link')).length).toBe(4);
  },
};

const fits = async () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

export const Phone: Story = {
  ...Trader,
  tags: [],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await loaded(canvas, 'Recent activity');
    await fits();
  },
};

export const Tablet: Story = {
  ...Phone,
  globals: { viewport: { value: 'tablet' } },
};

export const RightToLeft: Story = { ...Phone, globals: { dir: 'rtl' } };

export const Aurum: Story = { ...Phone, globals: { brand: 'aurum', scheme: 'light' } };
