import { toast } from '@agio/ui/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { toastNotices } from '../host/index.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { AnnouncementBanners } from './announcement-banners.tsx';
import { AnnouncementBoard } from './announcement-board.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { NotificationButton } from './notification-button.tsx';
import { NotificationCentre } from './notification-centre.tsx';
import {
  announcement,
  announcing,
  eachKind,
  happenTo,
  heldWithdrawals,
  keepingOf,
} from './testing/announced.ts';

type Args = Omit<SandboxStageProps, 'children' | 'onFollow'>;

/** The three displays of announcements, and the notification centre behind its button. */
function AnnouncementsOnSandbox(stage: Args) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SandboxStage {...stage}>
      <div className="min-h-140 w-full max-w-page bg-canvas">
        <AnnouncementBanners />
        <div className="flex flex-col items-end gap-4 p-4">
          <NotificationButton onClick={() => setOpen(true)} />
          <AnnouncementBoard className="w-full max-w-120 self-start" />
        </div>
      </div>
      <AnnouncementDialog />
      <NotificationCentre open={isOpen} onOpenChange={setOpen} />
    </SandboxStage>
  );
}

const meta = {
  title: 'Widgets/Announcements',
  component: AnnouncementsOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: { still: true },
  // Removes the notices of the story before.
  beforeEach: () => {
    toastNotices.log.clear();
    toast.dismiss();
  },
} satisfies Meta<typeof AnnouncementsOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const board = [
  announcement({ id: 'b1', description: 'New market: SREC/USDC.', link: null }),
  announcement({
    id: 'b2',
    description: 'Withdrawals of XCB cost less from today on.',
    releasesAt: hours(-2),
  }),
];
const notices = () => screen.findByRole('dialog', { name: 'Notifications' });

/** A banner over the page, two announcements on the board. What is over and what is to come is nowhere. */
export const Matrix: Story = {
  args: announcing(
    announcement({ type: 'Banner' }),
    announcement({ id: 'a2', type: 'Banner', description: 'Over', expiresAt: hours(-1) }),
    announcement({ id: 'a3', description: 'To come', releasesAt: hours(1) }),
    ...board,
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Deposits on the Core network/ });
    await expect(link).toHaveAttribute('href', 'https://agio.example/status');
    await expect(link).toHaveAttribute('target', '_blank');
    const items = canvas.getAllByRole('listitem');
    // The newest first.
    await expect(items[0]).toHaveTextContent('Withdrawals of XCB cost less from today on.');
    await expect(items).toHaveLength(2);
    await expect(canvas.queryByText(/^(Over|To come)/)).not.toBeInTheDocument();
  },
};

export const BoardLoading: Story = {
  tags: ['picture'],
  args: { break: ({ faults }) => faults.set({ endpoint: 'announcements.list', latencyMs: 1e9 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const BoardEmpty: Story = {
  tags: ['picture'],
  args: announcing(announcement({ type: 'Banner' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No announcements')).toBeVisible();
  },
};

/** A failed load is not called empty, neither on the board nor in the centre. */
export const Failed: Story = {
  tags: ['picture'],
  args: announcing(announcement({ releasesAt: 'soon' })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Announcements could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    const centre = within(await notices());
    await expect(centre.getByText(/^Announcements could not be loaded\./)).toHaveTextContent(
      'The exchange sent an unexpected response.',
    );
    await expect(centre.queryByText('Nothing new')).not.toBeInTheDocument();
    await expect(centre.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Each press adds as many items again. */
export const BoardOfMany: Story = {
  args: announcing(
    ...Array.from({ length: 12 }, (_, i) =>
      announcement({ id: `b${i}`, description: `Announcement ${i + 1}`, releasesAt: hours(-i) }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Announcement 1');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
};

/** The board and the notices of this visit; looked at, they are no longer new. */
export const Centre: Story = {
  args: announcing(...board),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 2 new' });
    toastNotices.success({ id: 'order-1', title: 'Order filled', description: 'Buy 10 XCB' });
    toastNotices.success({ id: 'order-1', title: 'Order filled', description: 'Buy 12 XCB' });
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 3 new'));
    await expect(await screen.findByText('Buy 12 XCB')).toBeVisible();
    await userEvent.click(bell);
    const centre = within(await notices());
    await expect(centre.getByText('New market: SREC/USDC.')).toBeVisible();
    await expect(centre.getByText('Buy 12 XCB')).toBeVisible();
    await expect(centre.getAllByRole('listitem')).toHaveLength(3);
    // It need not lie over what lists it.
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    await userEvent.click(centre.getByRole('button', { name: 'Clear all' }));
    await expect(centre.queryByText('Buy 12 XCB')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
  },
};

export const CentreEmpty: Story = {
  args: announcing(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    await expect(await screen.findByText('Nothing new')).toBeVisible();
  },
};

const trader = 'trader@agio.test';
type Played = Parameters<NonNullable<Story['play']>>[0];
const openCentre = async (
  canvas: Played['canvas'],
  userEvent: Pick<Played['userEvent'], 'click'>,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  return within(await notices());
};

/**
 * The exchange keeps events of the account, unread until they are read, each with a link to the page that shows it.
 */
export const Kept: Story = {
  tags: ['picture'],
  args: {
    account: trader,
    answer: keepingOf(eachKind),
    links: { settings: (section = '') => `/settings?section=${section}`, documents: '/documents' },
  },
  play: async ({ canvas, userEvent }) => {
    const centre = await openCentre(canvas, userEvent);
    const link = await centre.findByRole('link', { name: 'Signed in on a new device' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('devices'));
    await expect(centre.getByText('Firefox 142 on Windows, 192.0.2.7')).toBeVisible();
    await expect(centre.getByText('The second page of the statement is missing.')).toBeVisible();
    await expect(centre.getByText('Your account is active')).toBeVisible();
    await expect(centre.getByText('You have Tier 2 now')).toBeVisible();
    await expect(centre.getByText('7 open orders were cancelled')).toBeVisible();
    await expect(centre.getByText('Your account was frozen')).toBeVisible();
    // Digits of the banner and of the page (ux-review L10).
    await expect(centre.getByText('96.70 USDC')).toBeVisible();
    await expect(centre.getAllByText('New:')).toHaveLength(2);
  },
};

/** On a phone each line is whole, within the sheet. */
export const KeptPhone: Story = {
  ...Kept,
  parameters: screenParameters,
  globals: at('phone'),
  play: async ({ canvas, userEvent }) => {
    const centre = await openCentre(canvas, userEvent);
    await centre.findByText('Firefox 142 on Windows, 192.0.2.7');
    const sheet = await notices();
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    for (const item of centre.getAllByRole('listitem')) {
      await expect(item.scrollWidth, item.textContent).toBeLessThanOrEqual(item.clientWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Withdrawals that the exchange held: the one that waits can be cancelled here, the others say what became of them. */
export const HeldWithdrawals: Story = {
  tags: ['picture'],
  args: { account: trader, answer: keepingOf(heldWithdrawals) },
  play: async ({ canvas, userEvent }) => {
    const centre = await openCentre(canvas, userEvent);
    await expect(await centre.findAllByText('Withdrawal in review')).toHaveLength(2);
    await expect(centre.getByText('Withdrawal approved')).toBeVisible();
    await expect(centre.getAllByText('Withdrawal rejected')).toHaveLength(2);
    await expect(centre.getByText('The recipient is not known to us.')).toBeVisible();
    await expect(centre.getByText('The review was not finished in time.')).toBeVisible();
    await expect(await centre.findByText(/^In review\. Usual time: 4 hours\./)).toBeVisible();
    await userEvent.click(centre.getByRole('button', { name: 'Cancel transfer' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^The money is free again at once/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Back' }));
    await expect(centre.getByRole('button', { name: 'Cancel transfer' })).toBeEnabled();
  },
};

/** One that is followed is read; all are marked with one press, and cleared only after a question. */
export const ReadAndCleared: Story = {
  args: { account: trader, break: (sandbox) => void happenTo(sandbox, trader) },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications, \d+ new$/ });
    const before = Number(/\d+/.exec(bell.getAttribute('aria-label') ?? bell.textContent)?.[0]);
    const centre = await openCentre(canvas, userEvent);
    await userEvent.click(await centre.findByRole('link', { name: 'Order filled' }));
    await waitFor(() => expect(centre.getAllByText('New:')).toHaveLength(1));
    await userEvent.click(centre.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(centre.queryByText('New:')).not.toBeInTheDocument());
    await expect(before).toBeGreaterThanOrEqual(2);
    await userEvent.click(centre.getByRole('button', { name: 'Clear all' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep them' }));
    await expect(centre.getByText('Order filled')).toBeVisible();
    await userEvent.click(centre.getByRole('button', { name: 'Clear all' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(centre.queryByText('Order filled')).not.toBeInTheDocument());
  },
};

/** A toast of what the exchange keeps is no second entry. */
export const ToldOnce: Story = {
  args: { account: trader, answer: keepingOf(eachKind) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Notifications, \d+ new$/ });
    toastNotices.success({ id: 'claim-w1', title: 'Reward claimed', isKept: true });
    toastNotices.info({ id: 'price', title: 'XCB is above 7' });
    const centre = await openCentre(canvas, userEvent);
    await centre.findByText('XCB is above 7');
    await expect(centre.getAllByText('Reward claimed')).toHaveLength(1);
  },
};

export const KeptLoading: Story = {
  args: {
    account: trader,
    break: ({ faults }) => faults.set({ endpoint: 'inbox.list', latencyMs: 1e9 }),
  },
  play: async ({ canvas, userEvent }) => {
    const centre = await openCentre(canvas, userEvent);
    await expect(centre.queryByText('Nothing new')).not.toBeInTheDocument();
  },
};

/** A failed load is not called empty; events that this browser knows are still listed. */
export const KeptFailed: Story = {
  tags: ['picture'],
  args: {
    account: trader,
    break: ({ faults }) => faults.set({ endpoint: 'inbox.list', failWith: { status: 503 } }),
  },
  play: async ({ canvas, userEvent }) => {
    toastNotices.success({ id: 'order-1', title: 'Order filled', isKept: true });
    const centre = await openCentre(canvas, userEvent);
    await expect(
      await centre.findByText(/^What happened to your account could not be loaded\./),
    ).toBeVisible();
    await expect(centre.getByText('Order filled')).toBeVisible();
    await expect(centre.queryByText('Nothing new')).not.toBeInTheDocument();
  },
};

export const KeptMany: Story = {
  args: {
    account: trader,
    answer: keepingOf(Array.from({ length: 60 }, () => ({ ...eachKind[0] }))),
  },
  play: async ({ canvas, userEvent }) => {
    const centre = await openCentre(canvas, userEvent);
    const list = within(await centre.findByRole('region', { name: 'Your account' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(60));
    await expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
};

/** An announcement that wants an answer opens by itself, once in a browser. */
export const AsDialog: Story = {
  args: announcing(announcement({ type: 'Modal', description: 'The fees change.' })),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcement' }));
    await expect(dialog.getByText('The fees change.')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Details (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://agio.example/status');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await userEvent.click(dialog.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Links that are not https are not followed; their words stay. */
export const UnsafeLinks: Story = {
  name: 'S37 Links that are not followed',
  args: announcing(
    announcement({ type: 'Modal', description: 'The fees change.', link: 'javascript:alert(1)' }),
    announcement({ id: 'a2', description: 'A note.', link: 'http://agio.example' }),
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcement' }));
    await expect(dialog.getByText('The fees change.')).toBeVisible();
    await expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'I understand' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    const centre = within(await notices());
    await expect(await centre.findByText('A note.')).toBeVisible();
    await expect(centre.queryByRole('link')).not.toBeInTheDocument();
  },
};
