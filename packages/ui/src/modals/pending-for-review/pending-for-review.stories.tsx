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
import { sentDocuments } from '../testing/sample-files.ts';
import { PendingForReviewModal } from './pending-for-review.tsx';

/** 2 days, 5 hours, 18 minutes and 41 seconds later. */
const now = () => Date.parse('2026-11-20T14:32:41Z');

const meta = {
  title: 'Modals/Pending for review',
  component: PendingForReviewModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    request: {
      requestType: 'Tier2ToTier3',
      readyToReviewAt: '2026-11-18T09:14:00Z',
      uploads: sentDocuments,
      usualDays: 3,
      dueAt: '2026-11-23T09:14:00Z',
    },
    onUpload: fn(),
    now,
    timeZone: 'UTC',
  },
  render: controlled(PendingForReviewModal),
} satisfies Meta<typeof PendingForReviewModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Pending for review';

export const Waiting: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('timer', { name: 'Waiting for' })).toHaveTextContent(
      /2\s*days\s*05\s*hours\s*18\s*minutes\s*41\s*seconds/,
    );
    await expect(modal.getByText('Tier 2 to Tier 3')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Upload new document' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** Longer than usual is said as it is. */
export const Late: Story = {
  args: {
    request: {
      requestType: 'Tier1ToTier2',
      readyToReviewAt: '2026-11-18T09:14:00Z',
      uploads: sentDocuments,
      usualDays: 1,
      dueAt: '2026-11-19T09:14:00Z',
    },
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText(/^This takes longer than usual/)).toBeVisible();
  },
};

export const JustSent: Story = {
  args: {
    request: {
      requestType: 'Tier2ToTier3',
      readyToReviewAt: '2026-11-20T14:32:40Z',
      uploads: [],
    },
  },
};

/** A clock behind the server's, a type that is not known yet. */
export const OddData: Story = {
  args: {
    request: {
      requestType: 'Tier3ToTier4',
      readyToReviewAt: '2026-11-21T00:00:00Z',
      uploads: sentDocuments.slice(0, 1),
    },
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('timer')).toHaveTextContent(/^0\s*days\s*00\s*hours/);
    await expect(modal.getByText('Tier3ToTier4')).toBeVisible();
  },
};

export const NotReadyYet: Story = {
  args: { request: { requestType: 'Downgrade', readyToReviewAt: null, uploads: [] } },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
