import { localeSeparators } from '@agio/money';

/** Splits a formatted price into its strong and its dimmed part, and counts its fraction digits. */
export function splitPrice(
  text: string,
  locale = 'en',
): { strong: string; dimmed: string; digits: number } {
  const { decimal } = localeSeparators(locale);
  const at = text.lastIndexOf(decimal);
  if (at < 0) return { strong: text, dimmed: '', digits: 0 };
  const fraction = text.slice(at + decimal.length);
  const integerDigits = text.slice(0, at).replace(/[^\p{Nd}]/gu, '').length;
  return integerDigits < 2
    ? { strong: text, dimmed: '', digits: fraction.length }
    : { strong: text.slice(0, at + decimal.length), dimmed: fraction, digits: fraction.length };
}
