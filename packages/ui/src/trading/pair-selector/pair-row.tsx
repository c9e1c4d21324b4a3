import { formatCompact, formatPercent, formatPrice } from '@agio/money';
import { Star } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { PairIcon } from '../../data-display/pair-icon/pair-icon.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { moveText } from '../../foundations/move-text.ts';
import type { PairFigures, SelectablePair } from './find-pairs.ts';
import type { PairSelectorLabels } from './messages.ts';
import { pairColumns } from './pair-columns.ts';

interface PairRowProps {
  pair: SelectablePair;
  figures: PairFigures;
  hasValues: boolean;
  /** Index in the list, from 0. */
  index: number;
  count: number;
  isCurrent: boolean;
  isFavourite: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  onFavouriteChange: (id: string, isFavourite: boolean) => void;
  onSelect: (id: string) => void;
  locale: string;
  labels: PairSelectorLabels;
}

/** A market of a `PairList`, with its star. */
export function PairRow({
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
  const move = change.startsWith('-') ? 'down' : /[1-9]/.test(change) ? 'up' : 'none';
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
          pairColumns,
          'ui:h-11 ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:rounded-control ui:pe-2.5 ui:text-sm ui:focus-visible:-outline-offset-2',
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
          <span className={cn('ui:text-figures ui:num', moveText({ move }))}>
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
