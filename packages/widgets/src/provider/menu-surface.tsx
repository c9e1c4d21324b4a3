import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@agio/ui/dropdown-menu';
import type { ReactNode } from 'react';
import type { LazyMenuContentProps } from './lazy-menu.tsx';

/** The surface of a menu of the header, hung on a button that was there before the menu's code. */
export function MenuSurface({
  open,
  onOpenChange,
  button,
  buttonId,
  align = 'start',
  sideOffset = 6,
  className,
  children,
}: LazyMenuContentProps & {
  align?: 'start' | 'end';
  /** From the button, in px. */
  sideOffset?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      {/* The menu stands where this stands: exactly on the button. */}
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="wg:pointer-events-none wg:absolute wg:inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align={align}
        sideOffset={sideOffset}
        aria-labelledby={buttonId}
        className={className}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
        onInteractOutside={(event) => {
          // The button closes the menu itself; closed here first, its click would open it again.
          if (event.target instanceof Node && button.current?.contains(event.target))
            event.preventDefault();
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
