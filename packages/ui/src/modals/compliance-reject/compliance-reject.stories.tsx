import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { longName, lukas, rejection } from '../testing/sample-people.ts';
import { ComplianceRejectModal, type ComplianceRejectModalProps } from './compliance-reject.tsx';

const meta = {
  title: 'Modals/Compliance reject',
  component: ComplianceRejectModal,
  parameters: modalParameters,
  args: { open: true, onOpenChange: fn(), subject: lukas, onReject: fn() },
  render: controlled(ComplianceRejectModal),
} satisfies Meta<typeof ComplianceRejectModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Reject request';
const field = { name: 'Reason, shown to the user' };

export const Empty: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Enter a reason' })).toBeDisabled();
    await expect(modal.getByText('0 of 500')).toBeVisible();
  },
};

export const Filling: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('textbox', field));
    await userEvent.paste(rejection);
    await expect(modal.getByText(`${rejection.length} of 500`)).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Reject request' }));
    await expect(args.onReject).toHaveBeenCalledWith(rejection);
  },
};

/** Nothing that was pasted is cut off: it says how much is too much. */
export const TooLong: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('textbox', field));
    await userEvent.paste('x'.repeat(512));
    await expect(modal.getByText('12 characters too many.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Check the reason' })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const WithSuggestions: Story = {
  args: { suggestions: ['The document has expired.', 'The name differs from your identity.'] },
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'The document has expired.' }));
    await userEvent.click(modal.getByRole('button', { name: /name differs/ }));
    await expect(modal.getByRole('textbox', field)).toHaveValue(
      'The document has expired. The name differs from your identity.',
    );
  },
};

/** The server refuses: its message, and the reason stays. */
export const Failed: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('textbox', field));
    await userEvent.paste(rejection);
    await userEvent.click(modal.getByRole('button', { name: 'Reject request' }));
    await expect(await modal.findByRole('alert')).toHaveTextContent('Somebody else');
    await expect(modal.getByRole('textbox', field)).toHaveValue(rejection);
    await expect(modal.getByRole('button', { name: 'Reject request' })).toHaveFocus();
  },
};

const Refusing = controlled(function Refusing(props: ComplianceRejectModalProps) {
  const [error, setError] = useState<string>();
  return (
    <ComplianceRejectModal
      {...props}
      error={error}
      onReject={() => setError('Somebody else decided this request a moment ago.')}
    />
  );
});

export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('textbox', field)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: { subject: longName, suggestions: [rejection, rejection.toUpperCase()] },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
