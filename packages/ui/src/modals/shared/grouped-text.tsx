import { groupAddress } from '@agio/money';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

interface GroupedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** An address, an account number, a secret. Copied by hand it has no blanks. */
  value: string;
}

/** The whole of a code in groups of four, for an eye that compares. Left to right in every language. */
export function GroupedText({ value, className, ...rest }: GroupedTextProps) {
  return (
    <span
      dir="ltr"
      translate="no"
      className={cn('ui:num ui:inline-flex ui:flex-wrap ui:gap-x-2 ui:gap-y-0.5', className)}
      {...rest}
    >
      {groupAddress(value).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups may repeat and never move
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
