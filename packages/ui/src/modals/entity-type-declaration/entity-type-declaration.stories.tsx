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
import { EntityTypeDeclarationModal } from './entity-type-declaration.tsx';

const meta = {
  title: 'Modals/Entity type declaration',
  component: EntityTypeDeclarationModal,
  parameters: modalParameters,
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
  render: controlled(EntityTypeDeclarationModal),
} satisfies Meta<typeof EntityTypeDeclarationModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Entity type declaration';

export const Empty: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Choose one' })).toBeDisabled();
  },
};

export const Filling: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('radio', { name: /Legal entity/ }));
    await expect(modal.getByText(/commercial register/)).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Tick the declaration' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Arrows choose, Space declares, Enter sends. */
export const ByKeys: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('radio', { name: /Natural person/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(modal.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('NaturalPerson');
  },
};

export const Submitting: Story = { args: { submitting: true, defaultValue: 'NaturalPerson' } };

/** The choice stays. */
export const Failed: Story = {
  args: { defaultValue: 'LegalEntity', error: 'Companies cannot be declared from this country.' },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent('Companies cannot be declared');
    await expect(modal.getByRole('radio', { name: /Legal entity/ })).toBeChecked();
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
