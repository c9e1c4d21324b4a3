// @where Looks: steps of an amount: arrow keys and buttons
import {
  Decimal,
  type DecimalString,
  type ParsedAmount,
  parseAmount,
  tidyAmount,
  typedAmount,
} from '@agio/money';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages } from '../../foundations/language/language.tsx';
import { Field, type FieldAnatomy, FieldFrame, fieldInputClass } from '../field/field.tsx';
import { amountInputMessages, type AmountMessages, amountMessage } from './amount-messages.ts';
import { amountText, stepAmount, STEPS } from './amount-text.ts';
import { AmountText } from './selected-text.tsx';
import { Steppers, type StepperLabels } from './steppers.tsx';

export { amountFaultText, amountInputMessages, type AmountInputWords } from './amount-messages.ts';

export interface AmountChange {
  /** The text in the field. */
  text: string;
  /** The amount that it means, or the reason why it means none. */
  parsed: ParsedAmount;
  by: 'typing' | 'step';
}

export interface AmountInputProps
  extends
    FieldAnatomy,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'min' | 'max' | 'step'
    > {
  /** The exact amount as a decimal string, `''` for none. Shown grouped, with the separators of the locale. */
  value: DecimalString;
  /** The typed text, where the parent keeps it: shown unchanged in place of `value`. */
  text?: string | undefined;
  /** Called with the decimal string, or `''` while the text is no amount. The text stays in the field. */
  onValueChange: (value: DecimalString, change: AmountChange) => void;
  locale?: string | undefined;
  /** The unit of the amount, such as `BTC`: shown at the end and dropped from typed or pasted text. */
  unit?: string | undefined;
  /** Most fraction digits. More is an error; nothing is rounded. */
  maxScale?: number | undefined;
  /** Tick or lot as a decimal string: arrow keys move by one, Shift with an arrow and Page keys by ten. */
  step?: DecimalString | undefined;
  min?: DecimalString | undefined;
  max?: DecimalString | undefined;
  /**
   * Adds two buttons at the end that move by `step`.
   * @default false
   */
  steppers?: boolean | undefined;
  /** At the end in place of the steppers, 32 px wide (88 px on touch): a unit switch. */
  trailing?: ReactNode;
  /** After the unit, of any width: "≈ 2,010.30 CHF", a Max button. */
  end?: ReactNode;
  /**
   * `lg` is for the main amount of a form: 48 px high, figures of 20 px.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * `inline` is the field of the order ticket: 48 px high, label inside, fixed columns for unit and trailing part. `bare`
   * is `stacked` without a frame, inside a box of the parent that has one.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'inline' | 'bare' | undefined;
  /** The words for a text that is no amount. `error` takes precedence; `error={false}` shows none. */
  messages?: Partial<AmountMessages> | undefined;
  /** Accessible names of the stepper buttons. */
  stepperLabels?: Partial<StepperLabels> | undefined;
}

/**
 * An exact amount: a decimal string in and out, never a number. Reads typed and pasted text by the rules of the locale.
 * It neither guesses nor rounds: it says what is wrong and keeps the text, or asks whether `10,5` means 10.5.
 */
export function AmountInput({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  value,
  text,
  onValueChange,
  locale: ownLocale,
  unit,
  maxScale,
  step,
  min,
  max,
  steppers = false,
  trailing,
  end,
  size = 'md',
  layout = 'stacked',
  messages,
  stepperLabels,
  disabled,
  required,
  readOnly,
  className,
  id,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: AmountInputProps) {
  const locale = useLocale(ownLocale);
  const words = useMessages(amountInputMessages);
  const made = useId();
  const controlId = id ?? made;
  const [typed, setTyped] = useState<{ text: string; value: DecimalString }>();
  const [focused, setFocused] = useState(false);

  const minDigits = step === undefined ? 0 : Decimal.of(step).scale;
  const own = text ?? (typed?.value === value ? typed.text : undefined);
  const shown = own ?? amountText(value, { locale, minDigits });
  const parsed = parseAmount(shown, { locale, maxScale, unit });

  const fault = parsed.ok ? undefined : amountMessage(parsed, { focused, unit, messages, words });
  const suggestion = parsed.ok ? undefined : parsed.suggestion;
  const message =
    suggestion === undefined ? (
      (error ?? fault)
    ) : (
      <DidYouMean text={typedAmount(suggestion, locale)} onTake={take} />
    );
  // A pasted "1.234" is 1234 in German, so the hint repeats the amount as understood.
  const echo = own !== undefined && parsed.ok ? parsed.echo : undefined;

  const change = (entered: string) => {
    const next = tidyAmount(entered, { locale, unit });
    const result = parseAmount(next, { locale, maxScale, unit });
    const exact = result.ok ? result.value : '';
    setTyped({ text: next, value: exact });
    onValueChange(exact, { text: next, parsed: result, by: 'typing' });
  };

  function take(text: string) {
    change(text);
    // The button goes with the question.
    document.getElementById(controlId)?.focus();
  }

  const move = (count: number) => {
    if (step === undefined || disabled === true || readOnly === true) return;
    const next = stepAmount(parsed.ok ? parsed.value : '', count, { step, min, max });
    const nextText = amountText(next, { locale, minDigits });
    setTyped(undefined);
    onValueChange(next, { text: nextText, parsed: { ok: true, value: next }, by: 'step' });
  };

  const onKey = (event: React.KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || step === undefined) return;
    const size = event.shiftKey || event.key.startsWith('Page') ? STEPS.ten : STEPS.one;
    const sign = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    move(sign * size);
  };

  const inline = layout === 'inline';
  const last =
    trailing ??
    (steppers ? (
      <Steppers
        onStep={move}
        disabled={disabled}
        beside={!inline}
        labels={{ up: words.stepUp, down: words.stepDown, ...stepperLabels }}
      />
    ) : undefined);
  const labelId = `${controlId}-label`;
  return (
    <Field
      {...(inline ? {} : { label, hideLabel, labelEnd })}
      hint={
        echo === undefined ? (
          hint
        ) : (
          <span className="ui:num">
            = {echo} {unit}
          </span>
        )
      }
      error={message}
      {...{ disabled, required, controlId, className }}
    >
      <FieldFrame
        data-layout={layout}
        size={size}
        bare={layout === 'bare'}
        className={cn('ui:gap-0 ui:pe-0', inline && 'ui:h-12', size === 'lg' && 'ui:min-h-12')}
      >
        {inline ? (
          <label
            data-slot="amount-input-label"
            id={labelId}
            htmlFor={controlId}
            className={cn(
              'ui:flex-none ui:pe-2 ui:text-sm ui:text-fg-muted',
              hideLabel === true && 'ui:sr-only',
            )}
          >
            {label}
          </label>
        ) : null}
        <AmountText
          {...rest}
          value={shown}
          readOnly={readOnly}
          unitId={unit === undefined ? undefined : `${controlId}-unit`}
          placeholder={rest.placeholder ?? amountText('0', { locale, minDigits })}
          className={cn(
            fieldInputClass,
            'ui:num',
            inline && 'ui:text-end ui:text-md ui:font-medium',
            size === 'lg' && 'ui:text-2xl ui:font-semibold',
            last === undefined && unit === undefined && 'ui:pe-3',
          )}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKey}
          onFocus={(event) => {
            setFocused(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            onBlur?.(event);
          }}
        />
        {unit === undefined ? null : (
          <span
            id={`${controlId}-unit`}
            data-slot="amount-unit"
            className={cn(
              'ui:flex-none ui:ps-2 ui:text-sm ui:font-medium ui:text-fg-muted',
              inline ? 'ui:w-13.5 ui:truncate' : 'ui:pe-3',
            )}
          >
            {unit}
          </span>
        )}
        {end === undefined ? null : (
          <span
            data-slot="amount-end"
            className="ui:flex ui:flex-none ui:items-center ui:gap-2 ui:pe-2 ui:text-sm ui:text-fg-muted"
          >
            {end}
          </span>
        )}
        {last === undefined ? (
          inline && <span className="ui:w-8 ui:flex-none ui:touch:w-[89px]" />
        ) : (
          <span
            data-slot="amount-trailing"
            className={cn(
              'ui:flex ui:flex-none ui:items-stretch ui:justify-center ui:self-stretch ui:border-s ui:border-line ui:text-fg-muted ui:touch:w-[89px]',
              inline || trailing ? 'ui:w-8 ui:flex-col ui:touch:flex-row' : 'ui:w-16',
              // Fills the frame and its borders: 24 px for each button in a field of 48 px.
              !trailing && 'ui:-my-px',
            )}
          >
            {last}
          </span>
        )}
      </FieldFrame>
    </Field>
  );
}

/** The other reading of an ambiguous text, to be taken with one press. */
function DidYouMean({ text, onTake }: { text: string; onTake: (text: string) => void }) {
  const words = useMessages(amountInputMessages);
  return (
    <button
      type="button"
      data-slot="amount-suggestion"
      className="ui:num ui:hit-area ui:cursor-pointer ui:rounded-sm ui:text-start ui:font-medium ui:text-accent ui:hover:underline ui:focus-ring"
      onClick={() => onTake(text)}
    >
      {words.didYouMean({ amount: text })}
    </button>
  );
}
