// @where Languages: script, punctuation and form of address of each language

/** Facts of a language that a script can hold a translation to. */
export interface Conventions {
  /** Letters of its script, as a class of a regular expression, where it is not Latin. */
  readonly script?: string;
  /** Characters that look right and are not, with the reason. */
  readonly wrong?: readonly [pattern: RegExp, reason: string][];
  /** Words of the other form of address. */
  readonly otherAddress?: RegExp;
  /** Words on what the reader did or is that only men or only women say. */
  readonly gendered?: RegExp;
}

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Returns a pattern of a word before or after that for the reader. */
const besides = (reader: string, other: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${reader}\\s(?:\\p{L}{1,3}\\s)?${other}|${other}\\s(?:\\p{L}{1,3}\\s)?${reader})(?!\\p{L})`,
    'iu',
  );

const latinAmongCyrillic: [RegExp, string] = [
  /[а-яёіїєґ][a-z]|[a-z][а-яёіїєґ]/iu,
  'a Latin letter among Cyrillic ones',
];
/** Returns the rule that a word of one of these letters ends no line. */
const noWordAtEnd = (letters: string): [RegExp, string] => [
  new RegExp(`(?<![^\\s(„])[${letters}] `, 'iu'),
  'a space after a word of one letter, where a no-break space belongs',
];
const arabicPunctuation: [RegExp, string] = [
  /[\u0600-\u06ff]\s?[,;?](?:\s|$)/,
  'Latin punctuation; the script has ، ؛ ؟',
];
const directionMark: [RegExp, string] = [
  /[\u200e\u200f\u202a-\u202e]/,
  'a direction mark: gaps are isolated when they are filled',
];
const halfWidth: [RegExp, string] = [
  /[\u3040-\u30ff\u4e00-\u9fff][,:;?!]/,
  'half-width punctuation after a character',
];

/** Conventions by language; English, as the source, has none. */
export const conventions: Readonly<Record<string, Conventions>> = {
  ar: { script: '\\u0600-\\u06ff', wrong: [arabicPunctuation, directionMark] },
  cs: {
    wrong: [noWordAtEnd('aikosuvz')],
    otherAddress: word('ty|tebe|tobě|tebou|tvůj|tvoje|tvé|tvá|tvého|tvém'),
    gendered: besides('jste', '\\p{L}+la?'),
  },
  de: { otherAddress: word('du|dich|dir|dein|deine|deinem|deinen|deiner|deines') },
  es: { otherAddress: word('usted|ustedes|vosotros|vuestro|vuestra|vos') },
  fa: {
    script: '\\u0600-\\u06ff',
    wrong: [
      arabicPunctuation,
      directionMark,
      [/[يك]/, 'an Arabic letter: Persian has ی and ک'],
      [/(?:^|\s)می\s/, 'a space after می, where a zero-width non-joiner belongs'],
    ],
    otherAddress: word('تو'),
  },
  fil: { otherAddress: word('po|inyo|ninyo|kayo') },
  fr: {
    wrong: [[/'/, 'a straight apostrophe']],
    otherAddress: word('tu|toi|ton|tes|tien|tienne'),
  },
  ja: {
    script: '\\u3040-\\u30ff\\u4e00-\\u9fff',
    wrong: [
      halfWidth,
      [/[０-９Ａ-Ｚａ-ｚ]/, 'a full-width digit or letter'],
      [/仮想通貨/, '暗号資産 is the word of the law'],
    ],
    otherAddress: /あなた/,
  },
  ko: { script: '\\uac00-\\ud7a3', otherAddress: /당신|(?<!\p{L})너의/u },
  pl: {
    wrong: [noWordAtEnd('aiouwz')],
    otherAddress: word('Pan|Pani|Panu|Państwo|Państwu|Państwa'),
    gendered: word('\\p{L}+(?:łeś|łaś|łbyś|łabyś)'),
  },
  pt: { otherAddress: word('tu|teu|tua|contigo|utilizador') },
  ro: { wrong: [[/[şţŞŢ]/, 'a cedilla: Romanian has ș and ț']] },
  ru: {
    script: '\\u0400-\\u04ff',
    wrong: [latinAmongCyrillic],
    otherAddress: word('ты|тебя|тебе|твой|твоя|твоё|твои'),
    gendered: besides('вы', '\\p{L}+(?:л|ла|ен|на)'),
  },
  sk: {
    wrong: [noWordAtEnd('aikosuvz')],
    otherAddress: word('ty|teba|tebe|tebou|tvoj|tvoja|tvoje|tvojho'),
    gendered: besides('ste', '\\p{L}+la?'),
  },
  th: { script: '\\u0e00-\\u0e7f', otherAddress: /(?<!เ)ท่าน(?!ั)|ครับ|ค่ะ/ },
  tr: { otherAddress: word('sen|senin|sana|seni') },
  uk: {
    script: '\\u0400-\\u04ff',
    wrong: [latinAmongCyrillic, [/'/, 'a straight apostrophe']],
    otherAddress: word('ти|тебе|тобі|твій|твоя|твоє|твої'),
    gendered: besides('ви', '\\p{L}+(?:в|ла|ний|на)'),
  },
  vi: { otherAddress: word('quý khách|mày') },
  zh: { script: '\\u4e00-\\u9fff', wrong: [halfWidth], otherAddress: /你/ },
};
