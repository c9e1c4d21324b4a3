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
import { ClaimRewardsModal } from './claim-rewards.tsx';

const meta = {
  title: 'Modals/Claim rewards',
  component: ClaimRewardsModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    reward: { id: 'rw-1', amount: '1250', assetId: 'ctn' },
    estimate: { value: '148', currency: 'CHF' },
    onClaim: fn(),
    supportUrl: 'https://support.example',
  },
  render: controlled(ClaimRewardsModal),
} satisfies Meta<typeof ClaimRewardsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Claim CTN';

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(
      modal.getByText(
        'The tokens from the initial order phase are now available to deposit into your portfolio.',
      ),
    ).toBeVisible();
    await expect(modal.getByText('Transaction fees apply on withdrawal.')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Claim Rewards' }));
    await expect(args.onClaim).toHaveBeenCalledWith('rw-1');
  },
};

/** One claim, however often the button is pressed. */
export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const button = modal.getByRole('button', { name: 'Claim Rewards' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.querySelector('[data-slot=spinner]')).toBeVisible();
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'This reward has already been claimed.' },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent(
      'This reward has already been claimed.',
    );
  },
};

export const WithoutEstimate: Story = {
  args: {
    reward: { id: 'rw-2', amount: '123456789012.123456', assetId: 'corewrappedtoken' },
    estimate: undefined,
    labels: {},
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
