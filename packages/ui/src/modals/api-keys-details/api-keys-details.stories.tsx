import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { Button } from '../../controls/button/button.tsx';
import { ApiKeysDetailsModal } from './api-keys-details.tsx';

const meta = {
  title: 'Modals/API keys details',
  component: ApiKeysDetailsModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    apiKey: {
      name: 'Settlement service',
      key: 'agk_live_T9vK3mXe71',
      permissions: ['Read', 'Transfers'],
      allowedAddresses: ['185.12.40.11'],
      expiresAt: '2027-11-20T23:59:59Z',
    },
    secret: 'ags_4Fq8ZtB2nR7wYcJ5LmP0xVhD9sGaKuE3oT6iQyW1',
    timeZone: 'UTC',
  },
  render: controlled(ApiKeysDetailsModal),
} satisfies Meta<typeof ApiKeysDetailsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Key created';

/** The secret is copied exactly, and cannot be left behind. */
export const Created: Story = {
  play: async ({ args, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Copy secret' }));
    await expect(write).toHaveBeenCalledWith(args.secret);
    await expect(
      modal.getByRole('button', { name: 'Confirm that you have stored the secret' }),
    ).toBeDisabled();
  },
};

/** The host may offer the secret as a file, too. */
export const Downloadable: Story = {
  args: { onDownload: fn() },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Save as a file' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Done once it is confirmed as stored. */
export const Stored: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('checkbox'));
    await userEvent.click(modal.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Neither Escape nor a press beside it loses the secret. */
export const NotByAccident: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.keyboard('{Escape}');
    await expect(modal.getByText(/cannot be shown again/)).toBeVisible();
    const scrim = document.querySelector('[data-slot=dialog-scrim]');
    if (!(scrim instanceof HTMLElement)) throw new Error('No scrim.');
    scrim.click();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(modal.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    modal.getByRole('checkbox').focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** One that awaits an approval says so; the button that gives it is the host's. */
export const Unapproved: Story = {
  args: {
    secret: undefined,
    apiKey: { ...meta.args.apiKey, approvedBy: null },
    actions: <Button variant="primary">Approve</Button>,
    children: 'Sent',
  },
  play: async () => {
    const modal = await dialog('API key');
    await expect(modal.getByText(/until another administrator approves it/)).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(modal.getByText('Sent')).toBeVisible();
    await expect(modal.queryByText('Approved by')).toBeNull();
  },
};

/** A key of before: no secret, and it closes like any other, or is replaced. */
export const Existing: Story = {
  args: {
    onReplace: fn(),
    secret: undefined,
    apiKey: {
      name: 'Old price feed',
      key: 'agk_live_0bHn…',
      permissions: ['Read', 'Stream'],
      allowedAddresses: [],
      expiresAt: null,
      owner: 'Aiko Damm',
      createdBy: 'Mara Lindqvist',
      createdAt: '2026-03-04T09:12:00.000Z',
      lastUsedAt: '2026-11-20T11:02:00.000Z',
      lastUsedFrom: '185.12.40.3',
    },
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog('API key');
    for (const text of ['Aiko Damm', 'Mara Lindqvist', '185.12.40.3']) {
      await expect(shown.getByText(text)).toBeVisible();
    }
    await userEvent.click(shown.getByRole('button', { name: 'Replace' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongTexts: Story = {
  args: {
    secret: `ags_${'4Fq8ZtB2nR7w'.repeat(12)}`,
    apiKey: {
      name: 'Rohstoffzertifikateverwahrungsabrechnungsdienst der Niederlassung Zug',
      key: 'agk_live_T9vK3mXe71T9vK3mXe71T9vK3mXe71T9vK3mXe71T9vK3mXe71T9vK3mXe71T9vK3mXe71',
      permissions: ['Read', 'Trade', 'Transfers'],
      allowedAddresses: Array.from({ length: 20 }, (_, i) => `2001:db8:1234:5678::${i}/128`),
      expiresAt: null,
    },
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false, secret: undefined },
  play: async ({ userEvent }) => playKeyboard(userEvent, 'API key'),
};

export const Phone: Story = { globals: phone, play: expectFits };
