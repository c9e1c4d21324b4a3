import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';

const messages = defineMessages('pagination', {
  /** Accessible name of the control that turns pages. */
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
});
export type PaginationLabels = MessagesOf<typeof messages>;

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The visible entries as text: `1–50`. A list by cursor has no total. */
  shown: string;
  /** Goes to the previous page; undefined on the first one. */
  onPrevious?: (() => void) | undefined;
  /** Goes to the next page; undefined on the last one. */
  onNext?: (() => void) | undefined;
  /**
   * The next page is loading.
   * @default false
   */
  loading?: boolean | undefined;
  labels?: Partial<PaginationLabels> | undefined;
}

/** Previous and next page of a list by cursor. */
export function Pagination({
  shown,
  onPrevious,
  onNext,
  loading = false,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const text = useMessages(messages, labels);
  return (
    <nav
      data-slot="pagination"
      aria-label={text.label}
      className={cn(
        'ui:flex ui:items-center ui:gap-2 ui:font-text ui:text-sm ui:text-fg-muted',
        className,
      )}
      {...rest}
    >
      <span aria-live="polite" className="ui:num ui:me-auto">
        {shown}
      </span>
      <Button
        size="sm"
        disabled={!onPrevious || loading}
        onClick={onPrevious}
        icon={
          <ChevronLeft size={14} strokeWidth={1.5} aria-hidden className="ui:rtl:-scale-x-100" />
        }
      >
        {text.previous}
      </Button>
      <Button size="sm" disabled={!onNext} loading={loading} onClick={onNext}>
        {text.next}
        <ChevronRight size={14} strokeWidth={1.5} aria-hidden className="ui:rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
