import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { ShortText } from './short-text.tsx';

/**
 * For every text from outside: a display name, a reason, an announcement. It is cut by graphemes, not by CSS:
 * what is not shown is not in the page. Text that runs the other way does not turn the words around it.
 */
const meta = {
  title: 'Data display/Short text',
  component: ShortText,
  args: { text: 'Wrapped Core of the second series' },
} satisfies Meta<typeof ShortText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Cut: Story = {
  name: 'S39 Twenty thousand characters',
  args: { text: 'Gold '.repeat(4000), length: 24 },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-slot=short-text]');
    await expect(text).toHaveTextContent(/^Gold Gold Gold Gold Gol…$/);
    await expect(text?.getAttribute('title')).toHaveLength(500);
  },
};

/** An Arabic name in an English line keeps its place. */
export const OtherDirection: Story = {
  render: (args) => (
    <p>
      1: <ShortText {...args} />, 2
    </p>
  ),
  args: { text: 'شركة الذهب' },
};

export const Matrix: Story = matrix(
  ShortText,
  {
    Whole: {},
    Cut: { text: 'Wrapped Core of the second series', length: 16 },
    'Other direction': { text: 'شركة الذهب' },
  },
  1,
);
