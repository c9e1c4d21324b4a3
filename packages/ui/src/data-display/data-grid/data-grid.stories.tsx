import { Decimal } from '@agio/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Amount } from '../amount/amount.tsx';
import { Panel } from '../panel/panel.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { DataGrid, type DataGridColumn, type DataGridProps } from './data-grid.tsx';

interface Row {
  id: string;
  user: string;
  market: string;
  side: 'Buy' | 'Sell';
  price: string;
  amount: string;
}

const users = ['Ada Keller', 'Bo Lindgren', 'Chiara Rossi', 'Dmitri Orlov'];
const markets = ['BTC-USDC', 'ETH-USDC', 'XCB-USDC'];
const row = (index: number): Row => ({
  id: `O-${String(index).padStart(6, '0')}`,
  user: users[index % users.length]!,
  market: markets[index % markets.length]!,
  side: index % 2 === 0 ? 'Buy' : 'Sell',
  price: `${100 + ((index * 37) % 900)}.5`,
  amount: `${1 + (index % 7)}`,
});
const few = Array.from({ length: 24 }, (_, index) => row(index));
const many = Array.from({ length: 100_000 }, (_, index) => row(index));

const columns: DataGridColumn<Row>[] = [
  {
    id: 'id',
    header: 'Order no.',
    rowHeader: true,
    size: 120,
    sortBy: ({ id }) => id,
    cell: ({ id }) => id,
  },
  {
    id: 'user',
    header: 'User',
    optional: true,
    size: 180,
    sortBy: ({ user }) => user,
    cell: ({ user }) => user,
  },
  {
    id: 'market',
    header: 'Pair',
    optional: true,
    sortBy: ({ market }) => market,
    cell: ({ market }) => market,
  },
  {
    id: 'side',
    header: 'Direction',
    optional: true,
    size: 90,
    sortBy: ({ side }) => side,
    cell: ({ side }) => side,
  },
  {
    id: 'price',
    header: 'Limit, USDC',
    align: 'figures',
    sortFirst: 'descending',
    sortBy: ({ price }) => Decimal.parse(price),
    cell: ({ price }) => <Amount value={price} />,
  },
  {
    id: 'amount',
    header: 'Quantity',
    optional: true,
    align: 'figures',
    cell: ({ amount }) => <Amount value={amount} />,
  },
];

const idOf = ({ id }: Row) => id;
const cancel = fn();

function Example(props: Partial<DataGridProps<Row>>) {
  return (
    <Panel aria-label="Orders" className="w-[860px] max-w-full">
      <DataGrid
        label="Orders"
        columns={columns}
        rows={few}
        rowId={idOf}
        height="320px"
        bulkActions={(chosen) => (
          <Button size="sm" variant="danger" onClick={() => cancel(chosen.map(idOf))}>
            Cancel orders
          </Button>
        )}
        {...props}
      />
    </Panel>
  );
}

/**
 * The staff's workbench: sorted by several columns, columns chosen, resized and pinned, rows selected by ranges, all of it
 * by the keyboard too. Only the rows in sight are in the page. Narrower than 704 px each row can be a card.
 */
const meta = {
  title: 'Data display/Data grid',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shownIds = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
const cellOf = (canvas: Canvas, id: string) => canvas.getByRole('rowheader', { name: id });
const boxOf = (canvas: Canvas, id: string) =>
  canvas.getByRole('checkbox', { name: `Select: ${id}` });

export const Ready: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', '25');
    await expect(grid).toHaveAttribute('aria-colcount', '7');
    await expect(shownIds(canvas)[0]).toBe('O-000000');
  },
};

/** A press sorts by one column; with Shift the column joins those that sort already. */
export const SortedByTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^User/ }));
    await expect(shownIds(canvas).slice(0, 2)).toEqual(['O-000000', 'O-000004']);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: /^Limit, USDC/ }));
    await userEvent.keyboard('{/Shift}');
    // Ada's orders, the highest price first.
    const [first, second] = canvas.getAllByRole('row').slice(1, 3);
    await expect(first).toHaveTextContent('Ada Keller');
    await expect(second).toHaveTextContent('Ada Keller');
    await expect(
      canvas.getByRole('columnheader', { name: /^Limit, USDC.* sorted 2 of 2$/ }),
    ).toHaveAttribute('aria-sort', 'descending');
    const prices = canvas
      .getAllByRole('row')
      .slice(1, 7)
      .map((each) => each.textContent ?? '');
    await expect(prices.every((text) => text.includes('Ada'))).toBe(true);
  },
};

/** The host sorts, for it has all of the rows: the grid says which order is wanted, and moves none itself. */
export const SortedByTheHost: Story = {
  args: { manualSort: true, sort: [], onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User' }));
    await expect(args.onSortChange).toHaveBeenCalledWith([
      { column: 'user', direction: 'ascending' },
    ]);
    await expect(shownIds(canvas).slice(0, 3)).toEqual(['O-000000', 'O-000001', 'O-000002']);
  },
};

/** Arrows, Home, End, Page Up and Down move through the cells; only one of them is in the tab order. */
export const ByKeys: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const view = canvas.getByRole('button', { name: 'Columns and density' });
    await userEvent.click(view);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view).toHaveFocus());
    await userEvent.tab();
    await expect(cellOf(canvas, 'O-000000')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(cellOf(canvas, 'O-000002')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(few[2]);
    await userEvent.keyboard('{End}');
    const active = () => document.activeElement;
    await expect(active()).toHaveAttribute('data-grid-cell', 'amount');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(active()?.closest('[data-row]')).toHaveAttribute('data-row', 'O-000023'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(boxOf(canvas, 'O-000000')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(active()?.closest('[data-row]')?.getAttribute('data-row')).not.toBe('O-000000');
    // In the head, Enter sorts, and Shift with an arrow resizes.
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'User' })).toHaveFocus();
    const head = canvas.getByRole('columnheader', { name: 'User' });
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(196));
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvasElement.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  },
};

/** A press on a box, then one with Shift, selects everything between; the actions get these rows. */
export const RangeSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    cancel.mockClear();
    await userEvent.click(boxOf(canvas, 'O-000001'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxOf(canvas, 'O-000004'));
    await userEvent.keyboard('{/Shift}');
    const bar = within(canvas.getByRole('group', { name: '4 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Cancel orders' }));
    await expect(cancel).toHaveBeenCalledWith(['O-000001', 'O-000002', 'O-000003', 'O-000004']);
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

/** Space selects, Shift with arrows extends, Ctrl+A is everything, and the bar clears it. */
export const SelectedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    cellOf(canvas, 'O-000001').focus();
    await userEvent.keyboard(' ');
    await expect(boxOf(canvas, 'O-000001')).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('group', { name: '3 selected' })).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('group', { name: '24 selected' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('group', { name: /selected/ })).toBeNull();
  },
};

/** Some rows cannot be selected: their box says so, and a range leaves them out. */
export const SelectableInPart: Story = {
  args: { canSelect: ({ side }) => side === 'Buy' },
  play: async ({ canvas, userEvent }) => {
    await expect(boxOf(canvas, 'O-000001')).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByRole('group', { name: '12 selected' })).toBeVisible();
  },
};

/** Chosen columns, a pinned one, widths and row height: the host remembers them. */
export const ChosenLayout: Story = {
  args: {
    layout: { hidden: ['side'], pinned: ['market'], widths: { user: 240 }, density: 'trading' },
    onLayoutChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['', 'Order no.', 'Pair', 'User', 'Limit, USDC', 'Quantity']);
    await expect(canvas.getByRole('columnheader', { name: 'User' })).toHaveStyle({
      width: '240px',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }));
    const menu = within(await screen.findByRole('menu'));
    const shown = within(menu.getByRole('group', { name: 'Columns' }));
    await userEvent.click(shown.getByRole('menuitemcheckbox', { name: 'User' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith(
      expect.objectContaining({ hidden: ['side', 'user'] }),
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** The edge of a head is dragged. */
export const Resized: Story = {
  play: async ({ canvas, canvasElement }) => {
    const head = canvas.getByRole('columnheader', { name: 'User' });
    const before = head.getBoundingClientRect().width;
    const edge = head.querySelector('[data-slot=data-grid-resize]')!;
    // A pointer that nothing moves cannot be captured.
    (edge as HTMLElement).setPointerCapture = () => {};
    await fireEvent.pointerDown(edge, { pointerId: 1, button: 0, clientX: 300 });
    await fireEvent.pointerMove(edge, { pointerId: 1, clientX: 350 });
    await waitFor(() =>
      expect(Math.abs(head.getBoundingClientRect().width - before - 50)).toBeLessThan(2),
    );
    await expect(canvasElement.querySelector('[data-slot=data-grid-row]')).toBeVisible();
  },
};

/** Details of a row stand below it. */
export const Expanded: Story = {
  args: { details: ({ id }) => <p className="text-sm">Everything about {id}</p> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Details: O-000001' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Everything about O-000001')).toBeVisible();
    // The next row stands below the details.
    const details = canvas.getByText('Everything about O-000001').getBoundingClientRect();
    await waitFor(() =>
      expect(cellOf(canvas, 'O-000002').getBoundingClientRect().top).toBeGreaterThan(
        details.bottom,
      ),
    );
  },
};

/** A hundred thousand rows, of which only those in sight are in the page; the keyboard reaches the last one. */
export const Long: Story = {
  name: 'F20 A hundred thousand rows in a grid',
  args: { rows: many },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    const inPage = () => canvasElement.querySelectorAll('[data-slot=data-grid-row]').length;
    await expect(inPage()).toBeLessThanOrEqual(40);
    cellOf(canvas, 'O-000000').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', 'O-099999'),
    );
    await waitFor(() => expect(cellOf(canvas, 'O-099999')).toBeVisible());
    await expect(inPage()).toBeLessThanOrEqual(40);
    // The focused cell stays in the page, however far away it is.
    const scroller = canvas.getByRole('grid');
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('O-000000')).toBeVisible());
    await expect(document.activeElement?.closest('[data-row]')).toHaveAttribute(
      'data-row',
      'O-099999',
    );
  },
};

/** The next rows are asked for before the last ones are reached, once. */
export const Prefetched: Story = {
  args: { rows: many.slice(0, 100), total: { count: 2014, isMore: false }, onMore: fn() },
  play: async ({ args, canvas }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    const scroller = canvas.getByRole('grid');
    scroller.scrollTop = 36 * 70;
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getByText('O-000099')).toBeVisible());
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
    await expect(canvas.getByText('1–100 of 2,014')).toBeVisible();
  },
};

/** The first column and the head stay while the others scroll. */
export const Scrolled: Story = {
  render: (args) => (
    <div style={{ width: 720 }}>
      <Example {...args} columns={columns.map((column) => ({ ...column, size: 260 }))} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    grid.scrollLeft = 600;
    grid.scrollTop = 200;
    await fireEvent.scroll(grid);
    const box = grid.getBoundingClientRect();
    const head = canvas.getByRole('columnheader', { name: 'Order no.' }).getBoundingClientRect();
    await expect(Math.round(head.left - box.left)).toBe(44);
    await expect(Math.round(head.top - box.top)).toBe(0);
  },
};

export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    cellOf(canvas, 'O-000000').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('data-grid-cell', 'user');
  },
};

export const Compact: Story = {
  args: { layout: { hidden: [], pinned: [], widths: {}, density: 'trading' } },
};

/** The same height as with its rows. */
export const Loading: Story = {
  args: { rows: [], state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    state: { status: 'empty' },
    notes: { empty: { title: 'No orders yet', text: 'Orders of all users appear here.' } },
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    state: { status: 'error' },
    notes: { error: { title: 'The orders could not be loaded' } },
    onRetry: fn(),
  },
};

/** Old rows stay, and say so. */
export const Stale: Story = { args: { state: { status: 'stale' }, onRetry: fn() } };

/** Narrow: cards, which are selected too. */
export const Cards: Story = {
  args: {
    rows: many.slice(0, 5000),
    card: ({ id, user }) => (
      <div className="p-4">
        {id}, {user}
      </div>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Orders' })).toBeVisible());
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThanOrEqual(60);
    await userEvent.click(boxOf(canvas, 'O-000001'));
    await expect(canvas.getByRole('group', { name: '1 selected' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Matrix: Story = matrix(
  Example,
  {
    Ready: { ...Ready.args, height: '240px' },
    Compact: { ...Compact.args, height: '240px' },
    'Chosen columns': { ...ChosenLayout.args, height: '240px' },
    Selected: { selected: new Set(['O-000001', 'O-000002']), height: '240px' },
    Loading: { ...Loading.args, skeletonRows: 5, height: '240px' },
    Empty: Empty.args,
    Failed: Failed.args,
    Stale: { ...Stale.args, height: '240px' },
  },
  2,
);
