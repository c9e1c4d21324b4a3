import type { ParseAmountFailure, ParsedAmount } from '@agio/money';

type Failed = Extract<ParsedAmount, { ok: false }>;

export interface AmountFault extends Failed {
  /** The field's own unit. */
  unit?: string | undefined;
}

/** What a field says about a text that is not an amount. `empty` is not a fault. */
export type AmountMessages = Record<
  Exclude<ParseAmountFailure, 'empty'>,
  (fault: AmountFault) => string
>;

export const englishAmountMessages: AmountMessages = {
  incomplete: () => 'Finish the number.',
  malformed: () => 'This is not a number.',
  grouping: ({ separators }) =>
    `Write decimals with “${separators.decimal}” and thousands with “${visible(separators.group)}”, or none.`,
  unit: ({ unit }) =>
    unit === undefined ? 'Only the number, without a unit.' : `This amount is in ${unit}.`,
  negative: () => 'An amount cannot be negative.',
  'too-precise': ({ maxScale = 0 }) =>
    maxScale === 0
      ? 'Whole numbers only.'
      : `At most ${maxScale} digit${maxScale === 1 ? '' : 's'} after the point.`,
  'too-long': () => 'This number is too long.',
};

const visible = (separator: string) => (separator.trim() === '' ? 'space' : separator);

interface Situation {
  focused: boolean;
  unit: string | undefined;
  messages: Partial<AmountMessages> | undefined;
}

/** What to say about a text, if anything: nothing while a person is still in the middle of a number. */
export function amountMessage(
  parsed: Failed,
  { focused, unit, messages }: Situation,
): string | undefined {
  if (parsed.reason === 'empty') return undefined;
  if (parsed.reason === 'incomplete' && focused) return undefined;
  const say = messages?.[parsed.reason] ?? englishAmountMessages[parsed.reason];
  return say({ ...parsed, unit });
}
