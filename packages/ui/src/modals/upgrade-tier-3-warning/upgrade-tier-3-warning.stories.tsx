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
import { UpgradeTier3WarningModal } from './upgrade-tier-3-warning.tsx';

const meta = {
  title: 'Modals/Upgrade tier 3 warning',
  component: UpgradeTier3WarningModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    requirements: [
      { id: 'identity', label: 'Identity by CorePass', done: true },
      { id: 'source', label: 'Purpose and source of funds', done: true },
      { id: 'value', label: 'Total value and industry' },
      { id: 'proof', label: 'Proof of funds: statements of the last 12 months in your name' },
    ],
    onContinue: fn(),
  },
  render: controlled(UpgradeTier3WarningModal),
} satisfies Meta<typeof UpgradeTier3WarningModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Before you upgrade to Tier 3';

export const Unread: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Have your documents ready' })).toBeDisabled();
  },
};

export const NotNow: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Not now' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** Space and Enter. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(modal.getByRole('button', { name: 'Start the upgrade' })).toHaveFocus();
  },
};

export const Submitting: Story = { args: { submitting: true } };
export const Failed: Story = { args: { error: 'You can apply again from December 20, 2026.' } };

export const LongTexts: Story = {
  args: {
    requirements: Array.from({ length: 9 }, (_, i) => ({
      id: String(i),
      label: 'Vermögensherkunftsnachweisbescheinigungen der letzten zwölf Monate in Ihrem Namen',
      done: i < 3,
    })),
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
