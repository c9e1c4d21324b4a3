import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Gift, Megaphone, RefreshCw, Snowflake, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Banner, BannerStack } from './banner.tsx';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Scheduled maintenance' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announcement: Story = {
  args: {
    tone: 'warning',
    href: '#status',
    icon: <Megaphone {...icon} />,
    children:
      '· Deposits and withdrawals pause on 22 November 2026, 02:00–03:30 UTC. Trading stays open.',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Scheduled maintenance (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const Rewards: Story = {
  args: {
    tone: 'accent',
    title: '1,250 CTN are waiting for you.',
    children: 'Claim your tokens from the initial order phase.',
    icon: <Gift {...icon} />,
    action: (
      <Button size="sm" variant="primary">
        Learn more
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Frozen: Story = {
  args: {
    tone: 'danger',
    title: 'Unfortunately, your account has been frozen.',
    children: 'You can look around, but not trade or withdraw.',
    icon: <Snowflake {...icon} />,
    action: <Button size="sm">Contact support</Button>,
  },
};

export const Terminated: Story = {
  args: {
    tone: 'danger',
    title: 'Unfortunately, your account has been terminated.',
    icon: <Ban {...icon} />,
  },
};

export const PricesPaused: Story = {
  args: {
    live: true,
    title: 'Live prices paused.',
    children: 'We stopped retrying after four attempts. Orders still work.',
    icon: <WifiOff {...icon} />,
    action: (
      <Button size="sm" icon={<RefreshCw {...icon} size={14} />}>
        Reconnect
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Live prices paused.');
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {(['neutral', 'accent', 'info', 'warning', 'danger'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={`A ${tone} banner.`}
          action={<Button size="sm">Act</Button>}
          onDismiss={() => undefined}
        >
          What it means and until when.
        </Banner>
      ))}
    </>
  ),
};

/** Several, on a page with little room: one line with their number, and all of them when they are wanted. */
export const Stack: Story = {
  render: function Folding() {
    const [folded, setFolded] = useState(true);
    return (
      <BannerStack folded={folded} onFoldedChange={setFolded}>
        <Banner
          {...Announcement.args}
          title="Scheduled maintenance"
          tone="warning"
          onDismiss={fn()}
        />
        <Banner {...Frozen.args} title="Unfortunately, your account has been frozen." />
      </BannerStack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: '2 notices' });
    const second = canvas.getByText('Unfortunately, your account has been frozen.');
    const lineHeight = toggle.getBoundingClientRect().height;
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(second).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toBeVisible();
    await userEvent.click(toggle);
    await expect(second).not.toBeVisible();
    await expect(toggle.getBoundingClientRect().height).toBe(lineHeight);
  },
};

/** One banner has nothing to fold; a page with room shows them all. */
export const StackWithRoom: Story = {
  render: () => (
    <BannerStack>
      <Banner {...Announcement.args} title="Scheduled maintenance" tone="warning" />
      <Banner {...Rewards.args} title="1,250 CTN are waiting for you." />
    </BannerStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250 CTN are waiting for you.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '2 notices' })).toBeNull();
  },
};
