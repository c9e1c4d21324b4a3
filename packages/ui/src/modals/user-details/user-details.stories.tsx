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
import { type DetailedUser, UserDetailsModal } from './user-details.tsx';

const user: DetailedUser = {
  id: 'usr-5562',
  displayName: 'Sofia Lindqvist',
  email: 'sofia.lindqvist@example.test',
  coreId: 'CP-83 5562',
  tier: 'Tier1',
  activityStatus: 'Frozen',
  roles: [],
  residence: 'Malmö, Sweden',
  customerSince: '2025-03-12T08:00:00Z',
  lastSeenAt: '2026-11-20T08:03:00Z',
  documentExpirationDate: '2029-06-30',
  portfolioValue: '18220.21',
  currency: 'CHF',
  note: 'Suspicious: three deposits from a flagged mixer within 40 minutes.',
};

const meta = {
  title: 'Modals/User details',
  component: UserDetailsModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    user,
    documents: sentDocuments,
    audit: [
      {
        id: '2',
        time: '2026-11-20T08:03:00Z',
        actor: 'M. Oehler',
        action: 'froze the account',
        detail: 'Trading and withdrawals are off, the user sees the banner.',
      },
      {
        id: '1',
        time: '2026-11-18T09:14:00Z',
        actor: 'Sofia Lindqvist',
        action: 'submitted for review',
        detail: null,
      },
    ],
    onDownload: fn(),
    onDowngrade: fn(),
    onChangeStatus: fn(),
    timeZone: 'UTC',
  },
  render: controlled(UserDetailsModal),
} satisfies Meta<typeof UserDetailsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = /Sofia Lindqvist/;

export const Overview: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Downgrade tier' }));
    await expect(args.onDowngrade).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole('button', { name: 'Change status' }));
    await expect(args.onChangeStatus).toHaveBeenCalledOnce();
  },
};

export const Documents: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('tab', { name: /Documents/ }));
    await userEvent.click(
      modal.getByRole('button', { name: 'Download Salary statement 2026-09.pdf' }),
    );
    await expect(args.onDownload).toHaveBeenCalledWith('f-1');
  },
};

/** Arrow keys go through the tabs. */
export const Audit: Story = {
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    const overview = modal.getByRole('tab', { name: 'Overview' });
    for (let press = 0; press < 8 && document.activeElement !== overview; press += 1)
      await userEvent.tab();
    await expect(overview).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await modal.findByText('froze the account')).toBeVisible();
  },
};

/** A trade viewer sees, and can do nothing. */
export const WhoAndWhat: Story = {
  args: {
    audit: [
      {
        id: '1',
        time: '2026-11-20T08:03:00Z',
        actor: 'Maria Oliveira',
        actorId: 'officer',
        actorEmail: 'officer@agio.test',
        action: 'set the account to Frozen',
        detail: 'Deposits from a flagged source.',
        changes: [
          { field: 'activityStatus', before: 'Active', after: 'Frozen' },
          { field: 'note', before: null, after: 'Deposits from a flagged source.' },
        ],
      },
    ],
  },
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('tab', { name: /Audit/ }));
    await expect(modal.getByText('officer, officer@agio.test')).toBeVisible();
    await expect(modal.getByText('activityStatus').closest('li')).toHaveTextContent(
      'activityStatus: Active → Frozen',
    );
    await expect(modal.getByText('note').closest('li')).toHaveTextContent('note: – → Deposits');
  },
};

export const ReadOnly: Story = {
  args: { onDownload: undefined, onDowngrade: undefined, onChangeStatus: undefined },
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('tab', { name: /Documents/ }));
    await expect(modal.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
    await expect(modal.queryByRole('button', { name: /Downgrade/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { user: undefined } };

/** A list that is not loaded yet is not an empty one. */
export const ListsLoading: Story = {
  args: { documents: undefined, audit: undefined },
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('tab', { name: 'Documents' }));
    await expect(modal.queryByText('No documents')).not.toBeInTheDocument();
    await expect(modal.getByText('Loading')).toBeInTheDocument();
    await userEvent.click(modal.getByRole('tab', { name: 'Audit' }));
    await expect(modal.queryByText('Nothing recorded yet')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    user: undefined,
    state: { status: 'error' },
    notes: { error: { text: 'The server took too long to respond. Nothing was changed.' } },
    onRetry: fn(),
  },
  play: async ({ args, userEvent }) => {
    const modal = await dialog('User details');
    await userEvent.click(modal.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Newcomer: Story = {
  args: {
    user: {
      ...user,
      coreId: null,
      tier: 'Tier0',
      activityStatus: 'Hibernating',
      residence: null,
      customerSince: undefined,
      lastSeenAt: null,
      documentExpirationDate: null,
      portfolioValue: '0',
      note: null,
    },
    documents: [],
    audit: [],
  },
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByText('Hibernating')).toBeVisible();
    await userEvent.click(modal.getByRole('tab', { name: /Documents/ }));
    await expect(modal.getByText('No documents')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    user: {
      ...user,
      displayName:
        'Internationale Rohstoffzertifikate-Verwahrungsgesellschaft Northwind Metals GmbH & Co. KG',
      email: 'a.very.long.name.of.a.department@subdomain.of.a.very.long.domain.example.test',
      roles: ['admin', 'support', 'ComplianceReviewer', 'TradeDataViewer'],
    },
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { globals: phone, play: expectFits };
