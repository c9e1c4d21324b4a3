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
import { longName, lukas } from '../testing/sample-people.ts';
import { ComplianceDowngradeModal } from './compliance-downgrade.tsx';

const meta = {
  title: 'Modals/Compliance downgrade',
  component: ComplianceDowngradeModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    subject: { ...lukas, requestId: undefined, requestType: undefined },
    lowerTiers: [
      { tier: 'Tier1', limits: 'Withdraw 1,000.00 CHF per day' },
      { tier: 'Tier0', limits: 'No withdrawals, no trading' },
    ],
    onDowngrade: fn(),
  },
  render: controlled(ComplianceDowngradeModal),
} satisfies Meta<typeof ComplianceDowngradeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Downgrade user tier';

export const Empty: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Choose a tier' })).toBeDisabled();
  },
};

/** Uses the keyboard alone: chooses, writes, sends. */
export const Filling: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('radio', { name: /Tier 1/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(modal.getByRole('button', { name: 'Enter a reason' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('The account was used by somebody else.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onDowngrade).toHaveBeenCalledWith(
      'Tier1',
      'The account was used by somebody else.',
    );
    await expect(modal.getByRole('button', { name: 'Downgrade to Tier 1' })).toHaveFocus();
  },
};

export const LowestTier: Story = {
  args: { subject: { ...lukas, tier: 'Tier0' }, lowerTiers: [] },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'There is no lower tier' })).toBeDisabled();
  },
};

export const Submitting: Story = { args: { submitting: true } };
export const Failed: Story = { args: { error: 'You may not change this user.' } };
/** Above everything else stands what the officer has to know first. */
export const WithNotice: Story = {
  args: { notice: 'You have to sign in again for this.' },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText('You have to sign in again for this.')).toBeVisible();
  },
};
export const LongTexts: Story = { args: { subject: longName }, play: expectFits };

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
