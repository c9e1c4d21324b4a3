// @where Widgets: text of a refusal or of another failure
import { isRefusalAmount, type RefusalReason } from '@agio/api-client';
import { formatCrypto } from '@agio/money';
import type { Translate } from '@agio/ui/language';

/**
 * Returns the words of a reason for which the exchange refuses a call, with its amounts in the figures of the locale;
 * undefined where there is no translation: then the exchange's own words are shown. For the client's `refusalWords`.
 *
 * @param translate translation of the components; `refusals` is the namespace, a code the key
 */
export function refusalWords(
  { code, values = {} }: RefusalReason,
  { locale, translate }: { readonly locale: string; readonly translate: Translate },
): string | undefined {
  if (code === '') return undefined;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    isRefusalAmount(name)
      ? formatCrypto(String(value), { locale, maxDigits: 30 })
      : (wordOf(name, String(value), { locale, translate }) ?? value),
  ]);
  return translate('refusals', code, Object.fromEntries(written));
}

/** Returns the translation of a value that is a code or an English word; undefined for a name. */
function wordOf(
  name: string,
  value: string,
  { locale, translate }: { readonly locale: string; readonly translate: Translate },
): string | undefined {
  // Terms are named as the codes are.
  const term = value.charAt(0).toLowerCase() + value.slice(1);
  switch (name) {
    case 'status':
      return translate('activity', value) ?? translate('common', term);
    case 'option':
      return translate('common', `${term}Order`) ?? translate('common', term);
    case 'result':
      return translate('allowance', `title.${value}`);
    case 'fileTypes':
      return new Intl.ListFormat(locale, { type: 'disjunction' }).format(value.split(/, | or /));
    default:
      return undefined;
  }
}
