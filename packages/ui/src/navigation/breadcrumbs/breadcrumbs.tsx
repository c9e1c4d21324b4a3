import { ChevronRight } from 'lucide-react';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';

const messages = defineMessages('breadcrumbs', { label: 'Breadcrumbs' });

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  label?: string | undefined;
}

/** The path from the top page to the current one, which is last. */
export function Breadcrumbs({ label, className, children, ...rest }: BreadcrumbsProps) {
  const words = useMessages(messages);
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label={label ?? words.label}
      className={cn('ui:font-text ui:text-sm ui:text-fg-muted', className)}
      {...rest}
    >
      <ol data-slot="breadcrumbs-list" className="ui:flex ui:flex-wrap ui:items-center ui:gap-1">
        {children}
      </ol>
    </nav>
  );
}

export interface BreadcrumbProps extends ComponentProps<'a'> {
  /**
   * The current page: no link, marked with `aria-current`.
   * @default false
   */
  current?: boolean | undefined;
  /** @default false */
  asChild?: boolean | undefined;
}

export function Breadcrumb({
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: BreadcrumbProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <li data-slot="breadcrumb" className="ui:flex ui:items-center ui:gap-1">
      {current ? (
        <span aria-current="page" className={cn('ui:text-fg', className)}>
          {children}
        </span>
      ) : (
        <>
          <Element
            data-slot="breadcrumb-link"
            className={cn(
              'ui:hit-area ui:no-underline ui:hover:text-fg ui:hover:underline',
              className,
            )}
            {...rest}
          >
            {children}
          </Element>
          <ChevronRight size={12} strokeWidth={2} aria-hidden className="ui:rtl:-scale-x-100" />
        </>
      )}
    </li>
  );
}
