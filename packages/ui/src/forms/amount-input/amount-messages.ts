import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { ParseAmountFailure, ParsedAmount, Separators } from '@agio/money';
import * as terms from '../../foundations/terms/terms.ts';

type Failed = Extract<ParsedAmount, { ok: false }>;

interface AmountFault extends Failed {
  /** The field's own unit. */
  unit?: string | undefined;
}

/** Words for a text that is no amount, in place of the defaults. `empty` is no fault. */
export type AmountMessages = Record<
  Exclude<ParseAmountFailure, 'empty'>,
  (fault: AmountFault) => string
>;

export const amountInputMessages = defineMessages('amountInput', {
  /** Accessible names of the stepper buttons. */
  stepUp: 'Step up',
  stepDown: 'Step down',
  incomplete: terms.completeTheNumber,
  malformed: terms.enterNumber,
  grouping: terms.useSeparators,
  /** In place of `group`, where the separator is invisible. */
  space: terms.space,
  unit: 'Enter a number in {{unit}}.',
  noUnit: 'Enter the number without a unit.',
  negative: terms.notNegative,
  whole: 'Whole numbers only.',
  tooPrecise_one: terms.atMostDecimalPlaces_one,
  tooPrecise_other: terms.atMostDecimalPlaces_other,
  tooLong: terms.numberTooLong,
  /** A button: takes the other reading of an ambiguous text. */
  didYouMean: 'Did you mean {{amount}}?',
});
export type AmountInputWords = MessagesOf<typeof amountInputMessages>;

interface ReadFault {
  readonly separators: Separators;
  readonly maxScale?: number | undefined;
  readonly unit?: string | undefined;
}

/** Returns the words for a text that is no amount: for a field whose text is read elsewhere, too. */
export function amountFaultText(
  reason: Exclude<ParseAmountFailure, 'empty'>,
  { separators, maxScale = 0, unit }: ReadFault,
  words: AmountInputWords,
): string {
  switch (reason) {
    case 'grouping':
      return words.grouping({
        decimal: separators.decimal,
        group: separators.group.trim() === '' ? words.space : separators.group,
      });
    case 'unit':
      return unit === undefined ? words.noUnit : words.unit({ unit });
    case 'too-precise':
      return maxScale === 0 ? words.whole : words.tooPrecise({ count: maxScale });
    case 'too-long':
      return words.tooLong;
    default:
      return words[reason];
  }
}

interface Situation {
  focused: boolean;
  unit: string | undefined;
  messages: Partial<AmountMessages> | undefined;
  words: AmountInputWords;
}

/** The words for a text, if there are any; none while a number may still be completed. */
export function amountMessage(
  parsed: Failed,
  { focused, unit, messages, words }: Situation,
): string | undefined {
  const { reason } = parsed;
  if (reason === 'empty') return undefined;
  if (reason === 'incomplete' && focused) return undefined;
  const fault = { ...parsed, unit };
  return messages?.[reason]?.(fault) ?? amountFaultText(reason, fault, words);
}
