import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Change } from '@agio/ui/change';
import { DataGrid } from '@agio/ui/data-grid';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { createRoot } from 'react-dom/client';

interface Row {
  asset: string;
  price: string;
  change: string;
  balance: string;
}

const params = new URLSearchParams(location.search);
const count = Number.parseInt(params.get('rows') ?? '10000', 10);
const rows = Array.from({ length: count }, (_, index): Row => {
  const cents = String(index % 100).padStart(2, '0');
  return {
    asset: `A${index}`,
    price: `${index}.${cents}`,
    change: `${(index % 9) - 4}.${cents}`,
    balance: `${(index * 7919) % 100_000}.${cents}`,
  };
});

const columns: DataTableColumn<Row>[] = [
  {
    id: 'asset',
    header: 'Asset',
    rowHeader: true,
    cell: (row) => (
      <>
        <AssetIcon symbol={row.asset} size="sm" /> {row.asset}
      </>
    ),
  },
  { id: 'price', header: 'Price', align: 'end', cell: (row) => <Amount value={row.price} /> },
  { id: 'change', header: '24h', align: 'end', cell: (row) => <Change value={row.change} /> },
  { id: 'balance', header: 'Balance', align: 'end', cell: (row) => <Amount value={row.balance} /> },
];

const root = document.getElementById('root');
if (root) {
  // The rows are there, as after an answer.
  const answeredAt = performance.now();
  const firstRows = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-slot=data-table-row], [data-slot=data-grid-row]')) return;
      observer.disconnect();
      // After the frame that paints them.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - answeredAt)));
    });
    observer.observe(root, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { firstRows });
  const shared = { label: 'Assets', rows, rowId: (row: Row) => row.asset, height: '720px' };
  createRoot(root).render(
    params.has('grid') ? (
      <DataGrid columns={columns} {...shared} />
    ) : (
      <DataTable columns={columns} {...shared} />
    ),
  );
}
