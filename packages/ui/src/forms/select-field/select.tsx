import type { ComponentProps } from 'react';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';
import type { RichOption } from '../../foundations/listbox/listbox-options.tsx';
import { ListButton } from './list-button.tsx';

const messages = defineMessages('select', { choose: 'Choose' });

export interface SelectProps<V extends string> extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** The options in order; those with the same `group` are listed under its name. */
  options: readonly RichOption<V>[];
  /** `undefined` while nothing is chosen. */
  value: V | undefined;
  onValueChange: (value: V) => void;
  placeholder?: string | undefined;
  /** Accessible name of the list, and of the button where no label points to it. */
  label: string;
  /**
   * `field` has the border of an input; `inline` is text with an arrow, for a toolbar.
   * @default 'field'
   */
  variant?: 'field' | 'inline' | undefined;
  /** Form name, with which the value is sent. */
  name?: string | undefined;
  /** The parent element of the list; the body by default. */
  container?: Element | null | undefined;
  /** @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/**
 * A choice of one option. Arrows, Home, End and Page keys move; typed letters go to the option that begins with them;
 * Enter or Space chooses; Escape closes without a choice; Tab chooses and moves on.
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
        <span
          className={
            variant === 'field'
              ? 'ui:line-clamp-2 ui:min-w-0 ui:leading-tight ui:break-words'
              : 'ui:truncate'
          }
        >
          {current?.label ?? placeholder ?? choose}
        </span>
      </ListButton>
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} />}
    </>
  );
}
