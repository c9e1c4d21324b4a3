/** The texts of one language by namespace: nested by the parts of their keys, with `{{gaps}}`. */
export type Texts = Readonly<Record<string, unknown>>;

/**
 * The text of a key, with its gaps filled. Of a counted text the language chooses the form by the plural rules of
 * Unicode: `files_one`, `files_other`. A key without a text shows as itself.
 */
export function createTranslation(code: string, texts: Texts) {
  const plurals = new Intl.PluralRules(code);
  return (namespace: string, key: string, values: Record<string, string | number> = {}): string => {
    const { count } = values;
    const text =
      (typeof count === 'number'
        ? textAt(texts[namespace], `${key}_${plurals.select(count)}`)
        : undefined) ?? textAt(texts[namespace], key);
    return (text ?? key).replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) =>
      String(values[name] ?? gap),
    );
  };
}

function textAt(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const part of key.split('.')) found = isTexts(found) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
