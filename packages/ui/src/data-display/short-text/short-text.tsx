import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cutText } from './cut-text.ts';

export { cutText };

/** Of a longer one a tooltip shows this much: it cannot be scrolled. */
const TITLE = 500;

export interface ShortTextProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** In whatever language and direction; somebody else wrote it. */
  text: string;
  /** Graphemes that are shown; where it is cut, the tooltip has more of it. 60 unless told. */
  length?: number | undefined;
}

/** A name, reason or the like that others wrote: cut where it is too long, and kept from turning what stands beside it. */
export function ShortText({ text, length = 60, className, ...rest }: ShortTextProps) {
  const shown = cutText(text, length);
  return (
    <bdi
      data-slot="short-text"
      title={shown === text ? undefined : cutText(text, TITLE)}
      // As a block it begins where the text around it begins, whichever way its own runs.
      className={cn('ui:[text-align:match-parent]', className)}
      {...rest}
    >
      {shown}
    </bdi>
  );
}
