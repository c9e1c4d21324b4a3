import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** The bar at the top of every page: logo, navigation, then `HeaderEnd`. 52 px, on phones too. */
export function Header({ className, ...rest }: ComponentProps<'header'>) {
  return (
    <header
      data-slot="header"
      className={cn(
        'ui:relative ui:z-20 ui:flex ui:h-13 ui:flex-none ui:items-center ui:gap-1 ui:border-b ui:border-line ui:bg-surface-1 ui:ps-4 ui:pe-3 ui:font-text ui:text-base ui:text-fg',
        className,
      )}
      {...rest}
    />
  );
}

/** The group at the end of the bar. */
export function HeaderEnd({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="header-end"
      className={cn('ui:ms-auto ui:flex ui:flex-none ui:items-center ui:gap-1', className)}
      {...rest}
    />
  );
}

export function HeaderSeparator({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="header-separator"
      aria-hidden
      className={cn('ui:mx-2 ui:h-5 ui:w-px ui:flex-none ui:bg-line', className)}
      {...rest}
    />
  );
}

/** The stage of the product beside the logo: `ALPHA`. A button that opens an explanation. */
export function StageBadge({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="stage-badge"
      className={cn(
        'ui:ms-1.5 ui:me-3 ui:hit-area ui:h-6 ui:flex-none ui:cursor-pointer ui:rounded-sm ui:bg-surface-3 ui:px-[7px] ui:text-xs ui:font-semibold ui:tracking-[0.04em] ui:text-fg-muted ui:hover:bg-surface-3-hover ui:hover:text-fg',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}

export interface CommandButtonProps extends ComponentProps<'button'> {
  /** A decorative icon before the words. */
  icon: ReactNode;
  /** The keyboard shortcut: `⌘K`. */
  shortcut?: string | undefined;
}

/** A button that looks like a search field and opens the command palette. */
export function CommandButton({
  icon,
  shortcut,
  className,
  children,
  ...rest
}: CommandButtonProps) {
  return (
    <button
      type="button"
      data-slot="command-button"
      className={cn(
        'ui:flex ui:h-8 ui:touch:h-11 ui:max-w-80 ui:min-w-60 ui:flex-none ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-control ui:border ui:border-line ui:bg-surface-2 ui:ps-2.5 ui:pe-1.5 ui:text-sm ui:text-fg-muted ui:hover:text-fg',
        className,
      )}
      {...rest}
    >
      {icon}
      <span className="ui:min-w-0 ui:flex-1 ui:truncate ui:text-start">{children}</span>
      {shortcut === undefined ? null : (
        <kbd
          data-slot="command-button-keys"
          aria-hidden
          className="ui:flex ui:h-5 ui:items-center ui:rounded-sm ui:bg-surface-3 ui:px-1 ui:font-text ui:text-xs ui:font-medium"
        >
          {shortcut}
        </kbd>
      )}
    </button>
  );
}

/** The button of the profile menu: an avatar, a badge or a role, a chevron. */
export function HeaderProfileButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="header-profile-button"
      className={cn(
        'ui:flex ui:h-9 ui:touch:h-11 ui:flex-none ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-control ui:ps-1 ui:pe-2 ui:text-sm ui:font-medium ui:hover:bg-surface-2 ui:aria-expanded:bg-surface-2',
        className,
      )}
      {...rest}
    />
  );
}
