import { cva } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { sparklinePath } from './sparkline-path.ts';

export interface SparklineProps extends Omit<
  ComponentProps<'svg'>,
  'children' | 'values' | 'width' | 'height' | 'fill'
> {
  /** Decimal strings, oldest first, evenly spaced. Other strings are skipped. */
  values: readonly string[];
  /**
   * In px.
   * @default 96
   */
  width?: number | undefined;
  /**
   * In px.
   * @default 28
   */
  height?: number | undefined;
  /** The colour; by default that of the change from the first to the last value. */
  tone?: 'up' | 'down' | 'quiet' | undefined;
  /**
   * Fills the area under the line.
   * @default false
   */
  fill?: boolean | undefined;
  /** Accessible name. Without one the line is decorative, beside a figure that says the same. */
  label?: string | undefined;
}

const sparklineVariants = cva('ui:max-w-full', {
  variants: {
    tone: {
      up: 'ui:stroke-up ui:text-up',
      down: 'ui:stroke-down ui:text-down',
      quiet: 'ui:stroke-fg-faint ui:text-fg-faint',
    },
  },
});

/** The course of a value as a small line. */
export function Sparkline({
  values,
  width = 96,
  height = 28,
  tone,
  fill = false,
  label,
  className,
  ...rest
}: SparklineProps) {
  const gradient = useId();
  const numbers = values.map(Number).filter((value) => Number.isFinite(value));
  const path = sparklinePath(numbers, width, height);
  const way = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0);
  const colour = tone ?? (way > 0 ? 'up' : way < 0 ? 'down' : 'quiet');
  return (
    <svg
      data-slot="sparkline"
      data-tone={colour}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cn(sparklineVariants({ tone: colour }), className)}
      {...rest}
    >
      {fill && path !== '' ? (
        <>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity={0.22} />
            <stop offset="1" stopColor="currentColor" stopOpacity={0} />
          </linearGradient>
          <path d={`${path}V${height}H2Z`} fill={`url(#${gradient})`} stroke="none" />
        </>
      ) : null}
      <path d={path} />
    </svg>
  );
}
