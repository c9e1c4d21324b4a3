import { cva } from 'class-variance-authority';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { Variants } from '../../foundations/variants.ts';

export const iconButtonVariants = cva(
  [
    'ui:hit-area ui:inline-flex ui:flex-none ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-control ui:text-fg-muted',
    'ui:transition-colors ui:duration-state ui:hover:bg-surface-2 ui:hover:text-fg',
    'ui:aria-pressed:bg-surface-3 ui:aria-pressed:text-fg ui:aria-pressed:forced-selected ui:aria-expanded:bg-surface-2 ui:aria-expanded:text-fg',
    'ui:disabled:cursor-not-allowed ui:disabled:bg-transparent ui:disabled:text-fg-faint',
  ],
  {
    variants: {
      size: { sm: 'ui:size-6', md: 'ui:size-8', lg: 'ui:size-11' },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>, Variants<typeof iconButtonVariants> {
  /** Accessible name and tooltip; it says what the button does. */
  label: string;
  /**
   * `sm` is 24 px, `md` 32 px, `lg` 44 px wide and high.
   * @default 'md'
   */
  size?: Variants<typeof iconButtonVariants>['size'];
  /** @default false */
  asChild?: boolean | undefined;
}

/** A button that shows only an icon (16 px). Its name is its tooltip too; `title` says more, or with `""` nothing. */
export function IconButton({
  size,
  label,
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      data-slot="icon-button"
      {...(asChild ? {} : { type: 'button' })}
      aria-label={label}
      title={label}
      className={cn(iconButtonVariants({ size }), className)}
      {...rest}
    >
      {children}
    </Element>
  );
}
