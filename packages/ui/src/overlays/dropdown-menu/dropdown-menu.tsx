/**
 * A menu of actions or choices at a button.
 * @module
 */

import { Check } from 'lucide-react';
import * as MenuPrimitive from '@radix-ui/react-dropdown-menu';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { pageDirection } from '../../foundations/direction.ts';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import { LazyAnchor, lazyContentProps, type LazyPopupState } from '../lazy-popup/lazy-popup.tsx';

export interface DropdownMenuProps extends ComponentProps<typeof MenuPrimitive.Root> {
  /**
   * The page behind does not scroll and takes no press while the menu is open.
   * @default false
   */
  modal?: boolean;
}

/**
 * The state of a menu. Not modal by default: a modal one stops the page's scrolling with an injected style, which a strict
 * content security policy refuses.
 */
export function DropdownMenu({ modal = false, ...rest }: DropdownMenuProps) {
  return <MenuPrimitive.Root modal={modal} dir={pageDirection()} {...rest} />;
}

export function DropdownMenuTrigger(props: ComponentProps<typeof MenuPrimitive.Trigger>) {
  return <MenuPrimitive.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

export interface DropdownMenuContentProps extends ComponentProps<typeof MenuPrimitive.Content> {
  container?: Element | null | undefined;
}

/** The surface of the menu, 6 px from its trigger. */
export function DropdownMenuContent({ container, className, ...rest }: DropdownMenuContentProps) {
  return (
    <MenuPrimitive.Portal container={usePortalContainer(container)}>
      <MenuPrimitive.Content
        data-slot="dropdown-menu-content"
        sideOffset={6}
        collisionPadding={8}
        loop
        className={cn(
          'ui:z-50 ui:max-h-(--radix-dropdown-menu-content-available-height) ui:min-w-50 ui:overflow-y-auto ui:overscroll-contain ui:rounded-panel ui:bg-overlay ui:p-1.5 ui:font-text ui:text-base ui:text-fg ui:shadow-overlay ui:motion-surface',
          className,
        )}
        {...rest}
      />
    </MenuPrimitive.Portal>
  );
}

export interface LazyMenuContentProps extends DropdownMenuContentProps {
  /** From the `LazyPopup` around. */
  popup: LazyPopupState;
}

/** The whole menu of a `LazyPopup`: at its button, named by it, with the entries as children. */
export function LazyMenuContent({ popup, ...rest }: LazyMenuContentProps) {
  return (
    <DropdownMenu open={popup.open} onOpenChange={popup.onOpenChange}>
      <DropdownMenuTrigger asChild>
        <LazyAnchor />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-labelledby={popup.buttonId}
        {...lazyContentProps(popup)}
        {...rest}
      />
    </DropdownMenu>
  );
}

const row =
  'ui:flex ui:w-full ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-control ui:px-2.5 ui:py-1.5 ui:text-fg ui:no-underline ui:outline-none ui:select-none ui:min-h-8.5 ui:touch:min-h-11 ui:highlighted:bg-surface-3 ui:highlighted:forced-selected ui:data-disabled:cursor-not-allowed ui:data-disabled:text-fg-faint';

export interface DropdownMenuItemProps extends ComponentProps<typeof MenuPrimitive.Item> {
  /** An icon of 16 px before the label. */
  icon?: ReactNode;
  /** A second line that says what the entry does. */
  description?: ReactNode;
  /** At the end of the row: a value, a badge, a shortcut. */
  end?: ReactNode;
}

/** One entry. `asChild` with a link inside makes it a link; `onSelect` acts. */
export function DropdownMenuItem({
  icon,
  description,
  end,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item
      data-slot="dropdown-menu-item"
      className={cn(row, description !== undefined && 'ui:py-2.5', className)}
      {...rest}
    >
      <Slot.Slottable child={children}>
        {(label) => (
          <>
            {icon === undefined ? null : (
              <span
                data-slot="dropdown-menu-icon"
                aria-hidden
                className={cn(
                  'ui:flex-none ui:text-fg-muted',
                  description !== undefined && 'ui:mt-0.5 ui:self-start',
                )}
              >
                {icon}
              </span>
            )}
            <span className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col">
              <span className={cn(description !== undefined && 'ui:font-medium')}>{label}</span>
              {description === undefined ? null : (
                <span className="ui:text-sm ui:text-fg-muted">{description}</span>
              )}
            </span>
            {end === undefined ? null : (
              <span className="ui:flex ui:flex-none ui:items-center ui:gap-1.5 ui:text-sm ui:text-fg-muted">
                {end}
              </span>
            )}
          </>
        )}
      </Slot.Slottable>
    </MenuPrimitive.Item>
  );
}

/** The check mark of a chosen entry. */
function Indicator() {
  return (
    <MenuPrimitive.ItemIndicator
      data-slot="dropdown-menu-indicator"
      className="ui:flex-none ui:text-accent"
    >
      <Check size={16} strokeWidth={1.5} aria-hidden />
    </MenuPrimitive.ItemIndicator>
  );
}

/** One option of a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={cn(row, className)}
      {...rest}
    >
      <span className="ui:min-w-0 ui:flex-1">{children}</span>
      <Indicator />
    </MenuPrimitive.RadioItem>
  );
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof MenuPrimitive.RadioGroup>) {
  return <MenuPrimitive.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

/** A setting that is on or off. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn(row, className)}
      {...rest}
    >
      <span className="ui:min-w-0 ui:flex-1">{children}</span>
      <Indicator />
    </MenuPrimitive.CheckboxItem>
  );
}

/** A group of entries; name it with `aria-label` or a `DropdownMenuLabel`. */
export function DropdownMenuGroup(props: ComponentProps<typeof MenuPrimitive.Group>) {
  return <MenuPrimitive.Group data-slot="dropdown-menu-group" {...props} />;
}

export function DropdownMenuLabel({
  className,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Label>) {
  return (
    <MenuPrimitive.Label
      data-slot="dropdown-menu-label"
      className={cn(
        'ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-xs ui:font-medium ui:text-fg-muted',
        className,
      )}
      {...rest}
    />
  );
}

export function DropdownMenuSeparator({
  className,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return (
    <MenuPrimitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn('ui:-mx-1.5 ui:my-1.5 ui:h-px ui:bg-line-overlay', className)}
      {...rest}
    />
  );
}
