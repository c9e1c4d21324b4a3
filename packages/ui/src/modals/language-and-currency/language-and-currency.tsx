// @where App: currencies that values can be shown in
import { type ReactNode, useMemo, useState } from 'react';
import { RadioCard, RadioGroup } from '../../controls/radio-group/radio-group.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../navigation/tabs/tabs.tsx';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { languages as allLanguages } from '../../foundations/languages/languages.ts';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import { Modal, ModalError, type ModalProps } from '../shared/modal.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export interface LanguageOption {
  /** BCP 47 tag: `de`. */
  readonly code: string;
  /** Name in the language itself. */
  readonly name: string;
  /** An inactive language is listed but cannot be chosen. */
  readonly active: boolean;
}

/** Languages of the selector, in its order; only English is active. */
export const selectorLanguages: readonly LanguageOption[] = allLanguages
  .filter(({ inSelector }) => inSelector)
  .map(({ code, name }) => ({ code, name, active: code === 'en' }));

export interface CurrencyOption {
  /** ISO code: `CHF`. */
  readonly code: string;
  readonly symbol: string;
}

/** The display currencies. */
export const selectorCurrencies: readonly CurrencyOption[] = [
  { code: 'USD', symbol: '$' },
  { code: 'EUR', symbol: '€' },
  { code: 'CHF', symbol: 'Fr' },
  { code: 'JPY', symbol: '¥' },
];

export type LanguageAndCurrencyTab = 'language' | 'currency';

const messages = defineMessages('languageAndCurrency', {
  title: 'Language and currency',
  languages: 'Language & Region',
  currencies: terms.currency,
  selected: 'Selected',
  unavailable: '{{name}} · not available yet',
  about: 'Values are shown in this currency. Orders always settle in the assets of their market.',
});
export type LanguageAndCurrencyLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;

export interface LanguageAndCurrencyModalProps extends ModalProps {
  /**
   * The initial tab.
   * @default 'language'
   */
  defaultTab?: LanguageAndCurrencyTab | undefined;
  /** The tab, where the caller controls it, together with `onTabChange`. */
  tab?: LanguageAndCurrencyTab | undefined;
  /** Called with the new tab. */
  onTabChange?: ((tab: LanguageAndCurrencyTab) => void) | undefined;
  /**
   * The languages, each by its own name.
   * @default the languages of the library
   */
  languages?: readonly LanguageOption[] | undefined;
  /** The language that is chosen. */
  language: string;
  /** Called with the language that the reader chose. */
  onLanguageChange: (code: string) => void;
  /**
   * The currencies that values may be shown in.
   * @default the currencies of the library
   */
  currencies?: readonly CurrencyOption[] | undefined;
  /** The currency that is chosen. */
  currency: string;
  /** Called with the currency that the reader chose. */
  onCurrencyChange: (code: string) => void;
  /** The server's words when it refuses the currency. */
  error?: ReactNode;
  labels?: Partial<LanguageAndCurrencyLabels> | undefined;
}

/** Language and currency in two tabs of equal height. */
export function LanguageAndCurrencyModal({
  defaultTab = 'language',
  tab,
  onTabChange,
  languages = selectorLanguages,
  language,
  onLanguageChange,
  currencies = selectorCurrencies,
  currency,
  onCurrencyChange,
  error,
  labels,
  ...modal
}: LanguageAndCurrencyModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const names = useNames();
  const [own, setOwn] = useState(defaultTab);
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" {...modal}>
      <Tabs
        value={tab ?? own}
        onValueChange={(next) => {
          setOwn(next as LanguageAndCurrencyTab);
          onTabChange?.(next as LanguageAndCurrencyTab);
        }}
      >
        <TabsList aria-label={words.title} className="ui:px-6">
          <TabsTrigger value="language">{words.languages}</TabsTrigger>
          <TabsTrigger value="currency">{words.currencies}</TabsTrigger>
        </TabsList>
        <div className="ui:h-72 ui:max-h-[60vh] ui:overflow-y-auto ui:px-5 ui:py-4">
          <TabsContent value="language">
            <RadioGroup
              label={words.languages}
              value={language}
              onValueChange={onLanguageChange}
              className={grid}
            >
              {languages.map(({ code, name, active }) => (
                <RadioCard
                  key={code}
                  value={code}
                  disabled={!active}
                  media={<Code>{code.toUpperCase()}</Code>}
                  label={
                    <bdi lang={code} translate="no" className="ui:font-medium">
                      {name}
                    </bdi>
                  }
                  hint={
                    <span className="ui:text-xs">
                      {active
                        ? code === language
                          ? words.selected
                          : names.language.of(code)
                        : words.unavailable({ name: names.language.of(code) ?? code })}
                    </span>
                  }
                  // These rows have no check mark, so its space goes to the text.
                  className={cn(option, !active && 'ui:[&>svg]:hidden')}
                />
              ))}
            </RadioGroup>
          </TabsContent>
          <TabsContent value="currency">
            <RadioGroup
              label={words.currencies}
              value={currency}
              onValueChange={onCurrencyChange}
              className={grid}
            >
              {currencies.map(({ code, symbol }) => (
                <RadioCard
                  key={code}
                  value={code}
                  media={<Code>{symbol}</Code>}
                  label={code}
                  hint={<span className="ui:text-xs">{names.currency.of(code)}</span>}
                  className={option}
                />
              ))}
            </RadioGroup>
            <p data-slot="about" className="ui:px-1 ui:py-4 ui:text-sm ui:text-fg-muted">
              {words.about}
            </p>
            <ModalError>{error}</ModalError>
          </TabsContent>
        </div>
      </Tabs>
    </Modal>
  );
}

/** Names of languages and currencies in the language around the component. */
function useNames() {
  const locale = useLocale();
  return useMemo(
    () => ({
      language: new Intl.DisplayNames(locale, { type: 'language' }),
      currency: new Intl.DisplayNames(locale, { type: 'currency' }),
    }),
    [locale],
  );
}

/** Only the chosen row has a border. */
const option = 'ui:not-has-checked:not-hover:border-transparent';
const grid = 'ui:grid ui:grid-cols-2 ui:gap-1 ui:max-sm:grid-cols-1';

function Code({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      translate="no"
      className="ui:grid ui:h-6 ui:w-8 ui:flex-none ui:place-items-center ui:rounded-sm ui:bg-surface-3 ui:text-xs ui:font-semibold ui:text-fg-muted"
    >
      {children}
    </span>
  );
}
