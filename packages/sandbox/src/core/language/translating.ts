import { assets, payments } from './data-messages.ts';
import { english, type Language } from './language.ts';

/** Fields of answers and hub messages that hold words of the exchange, or of a person. */
const wordFields: ReadonlySet<string> = new Set([
  'backing',
  'closedReason',
  'comment',
  'description',
  'detail',
  'invalidatedReason',
  'note',
  'problem',
  'reason',
  'rejectReason',
  'speed',
  'statusReason',
  'unit',
  'verificationError',
]);

/** Things with a name that the exchange gave them, by id. People name all others. */
const named = { ...assets, ...payments };

/**
 * Returns a replacer for `JSON.stringify` which says in a language what the exchange itself says in a record. Words of
 * people stay as they are. Undefined for English, in which records are kept.
 */
export function translating(language: Language) {
  if (language.code === english.code) return undefined;
  return function (this: unknown, key: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (wordFields.has(key)) return language.translate(value);
    if (key === 'action') return language.translateAct(value);
    if (key === 'name' && Object.hasOwn(named, (this as { id?: PropertyKey }).id ?? ''))
      return language.translate(value);
    return value;
  };
}
