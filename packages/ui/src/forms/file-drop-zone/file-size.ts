const KILO = 1024;
const MEGA = KILO * KILO;

export interface FileSizeOptions {
  locale?: string | undefined;
  /** Never below the true size: a file just over a limit must not read as if it kept to it. */
  roundUp?: boolean | undefined;
}

/** Bytes as people read them, in binary units: `812 B`, `640 KB`, `1.84 MB`. */
export function formatFileSize(
  bytes: number,
  { locale = 'en', roundUp = false }: FileSizeOptions = {},
): string {
  const write = (value: number, digits: number, unit: string) => {
    const step = 10 ** digits;
    const rounded = (roundUp ? Math.ceil(value * step) : Math.round(value * step)) / step;
    const text = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(rounded);
    return `${text} ${unit}`;
  };
  if (bytes < KILO) return write(bytes, 0, 'B');
  // From here on kilobytes would round to 1,024.
  if (bytes < MEGA - KILO) return write(bytes / KILO, 0, 'KB');
  return write(bytes / MEGA, 2, 'MB');
}

/** A limit in megabytes, without the unit: `5`, `2.5`. */
export const megabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(bytes / MEGA);
