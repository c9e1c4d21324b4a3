import { dateFormat } from '@agio/money';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { changeTextMessages } from './change-text-messages.ts';

/** A time as the contract writes it. */
const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/**
 * Words for the fields and values of a change in the trail, which are those of the contract; a time is the reader's. What
 * has no words stays as it is recorded.
 */
export function useChangeText(): {
  field: (field: string) => string;
  value: <Text extends string | null>(text: Text) => string | Text;
} {
  const t = useMessages(changeTextMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const times = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  });
  const fields: Readonly<Record<string, string>> = t.field;
  const values: Readonly<Record<string, string>> = t.value;
  return {
    field: (text) => {
      const [field = '', ...parts] = text.replace(/^filter\./, '').split('.');
      const name = fields[field];
      if (name === undefined) return text;
      // A fee is that of a step: `takerFee.Tier0.250000`.
      return [name, ...parts.map((part) => values[part] ?? part)].join(' · ');
    },
    value: (text) => {
      if (text === null) return text;
      return values[text] ?? (isTime(text) ? times.format(Date.parse(text)) : text);
    },
  };
}
