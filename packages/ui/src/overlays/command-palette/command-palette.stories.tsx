import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, Repeat } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Change } from '../../data-display/change/change.tsx';
import { Price } from '../../data-display/price/price.tsx';
import { PairIcon } from '../../data-display/pair-icon/pair-icon.tsx';
import { CommandPalette, type CommandPaletteGroup } from './command-palette.tsx';

const onSelect = fn((_id: string) => undefined);

const market = (base: string, quote: string, price: string, change: string) => ({
  id: `${base}-${quote}`,
  label: `${base}/${quote}`,
  icon: <PairIcon base={base} quote={quote} size="sm" />,
  end: (
    <>
      <Price value={price} tickSize="0.0001" />
      <Change value={change} />
    </>
  ),
  onSelect: () => onSelect(`${base}-${quote}`),
});

const groups: CommandPaletteGroup[] = [
  {
    heading: 'Markets',
    items: [
      market('XCB', 'CTN', '6.4182', '2.41'),
      market('XCB', 'USDC', '0.9484', '1.87'),
      market('BTC', 'USDC', '94212.5', '-0.55'),
    ],
  },
  {
    heading: 'Actions',
    items: [
      {
        id: 'convert',
        label: 'Convert XCB to USDC',
        icon: <Repeat size={16} strokeWidth={1.5} />,
        onSelect: () => onSelect('convert'),
      },
    ],
  },
  {
    heading: 'Pages',
    items: [
      {
        id: 'history',
        label: 'History',
        keywords: ['orders', 'transfers'],
        icon: <History size={16} strokeWidth={1.5} />,
        onSelect: () => onSelect('history'),
      },
    ],
  },
];

const meta = {
  title: 'Overlays/Command palette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), groups },
  render: function Held({ open: initially, onOpenChange, ...args }) {
    const [open, setOpen] = useState(initially);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <CommandPalette
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            onOpenChange(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  tags: ['picture'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Command palette' });
    await expect(within(dialog).getByRole('combobox')).toHaveFocus();
    await expect(within(dialog).getAllByRole('option')).toHaveLength(5);
  },
};

/** A line says what else may be typed. */
export const Hint: Story = {
  args: { hint: { text: 'You can also type:', examples: ['buy 10 XCB', 'cancel all'] } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Command palette' });
    await expect(within(dialog).getByRole('combobox')).toHaveAccessibleDescription(
      'You can also type: “buy 10 XCB” “cancel all”',
    );
  },
};

export const Found: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('xcb');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(screen.getAllByText('XCB', { selector: 'mark' })).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    onSelect.mockClear();
    await screen.findByRole('dialog');
    // A word that only the keywords have.
    await userEvent.keyboard('transf{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith('history');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const search = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(search);
    await screen.findByRole('dialog');
    // The earlier search text is gone; the second market is one down.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith('XCB-USDC');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(search);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const onRetry = fn();

/** Entries that come later: the note says so, and an entry that tries again leaves the palette open. */
export const Searching: Story = {
  args: {
    groups: [
      {
        heading: 'Users',
        items: [{ id: 'retry', label: 'Search again', keepsOpen: true, onSelect: onRetry }],
      },
    ],
    note: 'Users could not be searched.',
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByText('Users could not be searched.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('nobody');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(screen.queryByText(/^Nothing found/)).not.toBeInTheDocument();
  },
};

export const Many: Story = {
  name: 'F20 Five thousand markets',
  args: {
    groups: [
      {
        heading: 'Markets',
        items: Array.from({ length: 5000 }, (_, index) =>
          market(`M${index}`, 'USDC', `${index}.25`, '1'),
        ),
      },
    ],
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.getAllByRole('option')).toHaveLength(40);
    await expect(screen.getByRole('status')).toHaveTextContent('4,960 more: keep typing');
    await userEvent.keyboard('m4321{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith('M4321-USDC');
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('dogs');
    await expect(await screen.findByText(/^Nothing found/)).toBeVisible();
  },
};
