/** Markup that is safe to send. */
export interface Html {
  readonly text: string;
}

type Value = string | Html | readonly Html[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, except those that are `Html` themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { text: parts.reduce((all, part, i) => all + textOf(values[i - 1] ?? '') + part) };
}

/** Stands for the gap of a text that is filled with markup. */
export const gapMark = '\u0001';

/** A text with markup in the place of its {@link gapMark}. */
export function around(text: string, inner: Html): Html {
  const [before = '', after = ''] = text.split(gapMark);
  return html`${before}${inner}${after}`;
}

function textOf(value: Value): string {
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (c) => entities[c] ?? c);
  return 'text' in value ? value.text : value.map((item) => item.text).join('');
}
