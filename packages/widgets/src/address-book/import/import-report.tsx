import type { WalletNetwork } from '@agio/api-client/contract';
import { shortAddress } from '@agio/money';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { importMessages } from './import-messages.ts';
import { messages } from '../messages.ts';
import { importColumns, type ImportLine, type ReportLine } from '../model/address-file.ts';
import type { AddressBookData } from '../use-address-data.ts';
import { useFaultWords } from '../form/use-fault-words.ts';

type Line = ImportLine | ReportLine;

/** Returns the text for a line: its fault, the exchange's answer, that it was added, or that it is ready. */
function useLineWords(networks: readonly WalletNetwork[]): (line: Line) => string {
  const t = useMessages(importMessages).importing;
  const faultWords = useFaultWords(networks);
  return useCallback(
    (line) => {
      if (line.faults.length > 0)
        return line.faults
          .map((fault) => faultWords(fault, line.entry.network) ?? fault.code)
          .join(' · ');
      if (!('outcome' in line)) return t.ready;
      return line.outcome === 'added' ? t.added : (line.message ?? '');
    },
    [t, faultWords],
  );
}

/** The report as a file: the columns of the import, with the line and what became of it. */
export function useReportRows(networks: readonly WalletNetwork[]) {
  const wordsOf = useLineWords(networks);
  return (lines: readonly Line[]) => ({
    header: ['line', ...importColumns, 'result'],
    rows: lines.map((line) => [
      String(line.line),
      ...importColumns.map((column) => line.entry[column]),
      wordsOf(line),
    ]),
  });
}

const isBad = (line: Line) =>
  line.faults.length > 0 || ('outcome' in line && line.outcome !== 'added');

/** Every line of the file with its result. */
export function ImportReport({ lines, data }: { lines: readonly Line[]; data: AddressBookData }) {
  const t = useMessages(importMessages).importing;
  const words = useMessages(messages);
  const wordsOf = useLineWords(data.networks);
  const result = (line: Line) => {
    const Icon = isBad(line) ? CircleAlert : CircleCheck;
    return (
      <span
        className={
          isBad(line)
            ? 'wg:flex wg:gap-1.5 wg:text-sm wg:whitespace-normal wg:text-danger'
            : 'wg:flex wg:gap-1.5 wg:text-sm wg:text-success'
        }
      >
        <Icon size={14} strokeWidth={1.5} aria-hidden className="wg:mt-0.5 wg:flex-none" />
        <bdi
          lang={'isUntranslated' in line && line.isUntranslated ? 'en' : undefined}
          className="wg:match-parent"
        >
          {wordsOf(line)}
        </bdi>
      </span>
    );
  };
  const what = ({ entry }: Line) =>
    [entry.asset, data.networkName(entry.network)].filter((text) => text !== '').join(' · ');
  const columns: DataTableColumn<Line>[] = [
    {
      id: 'line',
      header: t.line,
      width: '3.5rem',
      align: 'figures',
      cell: ({ line }) => <span className="wg:num wg:text-fg-muted">{line}</span>,
    },
    {
      id: 'name',
      header: words.column.name,
      width: '9rem',
      rowHeader: true,
      cell: ({ entry }) => <ShortText text={entry.name || '–'} length={24} />,
    },
    {
      id: 'address',
      header: words.column.address,
      width: '10rem',
      className: 'wg:py-1.5',
      cell: (line) => (
        <span className="wg:block wg:truncate">
          <span dir="ltr" className="wg:num wg:block wg:match-parent">
            {shortAddress(line.entry.address)}
          </span>
          <span className="wg:block wg:truncate wg:text-xs wg:text-fg-muted">{what(line)}</span>
        </span>
      ),
    },
    { id: 'result', header: t.result, cell: result, className: 'wg:py-1.5' },
  ];
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={lines}
      rowId={({ line }) => String(line)}
      density="tall"
      cardsBelow={36}
      height="min(22rem, 45vh)"
      card={(line) => (
        <div className="wg:flex wg:flex-col wg:gap-1 wg:px-1 wg:py-2.5">
          <span className="wg:flex wg:gap-2">
            <span className="wg:num wg:text-fg-muted">{line.line}</span>
            <ShortText text={line.entry.name || '–'} length={24} className="wg:font-medium" />
          </span>
          <span className="wg:text-sm wg:text-fg-muted">
            {what(line)}{' '}
            <span dir="ltr" className="wg:num">
              {shortAddress(line.entry.address)}
            </span>
          </span>
          {result(line)}
        </div>
      )}
    />
  );
}
