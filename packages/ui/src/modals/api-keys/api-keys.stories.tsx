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
import { ApiKeysModal, type ListedApiKey } from './api-keys.tsx';

const keys: readonly ListedApiKey[] = [
  {
    id: '1',
    name: 'Market maker, Zug',
    prefix: 'agk_live_7Q2f',
    permissions: ['Trade', 'Read'],
    allowedAddresses: ['185.12.40.0/28'],
    expiresAt: null,
    lastUsedAt: '2026-11-20T14:33:00Z',
    lastUsedFrom: '185.12.40.3',
    revokedAt: null,
  },
  {
    id: '2',
    name: 'Treasury bot',
    prefix: 'agk_live_Xw4t',
    permissions: ['Read', 'Transfers'],
    allowedAddresses: ['185.12.40.11', '2001:db8::/32'],
    expiresAt: '2026-11-29T12:00:00Z',
    lastUsedAt: '2026-11-18T06:15:00Z',
    revokedAt: null,
  },
  {
    id: '3',
    name: 'Reporting warehouse',
    prefix: 'agk_live_m81C',
    permissions: ['Read'],
    allowedAddresses: [],
    expiresAt: '2026-11-01T00:00:00Z',
    lastUsedAt: '2026-10-31T23:00:00Z',
    revokedAt: null,
  },
  {
    id: '4',
    name: 'Old price feed',
    prefix: 'agk_live_0bHn',
    permissions: ['Read', 'Stream'],
    allowedAddresses: [],
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: '2026-01-01T00:00:00Z',
  },
];

const meta = {
  title: 'Modals/API keys',
  component: ApiKeysModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    keys,
    onCreate: fn(),
    now: () => Date.parse('2026-11-20T14:35:00Z'),
    timeZone: 'UTC',
  },
  render: controlled(ApiKeysModal),
} satisfies Meta<typeof ApiKeysModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'API keys';

export const List: Story = {
  args: { onOpen: fn(), onReplace: fn(), onRevoke: fn() },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByText('Expires in 9 days')).toBeVisible();
    await expect(
      modal.queryByRole('button', { name: 'Revoke Old price feed' }),
    ).not.toBeInTheDocument();
    await userEvent.click(modal.getByRole('button', { name: 'Revoke Treasury bot' }));
    await expect(args.onRevoke).toHaveBeenCalledWith('2');
    await expect(modal.getByText(/185\.12\.40\.3$/)).toBeVisible();
    // A key that has ended is not replaced: its programs have stopped.
    await expect(
      modal.queryByRole('button', { name: 'Replace Reporting warehouse' }),
    ).not.toBeInTheDocument();
    await userEvent.click(modal.getByRole('button', { name: 'Replace Treasury bot' }));
    await expect(args.onReplace).toHaveBeenCalledWith('2');
    await userEvent.click(modal.getByRole('button', { name: 'Treasury bot' }));
    await expect(args.onOpen).toHaveBeenCalledWith('2');
  },
};

export const Empty: Story = { args: { keys: [] } };
export const Loading: Story = { args: { keys: undefined } };
export const LoadFailed: Story = {
  args: {
    keys: undefined,
    state: { status: 'error' },
    notes: { error: { text: 'The server took too long to respond.' } },
    onRetry: fn(),
  },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent('The API keys could not be loaded');
    await userEvent.click(modal.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The last refresh failed: the keys stay, and the modal says that they may be old. */
export const Stale: Story = {
  args: { state: { status: 'stale' }, onRetry: fn() },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText('Treasury bot')).toBeVisible();
    await expect(modal.getByRole('status')).toHaveTextContent('This may be out of date.');
  },
};

/** From the list to the form, by keys alone; Enter sends it from any field. */
export const Create: Story = {
  play: async ({ args, userEvent }) => {
    const list = await dialog(title);
    await userEvent.click(list.getByRole('button', { name: 'Create key' }));
    const form = await dialog('Create API key');
    await expect(form.getByRole('button', { name: 'Enter a name' })).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Settlement service');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('185.12.40.11');
    await userEvent.type(form.getByLabelText('Expires'), '2027-11-20');
    await userEvent.click(form.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Settlement service',
      permissions: ['Read', 'Transfers'],
      allowedAddresses: ['185.12.40.11'],
      expiresAt: '2027-11-20T23:59:59Z',
      publicKey: null,
    });
  },
};

export const Invalid: Story = {
  args: { defaultView: 'create' },
  play: async ({ args, userEvent }) => {
    const form = await dialog('Create API key');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Bot');
    await userEvent.click(form.getByRole('checkbox', { name: /^Read/ }));
    await expect(form.getByRole('button', { name: 'Choose a permission' })).toBeDisabled();
    await userEvent.click(form.getByRole('checkbox', { name: /^Trade/ }));
    const from = form.getByRole('textbox', { name: 'Allowed IP addresses' });
    await userEvent.type(from, '10.0.0.1, localhost');
    await userEvent.tab();
    await expect(form.getByText('localhost is not a valid address')).toBeVisible();
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    const own = form.getByRole('textbox', { name: 'Public key' });
    await userEvent.type(own, 'ags_secret');
    await userEvent.tab();
    await expect(form.getByText('This is not an Ed25519 public key.')).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { defaultView: 'create', submitting: true } };
export const CreateFailed: Story = {
  args: { defaultView: 'create', error: 'There is a key of this name already.' },
};

/** Back to the list; closed and opened again it is the list too. */
export const Cancelled: Story = {
  play: async ({ userEvent }) => {
    const list = await dialog(title);
    await userEvent.click(list.getByRole('button', { name: 'Create key' }));
    const form = await dialog('Create API key');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await dialog(title);
  },
};

/** Opened with the form, it is closed by Cancel. */
export const CancelledForm: Story = {
  args: { defaultView: 'create' },
  play: async ({ args, userEvent }) => {
    const form = await dialog('Create API key');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongTexts: Story = {
  args: {
    keys: keys.map((key) => ({
      ...key,
      name: `Rohstoffzertifikateverwahrungsabrechnungsdienst ${key.name}`,
      allowedAddresses: Array.from({ length: 12 }, (_, i) => `2001:db8:1234:5678::${i}/128`),
    })),
    onRevoke: fn(),
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false, onRevoke: fn() },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { args: { onRevoke: fn() }, globals: phone, play: expectFits };
export const PhoneForm: Story = {
  args: { defaultView: 'create' },
  globals: phone,
  play: expectFits,
};
