import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface ProgressRingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Progress, from 0 to `max`. */
  value: number;
  /**
   * 1 by default, with `value` as a fraction.
   * @default 1
   */
  max?: number | undefined;
  /** Accessible name: `Confirmations`. */
  label: string;
  /** The value in words, for example `1 of 2`; the percentage otherwise. */
  valueText?: string | undefined;
  /**
   * Width and height in px.
   * @default 24
   */
  size?: number | undefined;
}

/** Progress with a known end: confirmations, steps. For an unknown end use a spinner. */
export function ProgressRing({
  value,
  max = 1,
  label,
  valueText,
  size = 24,
  className,
  ...rest
}: ProgressRingProps) {
  const fraction = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      data-slot="progress-ring"
      className={cn('ui:relative ui:inline-flex ui:flex-none', className)}
      {...rest}
    >
      <progress
        data-slot="progress-ring-value"
        value={fraction * max}
        max={max}
        aria-label={label}
        aria-valuetext={valueText}
        className="ui:visually-hidden"
      />
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth={2.5} aria-hidden>
        <circle cx={12} cy={12} r={9} className="ui:stroke-surface-3" />
        {fraction > 0 ? (
          <circle
            cx={12}
            cy={12}
            r={9}
            pathLength={100}
            strokeDasharray={`${fraction * 100} 100`}
            strokeLinecap={fraction < 1 ? 'round' : 'butt'}
            transform="rotate(-90 12 12)"
            className="ui:stroke-accent"
          />
        ) : null}
      </svg>
    </span>
  );
}
