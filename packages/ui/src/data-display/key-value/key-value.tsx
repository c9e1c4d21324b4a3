/**
 * Facts as pairs of a name and a value.
 * @module
 */

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** Facts as term and value, one per row: a fee, a rate, a network. */
export function KeyValueList({ className, ...rest }: ComponentProps<'dl'>) {
  return (
    <dl
      data-slot="key-value-list"
      className={cn('ui:flex ui:flex-col ui:text-sm ui:leading-5', className)}
      {...rest}
    />
  );
}

export interface KeyValueProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The term that the value belongs to. */
  term: ReactNode;
  children: ReactNode;
  /**
   * Marks the total of the rows above.
   * @default false
   */
  total?: boolean | undefined;
}

/** One fact in a `KeyValueList`. */
export function KeyValue({ term, total = false, className, children, ...rest }: KeyValueProps) {
  return (
    <div
      data-slot="key-value"
      className={cn(
        'ui:flex ui:items-baseline ui:justify-between ui:gap-4 ui:py-1.5',
        total && 'ui:mt-1.5 ui:border-t ui:border-line ui:pt-3',
        className,
      )}
      {...rest}
    >
      {/* Beside a long value, a term without spaces would stand one letter under the other. */}
      <dt
        data-slot="key-value-term"
        className={cn(
          'ui:[&:lang(ja,ko,zh)]:min-w-14',
          total ? 'ui:font-medium' : 'ui:text-fg-muted',
        )}
      >
        {term}
      </dt>
      <dd
        data-slot="key-value-value"
        className={cn('ui:min-w-0 ui:text-end', total && 'ui:text-lg ui:font-semibold')}
      >
        {children}
      </dd>
    </div>
  );
}
