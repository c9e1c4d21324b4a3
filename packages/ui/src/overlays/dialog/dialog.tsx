/**
 * A task or a question that takes over the page. For what cannot be undone use an alert dialog, for details beside a
 * list a drawer.
 * @module
 */

import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import * as DialogPrimitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import type { Variants } from '../../foundations/variants.ts';
import { useModalSurface } from '../modal-surface.ts';
import { overlayMessages } from '../overlay-messages.ts';

/** The state of a dialog: controlled by `open` and `onOpenChange`, or by a trigger inside. */
export const Dialog = DialogPrimitive.Root;

/** Opens the dialog; use `asChild` for your own button. */
export function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

/** Closes the dialog; use `asChild` for your own button. */
export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}

const panelVariants = cva(
  // The margin is no padding of the surface, within which a part that sticks to the bottom would end.
  'ui:relative ui:flex ui:w-full ui:flex-col ui:rounded-dialog ui:bg-overlay ui:font-text ui:text-base ui:text-fg ui:shadow-overlay ui:motion-dialog-panel ui:my-4',
  {
    variants: {
      size: {
        sm: 'ui:max-w-90',
        md: 'ui:max-w-110',
        lg: 'ui:max-w-130',
        xl: 'ui:max-w-180',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface DialogContentProps
  extends ComponentProps<typeof DialogPrimitive.Content>, Variants<typeof panelVariants> {
  /** Accessible name of the close button; null leaves it out, then offer another way to close. */
  closeLabel?: string | null | undefined;
  /** The parent element; the end of the body by default. */
  container?: Element | null | undefined;
  /**
   * The most width of its surface: 360, 440, 520 or 720 px.
   * @default 'md'
   */
  size?: Variants<typeof panelVariants>['size'];
}

/**
 * The surface of a dialog over a backdrop; the page behind does not scroll. Needs a `DialogTitle`.
 * Escape, the backdrop and the close button close it, and the focus returns to where it was. The focus starts on the first
 * field or on the surface, never on a button that acts.
 */
export function DialogContent({
  size,
  closeLabel,
  container,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const t = useMessages(overlayMessages);
  const surface = useModalSurface({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <DialogPrimitive.Portal container={usePortalContainer(container)}>
      <DialogPrimitive.Content
        data-slot="dialog-content"
        // Set here, because Radix warns about a dialog without a description.
        aria-describedby={undefined}
        className="ui:fixed ui:inset-0 ui:z-50 ui:grid ui:place-items-center ui:overflow-y-auto ui:overscroll-contain ui:outline-none ui:px-4 ui:motion-dialog"
        {...surface}
        {...rest}
      >
        {/* Around the content, so that one element scrolls; a press on it closes the dialog. */}
        <DialogPrimitive.Close asChild>
          <div data-slot="dialog-scrim" aria-hidden className="ui:fixed ui:inset-0 ui:bg-scrim" />
        </DialogPrimitive.Close>
        <div data-slot="dialog-panel" className={cn(panelVariants({ size }), className)}>
          {children}
          {closeLabel !== null && (
            <div className="ui:absolute ui:end-3 ui:top-4">
              <DialogPrimitive.Close asChild>
                <IconButton label={closeLabel ?? t.close}>
                  <X size={16} strokeWidth={1.5} aria-hidden />
                </IconButton>
              </DialogPrimitive.Close>
            </div>
          )}
        </div>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** The head: title and optional description. */
export function DialogHeader({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-header"
      className={cn('ui:flex ui:flex-col ui:gap-1 ui:ps-6 ui:pe-14 ui:pt-5 ui:pb-2', className)}
      {...rest}
    />
  );
}

/** Names the dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('ui:display ui:text-xl', className)}
      {...rest}
    />
  );
}

/** The description, read out after the title. */
export function DialogDescription({
  className,
  ...rest
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('ui:text-fg-muted', className)}
      {...rest}
    />
  );
}

export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div data-slot="dialog-body" className={cn('ui:px-6 ui:pt-2 ui:pb-6', className)} {...rest} />
  );
}

/** The actions; put the primary one last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        'ui:flex ui:flex-wrap ui:justify-end ui:gap-2 ui:border-t ui:border-line-overlay ui:px-6 ui:py-4',
        className,
      )}
      {...rest}
    />
  );
}
