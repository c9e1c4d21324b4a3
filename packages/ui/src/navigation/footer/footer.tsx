import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** The bar at the end of every page: legal links, then the publisher. */
export function Footer({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="footer"
      className={cn(
        'ui:flex ui:min-h-14 ui:flex-none ui:flex-wrap ui:items-center ui:gap-x-6 ui:gap-y-1 ui:border-t ui:border-line ui:bg-surface-1 ui:px-6 ui:py-3 ui:font-text ui:text-sm ui:text-fg-muted',
        className,
      )}
      {...rest}
    />
  );
}

export interface FooterLinkProps extends ComponentProps<'a'> {
  /** @default false */
  asChild?: boolean | undefined;
}

export function FooterLink({ asChild = false, className, children, ...rest }: FooterLinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      data-slot="footer-link"
      className={cn(
        'ui:py-1 ui:touch:py-3.5 ui:no-underline ui:hover:text-fg ui:hover:underline',
        className,
      )}
      {...rest}
    >
      {children}
    </Element>
  );
}
