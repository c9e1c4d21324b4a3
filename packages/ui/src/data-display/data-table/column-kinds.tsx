// @where Looks: dates and times in lists
import { cva } from 'class-variance-authority';
import { dateFormat, Decimal, formatDateTime, missing } from '@agio/money';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useTimeZone } from '../../foundations/language/language.tsx';
import { Amount, type AmountProps } from '../amount/amount.tsx';
import { Price, type PriceProps } from '../price/price.tsx';
import type { DataTableColumn } from './columns.ts';

/** The options of a column of a known kind that its table still chooses. */
export type KindColumn<Row> = Omit<DataTableColumn<Row>, 'cell' | 'align' | 'sortBy'> & {
  /** Makes the head a button that sorts. */
  sortable?: boolean | undefined;
};

/** A column of amounts with aligned decimal points, sorted by exact value, the largest first. */
export function amountColumn<Row>({
  amount,
  sortable,
  ...column
}: KindColumn<Row> & {
  /** The amount as `Amount` shows it. */
  amount: (row: Row) => AmountProps;
}): DataTableColumn<Row> {
  return {
    align: 'figures',
    sortFirst: 'descending',
    ...column,
    sortBy: sortable ? (row) => exact(amount(row).value) : undefined,
    cell: (row) => <Amount {...amount(row)} />,
  };
}

/** A column of prices with the digits of their tick; sorted by exact value, the highest first, those without one last. */
export function priceColumn<Row>({
  price,
  sortable,
  none,
  ...column
}: KindColumn<Row> & {
  /** The price as `Price` shows it. */
  price: (row: Row) => PriceProps;
  /** Shown where there is no price. */
  none?: ReactNode;
}): DataTableColumn<Row> {
  return {
    align: 'figures',
    sortFirst: 'descending',
    ...column,
    sortBy: sortable ? (row) => exact(price(row).value) : undefined,
    cell: (row) => {
      const shown = price(row);
      return shown.value === null && none !== undefined ? none : <Price {...shown} />;
    },
  };
}

const exact = (value: AmountProps['value']): Decimal | undefined =>
  value instanceof Decimal ? value : (Decimal.parse(value) ?? undefined);

/** A column of times to the second, sorted with the newest first. A narrow table leaves out the year, and seconds too unless `keepSeconds`. */
export function timeColumn<Row>({
  time,
  sortable,
  keepSeconds = false,
  ...column
}: KindColumn<Row> & {
  /** ISO 8601 */
  time: (row: Row) => string;
  /** Has seconds in a narrow table too: several rows may belong to one minute. */
  keepSeconds?: boolean | undefined;
}): DataTableColumn<Row> {
  return {
    sortFirst: 'descending',
    ...column,
    sortBy: sortable ? (row) => Date.parse(time(row)) : undefined,
    cell: (row) => (
      <>
        <TimeText iso={time(row)} className="ui:text-fg-muted ui:@max-[62rem]:hidden" />
        <TimeText
          iso={time(row)}
          short
          keepSeconds={keepSeconds}
          className="ui:hidden ui:text-fg-muted ui:@max-[62rem]:inline"
        />
      </>
    ),
  };
}

export interface TimeTextProps {
  /** ISO 8601 */
  iso: string;
  /**
   * Leaves out year and seconds.
   * @default false
   */
  short?: boolean | undefined;
  /**
   * Has seconds although it is short.
   * @default false
   */
  keepSeconds?: boolean | undefined;
  className?: string | undefined;
}

/** Date and time to the second, with the long form in a tooltip. */
export function TimeText({ iso, short = false, keepSeconds = false, className }: TimeTextProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <time
      data-slot="data-table-time"
      dateTime={iso}
      title={formatDateTime(iso, { locale, timeZone })}
      className={cn('ui:num', className)}
    >
      {timeText(iso, { locale, timeZone, short, keepSeconds })}
    </time>
  );
}

/** Date and time to the second as text; `short` without year, and without seconds unless `keepSeconds`. */
export function timeText(
  iso: string,
  {
    locale,
    timeZone,
    short = false,
    keepSeconds = false,
  }: {
    locale: string;
    timeZone: string | undefined;
    short?: boolean | undefined;
    keepSeconds?: boolean | undefined;
  },
): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return missing;
  return dateFormat(locale, {
    // No column has room for “26 de nov. de 2026”.
    ...(locale.startsWith('pt')
      ? { day: '2-digit', month: '2-digit' }
      : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(short ? {} : { year: 'numeric' }),
    ...(short && !keepSeconds ? {} : { second: '2-digit' }),
    timeZone,
  }).format(time);
}

/** The colour of a word in a cell. The word carries the meaning; the colour adds to it. */
export type CellTone = 'up' | 'down' | 'danger' | 'muted';

const wordVariants = cva('', {
  variants: {
    tone: {
      up: 'ui:font-medium ui:text-up',
      down: 'ui:font-medium ui:text-down',
      danger: 'ui:text-danger',
      muted: 'ui:text-fg-muted',
    } satisfies Record<CellTone, string>,
  },
});

export interface CellWord {
  /** A side, a status or another word of a short list. */
  word: string;
  tone?: CellTone | undefined;
  /** After the word, muted: the type of an order, the reason of a status. */
  more?: ReactNode;
  /** Tooltip. */
  title?: string | undefined;
}

/** A column of words from a short list: sides, states, roles. */
export function wordColumn<Row>({
  word,
  sortable,
  ...column
}: KindColumn<Row> & {
  /** The word of a row. */
  word: (row: Row) => CellWord;
}): DataTableColumn<Row> {
  return {
    ...column,
    sortBy: sortable ? (row) => word(row).word : undefined,
    cell: (row) => <CellWords {...word(row)} />,
  };
}

/** A word with its note, as in a cell of `wordColumn`. */
export function CellWords({ word, tone, more, title }: CellWord) {
  return (
    <span data-slot="data-table-word" title={title} className="ui:inline">
      <span className={tone && wordVariants({ tone })}>{word}</span>
      {/* The space stands between the two, where every reader of names counts it. */}
      {more === undefined ? null : (
        <>
          {' '}
          <span className="ui:text-fg-muted">{more}</span>
        </>
      )}
    </span>
  );
}
