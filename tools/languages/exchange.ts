// @where Languages: files for translators: XLIFF 2.0 and PO
import { po } from 'gettext-parser';
import { js2xliff, xliff2js } from 'xliff';
import type { Forms, Message } from './catalogue.ts';

/** A message with its translation, where it has one. */
export interface Entry {
  readonly message: Message;
  readonly own: Forms | undefined;
}

/** Texts of a file from a translator, by file and place. */
export type Returned = Map<string, Map<string, Forms>>;

const unitId = (key: string, form: string) => (form === '' ? key : `${key}_${form}`);
const noteOf = ({ note, key }: Message, form: string): string[] => [
  ...(note === undefined ? [] : [note]),
  ...(form === '' ? [] : [`Plural form “${form}” of ${key}.`]),
];

const formsIn = (language: string, english: Forms): string[] =>
  '' in english ? [''] : new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Returns the messages as XLIFF 2.0: one unit for each form of a plural, with its notes. */
export async function toXliff(language: string, entries: readonly Entry[]): Promise<string> {
  const resources: Record<string, Record<string, object>> = {};
  for (const { message, own } of entries) {
    const units = (resources[message.file] ??= {});
    for (const form of formsIn(language, message.english)) {
      const note = noteOf(message, form);
      units[unitId(message.key, form)] = {
        source: message.english[form] ?? message.english['other'] ?? message.english[''],
        target: own?.[form] ?? '',
        ...(note.length > 0 && { note }),
      };
    }
  }
  return (await js2xliff({ sourceLanguage: 'en', targetLanguage: language, resources })) as string;
}

/** Returns the messages as PO: the place is the context, the note a comment. */
export function toPo(language: string, entries: readonly Entry[]): string {
  const translations: Record<string, Record<string, object>> = {};
  for (const { message, own } of entries) {
    const { english, file, key, note } = message;
    const context = `${file} ${key}`;
    const id = english['one'] ?? english['other'] ?? english[''] ?? '';
    translations[context] = {
      [id]: {
        msgctxt: context,
        msgid: id,
        ...(!('' in english) && { msgid_plural: english['other'] }),
        msgstr: formsIn(language, english).map((form) => own?.[form] ?? ''),
        ...(note !== undefined && { comments: { extracted: note } }),
      },
    };
  }
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString();
}

const pluralUnit = /^(.*)_(zero|one|two|few|many|other)$/;

/** Returns the texts of an XLIFF file and its language; units without a target are left out. */
export async function fromXliff(text: string): Promise<{ language: string; texts: Returned }> {
  const { targetLanguage, resources } = await xliff2js(text);
  const texts: Returned = new Map();
  for (const [file, units] of Object.entries(resources))
    for (const [id, { target }] of Object.entries(units)) {
      if (typeof target !== 'string' || target === '') continue;
      const [, key = id, form = ''] = pluralUnit.exec(id) ?? [];
      add(texts, file, key, { [form]: target });
    }
  return { language: targetLanguage, texts };
}

/** Returns the texts of a PO file and its language; messages without a translation are left out. */
export function fromPo(text: string): { language: string; texts: Returned } {
  const { headers, translations } = po.parse(text);
  const language = headers['Language'] ?? headers['language'] ?? '';
  const texts: Returned = new Map();
  for (const [context, messages] of Object.entries(translations))
    for (const { msgid_plural: plural, msgstr } of Object.values(messages)) {
      const [file = '', key] = context.split(' ');
      if (key === undefined || msgstr.every((each) => each === '')) continue;
      const forms = plural === undefined ? [''] : formsIn(language, {});
      add(texts, file, key, Object.fromEntries(forms.map((form, at) => [form, msgstr[at] ?? ''])));
    }
  return { language, texts };
}

function add(texts: Returned, file: string, key: string, forms: Forms): void {
  const its = texts.get(file) ?? new Map<string, Forms>();
  texts.set(file, its.set(key, { ...its.get(key), ...forms }));
}
