import { CircleAlert } from 'lucide-react';
import { createContext, type ComponentProps, type ReactNode, use, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

interface FieldState {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

/** The part of a field's props that every kind of field takes. */
export interface FieldAnatomy {
  /** What is asked for. */
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says it to the eye (a search box). */
  hideLabel?: boolean | undefined;
  /** At the far end of the label's line: "Available 12.00 USDC", "Optional". */
  labelEnd?: ReactNode;
  /** Help before anything went wrong. Stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong and what to do, in the words of the person who typed. */
  error?: ReactNode;
}

export interface FieldProps extends Omit<FieldAnatomy, 'label'>, ComponentProps<'div'> {
  /** Left out where the control brings its own `<label>` for `controlId`. */
  label?: ReactNode;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Id of the control; made up when left out. */
  controlId?: string | undefined;
}

const shown = (node: ReactNode) =>
  node !== undefined && node !== null && node !== '' && typeof node !== 'boolean';

/**
 * Label, control, hint and error, tied together for screen readers. Put one control inside; a control of your own takes
 * its attributes from {@link useFieldControl}.
 */
export function Field({
  label,
  hideLabel = false,
  labelEnd,
  hint,
  error,
  disabled = false,
  required = false,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const made = useId();
  const id = controlId ?? made;
  const invalid = shown(error);
  const describedBy =
    [invalid ? `${id}-error` : '', shown(hint) ? `${id}-hint` : ''].filter(Boolean).join(' ') ||
    undefined;
  return (
    <FieldContext value={{ controlId: id, describedBy, invalid, disabled, required }}>
      <div
        data-slot="field"
        data-invalid={invalid ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className={cn('ui:flex ui:min-w-0 ui:flex-col', className)}
        {...rest}
      >
        {label === undefined ? null : (
          <div
            className={cn(
              'ui:flex ui:justify-between ui:gap-2 ui:text-xs ui:text-fg-muted',
              hideLabel ? 'ui:sr-only' : 'ui:mb-1.5',
            )}
          >
            <label data-slot="field-label" htmlFor={id} className="ui:font-medium">
              {label}
            </label>
            {labelEnd}
          </div>
        )}
        {children}
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    </FieldContext>
  );
}

interface FieldMessagesProps {
  /** The id of the field: its messages are named after it. */
  id: string;
  hint: ReactNode;
  error: ReactNode;
}

/** Hint and error under a control whose own id is `id`. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {/* Always there, so that an error that appears is announced. */}
      <div aria-live="polite" data-slot="field-error">
        {shown(error) ? (
          <div
            id={`${id}-error`}
            className="ui:mt-1.5 ui:flex ui:gap-1.5 ui:text-xs ui:font-medium ui:text-danger"
          >
            <CircleAlert
              aria-hidden
              size={14}
              strokeWidth={1.5}
              className="ui:mt-px ui:flex-none"
            />
            <div className="ui:min-w-0 ui:flex-1">{error}</div>
          </div>
        ) : null}
      </div>
      {shown(hint) ? (
        <div
          id={`${id}-hint`}
          data-slot="field-hint"
          className="ui:mt-1.5 ui:text-xs ui:text-fg-muted"
        >
          {hint}
        </div>
      ) : null}
    </>
  );
}

/** What the control of the field around it must carry: id, description, validity. Empty outside a field. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.controlId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    disabled: field.disabled || undefined,
    'aria-required': field.required || undefined,
  };
}

export interface FieldFrameProps extends ComponentProps<'div'> {
  size?: 'md' | 'lg' | undefined;
}

/** The edge around a borderless input and what stands beside it. A click anywhere on it goes to the input. */
export function FieldFrame({ size = 'md', className, onPointerDown, ...rest }: FieldFrameProps) {
  const field = use(FieldContext);
  return (
    <div
      data-slot="field-frame"
      data-invalid={field?.invalid === true ? '' : undefined}
      data-disabled={field?.disabled === true ? '' : undefined}
      className={cn(
        'ui:flex ui:cursor-text ui:items-center ui:gap-2 ui:rounded-control ui:bg-surface-1 ui:px-3 ui:text-base ui:text-fg ui:field-frame',
        'ui:data-disabled:cursor-not-allowed ui:data-disabled:bg-surface-2 ui:data-disabled:text-fg-faint ui:touch:min-h-11',
        size === 'md' ? 'ui:min-h-control' : 'ui:min-h-11',
        className,
      )}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        focusInput(event);
      }}
      {...rest}
    />
  );
}

/** For frames: a press on the padding, the label or a unit puts the caret into the input. */
export function focusInput(event: React.PointerEvent<HTMLElement>) {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('input, textarea, button, a, [tabindex]')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** Looks of the input inside a {@link FieldFrame}. */
export const fieldInputClass =
  'ui:w-full ui:min-w-0 ui:flex-1 ui:self-stretch ui:outline-none ui:disabled:cursor-not-allowed';
