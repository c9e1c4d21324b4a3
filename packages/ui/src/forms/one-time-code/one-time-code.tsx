import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldAnatomy, useFieldControl } from '../field/field.tsx';

const digitVariants = cva(
  'ui:num ui:flex ui:h-11 ui:w-10 ui:items-center ui:justify-center ui:rounded-control ui:border ui:bg-surface-1 ui:text-xl ui:font-semibold ui:transition-colors ui:duration-state',
  {
    variants: {
      state: {
        usual: 'ui:border-line-strong',
        invalid: 'ui:border-danger',
        disabled: 'ui:border-line ui:bg-surface-2 ui:text-fg-faint',
      },
    },
  },
);

export interface OneTimeCodeProps
  extends
    FieldAnatomy,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'> {
  /** The digits so far. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called once all digits are there. */
  onComplete?: ((value: string) => void) | undefined;
  /** Number of digits of the code. */
  length?: number | undefined;
}

/**
 * A code from an app or message. One native input lies under the boxes, so that paste, autofill from the message and
 * screen readers work as with any field.
 */
export function OneTimeCode({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  disabled,
  required,
  id,
  className,
  ...rest
}: OneTimeCodeProps) {
  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, disabled, required, className }}
      controlId={id}
    >
      <Boxes {...rest} />
    </Field>
  );
}

type BoxesProps = Omit<OneTimeCodeProps, keyof FieldAnatomy>;

function Boxes({ value, onValueChange, onComplete, onSelect, length = 6, ...rest }: BoxesProps) {
  const control = useFieldControl();
  return (
    <div data-slot="one-time-code" className="ui:relative ui:w-fit">
      <input
        data-slot="one-time-code-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        value={value}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '').slice(0, length);
          if (digits === value) return;
          onValueChange(digits);
          if (digits.length === length) onComplete?.(digits);
        }}
        // Digits are added and removed at the end alone, as the boxes show no caret.
        onSelect={(event) => {
          onSelect?.(event);
          const { selectionStart, selectionEnd, value: text } = event.currentTarget;
          if (selectionStart === selectionEnd && selectionEnd !== text.length) {
            event.currentTarget.setSelectionRange(text.length, text.length);
          }
        }}
        className="ui:peer ui:absolute ui:inset-0 ui:z-1 ui:cursor-text ui:text-transparent ui:caret-transparent ui:opacity-0 ui:outline-none ui:disabled:cursor-not-allowed"
        {...control}
        {...rest}
      />
      <div
        aria-hidden
        className="ui:flex ui:gap-2 ui:peer-focus:[&_[data-next]]:border-accent ui:peer-focus:[&_[data-next]]:outline-3 ui:peer-focus:[&_[data-next]]:outline-accent/26"
      >
        {Array.from({ length }, (_, i) => (
          <span
            key={i}
            data-next={i === Math.min(value.length, length - 1) ? '' : undefined}
            className={digitVariants({
              state:
                control.disabled === true
                  ? 'disabled'
                  : control['aria-invalid'] === true
                    ? 'invalid'
                    : 'usual',
            })}
          >
            {value[i]}
          </span>
        ))}
      </div>
    </div>
  );
}
