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
import { type ReceivedUserData, ReceivedUserDataModal } from './received-user-data.tsx';

const data: ReceivedUserData = {
  fullName: 'Lukas Keller',
  dateOfBirth: '1984-03-09',
  nationality: 'Switzerland',
  residence: 'Zug, Switzerland',
  email: 'lukas.keller@example.test',
  documentType: 'Passport',
  documentNumber: '••••• 4417',
  documentExpirationDate: '2029-06-30',
};

const meta = {
  title: 'Modals/Received user data',
  component: ReceivedUserDataModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    data,
    receivedAt: '2026-11-18T09:14:00Z',
    now: '2026-11-20T11:30:00Z',
    timeZone: 'UTC',
    onConfirm: fn(),
    onReport: fn(),
  },
  render: controlled(ReceivedUserDataModal),
} satisfies Meta<typeof ReceivedUserDataModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Received user data';

export const Received: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByText('March 9, 1984')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Something is wrong' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { data: undefined, receivedAt: undefined },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Waiting for your wallet' })).toBeDisabled();
  },
};

export const Incomplete: Story = {
  args: { data: { ...data, residence: null } },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: /missing data/ })).toBeDisabled();
  },
};

/** The exchange tells a part of it, and support is another page. */
export const PartOfIt: Story = {
  args: {
    data: { fullName: data.fullName, dateOfBirth: data.dateOfBirth, email: data.email },
    onReport: undefined,
    reportLink: (label) => <a href="/user/support">{label}</a>,
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.queryByText('Document number')).not.toBeInTheDocument();
    await expect(modal.getByRole('link', { name: 'Something is wrong' })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

export const Expired: Story = {
  args: { data: { ...data, documentExpirationDate: '2026-11-19' } },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: /valid document/ })).toBeDisabled();
  },
};

export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(modal.getByRole('button', { name: 'Confirm' }));
    await expect(modal.element).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'The identity partner is not responding at the moment. Nothing was changed.' },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent(/is not responding/);
    await expect(modal.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

export const LongTexts: Story = {
  args: {
    data: {
      ...data,
      fullName: 'Maria-Antonia Wilhelmina Charlotte von Hohenstein-Langenburg de la Fuente',
      email: 'maria.antonia.wilhelmina.charlotte.von.hohenstein@a-long-domain-name.example.test',
    },
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
