// @where App: regions, which write numbers in different ways
import { currencies, type Currency } from '@agio/api-client';
import { formatCrypto } from '@agio/money';
import { languageCalled, languages, localeOf } from '@agio/ui/languages';
import { toastNotices } from '@agio/widgets/host';
import { useConfig } from '../../config/use-config.ts';
import { chooseLanguage, hasLanguage } from '../language/load-language.ts';
import { useLanguage, useTranslate } from '../language/translator.tsx';
import { preferences, usePreferences } from '../storage/preferences.ts';
import { useChooseCurrency, useCurrency } from './use-currency.ts';
import { useUser } from './use-user.ts';

/** Regions that write numbers in different ways, as in `en-ch`. */
const regions = ['us', 'gb', 'ch', 'de', 'se', 'in'] as const;
/** The region of the spec's default, `en-us`. */
const usual = 'us';

/** Language, region and currency of the reader: what the dialog and the settings page show and change. */
export function useRegion() {
  const t = useTranslate('shell');
  const { activeLanguages, defaultCurrency, languages: brought } = useConfig();
  const { defaultLanguage } = usePreferences();
  const { isSignedIn } = useUser();
  const { currency } = useCurrency();
  const choose = useChooseCurrency();
  const { code: language, tag } = useLanguage();
  const region = defaultLanguage.split('-')[1] ?? usual;
  const isActive = (code: string) =>
    code === 'en' || (activeLanguages.includes(code) && hasLanguage(code));
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return {
    language: {
      value: language,
      options: [...languages, ...brought.map((each) => languageCalled(each.code))]
        .map(({ code, ...rest }) => ({ ...rest, code, active: isActive(code) }))
        .filter(({ active, inSelector }) => active || inSelector),
      choose: chooseLanguage,
    },
    numbers: {
      value: region,
      usual,
      options: regions.map((each) => ({
        value: each,
        label: `${formatCrypto('1234567.89', { locale: localeOf(`${language}-${each}`, language) })} (${names.of(each.toUpperCase())})`,
      })),
      onChange: (each: string) => preferences.set({ defaultLanguage: `${language}-${each}` }),
    },
    currency: {
      value: currency,
      options: currencies,
      usual: defaultCurrency,
      /** Rejects when the exchange refuses it; the provider of the hooks has shown the refusal. */
      choose: async (next: Currency) => {
        await choose(next);
        if (isSignedIn)
          toastNotices.success({ id: 'currency-changed', title: t('settings.changed') });
      },
    },
  };
}
