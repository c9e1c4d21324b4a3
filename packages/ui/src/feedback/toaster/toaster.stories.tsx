import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { toast, Toaster, type ToastKind, type ToastOptions } from './toaster.tsx';

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

const showAll = () => {
  for (const [kind, title, options] of examples) toast[kind](title, options);
};

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  // None sees the toasts of another.
  beforeEach: () => {
    toast.dismiss();
    showAll();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.findByRole('region', { name: 'Notifications' });
const toasts = async () => within(await region()).queryAllByRole('listitem');
const toastOf = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`"${text}" is not in a toast.`);
  return found;
};

/** All kinds, with a description, progress, an action and a code, spread as under the pointer. */
export const Matrix: Story = {
  args: { max: 5 },
  play: async ({ userEvent }) => {
    await userEvent.hover(await toastOf('Order not placed'));
    await expect(await toastOf('The default currency synced')).toHaveAttribute(
      'data-expanded',
      'true',
    );
  },
};

/** The newest lies over the edges of the others, which the pointer or the focus brings out. */
export const Collapsed: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    const front = await toastOf('Order not placed');
    await waitFor(() => expect(front).toHaveAttribute('data-front', 'true'));
    const behind = await toastOf('Congratulations!');
    await expect(behind).toHaveAttribute('data-expanded', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await expect(behind).toHaveAttribute('data-expanded', 'true');
    await userEvent.click(document.body);
    await waitFor(() => expect(behind).toHaveAttribute('data-expanded', 'false'));
  },
};

/** At most three at once, the newest; the others wait, and one press clears all. */
export const AtMostThree: Story = {
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await toasts()).toHaveLength(3));
    await waitFor(() => expect(screen.getByText('2 more')).toBeVisible());
    const front = await toastOf('Order not placed');
    await userEvent.click(within(front).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByText('1 more')).toBeVisible());
    await waitFor(async () => expect(await toasts()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(async () => expect(await toasts()).toHaveLength(0));
  },
};

/** The same id replaces what is shown; closed, and shown again while it fades, it is a new one. */
export const SameIdOnce: Story = {
  beforeEach: () => toast.dismiss(),
  play: async () => {
    const fail = (title: string) => toast.error(title, { id: '60112' });
    fail('Order not placed');
    fail('Order not placed again');
    await screen.findByText('Order not placed again');
    await expect(await toasts()).toHaveLength(1);
    await expect(screen.queryByText('Order not placed')).not.toBeInTheDocument();
    const fading = await toastOf('Order not placed again');
    toast.dismiss('60112');
    await waitFor(() => expect(fading).toHaveAttribute('data-removed', 'true'));
    fail('Order not placed a third time');
    await waitFor(() => expect(fading).not.toBeInTheDocument());
    await expect(screen.getByText('Order not placed a third time')).toBeVisible();
  },
};

/** The callback is called once, whatever closes the toast. */
export const TellsOfItsEnd: Story = {
  args: { max: 5 },
  beforeEach: () => toast.dismiss(),
  play: async ({ userEvent }) => {
    const gone = fn<(name: string) => void>();
    const open = (name: string, duration?: number) =>
      toast.default(name, { id: name, duration, onDismiss: () => gone(name) });
    for (const name of ['by cross', 'by Escape', 'by call', 'among all']) open(name);
    const cross = await toastOf('by cross');
    await userEvent.click(await within(cross).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(gone).toHaveBeenLastCalledWith('by cross'));
    (await toastOf('by Escape')).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gone).toHaveBeenLastCalledWith('by Escape'));
    toast.dismiss('by call');
    await waitFor(() => expect(gone).toHaveBeenLastCalledWith('by call'));
    toast.dismiss();
    await waitFor(() => expect(gone).toHaveBeenLastCalledWith('among all'));
    open('by itself', 1);
    await waitFor(() => expect(gone).toHaveBeenLastCalledWith('by itself'));
    await expect(gone).toHaveBeenCalledTimes(5);
  },
};

/** F8 goes to the toasts; Escape closes the one in front, or the one with the focus. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await toastOf('Order not placed');
    await fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Order not placed')).not.toBeInTheDocument());
    (await toastOf('Congratulations!')).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Congratulations!')).not.toBeInTheDocument());
    await expect(screen.getByText('XCB/CTN is paused')).toBeVisible();
  },
};

/** The focus stays among the toasts while there are some, and goes back to where it was with the last. */
export const FocusComesBack: Story = {
  beforeEach: () => toast.dismiss(),
  render: (args) => (
    <>
      <Button>Before</Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'Before' });
    before.focus();
    toast.default('First');
    toast.default('Second');
    const second = await toastOf('Second');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(second).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(screen.getByRole('list')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(before).toHaveFocus());
  },
};

/** Right to left it is in the middle too, with its cross at the other end. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async () => {
    const front = await toastOf('Order not placed');
    const { left, right } = front.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(Math.round(left)).toBe(Math.round(clientWidth - right));
    const cross = within(front).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan((left + right) / 2);
  },
};

/** It is announced without taking the focus, also what comes later. */
export const Announced: Story = {
  play: async () => {
    const live = await region();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(live).toContainElement(await toastOf('Order not placed'));
    await expect(document.body).toHaveFocus();
  },
};

const drag = async (toast: HTMLElement, share: number) => {
  const { left, top, width } = toast.getBoundingClientRect();
  const at = { clientY: top + 8, pointerId: 1, button: 0, bubbles: true };
  // A made-up pointer cannot be captured.
  toast.setPointerCapture = fn();
  await fireEvent.pointerDown(toast, { ...at, clientX: left });
  for (const way of [0.1, share])
    await fireEvent.pointerMove(toast, { ...at, clientX: left + width * way });
  await fireEvent.pointerUp(toast, { ...at, clientX: left + width * share });
};

/** Dragged 80 % of its width it closes, less and it comes back. */
export const Drag: Story = {
  play: async () => {
    const front = await toastOf('Order not placed');
    await drag(front, 0.79);
    await expect(front).toHaveAttribute('data-removed', 'false');
    await drag(front, 0.8);
    await waitFor(() => expect(front).not.toBeInTheDocument());
  },
};

/** One with a time closes by itself, but not while the pointer is over it. */
export const WithTime: Story = {
  beforeEach: () => {
    toast.dismiss();
    toast.progress('Signing in', { id: 'sign-in' });
  },
  play: async ({ userEvent }) => {
    const first = await toastOf('Signing in');
    await userEvent.hover(first);
    toast.error('Sign-in failed', { id: 'sign-in', duration: 300 });
    await screen.findByText('Sign-in failed');
    await new Promise((done) => {
      setTimeout(done, 500);
    });
    await expect(first).toBeInTheDocument();
    await userEvent.unhover(first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
  },
};

/** The focus of the keyboard pauses the timer too. */
export const WithTimeAndFocus: Story = {
  beforeEach: () => {
    toast.dismiss();
    toast.progress('Signing in', { id: 'sign-in' });
  },
  play: async () => {
    const first = await toastOf('Signing in');
    within(first).getByRole('button', { name: 'Close' }).focus();
    toast.error('Sign-in failed', { id: 'sign-in', duration: 300 });
    await screen.findByText('Sign-in failed');
    await new Promise((done) => {
      setTimeout(done, 500);
    });
    await expect(first).toBeInTheDocument();
    within(first).getByRole('button', { name: 'Close' }).blur();
    await waitFor(() => expect(first).not.toBeInTheDocument());
  },
};
