import * as AlertDialogPrimitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import { useModalSurface } from '../modal-surface.ts';

/** Asks before an action that cannot be undone. Unlike a dialog, only its answers and Escape close it. */
export const AlertDialog = AlertDialogPrimitive.Root;

export function AlertDialogTrigger(props: ComponentProps<typeof AlertDialogPrimitive.Trigger>) {
  return <AlertDialogPrimitive.Trigger data-slot="alert-dialog-trigger" {...props} />;
}

export interface AlertDialogContentProps extends ComponentProps<
  typeof AlertDialogPrimitive.Content
> {
  container?: Element | null | undefined;
}

/** The surface. Needs a title and a description of what will happen. The focus starts on the cancelling answer. */
export function AlertDialogContent({
  container,
  className,
  children,
  onCloseAutoFocus,
  onOpenAutoFocus,
  ...rest
}: AlertDialogContentProps) {
  const surface = useModalSurface({ onOpenAutoFocus, onCloseAutoFocus }, onTheCancellingAnswer);
  return (
    <AlertDialogPrimitive.Portal container={usePortalContainer(container)}>
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        className="ui:fixed ui:inset-0 ui:z-50 ui:grid ui:place-items-center ui:overflow-y-auto ui:overscroll-contain ui:bg-scrim ui:p-4 ui:outline-none ui:motion-dialog"
        {...surface}
        {...rest}
      >
        <div
          data-slot="alert-dialog-panel"
          className={cn(
            'ui:flex ui:w-full ui:max-w-100 ui:flex-col ui:gap-2 ui:rounded-dialog ui:bg-overlay ui:p-6 ui:font-text ui:text-base ui:text-fg ui:shadow-overlay ui:motion-dialog-panel',
            className,
          )}
        >
          {children}
        </div>
      </AlertDialogPrimitive.Content>
    </AlertDialogPrimitive.Portal>
  );
}

const onTheCancellingAnswer = () => undefined;

export function AlertDialogTitle({
  className,
  ...rest
}: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title
      data-slot="alert-dialog-title"
      className={cn('ui:display ui:text-xl', className)}
      {...rest}
    />
  );
}

export function AlertDialogDescription({
  className,
  ...rest
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      data-slot="alert-dialog-description"
      className={cn('ui:text-fg-muted', className)}
      {...rest}
    />
  );
}

/** The answers; put the acting one last. */
export function AlertDialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn('ui:mt-4 ui:flex ui:flex-wrap ui:justify-end ui:gap-2', className)}
      {...rest}
    />
  );
}

/** The answer that cancels; put a `Button` inside with `asChild`. */
export function AlertDialogCancel(props: ComponentProps<typeof AlertDialogPrimitive.Cancel>) {
  return <AlertDialogPrimitive.Cancel data-slot="alert-dialog-cancel" {...props} />;
}

/** The answer that acts; put a `Button` inside with `asChild`. */
export function AlertDialogAction(props: ComponentProps<typeof AlertDialogPrimitive.Action>) {
  return <AlertDialogPrimitive.Action data-slot="alert-dialog-action" {...props} />;
}
