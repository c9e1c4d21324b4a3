import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { createToastStore, Toaster, type ToastKind, type ToastOptions } from './toaster.tsx';

const examples: readonly [ToastKind, string, ToastOptions][] = [
  [
    'default',
    'The default currency synced',
    { description: 'Your account uses CHF on this device too.' },
  ],
  [
    'progress',
    'Withdrawal of 240 CTN is processing',
    { description: 'Sent to cb57…3f1a · 8 of 12 confirmations', progress: 8 / 12 },
  ],
  ['success', 'Congratulations!', { description: '1,250 CTN were deposited into your Portfolio.' }],
  [
    'warning',
    'XCB/CTN is paused',
    {
      description: 'Your 5 open orders stay in the book. You can cancel them at any time.',
      action: (
        <a href="#orders" className="font-medium text-accent">
          View orders
        </a>
      ),
    },
  ],
  [
    'error',
    'Order not placed',
    {
      id: '60112',
      description: (
        <>
          Amount is below the minimum of 5 XCB.
          <br />
          Price is more than 10% away from the last trade.
          <div className="num text-xs">Code 60112</div>
        </>
      ),
    },
  ],
];

const filled = () => {
  const store = createToastStore();
  for (const [kind, title, options] of examples) store.show(kind, title, options);
  return store;
};

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  // A new store for every story, so that none sees the toasts of another.
  render: (args, { loaded }) => {
    const { store } = loaded as { store: ReturnType<typeof createToastStore> };
    return <Toaster {...args} store={store} />;
  },
  loaders: [() => ({ store: filled() })],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const toasts = () =>
  within(screen.getByRole('region', { name: 'Notifications' })).queryAllByRole('listitem');

/** All kinds, with a description, progress, an action and a code. */
export const Matrix: Story = { args: { max: 5 } };

/** At most three at once, the newest; the others wait, and one press clears all. */
export const AtMostThree: Story = {
  play: async ({ userEvent }) => {
    await expect(toasts()).toHaveLength(3);
    await expect(screen.getByText('2 more')).toBeVisible();
    await userEvent.click(
      within(toasts()[2] ?? document.body).getByRole('button', { name: 'Close' }),
    );
    await expect(toasts()).toHaveLength(3);
    await expect(screen.getByText('1 more')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await expect(toasts()).toHaveLength(0);
  },
};

export const SameIdOnce: Story = {
  loaders: [() => ({ store: createToastStore() })],
  render: (args, { loaded }) => {
    const { store } = loaded as { store: ReturnType<typeof createToastStore> };
    return (
      <>
        <Button onClick={() => store.show('error', 'Order not placed', { id: '60112' })}>
          Fail
        </Button>
        <Toaster {...args} store={store} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fail' });
    await userEvent.tripleClick(button);
    await expect(toasts()).toHaveLength(1);
  },
};

export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await waitFor(async () => {
      await userEvent.keyboard('{F8}');
      await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('XCB/CTN is paused')).not.toBeInTheDocument();
  },
};

const drag = async (toast: HTMLElement, share: number) => {
  const { left, top, width } = toast.getBoundingClientRect();
  const at = { clientY: top + 8, pointerId: 1, button: 0, bubbles: true };
  // A made-up pointer cannot be captured.
  toast.setPointerCapture = fn();
  await fireEvent.pointerDown(toast, { ...at, clientX: left });
  await fireEvent.pointerMove(toast, { ...at, clientX: left + width * share });
  await fireEvent.pointerUp(toast, { ...at, clientX: left + width * share });
};

/** Dragged 80 % of its width it closes, less and it comes back. */
export const Drag: Story = {
  play: async () => {
    const [first] = toasts();
    if (!first) throw new Error('No toast to drag.');
    await drag(first, 0.79);
    await expect(toasts()[0]).toBe(first);
    await drag(first, 0.8);
    await expect(first).not.toBeInTheDocument();
  },
};

/** One with a time closes by itself, but not while the pointer is over it. */
export const WithTime: Story = {
  loaders: [
    () => {
      const store = createToastStore();
      store.show('progress', 'Signing in', { id: 'sign-in' });
      return { store };
    },
  ],
  play: async ({ loaded, userEvent }) => {
    const [first] = toasts();
    if (!first) throw new Error('No toast.');
    await userEvent.hover(first);
    const { store } = loaded as { store: ReturnType<typeof createToastStore> };
    store.show('error', 'Sign-in failed', { id: 'sign-in', duration: 300 });
    await screen.findByText('Sign-in failed');
    await new Promise((done) => {
      setTimeout(done, 500);
    });
    await expect(first).toBeInTheDocument();
    await userEvent.unhover(first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
  },
};
