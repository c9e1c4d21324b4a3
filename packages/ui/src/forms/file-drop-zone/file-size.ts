import {
  defineMessages,
  messagesIn,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';

const messages = defineMessages('fileSize', {
  bytes: '{{size}} B',
  kilobytes: '{{size}} KB',
  megabytes: '{{size}} MB',
});

const KILO = 1024;
const MEGA = KILO * KILO;
const english = messagesIn(messages, { locale: 'en' });

export interface FileSizeOptions {
  locale?: string | undefined;
  /** The units; English by default. */
  words?: MessagesOf<typeof messages> | undefined;
  /** Rounds up, so that a file just over a limit does not read as if it were within. */
  roundUp?: boolean | undefined;
}

/** A size in bytes as text, in binary units: `812 B`, `640 KB`, `1.84 MB`. */
export function formatFileSize(
  bytes: number,
  { locale = 'en', words = english, roundUp = false }: FileSizeOptions = {},
): string {
  const write = (value: number, digits: number, unit: keyof typeof words) => {
    const step = 10 ** digits;
    const rounded = (roundUp ? Math.ceil(value * step) : Math.round(value * step)) / step;
    const size = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(rounded);
    return words[unit]({ size });
  };
  if (bytes < KILO) return write(bytes, 0, 'bytes');
  // Above this, kilobytes would round to 1,024.
  if (bytes < MEGA - KILO) return write(bytes / KILO, 0, 'kilobytes');
  return write(bytes / MEGA, 2, 'megabytes');
}

/** {@link formatFileSize} in the language around a component; `own` overrides the locale of its figures. */
export function useFileSize(own?: string) {
  const locale = useLocale(own);
  const words = useMessages(messages);
  return (bytes: number, options?: Pick<FileSizeOptions, 'roundUp'>) =>
    formatFileSize(bytes, { ...options, locale, words });
}

/** A limit in megabytes, without the unit: `5`, `2.5`. */
export const megabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(bytes / MEGA);
