import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { LongText, type LongTextProps } from './long-text.tsx';

const words = 'Deposits of XCB are closed on Saturday from 04:00 to 06:00 UTC. ';

function Example(props: LongTextProps) {
  return (
    <p className="max-w-90 text-base wrap-anywhere">
      <LongText {...props} />
    </p>
  );
}

/** For paragraphs from outside: an announcement, a reason. Of a longer one the beginning is in the page. */
const meta = {
  title: 'Data display/Long text',
  component: Example,
  args: { text: words },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Cut: Story = {
  name: 'S39 Twenty thousand characters',
  args: { text: words.repeat(320) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = () => canvasElement.querySelector('[data-slot=long-text]')?.textContent ?? '';
    await expect(text()).toHaveLength(280);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(text().length).toBeGreaterThan(20_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(text()).toHaveLength(280);
  },
};

export const Matrix: Story = matrix(Example, { Whole: {}, Cut: { text: words.repeat(8) } }, 1);
