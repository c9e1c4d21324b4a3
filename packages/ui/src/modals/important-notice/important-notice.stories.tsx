import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { ImportantNoticeModal } from './important-notice.tsx';

const meta = {
  title: 'Modals/Important notice',
  component: ImportantNoticeModal,
  parameters: modalParameters,
  args: { open: true, onOpenChange: fn(), onAccept: fn() },
  render: controlled(ImportantNoticeModal),
} satisfies Meta<typeof ImportantNoticeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ args }) => {
    const notice = await dialog('Important notice');
    await expect(
      notice.getByRole('button', { name: 'Confirm that you have read it' }),
    ).toBeDisabled();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Accepted: Story = {
  play: async ({ args, userEvent }) => {
    const notice = await dialog('Important notice');
    await userEvent.click(notice.getByRole('checkbox'));
    await userEvent.click(notice.getByRole('button', { name: 'Continue' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** Space ticks the box, Enter goes on. */
export const ByKeys: Story = {
  play: async ({ args, userEvent }) => {
    const notice = await dialog('Important notice');
    await expect(notice.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** Closing is not accepting: it comes back at the next sign-in. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, userEvent }) => {
    await playKeyboard(userEvent, 'Important notice');
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const OwnTexts: Story = {
  args: {
    labels: {
      title: 'Wichtiger Hinweis für Kundinnen und Kunden mit Wohnsitz in der Schweiz',
      points: { interest: 'Rohstoffzertifikate-Verwahrungsbestätigungen werden nicht verzinst.' },
      confirm: 'Ich habe diesen Hinweis vollständig gelesen und verstanden',
    },
    children: <a href="#terms">Allgemeine Geschäftsbedingungen</a>,
  },
};

export const Phone: Story = { globals: phone, play: expectFits };
