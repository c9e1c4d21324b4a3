import type { ComponentProps } from 'react';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';
import type { RichOption } from '../../foundations/listbox/listbox-options.tsx';
import { ListButton } from './list-button.tsx';

const messages = defineMessages('select', { choose: 'Choose' });

export interface SelectProps<V extends string> extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** What can be chosen, in order; those with the same `group` stand under its name. */
  options: readonly RichOption<V>[];
  /** `undefined` while nothing is chosen. */
  value: V | undefined;
  onValueChange: (value: V) => void;
  placeholder?: string | undefined;
  /** Name of the list, and of the button where no label points to it. */
  label: string;
  /** `field` is framed like an input; `inline` is bare text with an arrow, for a toolbar. */
  variant?: 'field' | 'inline' | undefined;
  /** Form name: the value is sent with the form. */
  name?: string | undefined;
  /** Where the list is put; the body when left out. */
  container?: Element | null | undefined;
  align?: 'start' | 'end' | undefined;
}

/**
 * One of a list. Arrows, Home, End and Page keys move, typing goes to what begins so, Enter or Space chooses, Escape
 * leaves as it was, Tab chooses and goes on.
 */
export function Select<V extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  variant = 'field',
  name,
  container,
  align = 'start',
  ...rest
}: SelectProps<V>) {
  const { choose } = useMessages(messages);
  const current = options.find((option) => option.value === value);
  return (
    <>
      <ListButton
        options={options}
        isSelected={(each) => each === value}
        onChoose={(index) => {
          const chosen = options[index]?.value;
          if (chosen !== undefined && chosen !== value) onValueChange(chosen);
        }}
        empty={current === undefined}
        {...{ variant, container, align }}
        {...rest}
      >
        {current?.media}
        <span className="ui:truncate">{current?.label ?? placeholder ?? choose}</span>
      </ListButton>
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} />}
    </>
  );
}
