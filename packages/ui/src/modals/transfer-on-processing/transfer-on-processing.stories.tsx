import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { type ProcessedTransfer, TransferOnProcessingModal } from './transfer-on-processing.tsx';

const transfer: ProcessedTransfer = {
  id: 'TRF-80 2214',
  type: 'Withdrawal',
  asset: 'USDC',
  amount: '2499.8',
  network: 'Stellar',
  address: 'GBX7K2MQWERTYUIOPLKJHGFDSAZXCVBNM2345676JQ4ABCDEFGHIJKLM',
  addressName: 'Northbank Custody',
  memo: '884029174',
  status: 'Confirming',
  confirmations: 1,
  requiredConfirmations: 3,
  transaction: '7f3c1b0a9e8d7c6b5a49382716050403020100ffeeddccbbaa99887766a91e',
  times: {
    Requested: '2026-11-20T14:32:08Z',
    Approved: '2026-11-20T14:32:41Z',
    Broadcast: '2026-11-20T14:33:02Z',
  },
};

const meta = {
  title: 'Modals/Transfer on processing',
  component: TransferOnProcessingModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    transfer,
    explorerUrl: 'https://explorer.example.test/tx/7f3c',
    timeZone: 'UTC',
  },
  render: controlled(TransferOnProcessingModal),
} satisfies Meta<typeof TransferOnProcessingModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Withdrawal on processing';

export const Confirming: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText('1 of 3 confirmations')).toBeVisible();
    const explorer = modal.getByRole('link', { name: 'View on explorer' });
    await expect(explorer).toHaveAttribute('rel', 'noreferrer');
    // The whole address, in groups: copied by hand it is the address again.
    await expect(modal.getByText('GBX7').parentElement).toHaveTextContent(transfer.address);
  },
};

export const Leaving: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Requested: Story = {
  args: {
    transfer: {
      ...transfer,
      status: 'Requested',
      confirmations: 0,
      transaction: null,
      times: { Requested: '2026-11-20T14:32:08Z' },
    },
    explorerUrl: undefined,
  },
};

/** It waits for staff of the exchange, as a step of its own; what its owner can do stands below. */
export const InReview: Story = {
  args: {
    ...Requested.args,
    transfer: {
      ...transfer,
      status: 'Requested',
      isInReview: true,
      confirmations: 0,
      transaction: null,
      times: { Requested: '2026-11-20T14:32:08Z', InReview: '2026-11-20T14:32:08Z' },
    },
    children: 'Usual time: 4 hours',
  },
  play: async () => {
    const modal = await dialog(title);
    const steps = within(modal.getByRole('list', { name: 'Steps of the transfer' }));
    await expect(steps.getByText('In review')).toBeVisible();
    await expect(modal.getAllByText('In review')).toHaveLength(2);
    await expect(modal.getByText('Usual time: 4 hours')).toBeVisible();
  },
};

export const Deposit: Story = {
  args: {
    transfer: {
      ...transfer,
      type: 'Deposit',
      asset: 'BTC',
      amount: '0.05',
      network: 'Bitcoin',
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      addressName: undefined,
      memo: null,
      confirmations: 2,
      requiredConfirmations: 6,
    },
  },
};

/** A deposit waits with all its confirmations, before it is credited. */
export const DepositInReview: Story = {
  args: {
    transfer: {
      ...transfer,
      type: 'Deposit',
      addressName: undefined,
      memo: null,
      isInReview: true,
      confirmations: 3,
      times: { Broadcast: '2026-11-20T14:33:02Z', InReview: '2026-11-20T14:34:11Z' },
    },
  },
  play: async () => {
    const modal = await dialog('Deposit on processing');
    const steps = within(modal.getByRole('list', { name: 'Steps of the transfer' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
    await expect(steps.getByText('In review')).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { transfer: { ...transfer, status: 'Confirmed', confirmations: 3 } },
};

export const Rejected: Story = {
  args: {
    transfer: {
      ...transfer,
      status: 'Rejected',
      transaction: null,
      rejectReason: 'The address belongs to a service that we do not serve.',
    },
    explorerUrl: undefined,
  },
};

export const Cancelled: Story = {
  args: { transfer: { ...transfer, status: 'Cancelled', transaction: null } },
};

export const UnknownStatus: Story = {
  args: { transfer: { ...transfer, type: 'Bridge', status: 'OnHold' } },
  play: async () => {
    const modal = await dialog('Bridge');
    await expect(modal.getByText(/does not know its status/)).toBeVisible();
  },
};

/** A link that is not https is not offered. */
export const UnsafeExplorer: Story = {
  args: { explorerUrl: 'javascript:alert(1)' },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  args: {
    transfer: {
      ...transfer,
      amount: '123456789012.123456789012345678',
      addressName: 'Internationale Rohstoffzertifikate-Verwahrungsgesellschaft, Hauptkonto',
      memo: 'a memo that somebody has written into the field without any thought of its length',
    },
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
