import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Controls/Copy button',
  component: CopyButton,
  args: { value: 'cb5700a1b2c3', labels: { copy: 'Copy address' }, onCopied: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith('cb5700a1b2c3');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Could not copy/));
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  ...matrix(
    CopyButton,
    {
      Plain: {},
      Medium: { size: 'md' },
      Copied: { labels: { copy: 'Copy the key' } },
      Refused: { labels: { copy: 'Copy the secret' } },
      Disabled: { disabled: true },
    },
    5,
  ),
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the secret' }));
    await waitFor(() => expect(canvas.getByText(/^Could not copy/)).toBeInTheDocument());
  },
};
