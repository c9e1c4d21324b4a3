import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages } from '../../foundations/language/language.tsx';
import { Select } from '../../forms/select-field/select.tsx';
import { type DataTableSort, sortRows } from '../../data-display/data-table/sort-rows.ts';
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
import { PairHeads } from './pair-heads.tsx';
import { PairRow } from './pair-row.tsx';

/** Keys that type: the names of others are words of ASCII, and a key of an Arabic keyboard types two letters. */
const isTyped = /^(?!\w{2,}$)[^ ]+$/;

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
    // oxlint-disable-next-line react/exhaustive-deps -- not sorted anew when figures move: a list that is read stays
    [matching, sort, locale],
  );
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
    } else if (isTyped.test(event.key) && !event.ctrlKey && !event.metaKey) {
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
      <PairHeads sort={sort} onSort={setSort} volumeUnit={volumeUnit} labels={labels} />
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
