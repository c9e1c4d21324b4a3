import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as terms from '../../foundations/terms/terms.ts';

const messages = defineMessages('searchField', { clear: terms.clearSearch });

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'value' | 'onValueChange'
> {
  value: string;
  onValueChange: (value: string) => void;
  /**
   * The label is for screen readers only.
   * @default true
   */
  hideLabel?: boolean | undefined;
  labels?: Partial<MessagesOf<typeof messages>> | undefined;
}

/** A search of the list below. Escape or the cross clears it and keeps the focus. */
export function SearchField({
  value,
  onValueChange,
  labels,
  hideLabel = true,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const words = useMessages(messages, labels);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={mergeRefs(input, ref)}
      type="search"
      // The browser's own cross is hidden: it has no accessible name, and some browsers have none.
      inputClassName="ui:[&::-webkit-search-cancel-button]:hidden"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      hideLabel={hideLabel}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && value !== '') {
          // The first Escape clears the text and must not close a dialog around it.
          event.stopPropagation();
          event.preventDefault();
          clear();
        }
      }}
      start={
        <Search aria-hidden size={16} strokeWidth={1.5} className="ui:flex-none ui:text-fg-muted" />
      }
      end={
        value === '' ? null : (
          <IconButton
            size="sm"
            tabIndex={-1}
            label={words.clear}
            onClick={clear}
            className="ui:-me-1.5"
          >
            <X aria-hidden size={14} strokeWidth={1.5} />
          </IconButton>
        )
      }
      {...rest}
    />
  );
}
