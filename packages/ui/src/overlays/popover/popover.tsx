/**
 * A few settings or facts at a button; the page behind stays usable.
 * @module
 */

import * as PopoverPrimitive from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import { LazyAnchor, lazyContentProps, type LazyPopupState } from '../lazy-popup/lazy-popup.tsx';

/** The state of a popover. Not modal: the page behind it stays usable. */
export const Popover = PopoverPrimitive.Root;

export function PopoverTrigger(props: ComponentProps<typeof PopoverPrimitive.Trigger>) {
  return <PopoverPrimitive.Trigger data-slot="popover-trigger" {...props} />;
}

/** The element that the popover is placed by, where that is not its trigger. */
export function PopoverAnchor(props: ComponentProps<typeof PopoverPrimitive.Anchor>) {
  return <PopoverPrimitive.Anchor data-slot="popover-anchor" {...props} />;
}

export function PopoverClose(props: ComponentProps<typeof PopoverPrimitive.Close>) {
  return <PopoverPrimitive.Close data-slot="popover-close" {...props} />;
}

export interface PopoverContentProps extends ComponentProps<typeof PopoverPrimitive.Content> {
  container?: Element | null | undefined;
}

/** A small surface for more than a menu: a few settings, a picker. Give it an `aria-label`. */
export function PopoverContent({ container, className, ...rest }: PopoverContentProps) {
  return (
    <PopoverPrimitive.Portal container={usePortalContainer(container)}>
      <PopoverPrimitive.Content
        data-slot="popover-content"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'ui:z-50 ui:max-h-(--radix-popover-content-available-height) ui:min-w-50 ui:overflow-y-auto ui:rounded-panel ui:bg-overlay ui:p-3 ui:font-text ui:text-base ui:text-fg ui:shadow-overlay ui:motion-surface',
          className,
        )}
        {...rest}
      />
    </PopoverPrimitive.Portal>
  );
}

export interface LazyPopoverContentProps extends PopoverContentProps {
  /** From the `LazyPopup` around. */
  popup: LazyPopupState;
}

/** The whole popover of a `LazyPopup` of the kind `dialog`: at its button and named by it, unless it has an `aria-label`. */
export function LazyPopoverContent({ popup, ...rest }: LazyPopoverContentProps) {
  return (
    <Popover open={popup.open} onOpenChange={popup.onOpenChange}>
      <PopoverAnchor asChild>
        <LazyAnchor />
      </PopoverAnchor>
      <PopoverContent
        {...(rest['aria-label'] === undefined && { 'aria-labelledby': popup.buttonId })}
        {...lazyContentProps(popup)}
        {...rest}
      />
    </Popover>
  );
}
