import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>;

/**
 * A placeholder for a value that loads, in its final size (`className="ui:w-16"`). It is not animated: only a spinner
 * loops. Say once per region, in words, what is loading.
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn(
        'ui:inline-block ui:h-2.5 ui:max-w-full ui:rounded-sm ui:bg-surface-3 ui:align-middle ui:forced-colors:border',
        className,
      )}
      {...rest}
    />
  );
}
