import { useMessages } from '@agio/ui/language';
import { changeTextMessages } from './change-text-messages.ts';

/**
 * Words for the fields and values of a change in the trail, which are those of the contract. What has no words stays as
 * it is recorded.
 */
export function useChangeText(): {
  field: (field: string) => string;
  value: <Text extends string | null>(text: Text) => string | Text;
} {
  const t = useMessages(changeTextMessages);
  const fields: Readonly<Record<string, string>> = t.field;
  const values: Readonly<Record<string, string>> = t.value;
  return {
    field: (field) => fields[field.replace(/^filter\./, '')] ?? field,
    value: (text) => (text === null ? text : (values[text] ?? text)),
  };
}
