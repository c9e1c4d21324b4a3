import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Wallet, WifiOff } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { StatePanel, StateStrip } from './state-panel.tsx';

const retry = fn();

const meta = {
  title: 'Feedback/State panel',
  component: StatePanel,
  args: { className: 'h-64 w-96 rounded-panel border border-line bg-surface-1' },
} satisfies Meta<typeof StatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    state: 'empty',
    title: 'No assets yet',
    icon: <Wallet aria-hidden size={16} strokeWidth={1.5} />,
    children: 'Deposit crypto or buy with a card. Your balances appear here.',
    actions: (
      <>
        <Button size="sm" variant="primary">
          Deposit
        </Button>
        <Button size="sm">Buy with card</Button>
      </>
    ),
  },
};

export const Failed: Story = {
  args: {
    state: 'error',
    title: 'Your balances could not be loaded',
    children: 'The server took too long to respond. Nothing has changed in your account.',
    actions: (
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your balances could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const NoMatch: Story = {
  args: {
    state: 'empty',
    reason: 'noMatch',
    title: 'Nothing matches “dogs”',
    children: 'You hold 5 assets. The search covers symbols and names.',
    actions: <Button size="sm">Clear search</Button>,
  },
};

export const NotAllowed: Story = {
  args: {
    state: 'notAllowed',
    title: 'Verify your identity to see balances',
    children: 'Tier 1 takes about three minutes with your CorePass wallet.',
    actions: (
      <>
        <Button size="sm" variant="primary">
          Start verification
        </Button>
        <Button size="sm" variant="ghost">
          Compare tiers
        </Button>
      </>
    ),
  },
};

export const InReview: Story = {
  args: {
    state: 'notAllowed',
    reason: 'inReview',
    title: 'Your documents are in review',
    children: 'Balances return when the review ends. Waiting for 1 d 4 h.',
    actions: <Button size="sm">View request</Button>,
  },
};

/** Usable content stays; the strip at the foot says what is missing or out of date. */
export const Strips: Story = {
  tags: ['picture'],
  args: { state: 'empty', title: '' },
  render: () => (
    <div className="flex w-96 flex-col gap-4">
      <StateStrip icon={<Info aria-hidden size={14} strokeWidth={1.5} />}>
        Prices of 2 assets are still on their way
      </StateStrip>
      <StateStrip
        tone="warning"
        icon={<WifiOff aria-hidden size={14} strokeWidth={1.5} />}
        action={<Button size="sm">Reconnect</Button>}
      >
        Live prices paused at <span className="num">11:29:46</span>
      </StateStrip>
    </div>
  ),
};

export const Matrix: Story = {
  args: { ...Empty.args, icon: undefined },
  ...matrix(
    StatePanel,
    {
      Empty: Empty.args,
      Failed: Failed.args,
      'No match': NoMatch.args,
      'Not allowed': NotAllowed.args,
      'In review': InReview.args,
    },
    3,
  ),
};
