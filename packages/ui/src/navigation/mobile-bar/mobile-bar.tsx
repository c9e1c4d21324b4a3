import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** The main navigation at the bottom of a phone, for three to five pages. Give it an `aria-label`. */
export function MobileBar({ className, ...rest }: ComponentProps<'nav'>) {
  return (
    <nav
      data-slot="mobile-bar"
      className={cn(
        'ui:sticky ui:bottom-0 ui:z-20 ui:flex ui:flex-none ui:border-t ui:border-line ui:bg-surface-1 ui:pb-[env(safe-area-inset-bottom)] ui:font-text',
        className,
      )}
      {...rest}
    />
  );
}

export interface MobileBarItemProps extends ComponentProps<'a'> {
  /** An icon of 20 px. */
  icon: ReactNode;
  /**
   * For a router's link or a button. `aria-current` marks the current page.
   * @default false
   */
  asChild?: boolean | undefined;
}

export function MobileBarItem({
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: MobileBarItemProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      data-slot="mobile-bar-item"
      className={cn(
        'ui:flex ui:h-14 ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:flex-col ui:items-center ui:justify-center ui:gap-0.5 ui:text-xs ui:font-medium ui:text-fg-muted ui:no-underline ui:-outline-offset-2! ui:aria-[current]:text-accent ui:aria-[current]:forced-selected',
        className,
      )}
      {...rest}
    >
      <Slot.Slottable child={children}>
        {(label) => (
          <>
            {icon}
            <span className="ui:max-w-full ui:truncate">{label}</span>
          </>
        )}
      </Slot.Slottable>
    </Element>
  );
}
