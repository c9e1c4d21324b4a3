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
import { StageBadgeModal } from './stage-badge-modal.tsx';

const meta = {
  title: 'Modals/Stage badge',
  component: StageBadgeModal,
  parameters: modalParameters,
  args: { open: true, onOpenChange: fn() },
  render: controlled(StageBadgeModal),
} satisfies Meta<typeof StageBadgeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'This is an ALPHA version';

export const Alpha: Story = {};

export const Closing: Story = {
  play: async ({ args, userEvent }) => {
    await dialog(title);
    // Its first button closes it.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OwnStage: Story = {
  args: {
    stage: 'BETA',
    labels: { title: ({ stage }) => `This is a ${stage} version` },
    children: <p className="text-sm">Missing so far: stop-limit orders.</p>,
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
