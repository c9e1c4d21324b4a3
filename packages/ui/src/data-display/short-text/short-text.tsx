import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cutText } from './cut-text.ts';

export { cutText };

/** Graphemes in the tooltip, which cannot scroll. */
const TITLE = 500;

export interface ShortTextProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** A text from outside, in any language and direction. */
  text: string;
  /**
   * Graphemes that are shown; a tooltip has more of a longer text. 60 by default.
   * @default 60
   */
  length?: number | undefined;
}

/** A short text from outside, such as a name or reason: cut where it is long, and isolated from the direction of the text around it. */
export function ShortText({ text, length = 60, className, ...rest }: ShortTextProps) {
  const shown = cutText(text, length);
  return (
    <bdi
      data-slot="short-text"
      title={shown === text ? undefined : cutText(text, TITLE)}
      // A block aligns with the text around it, whatever its own direction.
      className={cn('ui:match-parent', className)}
      {...rest}
    >
      {shown}
    </bdi>
  );
}
