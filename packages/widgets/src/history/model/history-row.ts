import type { CellTone } from '@agio/ui/data-table';
import type { StatusPillProps } from '@agio/ui/status-pill';
import type { HistoryTab } from '../../lists/history-choice.ts';

/** An amount of an asset; with a sign where it came or went. */
export interface RowAmount {
  /** A decimal, exact. */
  readonly value: string;
  readonly unit: string;
  readonly isSigned?: boolean | undefined;
}

/** An entry of any list as its table, its card and its details show it. */
export interface HistoryRow {
  readonly id: string;
  /** ISO 8601 */
  readonly time: string;
  /** Name of the entry: "Withdrawal", "Buy limit". */
  readonly title: string;
  readonly tone?: CellTone | undefined;
  /** The pair or the asset. */
  readonly subject: string;
  readonly assets: readonly [string, string?];
  readonly amount?: RowAmount | undefined;
  readonly sent?: RowAmount | undefined;
  readonly received?: RowAmount | undefined;
  readonly fee?: RowAmount | undefined;
  /** Written already. */
  readonly price?: string | undefined;
  readonly filled?: string | undefined;
  readonly total?: RowAmount | undefined;
  /** Network or provider. */
  readonly where?: string | undefined;
  readonly counterpart?: string | undefined;
  readonly status?: { word: string; tone: StatusPillProps['tone'] } | undefined;
  /** Further facts of the details, written already. */
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly events: readonly { readonly time: string; readonly words: string }[];
  /** Values that can be copied. */
  readonly ids: readonly (readonly [term: string, value: string])[];
  /** Network and id of a transaction that an explorer shows. */
  readonly transaction?: { readonly network: string; readonly id: string } | undefined;
  /** Place of the same record in another list. */
  readonly elsewhere?: { readonly tab: HistoryTab; readonly search: string } | undefined;
  /** The asset of a withdrawal that did not arrive: to be sent again. */
  readonly sendAgain?: string | undefined;
  /** The market to trade at. */
  readonly market?: string | undefined;
}
