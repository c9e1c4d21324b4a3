import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** A surface with a hairline around it, for one subject of a page. As a `section` it needs an `aria-label`. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="panel"
      // `clip`, because `hidden` makes a scroll container, inside which a table head cannot stick to the page.
      className={cn(
        'ui:min-w-0 ui:overflow-clip ui:rounded-panel ui:border ui:border-line ui:bg-surface-1 ui:font-text ui:text-base ui:text-fg',
        className,
      )}
      {...rest}
    />
  );
}

/** The top strip of a panel: title, filters, actions. */
export function PanelHeader({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="panel-header"
      className={cn(
        'ui:flex ui:min-h-12 ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2 ui:border-b ui:border-line ui:px-4 ui:py-2',
        className,
      )}
      {...rest}
    />
  );
}

export function PanelTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 data-slot="panel-title" className={cn('ui:display ui:text-md', className)} {...rest}>
      {children}
    </h2>
  );
}
