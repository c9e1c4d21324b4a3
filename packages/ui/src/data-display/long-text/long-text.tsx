import { type ComponentProps, useState } from 'react';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { cutText } from '../short-text/cut-text.ts';
import * as terms from '../../foundations/terms/terms.ts';

const messages = defineMessages('longText', { more: terms.showAll, less: 'Show less' });
export type LongTextLabels = MessagesOf<typeof messages>;

export interface LongTextProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** A text from outside, in any language and direction. */
  text: string;
  /**
   * Graphemes that are shown before a button offers the rest; 280 by default.
   * @default 280
   */
  length?: number | undefined;
  labels?: Partial<LongTextLabels> | undefined;
}

/** A paragraph from outside: its beginning, with a button that shows all of it. */
export function LongText({ text, length = 280, labels, ...rest }: LongTextProps) {
  const words = useMessages(messages, labels);
  const [isOpen, setOpen] = useState(false);
  const shown = cutText(text, length);
  return (
    <>
      <bdi data-slot="long-text" {...rest}>
        {isOpen ? text : shown}
      </bdi>
      {shown === text ? null : (
        <>
          {' '}
          <button
            type="button"
            data-slot="long-text-more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="ui:hit-area ui:cursor-pointer ui:rounded-sm ui:font-medium ui:text-accent ui:underline"
          >
            {isOpen ? words.less : words.more}
          </button>
        </>
      )}
    </>
  );
}
