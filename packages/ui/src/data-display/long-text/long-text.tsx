import { type ComponentProps, useState } from 'react';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { cutText } from '../short-text/cut-text.ts';

const messages = defineMessages('longText', { more: 'Show all', less: 'Show less' });
export type LongTextLabels = MessagesOf<typeof messages>;

export interface LongTextProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** In whatever language and direction; somebody else wrote it. */
  text: string;
  /** Graphemes that are shown of a longer one; a button shows the rest. 280 unless told. */
  length?: number | undefined;
  labels?: Partial<LongTextLabels> | undefined;
}

/** A paragraph that others wrote: its beginning, and all of it for who wants to read on. */
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
