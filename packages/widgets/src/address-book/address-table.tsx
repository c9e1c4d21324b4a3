import type { AddressBookEntry } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import {
  DataTable,
  type DataTableColumn,
  type LoadNotes,
  type LoadState,
} from '@agio/ui/data-table';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import { AddressName, AssetOnNetwork, ShortAddress, StatePill } from './address-parts.tsx';
import { type AddressBookWords, messages } from './messages.ts';
import type { AddressTask } from './model/address-view.ts';
import { isProvable } from './model/address-state.ts';
import { SendButton } from './send-button.tsx';
import { useAllowanceNote, useDay, useProofWords } from './use-address-words.ts';

export interface AddressTableProps {
  entries: readonly AddressBookEntry[];
  state: LoadState;
  notes: LoadNotes;
  onRetry: () => void;
  networkName: (id: string) => string;
  onOpen: (task: AddressTask) => void;
}

/** The entries; cards where the table is narrow. */
export function AddressTable({ entries, networkName, onOpen, ...rest }: AddressTableProps) {
  const t = useMessages(messages);
  const day = useDay();
  const columns = useMemo(
    () => columnsOf({ t, networkName, day, onOpen }),
    [t, networkName, day, onOpen],
  );
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={entries}
      rowId={({ id }) => id}
      density="tall"
      skeletonRows={6}
      cardsBelow={50}
      cardHeight={8}
      card={(entry) => <AddressCard {...{ entry, networkName, onOpen }} />}
      {...rest}
    />
  );
}

type RowProps = Pick<AddressTableProps, 'networkName' | 'onOpen'> & { entry: AddressBookEntry };

function columnsOf({
  t,
  networkName,
  day,
  onOpen,
}: Pick<AddressTableProps, 'networkName' | 'onOpen'> & {
  t: AddressBookWords;
  day: (iso: string) => string;
}): DataTableColumn<AddressBookEntry>[] {
  return [
    {
      id: 'name',
      header: t.column.name,
      rowHeader: true,
      cell: (entry) => <NameButton {...{ entry, onOpen }} />,
      sortBy: ({ name }) => name,
    },
    {
      id: 'asset',
      header: t.column.asset,
      width: '11.5rem',
      cell: (entry) => <AssetOnNetwork entry={entry} networkName={networkName(entry.network)} />,
      sortBy: ({ asset, network }) => `${asset} ${network}`,
    },
    {
      id: 'address',
      header: t.column.address,
      width: '8.75rem',
      cell: (entry) => <ShortAddress entry={entry} />,
    },
    {
      id: 'source',
      header: t.column.source,
      width: '6.5rem',
      hideBelow: 76,
      cell: ({ source }) => <span className="wg:text-fg-muted">{t.sources[source]}</span>,
      sortBy: ({ source }) => source,
    },
    {
      id: 'state',
      header: t.column.state,
      width: '11rem',
      cell: (entry) => <StatePill entry={entry} />,
      sortBy: ({ allowance }) => allowance,
    },
    {
      id: 'proof',
      header: t.column.proof,
      width: '12.5rem',
      hideBelow: 62,
      cell: (entry) => <Proof {...{ entry, onOpen }} />,
    },
    {
      id: 'added',
      header: t.column.added,
      width: '8rem',
      align: 'figures',
      hideBelow: 71,
      cell: ({ createdAt }) => <span className="wg:num wg:text-fg-muted">{day(createdAt)}</span>,
      sortBy: ({ createdAt }) => createdAt,
      sortFirst: 'descending',
    },
    {
      id: 'actions',
      header: t.column.actions,
      headerHidden: true,
      align: 'end',
      width: '7.5rem',
      skeleton: 'none',
      cell: (entry) => (
        <span className="wg:flex wg:items-center wg:justify-end wg:gap-1">
          <SendButton entry={entry} />
          <DetailsButton {...{ entry, onOpen }} />
        </span>
      ),
    },
  ];
}

function NameButton({ entry, onOpen }: Omit<RowProps, 'networkName'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="wg:max-w-full wg:cursor-pointer wg:truncate wg:rounded-sm wg:text-start wg:font-medium wg:hover:underline"
      onClick={() => onOpen({ kind: 'entry', id: entry.id })}
    >
      <AddressName name={entry.name} />
    </button>
  );
}

function DetailsButton({ entry, onOpen }: Omit<RowProps, 'networkName'>) {
  const t = useMessages(messages);
  return (
    <IconButton
      size="sm"
      label={t.detailsOf({ name: cutText(entry.name, 40) })}
      aria-haspopup="dialog"
      className="wg:relative"
      onClick={() => onOpen({ kind: 'entry', id: entry.id })}
    >
      <Ellipsis size={16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}

/** Proof of ownership, or the button that leads there. */
function Proof({ entry, onOpen }: Omit<RowProps, 'networkName'>) {
  const t = useMessages(messages);
  const noteOf = useAllowanceNote();
  const wordsOf = useProofWords();
  const words = wordsOf(entry);
  const { wayLabel } = noteOf(entry);
  if (!isProvable(entry) || words !== undefined)
    return <span className="wg:text-fg-muted">{words ?? '–'}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t.wayFor({ way: wayLabel, name: cutText(entry.name, 40) })}
      className="wg:relative wg:cursor-pointer wg:rounded-sm wg:font-medium wg:text-accent wg:hover:underline"
      onClick={() => onOpen({ kind: 'proof', id: entry.id })}
    >
      {wayLabel}
    </button>
  );
}

function AddressCard({ entry, networkName, onOpen }: RowProps) {
  const t = useMessages(messages);
  const { wayLabel } = useAllowanceNote()(entry);
  return (
    <div className="wg:flex wg:flex-col wg:gap-2 wg:px-4 wg:py-3.5">
      <div className="wg:flex wg:items-center wg:gap-2">
        <span className="wg:min-w-0 wg:flex-1">
          <NameButton {...{ entry, onOpen }} />
        </span>
        <StatePill entry={entry} />
      </div>
      <div className="wg:flex wg:items-center wg:justify-between wg:gap-2 wg:text-sm">
        <AssetOnNetwork entry={entry} networkName={networkName(entry.network)} />
        <ShortAddress entry={entry} />
      </div>
      <div className="wg:flex wg:items-center wg:justify-end wg:gap-2">
        <span className="wg:me-auto wg:text-sm wg:text-fg-muted">{t.sources[entry.source]}</span>
        {isProvable(entry) ? (
          <Button
            size="sm"
            aria-label={t.wayFor({ way: wayLabel, name: cutText(entry.name, 40) })}
            onClick={() => onOpen({ kind: 'proof', id: entry.id })}
          >
            {wayLabel}
          </Button>
        ) : (
          <SendButton entry={entry} />
        )}
        <DetailsButton {...{ entry, onOpen }} />
      </div>
    </div>
  );
}
