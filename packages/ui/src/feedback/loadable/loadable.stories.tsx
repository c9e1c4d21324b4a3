import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Loadable } from './loadable.tsx';

/**
 * Says one of six states of whatever is loaded: `loading`, `ready`, `stale`, `empty`, `error`, `notAllowed`. The words come
 * from the widget (`notes`); without them general ones are shown. Not for a single value that is missing (show a dash) nor
 * for a part that crashed.
 */
const meta = {
  title: 'Feedback/Loadable',
  component: Loadable,
  args: {
    state: { status: 'ready' },
    className: 'min-h-48 w-96 rounded-panel border border-line bg-surface-1 text-fg',
    onRetry: fn(),
    children: <p className="flex-1 p-4">5 assets, 12,480.55 CHF</p>,
    skeleton: (
      <div className="p-4">
        <Skeleton className="w-48" />
      </div>
    ),
  },
} satisfies Meta<typeof Loadable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-slot=loadable]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByText(/5 assets/)).not.toBeInTheDocument();
  },
};

/** Content that was loaded before stays in sight when loading it again fails, and says so. */
export const Stale: Story = {
  args: { state: { status: 'stale' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/5 assets/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('This may be out of date.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    state: { status: 'empty' },
    notes: {
      empty: {
        title: 'No assets yet',
        text: 'Your balances appear here after your first deposit.',
        actions: <Button size="sm">Deposit</Button>,
      },
    },
  },
};

/** There is something, and what the reader typed leaves it out. */
export const NoMatch: Story = {
  args: {
    state: { status: 'empty', reason: 'noMatch' },
    notes: {
      empty: { title: 'Nothing matches “dogs”', actions: <Button size="sm">Clear search</Button> },
    },
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'error' },
    notes: {
      error: {
        title: 'Your balances could not be loaded',
        text: 'The exchange took too long to respond. Nothing has changed in your account.',
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your balances could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotAllowed: Story = {
  args: {
    state: { status: 'notAllowed', reason: 'unverified' },
    notes: {
      notAllowed: {
        title: 'Verify your identity to see balances',
        text: 'It takes about three minutes with your wallet.',
        actions: (
          <Button size="sm" variant="primary">
            Start verification
          </Button>
        ),
      },
    },
  },
};

export const InReview: Story = {
  args: {
    state: { status: 'notAllowed', reason: 'inReview' },
    notes: {
      notAllowed: {
        title: 'Your documents are in review',
        text: 'Your balances will be shown again when the review is complete.',
      },
    },
  },
};

/** A widget that has no words of its own. */
export const GeneralWords: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
  },
};

export const Matrix: Story = matrix(
  Loadable,
  {
    Ready: Ready.args,
    Loading: Loading.args,
    Stale: Stale.args,
    Empty: Empty.args,
    'No match': NoMatch.args,
    Failed: Failed.args,
    'Not allowed': NotAllowed.args,
    'In review': InReview.args,
    'General words': GeneralWords.args,
  },
  3,
);
