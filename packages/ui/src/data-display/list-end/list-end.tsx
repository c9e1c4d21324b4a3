import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import * as terms from '../../foundations/terms/terms.ts';
import { defineMessages, useLocale, useMessages } from '../../foundations/language/language.tsx';

const messages = defineMessages('listEnd', {
  more: terms.showMore,
  /** The entries that are shown, of how many the list has: "1–50 of 2,014". */
  shown_one: '{{count}} of {{total}}',
  shown_other: '1–{{count}} of {{total}}',
  /** Total of a list that is longer than what was counted. */
  moreThan: 'more than {{number}}',
});

/** Number of entries of a whole list; `isMore`: it is longer than what was counted. */
export interface ListLength {
  count: number;
  isMore: boolean;
}

export interface ListEndProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of entries that are shown, from the first on. */
  shown: number;
  /** Length of the whole list, where it is known. */
  total?: ListLength | undefined;
  /** Loads the next page; undefined at the end of the list. */
  onMore?: (() => void) | undefined;
  /**
   * The next page is loading.
   * @default false
   */
  isLoadingMore?: boolean | undefined;
}

/**
 * The end of a list that comes page by page: which of its entries are shown ("1–50 of 2,014", announced politely when it
 * changes), and a button for more. Nothing where neither is known, or the list is empty.
 */
export function ListEnd({
  shown,
  total,
  onMore,
  isLoadingMore = false,
  className,
  ...rest
}: ListEndProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (shown === 0 || (total === undefined && onMore === undefined)) return null;
  return (
    <div
      data-slot="list-end"
      className={cn(
        'ui:flex ui:min-h-12 ui:flex-wrap ui:items-center ui:justify-center ui:gap-x-4 ui:border-t ui:border-line ui:px-4 ui:py-2 ui:text-sm',
        className,
      )}
      {...rest}
    >
      {total === undefined ? null : (
        <output data-slot="list-end-range" className="ui:num ui:me-auto ui:text-fg-muted">
          {t.shown({ count: shown, total: totalText() })}
        </output>
      )}
      {onMore ? (
        <Button size="sm" variant="ghost" onClick={onMore} loading={isLoadingMore}>
          {t.more}
        </Button>
      ) : null}
    </div>
  );

  function totalText(): string {
    // Entries that came meanwhile are counted with the next read of the list.
    const known = Math.max(total?.count ?? 0, shown);
    const isMore = total?.isMore === true || (onMore !== undefined && known === shown);
    const number = known.toLocaleString(locale);
    return isMore ? t.moreThan({ number }) : number;
  }
}
