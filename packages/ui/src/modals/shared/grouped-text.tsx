import { groupAddress } from '@agio/money';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

interface GroupedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** An address, an account number or a secret. The copied text has no spaces. */
  value: string;
}

/** A code in groups of four, so that it can be compared by eye. Left to right in every language. */
export function GroupedText({ value, className, ...rest }: GroupedTextProps) {
  return (
    <span
      dir="ltr"
      translate="no"
      className={cn('ui:num ui:inline-flex ui:flex-wrap ui:gap-x-2 ui:gap-y-0.5', className)}
      {...rest}
    >
      {groupAddress(value).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
