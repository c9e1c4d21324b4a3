// @where Widgets: import of addresses: format and errors
import type { AddressBookEntry, AddressImportResult } from '@agio/api-client/contract';
import {
  type AddressContext,
  faultsOf,
  type NewAddress,
  type NewAddressFault,
} from './new-address.ts';
import { readCsv } from './read-csv.ts';

/** The columns that an import reads, in any order; others are left alone. A memo may be left out. */
export const importColumns = ['name', 'asset', 'network', 'address', 'memo'] as const;
type ImportColumn = (typeof importColumns)[number];

const exportColumns = [
  ...importColumns,
  'source',
  'allowance',
  'proof',
  'proven_at',
  'added_at',
] as const;

/** One line of a file: what it says, and what is wrong with it. */
export interface ImportLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly entry: NewAddress;
  readonly faults: readonly NewAddressFault[];
}

/** A file that was read, or why it could not be. */
export type ImportFile =
  | { readonly lines: readonly ImportLine[] }
  | { readonly problem: 'empty' }
  | { readonly problem: 'columns'; readonly missing: readonly string[] }
  | { readonly problem: 'tooMany'; readonly count: number };

/**
 * Reads a file of addresses and judges every line by itself, and against the lines above it.
 *
 * @param most how many lines an import takes
 */
export function readAddressFile(text: string, context: AddressContext, most: number): ImportFile {
  const [head, ...records] = readCsv(text);
  if (head === undefined) return { problem: 'empty' };
  const names = head.cells.map((cell) => cell.toLowerCase());
  const missing = importColumns.filter((column) => column !== 'memo' && !names.includes(column));
  if (missing.length > 0) return { problem: 'columns', missing };
  if (records.length === 0) return { problem: 'empty' };
  if (records.length > most) return { problem: 'tooMany', count: records.length };
  const entries = [...context.entries];
  const lines = records.map(({ line, cells }): ImportLine => {
    const cell = (column: ImportColumn) => unguarded(cells[names.indexOf(column)] ?? '');
    const entry = {
      name: cell('name'),
      asset: cell('asset').toUpperCase(),
      network: networkId(cell('network'), context),
      address: cell('address').replaceAll(/\s/g, ''),
      memo: cell('memo'),
    };
    const faults = faultsOf(entry, { ...context, entries });
    if (faults.length === 0) entries.push(entry);
    return { line, entry, faults };
  });
  return { lines };
}

/** A network is found by its id or by its name. */
function networkId(text: string, { networks }: AddressContext): string {
  const wanted = text.toLowerCase();
  const found = networks.find(
    ({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found?.id ?? text;
}

/** Removes the apostrophe with which an export keeps a spreadsheet from reading text as a formula. */
const unguarded = (text: string): string => text.replace(/^'(?=[\s\p{Cf}"]*[=+\-@])/u, '');

/** The lines that can be sent, as the exchange takes them. */
export const sendable = (lines: readonly ImportLine[]) =>
  lines.filter(({ faults }) => faults.length === 0);

export const asRequest = ({ entry: { memo, ...entry } }: ImportLine) => ({
  ...entry,
  ...(memo === '' ? {} : { memo }),
});

/** Result of a line: added, refused by the exchange, or not sent because it is wrong. */
type LineOutcome = 'added' | 'refused' | 'wrong';

/** A line of the report after an import. */
export interface ReportLine extends ImportLine {
  readonly outcome: LineOutcome;
  /** The exchange's own words, of a line that it refused. */
  readonly message?: string | undefined;
  /** The words are English, because they have no translation. */
  readonly isUntranslated?: boolean | undefined;
}

/** The report of an import: every line of the file, with the answers in the order in which they were sent. */
export function reportOf(
  lines: readonly ImportLine[],
  results: readonly AddressImportResult[],
): ReportLine[] {
  const answers = [...results];
  return lines.map((line) => {
    if (line.faults.length > 0) return { ...line, outcome: 'wrong' };
    const answer = answers.shift();
    if (answer?.entry) return { ...line, outcome: 'added' };
    const message = answer?.message ?? undefined;
    const isUntranslated = message !== undefined && message === answer?.reason?.message;
    return { ...line, outcome: 'refused', message, isUntranslated };
  });
}

/** The file of an address book: an import reads it again. Times in ISO 8601. */
export const addressRows = (entries: readonly AddressBookEntry[]) => ({
  header: exportColumns,
  rows: entries.map((entry) => [
    entry.name,
    entry.asset,
    entry.network,
    entry.address,
    entry.memo ?? '',
    entry.source,
    entry.allowance,
    entry.proof ?? '',
    entry.provenAt ?? '',
    entry.createdAt,
  ]),
});
