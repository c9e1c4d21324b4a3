import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClaimRewardsBanner } from './claim-rewards-banner.tsx';

const meta = {
  title: 'Modals/Claim rewards banner',
  component: ClaimRewardsBanner,
  parameters: { layout: 'fullscreen' },
  args: { reward: { amount: '1250', assetId: 'ctn' }, onLearnMore: fn() },
} satisfies Meta<typeof ClaimRewardsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1,250.00 CTN are waiting for you.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Learn more' }));
    await expect(args.onLearnMore).toHaveBeenCalledOnce();
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Learn more' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  args: { reward: { amount: '123456789012.123456', assetId: 'corewrapped' }, onDismiss: fn() },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
