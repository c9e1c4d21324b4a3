import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { AreaSkeleton } from './area-skeleton.tsx';

const meta = {
  title: 'Screens/Back office/Page on its way',
  component: AreaSkeleton,
  parameters: screenParameters,
  globals: at('desk'),
  args: { area: 'users', isItem: false },
  decorators: [
    (Story) => (
      <main className="min-h-dvh bg-canvas text-fg">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AreaSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectFits = () =>
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

/** office-review M16: a page whose code is on its way has its title, and its parts in their places. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading: Users');
    await expectFits();
  },
};
export const Light: Story = { ...List, globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = { ...List, globals: at('small') };
export const Overview: Story = {
  args: { area: 'home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expectFits();
  },
};
/** A page about one thing, whose name is not known yet. */
export const Item: Story = { ...List, args: { isItem: true } };
