import * as TooltipPrimitive from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';

export interface TooltipProviderProps extends ComponentProps<typeof TooltipPrimitive.Provider> {
  /**
   * Milliseconds that a pointer rests before a tooltip comes.
   * @default 400
   */
  delayDuration?: number;
}

/** Once around the app: the next tooltip then opens at once when the pointer moves between neighbours. */
export function TooltipProvider({ delayDuration = 400, ...rest }: TooltipProviderProps) {
  return <TooltipPrimitive.Provider delayDuration={delayDuration} {...rest} />;
}

export interface TooltipProps extends Omit<
  ComponentProps<typeof TooltipPrimitive.Content>,
  'content'
> {
  /** The text. Touch shows no tooltips, so it must not be the only place of something needed. */
  content: ReactNode;
  /** The focusable element that the text explains. */
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A short text about the element under the pointer or with the focus. Escape hides it. */
export function Tooltip({
  content,
  children,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  return (
    <TooltipPrimitive.Root {...state}>
      <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal container={usePortalContainer()}>
        <TooltipPrimitive.Content
          data-slot="tooltip"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'ui:z-50 ui:max-w-64 ui:rounded-control ui:bg-overlay ui:px-2.5 ui:py-1.5 ui:font-text ui:text-xs ui:text-fg ui:shadow-overlay ui:motion-surface',
            className,
          )}
          {...rest}
        >
          {content}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}
