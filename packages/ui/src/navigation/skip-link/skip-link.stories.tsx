import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

/** The first stop of the keyboard on every page; seen only with the focus on it. */
const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#story-main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="story-main" tabIndex={-1}>
        Press Tab.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
