import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { HoldToConfirm, type HoldToConfirmProps } from './hold-to-confirm.tsx';

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
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancel all orders' });
    await expect(button).toHaveAccessibleDescription('Press and hold');
    // In one go with what is expected next: nothing comes in between, however busy the machine is.
    void fireEvent.pointerDown(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await fireEvent.pointerUp(button);
    await pause(300);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LetGoTooEarly: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    void fireEvent.pointerDown(button);
    void fireEvent.pointerUp(button);
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

/** The page around it goes on, and gives it another callback each time: the hold is not begun anew. */
export const OnALivePage: Story = {
  render: (args) => <LivePage {...args} />,
  play: async ({ args, canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button'));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

function LivePage({ onConfirm, ...rest }: HoldToConfirmProps) {
  const [, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), 50);
    return () => clearInterval(timer);
  }, []);
  return <HoldToConfirm {...rest} onConfirm={() => onConfirm()} />;
}

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
