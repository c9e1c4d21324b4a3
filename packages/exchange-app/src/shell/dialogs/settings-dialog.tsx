import { currencies, type Currency } from '@agio/api-client';
import {
  LanguageAndCurrencyModal,
  type LanguageAndCurrencyTab,
} from '@agio/ui/language-and-currency';
import { useBrand } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { languages } from '../../shared/language/languages.ts';
import { loadLanguage } from '../../shared/language/load-language.ts';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { toastNotices } from '@agio/widgets/provider';
import { languageOf, preferences, usePreferences } from '../../shared/storage/preferences.ts';
import { useChooseCurrency, useCurrency } from '../../shared/user/use-currency.ts';
import { useUser } from '../../shared/user/use-user.ts';
import type { DialogProps } from './dialog.ts';
import { useDialogs } from './use-dialogs.ts';

const symbols: Record<Currency, string> = { USD: '$', EUR: '€', CHF: 'Fr', JPY: '¥' };

/** Language and currency (spec §2, Header). */
export function SettingsDialog({
  open,
  onOpenChange,
  args: { tab = 'language' },
}: DialogProps<{ tab?: LanguageAndCurrencyTab | undefined }>) {
  const t = useTranslate('shell');
  const { activeLanguages } = useConfig();
  const { title: brand } = useBrand();
  const { defaultLanguage } = usePreferences();
  const { isSignedIn } = useUser();
  const { currency } = useCurrency();
  const choose = useChooseCurrency();
  const dialogs = useDialogs();

  const chooseLanguage = (code: string) => {
    preferences.set({ defaultLanguage: code === 'en' ? 'en-us' : code });
    void loadLanguage(code);
  };
  const chooseCurrency = async (next: Currency) => {
    try {
      await choose(next);
    } catch {
      // The provider of the hooks has told of it.
      return;
    }
    if (isSignedIn) toastNotices.success({ id: 'currency-changed', title: t('settings.changed') });
  };
  return (
    <LanguageAndCurrencyModal
      open={open}
      onOpenChange={onOpenChange}
      tab={tab}
      onTabChange={(next) => dialogs.open('settings', { tab: next })}
      languages={languages.map((language) => ({
        ...language,
        active: language.code === 'en' || activeLanguages.includes(language.code),
      }))}
      language={languageOf(defaultLanguage)}
      onLanguageChange={chooseLanguage}
      currencies={currencies.map((code) => ({ code, symbol: symbols[code] }))}
      currency={currency}
      onCurrencyChange={(next) => void chooseCurrency(next as Currency)}
      labels={{ about: t('settings.about', { brand }) }}
    />
  );
}
