// @where Looks: choice from a list that is searched by typing; a select field has no search
import { ChevronsUpDown } from 'lucide-react';
import * as Popover from '@radix-ui/react-popover';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
import { moveActive } from '../../foundations/listbox/listbox.ts';
import { ListboxOptions, optionId } from '../../foundations/listbox/listbox-options.tsx';
import {
  Field,
  type FieldAnatomy,
  FieldFrame,
  fieldInputClass,
  useFieldControl,
} from '../field/field.tsx';
import { listSurface } from '../select-field/list-button.tsx';
import { filterOptions, type SearchableOption } from './filter-options.ts';
import * as terms from '../../foundations/terms/terms.ts';

export { filterOptions, type SearchableOption } from './filter-options.ts';

export interface ComboboxFieldProps<V extends string>
  extends
    Omit<FieldAnatomy, 'label'>,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'> {
  label: string;
  /** The options in order; their keywords are searched too. */
  options: readonly SearchableOption<V>[];
  /** `undefined` while nothing is chosen. */
  value: V | undefined;
  onValueChange: (value: V) => void;
  /** Shown when no option matches. */
  emptyText?: ((text: string) => ReactNode) | undefined;
  container?: Element | null | undefined;
}

const messages = defineMessages('combobox', {
  search: terms.search,
  nothing: 'Nothing matches “{{text}}”',
});

/**
 * A choice from a long list by typing: an asset, a country, a market. Only an option can be chosen; leaving the field
 * without a choice keeps the previous one. Keys as in the ARIA pattern "editable combobox with list autocomplete".
 */
export function ComboboxField<V extends string>({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  disabled,
  required,
  id,
  className,
  options,
  value,
  onValueChange,
  emptyText,
  container,
  placeholder,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxFieldProps<V>) {
  const words = useMessages(messages);
  const listId = useId();
  /** The typed text; undefined while the chosen option is shown. */
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const current = options.find((option) => option.value === value);
  const found = filterOptions(options, text ?? '');

  const show = () => {
    const at = found.findIndex((option) => option.value === value);
    setActive(at === -1 ? (moveActive(found, -1, 'Home') ?? -1) : at);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setText(undefined);
  };
  const choose = (index: number) => {
    const option = found[index];
    if (!option || option.disabled === true) return;
    close();
    if (option.value !== value) onValueChange(option.value);
  };

  const onKey = (event: React.KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) setActive(moveActive(found, active, event.key) ?? active);
      else show();
    } else if (event.key.startsWith('Page') && open) {
      event.preventDefault();
      setActive(moveActive(found, active, event.key) ?? active);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && (open || text !== undefined)) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, disabled, required, className }}
      controlId={id}
    >
      <Popover.Root open={open} onOpenChange={(next) => (next ? show() : close())}>
        <Popover.Anchor asChild>
          <FieldFrame
            // A press on the arrow or the mark opens the list too.
            onClick={() => disabled !== true && !open && show()}
          >
            {text === undefined ? current?.media : null}
            <Text
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-activedescendant={open && active !== -1 ? optionId(listId, active) : undefined}
              placeholder={current?.label ?? placeholder ?? words.search}
              value={text ?? current?.label ?? ''}
              onChange={(event) => {
                setText(event.target.value);
                setActive(moveActive(filterOptions(options, event.target.value), -1, 'Home') ?? -1);
                setOpen(true);
              }}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={onKey}
              onBlur={(event) => {
                onBlur?.(event);
                close();
              }}
              {...rest}
            />
            <ChevronsUpDown
              aria-hidden
              size={16}
              strokeWidth={1.5}
              className="ui:flex-none ui:text-fg-muted"
            />
          </FieldFrame>
        </Popover.Anchor>
        <Popover.Portal container={usePortalContainer(container)}>
          <Popover.Content
            data-slot="combobox-content"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            // A press on the input is no press outside the list.
            onInteractOutside={(event) => event.preventDefault()}
            role={undefined}
            className={cn(listSurface, 'ui:w-(--radix-popover-trigger-width)')}
          >
            {found.length === 0 ? (
              <div aria-live="polite" className="ui:px-4 ui:py-3 ui:text-sm ui:text-fg-muted">
                {emptyText ? emptyText(text ?? '') : words.nothing({ text: text ?? '' })}
              </div>
            ) : (
              <ListboxOptions
                id={listId}
                label={label}
                options={found}
                active={active}
                isSelected={(each) => each === value}
                onActive={setActive}
                onChoose={choose}
              />
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </Field>
  );
}

function Text({
  'aria-controls': controls,
  'aria-expanded': expanded,
  ...rest
}: ComponentProps<'input'>) {
  return (
    <input
      data-slot="combobox"
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-controls={controls}
      aria-expanded={expanded}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      className={fieldInputClass}
      {...useFieldControl()}
      {...rest}
    />
  );
}
