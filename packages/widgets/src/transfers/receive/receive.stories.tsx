import type { Sandbox } from '@agio/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { TransfersStage } from '../testing/transfers-stage.tsx';

const meta = {
  title: 'Screens/Receive',
  component: TransfersStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true, tab: 'receive' },
} satisfies Meta<typeof TransfersStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Send and receive' }));
const address = async () => (await dialog()).findByRole('region', { name: 'Address' });
const code = async () => (await dialog()).findByRole('img', { name: 'QR code of the address' });

/** Closes deposits as staff would, before the first call. */
const closes = (asset: string, closedReason: string | null) => (sandbox: Sandbox) =>
  void sandbox.fetch(
    new Request(`http://exchange.test/back-api/backoffice/asset/${asset}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${sandbox.issueToken('admin@agio.test')}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify({ depositEnabled: false, closedReason, reason: 'A story.' }),
    }),
  );

/** One network, no memo: the address is there at once. */
export const Ready: Story = {
  tags: ['picture'],
  args: { asset: 'BTC' },
  play: async () => {
    await expect(await address()).toBeVisible();
    await expect(await code()).toBeVisible();
    await expect(
      await (await dialog()).findByRole('button', { name: 'Copy address' }),
    ).toBeVisible();
    await expect(await (await dialog()).findByText(/^0\.05 BTC$/)).toBeVisible();
  },
};

export const Phone: Story = { ...Ready, globals: at('phone') };
export const Tablet: Story = { ...Ready, tags: [], globals: at('tablet') };

/** On the smallest phone nothing scrolls sideways and no group of the address is cut. */
export const Narrow: Story = {
  ...Ready,
  tags: [],
  globals: at('small'),
  play: async (context) => {
    await Ready.play?.(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** If a memo is needed, the address waits until the reader agrees to send one. */
export const MemoNeeded: Story = {
  tags: ['picture'],
  args: { asset: 'USDC', network: 'stellar' },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(await inside.findByText('Hidden until you tick the box')).toBeVisible();
    await expect(inside.queryByRole('region', { name: 'Address' })).toBeNull();
    await userEvent.click(
      await inside.findByRole('checkbox', {
        name: 'I will include the memo with every deposit',
      }),
    );
    await expect(await address()).toBeVisible();
    await expect(await inside.findByRole('button', { name: 'Copy: Memo ID' })).toBeVisible();
    await expect(await code()).toBeVisible();
  },
};

/** The reader chooses from several networks; none is preselected. */
export const NetworkToChoose: Story = {
  args: { asset: 'USDC' },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(await inside.findByText(/comes on several networks/)).toBeVisible();
    await userEvent.click(await inside.findByRole('combobox', { name: /^Network/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Ethereum/ }));
    await expect(await address()).toBeVisible();
  },
};

/** Deposits that staff have closed, and why; they open without a reload. */
export const Closed: Story = {
  tags: ['picture'],
  args: {
    asset: 'BTC',
    break: closes('BTC', 'The Bitcoin network is being upgraded until Monday.'),
  },
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('Deposits of BTC are closed.')).toBeVisible();
    await expect(inside.getByText(/being upgraded until Monday/)).toBeVisible();
    await expect(inside.queryByRole('region', { name: 'Address' })).toBeNull();
  },
};

/** A deposit is told as the network reports it, and its steps open. */
export const Arriving: Story = {
  args: { asset: 'SOL', still: false },
  play: async ({ userEvent }) => {
    await expect(await address()).toBeVisible();
    const list = within(await (await dialog()).findByRole('region', { name: 'Recent deposits' }));
    const details = await list.findByRole('button', { name: /Open details$/ }, { timeout: 30_000 });
    await userEvent.click(details);
    const steps = within(await within(document.body).findByRole('dialog', { name: /^Deposit/ }));
    await expect(await steps.findByText('Sent to the network')).toBeVisible();
  },
};

/** The address cannot be had; the next try has it. */
export const Failed: Story = {
  args: {
    asset: 'BTC',
    answer: (() => {
      let asked = 0;
      return ({ url, method }: Request) =>
        method === 'POST' && url.endsWith('/wallet/deposit') && (asked += 1) === 1
          ? Response.json({ errors: [{ errorCode: 50000, message: 'No.' }] }, { status: 500 })
          : undefined;
    })(),
  },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(await inside.findByText('Your address could not be loaded')).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await address()).toBeVisible();
  },
};

/** A guest sees the way to sign in. */
export const SignedOut: Story = {
  args: { account: undefined },
  play: async () =>
    expect(await (await dialog()).findByText('Sign in to send and receive')).toBeVisible(),
};

/** An account that may do neither reads why. */
export const NotActive: Story = {
  args: { account: 'newcomer@agio.test', links: { verification: '/verify' } },
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('This account cannot send or receive.')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
  },
};

/** From right to left: labels mirror, addresses and figures do not. */
export const RightToLeft: Story = { ...Ready, globals: { ...at('desk'), dir: 'rtl' } };
