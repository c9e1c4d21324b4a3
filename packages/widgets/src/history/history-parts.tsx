import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { CellWords, timeText } from '@agio/ui/data-table';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { PairIcon } from '@agio/ui/pair-icon';
import type { DigitsOf } from '../amounts/use-display-digits.ts';
import { messages } from './messages.ts';
import type { HistoryRow, RowAmount } from './model/history-row.ts';

/** Title of an entry, as a button for its details; a press anywhere on its row or card presses the button. */
export function OpenButton({
  row,
  onOpen,
}: {
  row: HistoryRow;
  onOpen: (row: HistoryRow) => void;
}) {
  const t = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const name = `${row.title} ${row.subject}`;
  return (
    <button
      type="button"
      aria-label={t.details.open({ name, time: timeText(row.time, { locale, timeZone }) })}
      aria-haspopup="dialog"
      className="wg:cursor-pointer wg:text-start wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
      onClick={() => onOpen(row)}
    >
      <CellWords word={row.title} tone={row.tone} />
    </button>
  );
}

export function SubjectIcon({ row: { assets } }: { row: HistoryRow }) {
  const [first, second] = assets;
  return second === undefined ? (
    <AssetIcon symbol={first} size="sm" />
  ) : (
    <PairIcon base={first} quote={second} size="sm" />
  );
}

/** An amount, with a plus where it came. */
export function SignedAmount({
  amount,
  digitsOf,
}: {
  amount: RowAmount | undefined;
  digitsOf: DigitsOf;
}) {
  if (amount === undefined) return <span className="wg:text-fg-faint">—</span>;
  const { value, unit, isSigned = false } = amount;
  return (
    <span dir="ltr">
      {isSigned && !value.startsWith('-') ? '+' : null}
      <Amount value={value} unit={unit} {...digitsOf(unit)} />
    </span>
  );
}
