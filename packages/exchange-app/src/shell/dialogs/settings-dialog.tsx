import type { Currency } from '@agio/api-client';
import {
  LanguageAndCurrencyModal,
  type LanguageAndCurrencyTab,
} from '@agio/ui/language-and-currency';
import { useBrand } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useRegion } from '../../shared/user/use-region.ts';
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
  const { title: brand } = useBrand();
  const { language, currency } = useRegion();
  const dialogs = useDialogs();
  return (
    <LanguageAndCurrencyModal
      open={open}
      onOpenChange={onOpenChange}
      tab={tab}
      onTabChange={(next) => dialogs.open('settings', { tab: next })}
      languages={language.options}
      language={language.value}
      onLanguageChange={language.choose}
      currencies={currency.options.map((code) => ({ code, symbol: symbols[code] }))}
      currency={currency.value}
      onCurrencyChange={(next) => void currency.choose(next as Currency).catch(() => undefined)}
      labels={{ about: t('settings.about', { brand }) }}
    />
  );
}
