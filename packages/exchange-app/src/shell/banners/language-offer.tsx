// @where Languages: offer of the browser’s language
import { Banner } from '@agio/ui/banner';
import { Button } from '@agio/ui/button';
import { languageCalled, preferredOf } from '@agio/ui/languages';
import { Languages } from 'lucide-react';
import { use } from 'react';
import { useBrand } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { bootWords, chooseLanguage, hasLanguage } from '../../shared/language/load-language.ts';
import { useLanguage } from '../../shared/language/translator.tsx';
import { preferences, usePreferences } from '../../shared/storage/preferences.ts';

/** Offers the language of the browser, once, in its own words and in those of the page. */
export function LanguageOffer() {
  const { isLanguageSettled } = usePreferences();
  const active = ['en', ...useConfig().activeLanguages].filter(hasLanguage);
  const code = preferredOf(navigator.languages, active);
  const shown = useLanguage().code;
  return isLanguageSettled || code === undefined || code === shown ? null : (
    <Offer code={code} shown={shown} />
  );
}

const texts = new Map<string, ReturnType<typeof bootWords>>();

/** The same promise for the same language. Without its words it is not offered. */
function textsOf(code: string) {
  const words = texts.get(code) ?? bootWords(code).catch(() => bootWords('en'));
  texts.set(code, words);
  return words;
}

function Offer({ code, shown }: { code: string; shown: string }) {
  const { title: brand } = useBrand();
  const { tag, name, direction } = languageCalled(code);
  const [its, own] = [use(textsOf(code)), use(textsOf(shown))];
  return (
    <Banner
      tone="info"
      icon={<Languages size={16} strokeWidth={1.5} aria-hidden />}
      title={
        <span lang={tag} dir={direction}>
          {its.offer.replace('{{brand}}', brand)}
        </span>
      }
      action={
        <Button size="sm" lang={tag} onClick={() => chooseLanguage(code)}>
          {its.accept}
        </Button>
      }
      onDismiss={() => preferences.set({ isLanguageSettled: true })}
    >
      {own.also.replace('{{language}}', name)}
    </Banner>
  );
}
