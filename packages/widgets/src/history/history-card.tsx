import { TimeText } from '@agio/ui/data-table';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill } from '@agio/ui/status-pill';
import type { DigitsOf } from '../amounts/use-display-digits.ts';
import { OpenButton, SignedAmount, SubjectIcon } from './history-parts.tsx';
import type { HistoryRow } from './model/history-row.ts';

/** An entry where there is no room for a table: what and when at the start, how much at the end. */
export function HistoryCard({
  row,
  digitsOf,
  onOpen,
}: {
  row: HistoryRow;
  digitsOf: DigitsOf;
  onOpen: (row: HistoryRow) => void;
}) {
  const amounts = [row.amount, row.sent, row.received].filter((amount) => amount !== undefined);
  return (
    <div className="wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-3">
      <SubjectIcon row={row} />
      <div className="wg:min-w-0 wg:flex-1">
        <div className="wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-2">
          <OpenButton row={row} onOpen={onOpen} />
          <ShortText text={row.subject} length={16} className="wg:font-medium" />
        </div>
        <TimeText iso={row.time} short className="wg:block wg:text-xs wg:text-fg-muted" />
      </div>
      <div className="wg:flex wg:flex-none wg:flex-col wg:items-end wg:gap-1">
        {amounts.map((amount) => (
          <SignedAmount key={amount.unit} amount={amount} digitsOf={digitsOf} />
        ))}
        {row.status ? <StatusPill tone={row.status.tone}>{row.status.word}</StatusPill> : null}
      </div>
    </div>
  );
}
