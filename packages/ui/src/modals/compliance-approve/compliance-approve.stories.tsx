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
import { ComplianceApproveModal } from './compliance-approve.tsx';

const meta = {
  title: 'Modals/Compliance approve',
  component: ComplianceApproveModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    subject: lukas,
    targetTier: 'Tier3',
    changes: [
      { term: 'Withdraw per day', before: '25,000.00', after: '250,000.00 CHF' },
      { term: 'Buy & Sell per day', before: '10,000.00', after: '100,000.00 CHF' },
    ],
    onApprove: fn(),
  },
  render: controlled(ComplianceApproveModal),
} satisfies Meta<typeof ComplianceApproveModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Approve request';

/** No note is needed. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByText('Lukas Keller')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Approve Tier 3' }));
    await expect(args.onApprove).toHaveBeenCalledWith('');
  },
};

export const WithNote: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const note = modal.getByRole('textbox', { name: 'Note, shown to the user' });
    await userEvent.type(note, ' ok');
    await userEvent.tab();
    await expect(modal.getByText('Write at least 3 characters.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Check the reason' })).toBeDisabled();
    await userEvent.type(note, ', welcome ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onApprove).toHaveBeenCalledWith('ok, welcome');
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Failed: Story = {
  args: { error: 'Somebody else decided this request a moment ago.' },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent('Somebody else');
  },
};

export const LongTexts: Story = { args: { subject: longName }, play: expectFits };

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
