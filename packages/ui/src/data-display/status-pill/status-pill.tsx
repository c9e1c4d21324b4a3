import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { Variants } from '../../foundations/variants.ts';

const statusPillVariants = cva(
  'ui:inline-flex ui:align-middle ui:h-5.5 ui:items-center ui:gap-1.5 ui:rounded-pill ui:px-2 ui:text-xs ui:font-medium ui:whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'ui:bg-surface-3 ui:text-fg-muted',
        accent: 'ui:bg-accent-soft ui:text-accent',
        success: 'ui:bg-success-soft ui:text-success',
        warning: 'ui:bg-warning-soft ui:text-warning',
        danger: 'ui:bg-danger-soft ui:text-danger',
        info: 'ui:bg-info-soft ui:text-info',
        up: 'ui:bg-up-soft ui:text-up',
        down: 'ui:bg-down-soft ui:text-down',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface StatusPillProps
  extends ComponentProps<'span'>, Variants<typeof statusPillVariants> {
  /** An icon of 12 px. A warning needs one, as colour alone is not enough. */
  icon?: ReactNode;
  /**
   * Meaning of the state: its colour.
   * @default 'neutral'
   */
  tone?: Variants<typeof statusPillVariants>['tone'];
}

/** A state in one or two words. */
export function StatusPill({ tone, icon, className, children, ...rest }: StatusPillProps) {
  return (
    <span data-slot="status-pill" className={cn(statusPillVariants({ tone }), className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
