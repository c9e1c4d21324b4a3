import { ChevronDown } from 'lucide-react';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** The main navigation in the header. If the page has several, give each an `aria-label`. */
export function NavMenu({ className, ...rest }: ComponentProps<'nav'>) {
  return (
    <nav
      data-slot="nav-menu"
      className={cn('ui:flex ui:h-full ui:items-center ui:gap-0.5', className)}
      {...rest}
    />
  );
}

const item = [
  'ui:relative ui:flex ui:h-8 ui:touch:h-11 ui:flex-none ui:cursor-pointer ui:items-center ui:gap-[5px] ui:rounded-control ui:px-2.5 ui:font-medium ui:whitespace-nowrap ui:text-fg-muted ui:no-underline',
  'ui:transition-colors ui:duration-state ui:hover:bg-surface-2 ui:hover:text-fg ui:aria-expanded:bg-surface-2 ui:aria-expanded:text-fg',
  'ui:aria-[current]:text-fg ui:aria-[current]:after:absolute ui:aria-[current]:after:inset-x-2.5 ui:aria-[current]:after:-bottom-2.5 ui:aria-[current]:after:h-0.5 ui:aria-[current]:after:rounded-t-[2px] ui:aria-[current]:after:bg-accent ui:forced-colors:aria-[current]:after:bg-[Highlight] ui:aria-[current]:after:content-[""]',
];

export interface NavLinkProps extends ComponentProps<'a'> {
  /**
   * For a router's link. `aria-current` marks the current page.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** An entry that links to a page. */
export function NavLink({ asChild = false, className, children, ...rest }: NavLinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element data-slot="nav-link" className={cn(item, className)} {...rest}>
      {children}
    </Element>
  );
}

/** An entry that opens a menu, with `aria-expanded`. */
export function NavButton({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="nav-button"
      aria-haspopup="menu"
      className={cn(item, className)}
      {...rest}
    >
      {children}
      <ChevronDown size={12} strokeWidth={2} aria-hidden className="ui:text-fg-faint" />
    </button>
  );
}
