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
import {
  LanguageAndCurrencyModal,
  type LanguageAndCurrencyModalProps,
  selectorLanguages,
} from './language-and-currency.tsx';

const meta = {
  title: 'Modals/Language and currency',
  component: LanguageAndCurrencyModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    language: 'en',
    onLanguageChange: fn(),
    currency: 'CHF',
    onCurrencyChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof LanguageAndCurrencyModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Language and currency';

const Kept = controlled(function Kept(props: LanguageAndCurrencyModalProps) {
  const [currency, setCurrency] = useState(props.currency);
  return (
    <LanguageAndCurrencyModal
      {...props}
      currency={currency}
      onCurrencyChange={(code) => {
        setCurrency(code);
        props.onCurrencyChange(code);
      }}
    />
  );
});

/** Eight are listed, only English can be chosen. */
export const Language: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getAllByRole('radio')).toHaveLength(8);
    await expect(modal.getAllByRole('radio', { name: /not available yet/ })).toHaveLength(7);
    await expect(modal.getByRole('radio', { name: /English/ })).toBeChecked();
    await userEvent.click(modal.getByText('Deutsch'));
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
  },
};

/** The height stays from one tab to the other; arrows choose. */
export const Currency: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const panel = modal.element.querySelector('[data-slot=dialog-panel]');
    const before = panel?.getBoundingClientRect().height;
    await userEvent.click(modal.getByRole('tab', { name: 'Currency' }));
    await expect(panel?.getBoundingClientRect().height).toBe(before);
    await expect(modal.getByRole('radio', { name: /CHF/ })).toBeChecked();
    modal.getByRole('radio', { name: /CHF/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onCurrencyChange).toHaveBeenLastCalledWith('JPY');
  },
};

export const CurrencyRefused: Story = {
  args: { defaultTab: 'currency', error: 'The currency could not be saved. Try again.' },
};

/** A deployment that turned more languages on. */
export const AllActive: Story = {
  args: { languages: selectorLanguages.map((each) => ({ ...each, active: true })) },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('radio', { name: /Français/ }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('fr');
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
