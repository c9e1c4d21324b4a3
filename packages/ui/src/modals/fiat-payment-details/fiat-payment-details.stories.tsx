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
import { type FiatPayment, FiatPaymentDetailsModal } from './fiat-payment-details.tsx';

const payment: FiatPayment = {
  id: 'RMP-55 2081',
  reference: 'BNC-7719 0426',
  side: 'Buy',
  provider: 'Bancora',
  method: 'Bank transfer',
  fiatAmount: '500',
  fiatCurrency: 'CHF',
  assetAmount: '612.4',
  asset: 'USDC',
  rate: '0.8165',
  providerFee: '1.75',
  networkFee: '0',
  status: 'AwaitingPayment',
  createdAt: '2026-11-20T14:41:10Z',
  updatedAt: '2026-11-20T14:43:55Z',
  redirectUrl: 'https://pay.example.test/bnc-7719',
  bankAccount: {
    beneficiary: 'Bancora Payments AG',
    iban: 'CH93 0076 2011 6238 5295 7',
    bic: 'BNCRCHZZ',
    bank: 'Kantonalbank Zug',
  },
};

const meta = {
  title: 'Modals/Fiat payment details',
  component: FiatPaymentDetailsModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    payment,
    contactUrl: 'https://help.example.test',
    timeZone: 'UTC',
  },
  render: controlled(FiatPaymentDetailsModal),
} satisfies Meta<typeof FiatPaymentDetailsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Fiat payment details';

/** Copied without the blanks that make it readable. */
export const AwaitingTransfer: Story = {
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Copy: IBAN' }));
    await expect(write).toHaveBeenCalledWith('CH9300762011623852957');
    await userEvent.click(modal.getByRole('button', { name: 'Copy: Reference' }));
    await expect(write).toHaveBeenLastCalledWith('BNC-7719 0426');
    await expect(modal.getByRole('link', { name: 'Continue with Bancora' })).toHaveAttribute(
      'href',
      'https://pay.example.test/bnc-7719',
    );
  },
};

export const AwaitingCard: Story = {
  args: { payment: { ...payment, method: 'Card', bankAccount: undefined } },
};

/** No link is made of an address that is not https. */
export const UnsafeLink: Story = {
  args: {
    payment: { ...payment, redirectUrl: 'javascript:alert(1)' },
    contactUrl: 'http://help.example.test',
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const PaymentReceived: Story = {
  args: { payment: { ...payment, status: 'PaymentReceived', redirectUrl: null } },
};
export const Completed: Story = {
  args: { payment: { ...payment, status: 'Completed', redirectUrl: null } },
};
export const Expired: Story = {
  args: { payment: { ...payment, status: 'Expired', redirectUrl: null } },
};
export const Failed: Story = {
  args: { payment: { ...payment, status: 'Failed', redirectUrl: null } },
};
export const Cancelled: Story = {
  args: { payment: { ...payment, status: 'Cancelled', redirectUrl: null } },
};

export const Sale: Story = {
  args: {
    payment: { ...payment, side: 'Sell', status: 'Completed', redirectUrl: null },
    contactUrl: undefined,
  },
};

export const UnknownStatus: Story = {
  args: { payment: { ...payment, side: 'Gift', status: 'Disputed' } },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText('Disputed')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    payment: {
      ...payment,
      provider: 'Internationale Zahlungsdienstleistungsgesellschaft',
      fiatAmount: '123456789012.34',
      assetAmount: '123456789012.123456',
      asset: 'COREWRAPPED',
    },
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
