import { Decimal } from '@agio/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Amount } from '../amount/amount.tsx';
import { AssetIcon } from '../asset-icon/asset-icon.tsx';
import { Change } from '../change/change.tsx';
import { Panel } from '../panel/panel.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { DataTable, type DataTableColumn, type DataTableProps } from './data-table.tsx';

interface Row {
  asset: string;
  name: string;
  price: string;
  change: string | null;
  balance: string;
}

const rows: Row[] = [
  { asset: 'BTC', name: 'Bitcoin', price: '94212.5', change: '1.24', balance: '0.4182' },
  { asset: 'ETH', name: 'Ethereum', price: '3284.16', change: '-0.82', balance: '6.25' },
  { asset: 'XCB', name: 'Core', price: '0.9484', change: null, balance: '1862.4' },
  { asset: 'CTN', name: 'CoreToken', price: '0.1478', change: '0.36', balance: '12840.62' },
];

const columns: DataTableColumn<Row>[] = [
  {
    id: 'asset',
    header: 'Asset',
    rowHeader: true,
    sortBy: (row) => row.asset,
    cell: (row) => (
      <span className="flex items-center gap-2">
        <AssetIcon symbol={row.asset} size="sm" />
        <span className="font-medium">{row.asset}</span>
      </span>
    ),
  },
  {
    id: 'price',
    optional: true,
    header: 'Price, USDC',
    align: 'figures',
    width: '120px',
    sortFirst: 'descending',
    sortBy: (row) => Decimal.parse(row.price),
    cell: (row) => <Amount value={row.price} minDigits={2} />,
  },
  {
    id: 'change',
    header: '24h',
    align: 'figures',
    width: '100px',
    sortFirst: 'descending',
    sortBy: (row) => Decimal.parse(row.change),
    cell: (row) => <Change value={row.change} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    align: 'figures',
    width: '140px',
    hideBelow: 38,
    cell: (row) => <Amount value={row.balance} />,
  },
];

function Example(props: Partial<DataTableProps<Row>>) {
  return (
    <Panel aria-label="Balances" className="w-[640px] max-w-full">
      <DataTable
        label="Balances"
        columns={columns}
        rows={rows}
        rowId={(row) => row.asset}
        {...props}
      />
    </Panel>
  );
}

/**
 * Rows of figures, in one geometry for every state. A press on a head sorts by it, a second one the other way round;
 * what has no value stands last. Narrower than 768 px each row can be a card.
 */
const meta = {
  title: 'Data display/Data table',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const assets = (element: HTMLElement) =>
  within(element)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Balances' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    const change = canvas.getByRole('columnheader', { name: '24h' });
    await userEvent.click(canvas.getByRole('button', { name: '24h' }));
    await expect(change).toHaveAttribute('aria-sort', 'descending');
    await expect(assets(canvasElement)).toEqual(['BTC', 'CTN', 'ETH', 'XCB']);
    await userEvent.keyboard('{Enter}');
    await expect(change).toHaveAttribute('aria-sort', 'ascending');
    await expect(assets(canvasElement)).toEqual(['ETH', 'CTN', 'BTC', 'XCB']);
    await expect(canvas.queryByRole('button', { name: 'Balance' })).not.toBeInTheDocument();
  },
};

/** Units under units here too: figures and their heads keep to the right, in columns that are mirrored. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const [, ...figures] = canvas.getAllByRole('columnheader');
    const cells = canvas.getAllByRole('cell');
    await expect(figures).toHaveLength(3);
    for (const each of [...figures, ...cells]) {
      await expect(each).toHaveStyle({ textAlign: 'right' });
    }
  },
};

export const Sorted: Story = {
  args: { defaultSort: { column: 'asset', direction: 'descending' } },
};
export const Dense: Story = { args: { density: 'trading' } };
export const Selected: Story = { args: { isSelected: (row) => row.asset === 'ETH' } };

/** The same height as with its rows: nothing moves when they come. */
export const Loading: Story = {
  args: { rows: [], state: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const skeleton = canvasElement.querySelector('[data-slot=data-table-skeleton-row]');
    await expect(skeleton?.getBoundingClientRect().height).toBe(36);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    state: { status: 'empty' },
    notes: {
      empty: {
        title: 'No assets yet',
        text: 'Your balances appear here after your first deposit.',
        actions: <Button size="sm">View markets</Button>,
      },
    },
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    state: { status: 'error' },
    notes: {
      error: {
        title: 'Your balances could not be loaded',
        text: 'The exchange took too long to respond. Nothing has changed in your account.',
      },
    },
    onRetry: fn(),
  },
};

const many = Array.from({ length: 100_000 }, (_, index): Row => {
  const asset = `A${index}`;
  return { asset, name: asset, price: `${index}.5`, change: `${(index % 9) - 4}`, balance: '1' };
});

/** A hundred thousand rows, of which only those in sight are in the page; it is still one table. */
export const Long: Story = {
  name: 'F20 A hundred thousand rows',
  args: { rows: many, height: '400px' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await canvas.findByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    const inPage = () => canvasElement.querySelectorAll('[data-slot=data-table-row]').length;
    await waitFor(() => expect(inPage()).toBeGreaterThan(10));
    await expect(inPage()).toBeLessThanOrEqual(60);
    const scroller = canvasElement.querySelector('[data-slot=data-table-scroller]') as HTMLElement;
    // Reachable without a mouse.
    await expect(scroller).toHaveAttribute('tabindex', '0');
    scroller.scrollTop = scroller.scrollHeight;
    await fireEvent.scroll(scroller);
    await waitFor(() => expect(canvas.getByText('A99999')).toBeVisible());
    await expect(inPage()).toBeLessThanOrEqual(60);
    await expect(canvas.getByText('A99999').closest('tr')).toHaveAttribute(
      'aria-rowindex',
      '100001',
    );
    // The head stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Price, USDC' }));
    scroller.scrollTop = 0;
    await fireEvent.scroll(scroller);
    await waitFor(() => expect(canvas.getByText('A99999')).toBeVisible());
  },
};

/** It scrolls with the page around it, and what has the focus stays however far that is. */
export const LongInThePage: Story = {
  name: 'F20 Twenty thousand rows in the page',
  args: {
    rows: many.slice(0, 20_000),
    columns: columns.map((column) =>
      column.id === 'asset'
        ? { ...column, cell: (row) => <a href={`#${row.asset}`}>{row.asset}</a> }
        : column,
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const inPage = () => canvasElement.querySelectorAll('[data-slot=data-table-row]').length;
    await expect(inPage()).toBeLessThanOrEqual(65);
    canvas.getByRole('link', { name: 'A3' }).focus();
    const height = document.documentElement.scrollHeight;
    window.scrollTo({ top: height });
    await waitFor(() => expect(canvas.getByText('A19999')).toBeVisible());
    await expect(inPage()).toBeLessThanOrEqual(65);
    // Nothing jumps: the page is as high as before, give or take what a pixel is rounded to.
    await expect(Math.abs(document.documentElement.scrollHeight - height)).toBeLessThan(40);
    await expect(canvas.getByRole('link', { name: 'A3' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A4' })).toHaveFocus();
  },
};

/** Another text size of the page makes every row higher: the room of those that are not drawn follows. */
export const LongInAnotherSize: Story = {
  name: 'F20 A long list follows the text size of the page',
  args: { rows: many.slice(0, 1000), height: '400px' },
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-slot=data-table-scroller]') as HTMLElement;
    const root = document.documentElement;
    const rowHeight = () =>
      canvasElement.querySelector('[data-slot=data-table-row]')?.getBoundingClientRect().height ??
      0;
    const isMeasured = async () =>
      expect(Math.abs(scroller.scrollHeight - 1000 * rowHeight())).toBeLessThan(100);
    await waitFor(isMeasured);
    const before = rowHeight();
    try {
      root.style.fontSize = '20px';
      await waitFor(() => expect(rowHeight()).toBeGreaterThan(before));
      await waitFor(isMeasured);
    } finally {
      root.style.fontSize = '';
    }
  },
};

/** The page keeps the order: a press on a head asks for it. */
export const ControlledSort: Story = {
  args: { sort: { column: 'asset', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '24h' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'change',
      direction: 'descending',
    });
    await expect(assets(canvasElement)).toEqual(['BTC', 'CTN', 'ETH', 'XCB']);
  },
};

/** Old rows stay, and say so. */
export const Stale: Story = { args: { state: { status: 'stale' }, onRetry: fn() } };

export const More: Story = {
  args: { onMore: fn(), total: { count: 2014, isMore: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1–4 of 2,014$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** In a panel that is narrow in a wide window: columns go, then rows become cards. */
export const NarrowPanel: Story = {
  args: { card: (row) => <div className="p-4">{row.asset}</div>, cardsBelow: 30 },
  render: (args) => (
    <div className="flex flex-col gap-4">
      {[600, 400].map((width) => (
        <div key={width} style={{ width }}>
          <DataTable
            columns={columns}
            rows={rows}
            rowId={(row) => row.asset}
            {...args}
            label={`At ${width}`}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'At 600' }));
    await expect(table.getByRole('columnheader', { name: '24h' })).toBeVisible();
    await expect(table.queryByRole('columnheader', { name: 'Balance' })).toBeNull();
    const cards = within(await canvas.findByRole('list', { name: 'At 400' }));
    await expect(cards.getAllByRole('listitem')).toHaveLength(4);
  },
};

const cancelColumn: DataTableColumn<Row> = {
  id: 'cancel',
  header: 'Cancel',
  headerHidden: true,
  align: 'end',
  cell: ({ asset }) => <Button size="sm">{`Cancel ${asset}`}</Button>,
};

/** Figures wider than the panel, as a language with long words has them: buttons stay at its edge, in both directions. */
export const ButtonsInSight: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {(['ltr', 'rtl'] as const).map((dir) => (
        <Panel key={dir} dir={dir} aria-label={`Panel ${dir}`} className="w-80 overflow-auto">
          <DataTable
            label={`Orders ${dir}`}
            columns={[...columns.slice(0, 3), cancelColumn]}
            rows={rows}
            rowId={(row) => row.asset}
            density="trading"
          />
        </Panel>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const dir of ['ltr', 'rtl']) {
      const panel = canvas.getByRole('region', { name: `Panel ${dir}` });
      await expect(panel.scrollWidth).toBeGreaterThan(panel.clientWidth);
      const edge = panel.getBoundingClientRect();
      for (const button of within(panel).getAllByRole('button', { name: /^Cancel/ })) {
        const { left, right } = button.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(edge.left);
        await expect(right).toBeLessThanOrEqual(edge.right);
      }
    }
  },
};

/** A column that yields leaves the table in whose box the words of a language have no room for it. */
export const Yielding: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {[240, 80].map((width) => (
        <Panel key={width} aria-label={`Words of ${width}`} className="w-110 overflow-auto">
          <DataTable
            label={`Table of ${width}`}
            columns={[
              { id: 'asset', header: 'Asset', rowHeader: true, cell: ({ asset }) => asset },
              {
                id: 'name',
                header: 'Name',
                cell: ({ name }) => <div style={{ width }}>{name}</div>,
              },
              {
                id: 'balance',
                header: 'Balance',
                yields: true,
                cell: ({ balance }) => <div style={{ width: 140 }}>{balance}</div>,
              },
            ]}
            rows={rows}
            rowId={(row) => row.asset}
            density="trading"
          />
        </Panel>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heads = (width: number) =>
      within(canvas.getByRole('table', { name: `Table of ${width}` }))
        .getAllByRole('columnheader')
        .map(({ innerText }) => innerText);
    await waitFor(() => expect(heads(240)).toEqual(['Asset', 'Name']));
    await expect(heads(80)).toEqual(['Asset', 'Name', 'Balance']);
    for (const panel of canvas.getAllByRole('region'))
      await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};

/** Columns that the reader has hidden. */
export const ChosenColumns: Story = {
  args: { hiddenColumns: ['price'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Price, USDC' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  },
};

/** The same rows, shown as cards. */
export const LongCards: Story = {
  name: 'F20 Twenty thousand cards',
  args: {
    rows: many.slice(0, 20_000),
    card: (row) => <div className="p-4">{row.asset}</div>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const cards = () => canvasElement.querySelectorAll('[data-slot=data-table-card]').length;
    await waitFor(() => expect(cards()).toBeGreaterThan(5));
    await expect(cards()).toBeLessThanOrEqual(60);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(canvas.getByText('A19999')).toBeVisible());
    await expect(cards()).toBeLessThanOrEqual(60);
    const last = canvas.getByText('A19999').closest('li');
    await expect(last).toHaveAttribute('aria-posinset', '20000');
    await expect(last).toHaveAttribute('aria-setsize', '20000');
  },
};

export const Matrix: Story = matrix(
  Example,
  {
    Ready: Ready.args,
    Sorted: Sorted.args,
    Dense: Dense.args,
    Selected: Selected.args,
    Loading: Loading.args,
    Empty: Empty.args,
    Failed: Failed.args,
  },
  2,
);
