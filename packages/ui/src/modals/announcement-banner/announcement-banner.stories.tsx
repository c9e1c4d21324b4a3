import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AnnouncementBanner, type BannerAnnouncement } from './announcement-banner.tsx';

const announcement = {
  description:
    'Scheduled maintenance: deposits and withdrawals pause on 22 November 2026, 02:00–03:30 UTC. Trading stays open.',
  link: 'https://status.example.test/maintenance',
  releasesAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-22T03:30:00Z',
};

const meta = {
  title: 'Modals/Announcement banner',
  component: AnnouncementBanner,
  parameters: { layout: 'fullscreen' },
  args: { announcement, now: () => Date.parse('2026-11-20T11:30:00Z') },
} satisfies Meta<typeof AnnouncementBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole banner is the link. */
export const Linked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /Scheduled maintenance.*new tab/ });
    await expect(link).toHaveAttribute('href', announcement.link);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const banner = canvasElement.querySelector('[data-slot=banner]')?.getBoundingClientRect();
    if (!banner) throw new Error('No banner.');
    await expect(document.elementFromPoint(banner.right - 120, banner.bottom - 4)).toBe(link);
  },
};

/** A link that is not https is shown as plain text. */
export const UnsafeLink: Story = {
  args: { announcement: { ...announcement, link: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Scheduled maintenance/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const WithoutLink: Story = { args: { announcement: { ...announcement, link: null } } };

export const NotYet: Story = {
  args: { now: () => Date.parse('2026-11-20T09:59:59Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Scheduled maintenance/)).not.toBeInTheDocument();
  },
};

export const Over: Story = {
  args: { now: () => Date.parse('2026-11-22T03:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Scheduled maintenance/)).not.toBeInTheDocument();
  },
};

/** It goes at its end, while the page is open. */
export const Ending: Story = {
  args: { now: Date.now },
  loaders: [
    () => ({
      ...announcement,
      releasesAt: new Date(Date.now() - 1000).toISOString(),
      expiresAt: new Date(Date.now() + 1500).toISOString(),
    }),
  ],
  render: (args, { loaded }) => (
    <AnnouncementBanner {...args} announcement={loaded as BannerAnnouncement} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByText(/Scheduled maintenance/)).not.toBeInTheDocument(),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
