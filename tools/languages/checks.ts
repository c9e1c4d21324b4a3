// @where Languages: checks of a translation
import type { Message } from './catalogue.ts';
import { conventions } from './conventions.ts';
import glossary from './glossary.json' with { type: 'json' };
import { isUntranslated } from './same-as-english.ts';

export interface Fault {
  readonly file: string;
  readonly key: string;
  readonly fault: string;
}

type Forms = Readonly<Record<string, string>>;

const gapsOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join(' ');
const tagsOf = (text: string) => (text.match(/<\/?\w+>/g) ?? []).toSorted().join(' ');
const withoutGaps = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');
const digitsOf = (text: string) => withoutGaps(text).replaceAll(/(?<=\d)[.,’\s٬٫](?=\d)/g, '');

/** Returns whether a form is for one number, zero aside, and may leave the figure out: `one` of Russian is 21, too. */
function isExact(language: string, form: string): boolean {
  if (form === '') return false;
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const its = numbers.filter((number) => rules.select(number) === form);
  return its.length > 0 && its.filter((number) => number > 0).length <= 1;
}

/** Ends of a sentence, by the English one. */
const ends: Readonly<Record<string, string>> = {
  '.': '.。।',
  '?': '?？؟',
  '!': '!！',
  '…': '…',
  ':': ':：',
};

/**
 * Returns the faults of one message in a language.
 *
 * @param english forms of the English text
 * @param own forms of the translation
 */
export function faultsOf(language: string, english: Forms, own: Forms): string[] {
  const faults: string[] = [];
  const isPlural = !('' in english);
  const forms = isPlural ? new Intl.PluralRules(language).resolvedOptions().pluralCategories : [''];
  for (const form of forms)
    if (!(form in own)) faults.push(`the form ${form || 'without a count'} is missing`);
  for (const form of Object.keys(own))
    if (!(forms as readonly string[]).includes(form))
      faults.push(`${language} has no form ${form || 'without a count'} here`);

  const source = english[''] ?? english['other'] ?? '';
  const gaps = gapsOf(Object.values(english).join(''));
  for (const [form, text] of Object.entries(own)) {
    const its = gapsOf(text);
    const mayLeaveOut =
      isExact(language, form) && gapsOf(`${text}{{count}}`) === gapsOf(`${gaps}{{count}}`);
    if (its !== gaps && !mayLeaveOut) faults.push(`gaps are “${its}”, not “${gaps}”`);
    if (tagsOf(text) !== tagsOf(source)) faults.push('tags differ');
    faults.push(...faultsOfText(language, source, text, isExact(language, form)));
  }
  return faults;
}

function faultsOfText(
  language: string,
  source: string,
  text: string,
  isOneNumber: boolean,
): string[] {
  const faults: string[] = [];
  const { wrong = [], otherAddress, gendered, script } = conventions[language] ?? {};
  if (isUntranslated(language, source, text))
    faults.push('English still; same-as-english.json lists what may be');
  if (/[{}]/.test(withoutGaps(text))) faults.push('a brace is left over');
  if (/ {2}/.test(text) || text !== text.trim()) faults.push('spaces at an end, or two in a row');
  if (text.includes('"')) faults.push('straight quotation marks');
  if (/[٠-٩۰-۹๐-๙]/.test(text)) faults.push('digits that are not Latin');
  for (const [pattern, reason] of wrong) if (pattern.test(withoutGaps(text))) faults.push(reason);
  const address = otherAddress?.exec(text);
  if (address) faults.push(`“${address[0]}” is another form of address`);
  const gender = gendered?.exec(text);
  if (gender) faults.push(`“${gender[0]}” says the reader’s gender`);

  const end = ends[source.slice(-1)];
  const own = text.slice(-1);
  // Thai ends no sentence with a sign, Chinese, Japanese and Korean no label with a full stop.
  if (language !== 'th') {
    if (end && !end.includes(own) && !(source.endsWith('.') && isWithoutStops(language)))
      faults.push(`ends with “${own}”, English with “${source.slice(-1)}”`);
    if (!end && source !== '' && '.。'.includes(own) && !/[.”)]$/.test(source))
      faults.push('a full stop that English does not have');
  }
  const digits = digitsOf(text);
  for (const [number] of isOneNumber ? [] : digitsOf(source).matchAll(/\d+/g))
    // One and two are words in many languages: “يوم واحد”, “رقمان”, “日足”.
    if (!['1', '2'].includes(number) && !digits.includes(number))
      faults.push(`the number ${number} is missing`);

  const letters =
    withoutGaps(text)
      .replaceAll(/<[^>]*>|\b[A-Z][\w-]*\b|\S+[/=]\S+/g, '')
      .match(/\p{L}/gu) ?? [];
  if (script && letters.length > 12) {
    const ofScript = new RegExp(`[${script}]`, 'u');
    const own = letters.filter((letter) => ofScript.test(letter));
    if (own.length < 0.15 * letters.length) faults.push('mostly in another script');
  }
  return faults;
}

const isWithoutStops = (language: string) => ['ja', 'ko', 'zh'].includes(language);

/** English terms of the glossary with the stems, as a regular expression, that a translation has one of, by language. */
const terms = Object.entries<Readonly<Record<string, string>>>(glossary).map(
  ([english, stems]) => ({
    english,
    pattern: new RegExp(`(?<![\\w-])${english.replace(/y$/, '(?:y|ies)')}s?(?![\\w-])`, 'i'),
    stems,
  }),
);

/** Returns the terms of the glossary that the English text has and the translation does not. */
export function missingTerms(language: string, english: Forms, own: Forms): string[] {
  const source = withoutGaps(Object.values(english).join(' '));
  // Soft hyphens, typographic apostrophes and vowel signs are no part of a stem.
  const text = Object.values(own)
    .join(' ')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\u00ad|[\u064b-\u0652]/g, '');
  return terms.flatMap(({ english: term, pattern, stems }) => {
    const its = stems[language];
    return !its || !pattern.test(source) || new RegExp(its, 'u').test(text)
      ? []
      : [`no word of the glossary for “${term}”: ${its}`];
  });
}

/** Returns the faults of a language: what is missing or unknown, and those of single messages. */
export function faultsOfLanguage(
  language: string,
  messages: readonly Message[],
  translations: ReadonlyMap<string, ReadonlyMap<string, Forms>>,
  termOf: Readonly<Record<string, string>>,
): Fault[] {
  const faults: Fault[] = [];
  const byPlace = new Map(messages.map((message) => [`${message.file} ${message.key}`, message]));
  const termMessages = new Map(
    messages
      .filter(({ key }) => key.startsWith('common.'))
      .map((message) => [message.key, message]),
  );
  /** English of a place: its own text, or that of its term, which a language may say anew there. */
  const englishAt = (file: string, key: string): Forms | undefined => {
    const own = byPlace.get(`${file} ${key}`);
    const term = termOf[key] ?? termOf[`${key}_other`];
    return own?.english ?? termMessages.get(`common.${term?.replace(/_other$/, '')}`)?.english;
  };
  for (const { file, key } of messages)
    if (!translations.get(file)?.has(key)) faults.push({ file, key, fault: 'missing' });
  for (const [file, texts] of translations)
    for (const [key, own] of texts) {
      const english = englishAt(file, key);
      if (!english) faults.push({ file, key, fault: 'unknown' });
      else
        faults.push(
          ...[...faultsOf(language, english, own), ...missingTerms(language, english, own)].map(
            (fault) => ({ file, key, fault }),
          ),
        );
    }
  return faults;
}
