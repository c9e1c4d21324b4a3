import { groupAddress } from '@agio/money';
import { ClipboardPaste, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import {
  Field,
  type FieldAnatomy,
  FieldFrame,
  fieldInputClass,
  useFieldControl,
} from '../field/field.tsx';
import { cleanAddress } from './clean-address.ts';

const messages = defineMessages('addressInput', { paste: 'Paste', clear: 'Clear the address' });
export type AddressInputLabels = MessagesOf<typeof messages>;

export interface AddressInputProps
  extends
    FieldAnatomy,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'rows'> {
  value: string;
  /** The address without spaces, line breaks and invisible characters. */
  onValueChange: (value: string) => void;
  /** Above the groups: the owner, from the address book. */
  heading?: ReactNode;
  labels?: Partial<AddressInputLabels> | undefined;
}

/**
 * A blockchain address. Typed or pasted as one word, shown in groups of four when the focus leaves, never shortened. Both
 * take the same room: nothing below moves when the focus leaves, such as a button that is being pressed. Spaces and invisible characters are dropped; every other character stays.
 */
export function AddressInput({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  id,
  disabled,
  required,
  className,
  value,
  onValueChange,
  heading,
  labels,
  onFocus,
  onBlur,
  ...rest
}: AddressInputProps) {
  const words = useMessages(messages, labels);
  const [focused, setFocused] = useState(false);
  const grouped = value !== '' && !focused;
  const paste = async () => {
    try {
      onValueChange(cleanAddress(await navigator.clipboard.readText()));
    } catch {
      // The clipboard is refused or missing; the reader can still paste into the field.
    }
  };
  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, disabled, required, className }}
      controlId={id}
    >
      <FieldFrame className="ui:flex-col ui:items-stretch ui:gap-0 ui:px-0">
        {heading === undefined || value === '' ? null : (
          <div className="ui:flex ui:min-h-9 ui:items-center ui:gap-2 ui:border-b ui:border-line ui:px-3 ui:text-sm">
            {heading}
          </div>
        )}
        <div className="ui:flex ui:items-start ui:gap-2 ui:px-3 ui:py-2">
          <div className="ui:relative ui:min-w-0 ui:flex-1">
            <Text
              rows={1}
              value={value}
              onChange={(event) => onValueChange(cleanAddress(event.target.value))}
              onFocus={(event) => {
                setFocused(true);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                setFocused(false);
                onBlur?.(event);
              }}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              className={cn(
                fieldInputClass,
                'ui:num ui:block ui:resize-none ui:wrap-anywhere ui:whitespace-normal! ui:[field-sizing:content]',
                // The groups, which take more room than one word, give the height.
                value !== '' && 'ui:absolute ui:inset-0',
                grouped && 'ui:opacity-0',
              )}
              {...rest}
            />
            {value === '' ? null : (
              <AddressGroups
                aria-hidden
                address={value}
                className={grouped ? undefined : 'ui:invisible'}
              />
            )}
          </div>
          {disabled === true ? null : value === '' ? (
            <IconButton
              size="sm"
              label={words.paste}
              onClick={() => void paste()}
              className="ui:-me-1.5"
            >
              <ClipboardPaste aria-hidden size={16} strokeWidth={1.5} />
            </IconButton>
          ) : (
            <IconButton
              size="sm"
              label={words.clear}
              onClick={() => onValueChange('')}
              className="ui:-me-1.5"
            >
              <X aria-hidden size={16} strokeWidth={1.5} />
            </IconButton>
          )}
        </div>
      </FieldFrame>
    </Field>
  );
}

function Text(props: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="address-text"
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      // The placeholder of an empty one is in the language of the page.
      dir={props.value === '' ? undefined : 'ltr'}
      {...useFieldControl()}
      {...props}
    />
  );
}

export interface AddressGroupsProps extends ComponentProps<'span'> {
  /** The whole address. */
  address: string;
  /** An address to compare with: the groups that differ are marked, which exposes a look-alike. */
  compareWith?: string | undefined;
}

/** An address in groups of four characters of equal weight. Never clipped: it wraps between groups. */
export function AddressGroups({ address, compareWith, className, ...rest }: AddressGroupsProps) {
  const other = compareWith === undefined ? undefined : groupAddress(compareWith);
  return (
    <span
      data-slot="address-groups"
      dir="ltr"
      className={cn(
        'ui:num ui:grid ui:grid-cols-[repeat(auto-fill,3.75em)] ui:gap-x-2 ui:gap-y-1 ui:font-medium',
        className,
      )}
      {...rest}
    >
      {groupAddress(address).map((group, i) => (
        <span
          key={i}
          className={cn(
            'ui:justify-self-start',
            other !== undefined &&
              other[i] !== group &&
              'ui:rounded-sm ui:bg-danger-soft ui:text-danger',
          )}
        >
          {group}
        </span>
      ))}
    </span>
  );
}
