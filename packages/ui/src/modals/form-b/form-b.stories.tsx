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
import { FormBModal, type FormBValues } from './form-b.tsx';

const filled: FormBValues = {
  fullName: 'Élodie Marchand',
  dateOfBirth: '1990-04-02',
  nationality: 'France',
  street: 'Bahnhofstrasse 1',
  postalCode: '6300',
  city: 'Zug',
  country: 'Switzerland',
  relationship: 'My sister',
  signature: 'Lukas Keller',
};

const meta = {
  title: 'Modals/Form B',
  component: FormBModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    signer: 'Lukas Keller',
    today: '2026-11-20',
    text: 'I declare that the assets in this account belong to the person named below.\n\nI will report every change of it without being asked. I know that a wrong statement made on purpose is an offence under article 251 of the Swiss Criminal Code (forgery of documents).\n\nThe exchange may ask for documents that prove it, and may stop the service until it has them.',
    onSubmit: fn(),
  },
  render: controlled(FormBModal),
} satisfies Meta<typeof FormBModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Form B';

export const Empty: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Check: Full name' })).toBeDisabled();
  },
};

/** The button says what is next; Enter signs from any field. */
export const Filling: Story = {
  args: { defaultValues: { ...filled, city: '', signature: '' } },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Check: City' })).toBeDisabled();
    await userEvent.type(modal.getByRole('textbox', { name: 'City' }), ' Zug ');
    const signature = modal.getByRole('textbox', { name: 'Your signature' });
    await userEvent.type(signature, 'lukas keller{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, signature: 'lukas keller' });
  },
};

export const Invalid: Story = {
  args: { defaultValues: { ...filled, dateOfBirth: '2027-01-01', signature: 'Somebody Else' } },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const signature = modal.getByRole('textbox', { name: 'Your signature' });
    await userEvent.click(modal.getByLabelText('Date of birth'));
    await userEvent.click(signature);
    await expect(modal.getByText('This date is in the future.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(modal.getByText('This does not match the name on your account.')).toBeVisible();
    await expect(signature).toHaveAccessibleDescription(/not match the name/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { defaultValues: filled, submitting: true } };

export const Failed: Story = {
  args: { defaultValues: filled, error: 'The form could not be stored. Try again in a minute.' },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent(/could not be stored/);
    await expect(modal.getByRole('textbox', { name: 'City' })).toHaveValue('Zug');
  },
};

export const Done: Story = { args: { done: true } };

export const LongTexts: Story = {
  args: {
    signer: 'Maria-Antonia Wilhelmina Charlotte von Hohenstein-Langenburg de la Fuente',
    text: 'Kapitalanlagegesellschaftsbeteiligungsverhältnisse. '.repeat(40),
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
