import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Width and height in px.
   * @default 16
   */
  size?: 12 | 16 | 20 | 24 | undefined;
  /** Accessible name: what the reader waits for. Leave it out where the element around says so. */
  label?: string | undefined;
}

const spinnerVariants = cva(
  'ui:inline-block ui:flex-none ui:animate-spin ui:rounded-full ui:border-2 ui:border-current/28 ui:border-t-current',
  {
    variants: {
      size: { 12: 'ui:size-3', 16: 'ui:size-4', 20: 'ui:size-5', 24: 'ui:size-6' },
    },
  },
);

/** The one looping animation. For an action under way; for content that loads use a skeleton. */
export function Spinner({ size = 16, label, className, ...rest }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
      className={cn(spinnerVariants({ size }), className)}
      {...rest}
    />
  );
}
