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
import { type ApprovalRequest, PendingApprovalModal } from './pending-approval.tsx';

const request: ApprovalRequest = {
  id: 'REQ-20418',
  statusType: 'Open',
  requestType: 'Tier2ToTier3',
  comment: null,
  readyToReviewAt: '2026-11-18T09:14:00Z',
  uploads: sentDocuments,
};

const meta = {
  title: 'Modals/Pending approval',
  component: PendingApprovalModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    request,
    onUpload: fn(),
    onAcknowledge: fn(),
    now: () => Date.parse('2026-11-20T14:32:41Z'),
    timeZone: 'UTC',
  },
  render: controlled(PendingApprovalModal),
} satisfies Meta<typeof PendingApprovalModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const rejection =
  "The bank statement is older than 12 months and in another person's name. Please apply again with a statement in your own name.";

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog('Your request is open');
    await expect(modal.queryByText('More documents required')).not.toBeInTheDocument();
    await userEvent.click(modal.getByRole('button', { name: 'Upload new document' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** A comment asks for documents, also while the request is open. */
export const OpenWithComment: Story = {
  args: { request: { ...request, comment: 'Please add the second page.' } },
  play: async () => {
    const modal = await dialog('Your request is open');
    await expect(modal.getByText('More documents required')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Upload more docs' })).toBeVisible();
  },
};

export const PendingForReview: Story = {
  args: { request: { ...request, statusType: 'PendingForReview' } },
  play: async () => {
    const modal = await dialog('Pending for review');
    await expect(modal.getByRole('timer')).toHaveTextContent(/^2\s*days/);
  },
};

export const RequestedMoreData: Story = {
  args: {
    request: {
      ...request,
      statusType: 'RequestedMoreData',
      comment: 'Please add the statements for July and August 2026, all pages.',
    },
  },
  play: async ({ args, userEvent }) => {
    const modal = await dialog('Provide more data');
    await userEvent.click(modal.getByRole('button', { name: 'Upload more docs' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: {
    request: { ...request, statusType: 'Denied', comment: rejection },
    decidedAt: '2026-11-20T11:02:00Z',
    children: (
      <>
        You can apply again from December 20, 2026. If you think this is a mistake,{' '}
        <a className="font-medium text-accent" href="#support">
          contact support
        </a>
        .
      </>
    ),
  },
  play: async ({ args, userEvent }) => {
    const modal = await dialog('Request was rejected');
    await expect(modal.getByText(rejection)).toBeVisible();
    await expect(modal.getByText('REQ-20418')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'I understand' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
};

export const Acknowledging: Story = {
  args: { ...Denied.args, submitting: true },
  play: async ({ args, userEvent }) => {
    const modal = await dialog('Request was rejected');
    await userEvent.click(modal.getByRole('button', { name: 'I understand' }));
    await expect(args.onAcknowledge).not.toHaveBeenCalled();
    await expect(modal.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const AcknowledgingFailed: Story = {
  args: { ...Denied.args, error: 'The server did not answer. Try again.' },
  play: async () => {
    const modal = await dialog('Request was rejected');
    await expect(modal.getByRole('alert')).toHaveTextContent('The server did not answer.');
  },
};

export const Approved: Story = { args: { request: { ...request, statusType: 'Approved' } } };
export const Cancelled: Story = { args: { request: { ...request, statusType: 'Cancelled' } } };

/** A status that this version does not know crashes nothing. */
export const UnknownStatus: Story = {
  args: { request: { ...request, statusType: 'Escalated', requestType: 'Tier9' } },
  play: async () => {
    const modal = await dialog('Your request');
    await expect(modal.getByText(/does not know its status/)).toBeVisible();
  },
};

export const LongReason: Story = {
  args: {
    request: {
      ...request,
      statusType: 'Denied',
      comment: `${rejection}\n${rejection}\n${'x'.repeat(120)}`,
    },
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { ...Denied.args, open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, 'Request was rejected'),
};

export const Phone: Story = { args: { ...Denied.args }, globals: phone, play: expectFits };
