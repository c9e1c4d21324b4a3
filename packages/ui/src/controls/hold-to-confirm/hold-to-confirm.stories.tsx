import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { HoldToConfirm } from './hold-to-confirm.tsx';

const meta = {
  title: 'Controls/Hold to confirm',
  component: HoldToConfirm,
  args: { children: 'Cancel all orders', onConfirm: fn(), holdFor: 200 },
} satisfies Meta<typeof HoldToConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancel all orders' });
    await expect(button).toHaveAccessibleDescription('Press and hold');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await pause(300);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LetGoTooEarly: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: button },
      { keys: '[/MouseLeft]', target: button },
    ]);
    await pause(300);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('data-state', 'idle');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await userEvent.keyboard('{/Enter}');
  },
};

/** Voice control and switches send a click without a press: it asks once more. */
export const AssistiveClick: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(button).toHaveTextContent('Press again to confirm');
    await fireEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true, children: 'No open orders' } };

export const Matrix: Story = {
  ...matrix(
    HoldToConfirm,
    { Idle: {}, 'Clicked once': { children: 'Close account' }, Disabled: Disabled.args },
    3,
  ),
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Close account' }));
    await expect(canvas.getByText('Press again to confirm')).toBeVisible();
  },
};
