/**
 * A surface at an edge of the screen: details beside a list, a menu, or a sheet on a phone.
 * @module
 */

import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import * as DialogPrimitive from '@radix-ui/react-dialog';
import { useRef, type ComponentProps } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import type { Variants } from '../../foundations/variants.ts';
import { useModalSurface } from '../modal-surface.ts';
import { overlayMessages } from '../overlay-messages.ts';
import { useSwipeDown } from './use-swipe-down.ts';

/** The state of a drawer: controlled by `open` and `onOpenChange`, or by a trigger inside. */
export const Drawer = DialogPrimitive.Root;

export function DrawerTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="drawer-trigger" {...props} />;
}

export function DrawerClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="drawer-close" {...props} />;
}

const drawerVariants = cva(
  'ui:absolute ui:flex ui:flex-col ui:bg-overlay ui:font-text ui:text-base ui:text-fg ui:shadow-overlay ui:motion-dialog-panel',
  {
    variants: {
      side: {
        end: 'ui:inset-y-0 ui:end-0 ui:w-[min(420px,calc(100%-48px))] ui:[--agio-from:translateX(24px)] ui:rtl:[--agio-from:translateX(-24px)]',
        start:
          'ui:inset-y-0 ui:start-0 ui:w-[min(420px,calc(100%-48px))] ui:[--agio-from:translateX(-24px)] ui:rtl:[--agio-from:translateX(24px)]',
        bottom:
          'ui:inset-x-0 ui:bottom-0 ui:max-h-[calc(100%-32px)] ui:rounded-t-dialog ui:pb-[env(safe-area-inset-bottom)] ui:[--agio-from:translateY(48px)]',
      },
    },
    defaultVariants: { side: 'end' },
  },
);

/** The place of the close button. */
const cornerVariants = cva('ui:absolute', {
  variants: {
    side: {
      end: 'ui:end-3 ui:top-3',
      start: 'ui:end-3 ui:top-3',
      bottom: 'ui:end-1 ui:top-1',
    },
  },
});

export interface DrawerContentProps
  extends ComponentProps<typeof DialogPrimitive.Content>, Variants<typeof drawerVariants> {
  /** Accessible name of the close button. */
  closeLabel?: string | undefined;
  container?: Element | null | undefined;
  /**
   * The edge at which it stands: `end` and `start` follow the reading direction.
   * @default 'end'
   */
  side?: Variants<typeof drawerVariants>['side'];
}

/**
 * A surface at an edge of the screen: details beside a list (`end`), a menu (`start`), a sheet on a phone (`bottom`).
 * Needs a `DrawerTitle`. Escape, the backdrop and the close button close it; a swipe down closes a sheet too. The focus
 * starts on the first field or on the surface, never on a button that acts.
 */
export function DrawerContent({
  side = 'end',
  closeLabel,
  container,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DrawerContentProps) {
  const { close: closeText } = useMessages(overlayMessages);
  const surface = useModalSurface({ onOpenAutoFocus, onCloseAutoFocus });
  const close = useRef<HTMLButtonElement>(null);
  // The swipe closes by the close button, so that both do the same.
  const swipe = useSwipeDown(() => close.current?.click());
  return (
    <DialogPrimitive.Portal container={usePortalContainer(container)}>
      <DialogPrimitive.Content
        data-slot="drawer-content"
        aria-describedby={undefined}
        className="ui:fixed ui:inset-0 ui:z-50 ui:overflow-hidden ui:outline-none ui:motion-dialog"
        {...surface}
        {...rest}
      >
        <DialogPrimitive.Close asChild>
          <div data-slot="drawer-scrim" aria-hidden className="ui:fixed ui:inset-0 ui:bg-scrim" />
        </DialogPrimitive.Close>
        <div
          data-slot="drawer-panel"
          data-side={side}
          className={cn(drawerVariants({ side }), className)}
        >
          {side === 'bottom' ? (
            <div
              data-slot="drawer-handle"
              aria-hidden
              className="ui:flex ui:h-6 ui:flex-none ui:cursor-grab ui:touch-none ui:items-center ui:justify-center"
              {...swipe}
            >
              <span className="ui:h-1 ui:w-10 ui:rounded-full ui:bg-line-strong" />
            </div>
          ) : null}
          {children}
          <div className={cornerVariants({ side })}>
            <DialogPrimitive.Close asChild>
              <IconButton
                ref={close}
                label={closeLabel ?? closeText}
                size={side === 'bottom' ? 'lg' : 'md'}
              >
                <X size={16} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </DialogPrimitive.Close>
          </div>
        </div>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** Names the drawer. */
export function DrawerTitle({ className, ...rest }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="drawer-title"
      className={cn(
        'ui:display ui:flex-none ui:ps-5 ui:pe-14 ui:pt-3.5 ui:pb-2.5 ui:text-lg',
        className,
      )}
      {...rest}
    />
  );
}

/** The part that scrolls. */
export function DrawerBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="drawer-body"
      className={cn(
        'ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:overscroll-contain ui:px-5 ui:pb-5',
        className,
      )}
      {...rest}
    />
  );
}

/** The actions, pinned to the end of the drawer. */
export function DrawerFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="drawer-footer"
      className={cn(
        'ui:flex ui:flex-none ui:flex-wrap ui:gap-2 ui:border-t ui:border-line-overlay ui:px-5 ui:py-3',
        className,
      )}
      {...rest}
    />
  );
}
