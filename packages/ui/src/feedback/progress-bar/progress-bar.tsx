import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: what is in progress. */
  label: string;
  /** Between 0 and 1. */
  value: number;
  /**
   * Shows the label over the bar.
   * @default false
   */
  showLabel?: boolean | undefined;
  /** Above the bar at the end: "2.31 of 3.90 MB". */
  detail?: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

const fillVariants = cva(
  'ui:h-full ui:w-full ui:origin-left ui:rounded-full ui:transition-transform ui:duration-state ui:rtl:origin-right ui:forced-selected',
  {
    variants: {
      tone: {
        accent: 'ui:bg-accent',
        success: 'ui:bg-success',
        warning: 'ui:bg-warning',
        danger: 'ui:bg-danger',
      },
    },
  },
);

/** Progress with a known end. For an unknown end use a spinner. */
export function ProgressBar({
  label,
  value,
  showLabel = false,
  detail,
  tone = 'accent',
  className,
  ...rest
}: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div data-slot="progress-bar" className={cn('ui:block', className)} {...rest}>
      {showLabel || detail !== undefined ? (
        <div className="ui:mb-1.5 ui:flex ui:justify-between ui:gap-3 ui:text-xs ui:text-fg-muted">
          {showLabel ? <span aria-hidden>{label}</span> : null}
          {detail}
        </div>
      ) : null}
      <progress
        data-slot="progress-bar-value"
        className="ui:sr-only"
        aria-label={label}
        value={share}
        max={1}
      />
      <div
        aria-hidden
        className="ui:h-1 ui:overflow-hidden ui:rounded-full ui:bg-surface-3 ui:forced-colors:border"
      >
        {/* A transform, because a change of width causes layout. */}
        <div className={fillVariants({ tone })} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
