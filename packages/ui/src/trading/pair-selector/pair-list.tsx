import { formatCompact, formatPercent, formatPrice } from '@agio/money';
import { ArrowDown, ArrowUp, Star } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PairIcon } from '../../data-display/pair-icon/pair-icon.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages } from '../../foundations/language/language.tsx';
import { Select } from '../../forms/select-field/select.tsx';
import { type DataTableSort, nextSort, sortRows } from '../../data-display/data-table/sort-rows.ts';
import { useRowWindow } from '../../foundations/row-window/use-row-window.ts';
import {
  findPairs,
  type PairFigures,
  type PairGroup,
  pairGroups,
  type PairSort,
  pairSortValue,
  type SelectablePair,
} from './find-pairs.ts';
import { type PairSelectorLabels, pairSelectorMessages } from './messages.ts';

export interface PairListProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  pairs: readonly SelectablePair[];
  /** The newest figures of a market by id, called for the markets in sight; those of `pairs` by default. */
  figuresOf?: ((id: string) => PairFigures | undefined) | undefined;
  /** The unit of `volumeValue`, for the head: a currency. Without it volumes are in the base asset of their row. */
  volumeUnit?: string | undefined;
  /** The id of the chosen market. */
  current?: string | undefined;
  /** Ids of the favourite markets. */
  favourites: ReadonlySet<string>;
  onFavouriteChange: (id: string, isFavourite: boolean) => void;
  onSelect: (id: string) => void;
  locale?: string | undefined;
  labels?: Partial<PairSelectorLabels> | undefined;
}

const columns =
  'ui:grid ui:grid-cols-[minmax(0,1fr)_6rem_4.75rem_5.25rem] ui:items-center ui:gap-x-2 ui:max-sm:grid-cols-[minmax(0,1fr)_5rem_4.25rem] ui:max-sm:gap-x-1.5';

/**
 * All markets with a search. In the search field, Enter chooses the first match and ↓ goes into the list. There, arrow and
 * Page keys, Home and End move, ← → go to the star and back, Enter chooses, and typing returns to the search. Of a long
 * list, only the markets in sight are in the page.
 */
export function PairList({
  pairs,
  figuresOf,
  volumeUnit,
  current,
  favourites,
  onFavouriteChange,
  onSelect,
  locale: ownLocale,
  labels: ownLabels,
  className,
  ...rest
}: PairListProps) {
  const labels = useMessages(pairSelectorMessages, ownLabels);
  const locale = useLocale(ownLocale);
  const [text, setText] = useState('');
  const [group, setGroup] = useState<PairGroup>('all');
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [quote, setQuote] = useState<string>();
  const [sort, setSort] = useState<DataTableSort>();
  const quotes = useMemo(
    () => [...new Set(pairs.map((pair) => pair.quoteAsset))].toSorted(),
    [pairs],
  );
  const matching = useMemo(
    () => findPairs(pairs, { text, group, quote, favourites }),
    [pairs, text, group, quote, favourites],
  );
  // Figures of the moment at which the reader sorts: a list that is read does not move.
  const found = useMemo(
    () =>
      sort
        ? sortRows(
            matching,
            (pair) => pairSortValue(pair, figuresOf?.(pair.id) ?? pair, sort.column as PairSort),
            sort.direction,
            locale,
          )
        : matching,
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [matching, sort, locale],
  );
  const sorts = { sort, onSort: setSort };
  const rowHeight = 44;
  const shown = useRowWindow({
    list,
    count: found.length,
    idOf: (index) => found[index]!.id,
    rowHeight,
  });

  const search = () => root.current?.querySelector('input');
  const focusRow = (index: number) => {
    shown.reveal(index);
    list.current?.querySelector<HTMLElement>(`[data-index='${index}'] [data-pair]`)?.focus();
  };

  function handleSearchKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && found[0]) onSelect(found[0].id);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusRow(0);
  }

  function handleRowKey(event: KeyboardEvent<HTMLElement>, at: number) {
    const last = found.length - 1;
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / shown.rowHeight) - 1);
    const target = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: at - 1,
      PageDown: Math.min(at + page, last),
      PageUp: Math.max(at - page, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      if (target < 0) search()?.focus();
      else focusRow(target);
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      search()?.focus();
    }
  }

  return (
    <div
      ref={root}
      data-slot="pair-list"
      className={cn('ui:flex ui:min-h-0 ui:flex-col', className)}
      {...rest}
    >
      <div className="ui:flex ui:flex-col ui:gap-2.5 ui:p-3 ui:pb-2">
        <SearchField
          label={labels.search}
          hideLabel
          placeholder={labels.search}
          value={text}
          onValueChange={setText}
          onKeyDown={handleSearchKey}
        />
        <div className="ui:flex ui:flex-wrap ui:gap-1.5">
          {quotes.length > 1 ? (
            <span className="ui:order-last ui:ms-auto">
              <Select
                variant="inline"
                align="end"
                label={labels.quote}
                options={[
                  { value: '', label: labels.anyQuote },
                  ...quotes.map((each) => ({ value: each, label: each })),
                ]}
                value={quote ?? ''}
                onValueChange={(next) => setQuote(next === '' ? undefined : next)}
              />
            </span>
          ) : null}
          {pairGroups.map((each) => (
            <button
              key={each}
              type="button"
              data-slot="pair-group"
              aria-pressed={group === each}
              onClick={() => setGroup(each)}
              className="ui:h-7 ui:cursor-pointer ui:rounded-pill ui:border ui:border-line-overlay ui:px-2.5 ui:text-xs ui:font-medium ui:text-fg-muted ui:hover:text-fg ui:aria-pressed:border-transparent ui:aria-pressed:bg-accent-soft ui:aria-pressed:text-accent ui:aria-pressed:forced-selected ui:touch:h-11 ui:touch:min-w-11"
            >
              {labels.groups[each]}
            </button>
          ))}
        </div>
      </div>
      <div
        className={cn(
          columns,
          'ui:h-7 ui:border-b ui:border-line-overlay ui:ps-11 ui:pe-4 ui:text-xs ui:font-medium ui:text-fg-muted',
        )}
      >
        <SortHead column="market" first="ascending" className="ui:text-start" {...sorts}>
          {labels.market}
        </SortHead>
        <span aria-hidden className="ui:text-figures">
          {labels.lastPrice}
        </span>
        <SortHead column="dayChange" className="ui:text-figures" {...sorts}>
          {labels.dayChange}
        </SortHead>
        <SortHead column="volume" className="ui:text-figures ui:max-sm:hidden" {...sorts}>
          {labels.volume}
          {volumeUnit === undefined ? null : ` ${volumeUnit}`}
        </SortHead>
      </div>
      <ul
        ref={list}
        data-slot="pair-rows"
        aria-label={labels.title}
        className="ui:max-h-[min(400px,50vh)] ui:min-h-0 ui:overflow-y-auto ui:overscroll-contain ui:p-1.5 ui:[scrollbar-width:none]"
      >
        {shown.parts.map((part) => {
          if (!('row' in part))
            return (
              <li
                data-slot="pair-rows-space"
                key={`after ${part.from}`}
                aria-hidden
                style={{ height: part.rows * shown.rowHeight }}
              />
            );
          const pair = found[part.row]!;
          return (
            <PairRow
              key={pair.id}
              pair={pair}
              figures={figuresOf?.(pair.id) ?? pair}
              hasValues={volumeUnit !== undefined}
              index={part.row}
              count={found.length}
              isCurrent={pair.id === current}
              isFavourite={favourites.has(pair.id)}
              onFavouriteChange={onFavouriteChange}
              onSelect={onSelect}
              onKeyDown={handleRowKey}
              locale={locale}
              labels={labels}
            />
          );
        })}
        {found.length === 0 ? (
          <li
            data-slot="pair-rows-none"
            className="ui:px-3 ui:py-6 ui:text-center ui:text-sm ui:text-fg-muted"
          >
            {labels.none}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

interface PairRowProps extends Pick<PairListProps, 'onFavouriteChange' | 'onSelect'> {
  pair: SelectablePair;
  figures: PairFigures;
  hasValues: boolean;
  /** Index in the list, from 0. */
  index: number;
  count: number;
  isCurrent: boolean;
  isFavourite: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  locale: string;
  labels: PairSelectorLabels;
}

function PairRow({
  pair,
  figures,
  hasValues,
  index,
  count,
  isCurrent,
  isFavourite,
  onFavouriteChange,
  onSelect,
  onKeyDown,
  locale,
  labels,
}: PairRowProps) {
  const { baseAsset, quoteAsset, baseName, tickSize } = pair;
  const { last, changePercent24h: change = '', volume24h, volumeValue } = figures;
  const tone = change.startsWith('-') ? 'ui:text-down' : /[1-9]/.test(change) ? 'ui:text-up' : '';
  return (
    <li
      data-slot="pair-rows-item"
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={cn(
        'ui:flex ui:items-center ui:rounded-control ui:[--pair-rim:var(--agio-overlay)] ui:hover:bg-surface-3 ui:hover:[--pair-rim:var(--agio-surface-3)]',
        isCurrent && 'ui:bg-surface-2',
      )}
    >
      <button
        type="button"
        data-slot="pair-favourite"
        tabIndex={-1}
        aria-pressed={isFavourite}
        aria-label={labels.favourite({ pair: `${baseAsset}/${quoteAsset}` })}
        title={labels.favourite({ pair: `${baseAsset}/${quoteAsset}` })}
        onClick={() => onFavouriteChange(pair.id, !isFavourite)}
        onKeyDown={(event) => {
          if (isSideways(event)) focusSibling(event);
        }}
        className="ui:flex ui:size-8 ui:flex-none ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-control ui:text-fg-muted ui:hover:text-fg ui:aria-pressed:text-accent ui:touch:size-11"
      >
        <Star
          size={14}
          strokeWidth={1.5}
          aria-hidden
          fill={isFavourite ? 'currentColor' : 'none'}
        />
      </button>
      <button
        type="button"
        data-slot="pair-row"
        data-pair={pair.id}
        aria-current={isCurrent ? 'true' : undefined}
        onKeyDown={(event) => {
          if (isSideways(event)) focusSibling(event);
          else onKeyDown(event, index);
        }}
        onClick={() => onSelect(pair.id)}
        className={cn(
          columns,
          'ui:h-11 ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:rounded-control ui:pe-2.5 ui:text-sm ui:focus-visible:-outline-offset-2 ui:touch:h-11',
        )}
      >
        <span className="ui:flex ui:min-w-0 ui:items-center ui:gap-2">
          <PairIcon base={baseAsset} quote={quoteAsset} size="sm" />
          <span className="ui:flex ui:min-w-0 ui:flex-col">
            <span className="ui:truncate ui:leading-4 ui:font-medium">
              {baseAsset}
              <span className="ui:font-normal ui:text-fg-muted">/{quoteAsset}</span>
            </span>
            {baseName === undefined ? null : (
              <span className="ui:truncate ui:text-xs ui:leading-4 ui:text-fg-muted">
                {' '}
                {baseName}
              </span>
            )}
          </span>
        </span>
        <span className="ui:text-figures ui:num">{formatPrice(last, { tickSize, locale })}</span>
        {pair.notice === undefined ? (
          <span className={cn('ui:text-figures ui:num', tone)}>
            <bdi dir="ltr">{formatPercent(change, { locale, signed: true })}</bdi>
          </span>
        ) : (
          <span className="ui:truncate ui:text-figures ui:text-xs ui:text-danger">
            {pair.notice}
          </span>
        )}
        <span className="ui:text-figures ui:text-fg-muted ui:num ui:max-sm:hidden">
          {formatCompact(hasValues ? volumeValue : volume24h, { locale })}
          {hasValues ? null : <span className="ui:visually-hidden"> {baseAsset}</span>}
        </span>
      </button>
    </li>
  );
}

/** The head of a column that sorts. */
function SortHead({
  column,
  first = 'descending',
  sort,
  onSort,
  className,
  children,
}: {
  column: PairSort;
  first?: 'ascending' | 'descending';
  sort: DataTableSort | undefined;
  onSort: (sort: DataTableSort) => void;
  className?: string;
  children: ReactNode;
}) {
  const direction = sort?.column === column ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-slot="pair-sort"
      aria-pressed={direction !== undefined}
      onClick={() => onSort(nextSort(sort, column, first))}
      className={cn(
        'ui:hit-area ui:min-w-0 ui:cursor-pointer ui:truncate ui:rounded-sm ui:hover:text-fg ui:aria-pressed:text-fg',
        className,
      )}
    >
      {direction ? (
        <Arrow size={12} strokeWidth={2} aria-hidden className="ui:me-0.5 ui:inline" />
      ) : null}
      {children}
    </button>
  );
}

/** ← and → go between a row and its star, in both reading directions. */
function isSideways({ key }: KeyboardEvent): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

function focusSibling(event: KeyboardEvent<HTMLElement>): void {
  const { previousElementSibling, nextElementSibling } = event.currentTarget;
  const sibling = previousElementSibling ?? nextElementSibling;
  if (!(sibling instanceof HTMLElement)) return;
  event.preventDefault();
  sibling.focus();
}
