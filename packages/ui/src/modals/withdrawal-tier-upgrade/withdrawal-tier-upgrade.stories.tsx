import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { type WithdrawalLimit, WithdrawalTierUpgradeModal } from './withdrawal-tier-upgrade.tsx';

const limit: WithdrawalLimit = {
  currency: 'CHF',
  period: 'day',
  requested: '40000',
  used: '17020',
  limit: '25000',
  tier: 'Tier2',
  nextTier: 'Tier3',
  nextLimit: '250000',
};

const meta = {
  title: 'Modals/Withdrawal tier upgrade',
  component: WithdrawalTierUpgradeModal,
  parameters: modalParameters,
  args: { open: true, onOpenChange: fn(), limit, onUpgrade: fn(), onWithdrawLess: fn() },
  render: controlled(WithdrawalTierUpgradeModal),
} satisfies Meta<typeof WithdrawalTierUpgradeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Withdrawal over your limit';

export const OverDay: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Withdraw the remaining amount' }));
    await expect(args.onWithdrawLess).toHaveBeenCalledWith('7980');
    await userEvent.click(modal.getByRole('button', { name: 'Upgrade to Tier 3' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};

export const MonthUsedUp: Story = {
  args: {
    limit: { ...limit, period: 'month', used: '150000', limit: '150000', nextLimit: '2000000' },
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(
      modal.queryByRole('button', { name: /the remaining amount/ }),
    ).not.toBeInTheDocument();
  },
};

/** Tier 0 may not withdraw at all. */
export const NoWithdrawals: Story = {
  args: {
    limit: {
      ...limit,
      tier: 'Tier0',
      used: '0',
      limit: null,
      nextTier: 'Tier1',
      nextLimit: '1000',
    },
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText('Withdrawals are not available in Tier 0.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Upgrade to Tier 1' })).toBeVisible();
  },
};

/** The upgrade starts on another page: a link leads there. */
export const ByLink: Story = {
  args: { onUpgrade: undefined, upgradeLink: (label) => <a href="/user/tiers">{label}</a> },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('link', { name: 'Upgrade to Tier 3' })).toHaveAttribute(
      'href',
      '/user/tiers',
    );
  },
};

export const InReview: Story = {
  args: { inReview: true },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.queryByRole('button', { name: /Upgrade/ })).not.toBeInTheDocument();
  },
};

export const HighestTier: Story = {
  args: {
    limit: {
      ...limit,
      tier: 'Tier3',
      limit: '250000',
      used: '249999.5',
      nextTier: undefined,
      nextLimit: undefined,
    },
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = {
  args: {
    limit: {
      ...limit,
      requested: '123456789012.34',
      used: '99999999999.99',
      limit: '100000000000',
    },
  },
  globals: phone,
  play: expectFits,
};
