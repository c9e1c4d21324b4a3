import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountBanner } from './account-banner.tsx';

const meta = {
  title: 'Modals/Account banner',
  component: AccountBanner,
  parameters: { layout: 'fullscreen' },
  args: { trouble: 'frozen', supportUrl: 'https://support.example.test' },
} satisfies Meta<typeof AccountBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frozen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unfortunately, your account has been frozen.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://support.example.test',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Terminated: Story = {
  args: { trouble: 'terminated' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Unfortunately, your account has been terminated.'),
    ).toBeVisible();
  },
};

/** It happened while the page was open: a screen reader says so. */
export const MidSession: Story = {
  args: { trouble: 'terminated', live: true, supportUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('terminated');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
