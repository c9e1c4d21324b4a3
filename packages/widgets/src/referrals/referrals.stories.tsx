import { toast } from '@agio/ui/toaster';
import { type Sandbox } from '@agio/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { settingIn } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { at, screenParameters } from '../testing/viewports.ts';
import { comeByInvitation } from './testing/came-by.ts';
import { ReferralsStage } from './testing/referrals-stage.tsx';

/** The invitation, whom it brought, what that earned, and the rewards to claim. */
const meta = {
  title: 'Screens/Referrals',
  component: ReferralsStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true },
  // Removes the notices of the story before.
  beforeEach: () => {
    toast.dismiss();
  },
} satisfies Meta<typeof ReferralsStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const referralReads = ['referral.overview', 'referral.status', 'referral.earnings', 'rewards.list'];
const regionOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** The code as it is read. */
const codeOn = async (canvas: Canvas) => {
  const code = await regionOf(canvas, 'Code');
  return (await code.findByText(/^\w{4} \w{4}$/)).textContent;
};

/** Everything is there, and the chart can be read as words. */
const showsAll: Story['play'] = async ({ canvas }) => {
  const figures = await regionOf(canvas, 'Your referrals in figures');
  await expect(await figures.findByText('115')).toBeVisible();
  const friends = await regionOf(canvas, 'Friends');
  await expect(await friends.findByText('m•••@fastmail.ch')).toBeVisible();
  const earnings = await regionOf(canvas, 'Earnings');
  await expect(await earnings.findByText('115.12 USDC earned, 3 months.')).toBeVisible();
  const rewards = await regionOf(canvas, 'Rewards');
  await expect(await rewards.findByText('1.58 USDC more until it is paid out')).toBeVisible();
  await expect(
    await rewards.findByRole('progressbar', { name: '18.42 USDC of 20.00 USDC' }),
  ).toBeInTheDocument();
};

export const Ready: Story = { tags: ['picture'], play: showsAll };

export const Tablet: Story = { globals: at('tablet'), play: showsAll };

export const Phone: Story = { tags: ['picture'], globals: at('phone'), play: showsAll };

/** Nothing is cut off and nothing scrolls sideways at 320 px. */
export const SmallPhone: Story = {
  globals: at('small'),
  play: async (context) => {
    await showsAll(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { ...at('desk'), dir: 'rtl' },
  play: showsAll,
};

/** The terms are those of the exchange, in words. */
export const Terms: Story = {
  globals: { ...at('desk'), brand: 'verdant', scheme: 'light' },
  play: async ({ canvas }) => {
    const terms = await regionOf(canvas, 'How it works');
    await expect(
      await terms.findByText('When they complete the first verification, you get 5.00 USDC.'),
    ).toBeVisible();
    await expect(
      terms.getByText(/^You get 20% of the fee .* they get 10% of it back/),
    ).toBeVisible();
    await expect(terms.getByText(/until it comes to 20\.00 USDC/)).toBeVisible();
  },
};

/** Code and link are copied as they are sent, not as they are read. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const invitation = await regionOf(canvas, 'Your invitation');
    await userEvent.click(await invitation.findByRole('button', { name: 'Copy code' }));
    await userEvent.click(invitation.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
    const [code, link] = writeText.mock.calls.map(([text]) => text);
    await expect(code).toMatch(/^[2-9A-Z]{8}$/);
    await expect(link).toBe(`http://exchange.test/?ref-code=${code}`);
    await expect(await invitation.findByRole('img', { name: /^QR code of your/ })).toBeVisible();
  },
};

/** A device that can share gets the terms and the link; a share that is given up is no failure. */
const share = fn(() => Promise.reject(new DOMException('No', 'AbortError')));
export const Shared: Story = {
  beforeEach: () => {
    share.mockClear();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas, userEvent }) => {
    const invitation = await regionOf(canvas, 'Your invitation');
    await userEvent.click(await invitation.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: 'An invitation to trade',
        text: expect.stringMatching(/you get 10% of your fees back: http.*ref-code=/) as string,
      }),
    );
  },
};

/** The claim by keyboard alone: to the reward, through the dialog, and back to the rest. It is announced once. */
export const Claim: Story = {
  play: async ({ canvas, userEvent }) => {
    const rewards = await regionOf(canvas, 'Rewards');
    const button = await rewards.findByRole('button', { name: 'Claim 96.70 USDC' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Claim USDC' }));
    await expect(
      await dialog.findByText(/^What you earned by inviting friends is now available/),
    ).toBeVisible();
    dialog.getByRole('button', { name: 'Claim Rewards' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Congratulations!')).toBeVisible();
    await expect(screen.getByText('96.70 USDC were deposited into your Portfolio')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await rewards.findByText('Claimed')).toBeVisible();
    await expect(rewards.queryByRole('button', { name: 'Claim 96.70 USDC' })).toBeNull();
    await expect(rewards.getByRole('link', { name: 'All in History' })).toHaveAttribute(
      'href',
      '/history?list=rewards',
    );
  },
};

/** A friend joins by the invitation: lists and figures change by themselves. */
const live: { sandbox?: Sandbox } = {};
export const Arrives: Story = {
  args: { still: false, break: (sandbox) => void (live.sandbox = sandbox) },
  play: async ({ canvas }) => {
    const friends = await regionOf(canvas, 'Friends');
    await expect(await friends.findByText('m•••@fastmail.ch')).toBeVisible();
    await comeByInvitation(live.sandbox!, await codeOn(canvas));
    await expect(await friends.findByText('n•••@agio.test')).toBeVisible();
    const figures = await regionOf(canvas, 'Your referrals in figures');
    await expect(await figures.findByText('5')).toBeVisible();
  },
};

/** Another range is asked for, and told when it is there. */
export const AnotherRange: Story = {
  play: async ({ canvas, userEvent }) => {
    const earnings = await regionOf(canvas, 'Earnings');
    await userEvent.click(await earnings.findByRole('radio', { name: '1W' }));
    await expect(await earnings.findByText('13.42 USDC earned, 1 week.')).toBeVisible();
  },
};

/** The mask reveals neither digits nor length; how many friends there are is no amount. */
export const Hidden: Story = {
  loaders: [
    () => {
      const storage = memoryStorage();
      settingIn(hideBalances, storage).set(true);
      return { storage };
    },
  ],
  render: (args, { loaded }) => <ReferralsStage {...args} {...loaded} />,
  play: async ({ canvas }) => {
    const figures = await regionOf(canvas, 'Your referrals in figures');
    await expect((await figures.findAllByText('••••••')).length).toBe(3);
    const rewards = await regionOf(canvas, 'Rewards');
    await expect(await rewards.findByRole('button', { name: 'Claim Hidden USDC' })).toBeVisible();
    for (const name of ['Rewards', 'Earnings', 'Friends'])
      await expect(canvas.getByRole('region', { name })).not.toHaveTextContent(/\d\.\d|18|96/);
  },
};

/** No friend has joined yet: texts can be sent as they are. */
export const Empty: Story = {
  tags: ['picture'],
  args: { scenario: 'empty' },
  play: async ({ canvas }) => {
    const friends = await regionOf(canvas, 'Friends');
    await expect(await friends.findByText('Nobody has come by your invitation yet')).toBeVisible();
    await expect((await friends.findAllByRole('button', { name: 'Copy this text' })).length).toBe(
      2,
    );
    const earnings = await regionOf(canvas, 'Earnings');
    await expect(await earnings.findByText('No earnings yet')).toBeVisible();
    const rewards = await regionOf(canvas, 'Rewards');
    await expect(await rewards.findByText('No rewards yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { break: (sandbox) => sandbox.faults.set({ endpoint: '*', latencyMs: 3_600_000 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Your referrals in figures' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

/** Everything failed, is told once, and is there after another try. */
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'referral.overview', failWith: { status: 500 }, times: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your invitations could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('m•••@fastmail.ch')).toBeVisible();
  },
};

/** Each part fails by itself; the rest is there. */
export const PartsFailed: Story = {
  args: {
    break: (sandbox) => {
      for (const endpoint of referralReads.slice(1))
        sandbox.faults.set({ endpoint, failWith: { status: 500 } });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your friends could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Your rewards could not be loaded')).toBeVisible();
    await expect(
      await canvas.findByText('Your earnings over time could not be loaded'),
    ).toBeVisible();
    const figures = await regionOf(canvas, 'Your referrals in figures');
    await expect(await figures.findByText('115')).toBeVisible();
  },
};

/** Loaded figures stay when a refresh fails, and a note says that they may be out of date. */
export const Stale: Story = {
  args: { still: false, break: (sandbox) => void (live.sandbox = sandbox) },
  play: async ({ canvas }) => {
    const friends = await regionOf(canvas, 'Friends');
    await expect(await friends.findByText('m•••@fastmail.ch')).toBeVisible();
    const code = await codeOn(canvas);
    for (const endpoint of referralReads)
      live.sandbox!.faults.set({ endpoint, failWith: { status: 500 } });
    await comeByInvitation(live.sandbox!, code);
    await waitFor(() =>
      expect(canvas.getAllByText('These figures may be out of date.')).toHaveLength(4),
    );
    await expect(friends.getByText('m•••@fastmail.ch')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to invite friends')).toBeVisible();
  },
};

/** A newcomer who came by an invitation reads that it is kept. */
export const Remembered: Story = {
  args: {
    account: 'newcomer@agio.test',
    rememberedCode: 'LK7F2Q9A',
    links: { verification: '/user/tiers' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your invitation is remembered')).toBeVisible();
    await expect(canvas.getByText(/^The code LK7F2Q9A counts when/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
      'href',
      '/user/tiers',
    );
  },
};

export const Frozen: Story = {
  args: { account: 'frozen@agio.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Referrals are not available for your account'),
    ).toBeVisible();
  },
};
