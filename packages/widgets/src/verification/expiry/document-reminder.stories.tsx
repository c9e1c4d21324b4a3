import { storageKeys } from '@agio/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../../testing/viewports.ts';
import { DocumentReminder } from './document-reminder.tsx';

/** The banner that reminds of an identity document that ends, over every page of a host. */
const meta = {
  title: 'Screens/Document reminder',
  component: SandboxStage,
  parameters: screenParameters,
  args: {
    account: 'expiring@agio.test',
    scenario: 'quiet',
    still: true,
    links: { verification: '/user/tiers' },
  },
  render: (args) => (
    <SandboxStage {...args}>
      <DocumentReminder />
    </SandboxStage>
  ),
} satisfies Meta<SandboxStageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A storage in which the reminder of so many days before the end was closed. */
function closedAt(due: number, expiresAt: string) {
  const storage = memoryStorage();
  const text = JSON.stringify({ expiresAt, due });
  storage.local().setItem(storageKeys.documentReminderClosed, text);
  return storage;
}

/** The reminder in the last week, with a link to renew; once closed, it stays closed. */
export const LastWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText(/valid for 7 more days/);
    await expect(canvas.getByRole('link', { name: 'Renew it' })).toHaveAttribute(
      'href',
      '/user/tiers/kyc-request',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
  },
};

/** Closed 30 days before the end, it is there again 7 days before it. */
export const Again: Story = {
  tags: ['picture'],
  args: { storage: closedAt(30, '2026-11-27T11:30:00.000Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/valid for 7 more days/)).toBeVisible();
  },
};

/** The document has ended. */
export const Ended: Story = {
  tags: ['picture'],
  args: { account: 'expired@agio.test' },
  globals: at('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your identity document ended on/)).toBeVisible();
  },
};
