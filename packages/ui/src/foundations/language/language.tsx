import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type Definition,
  messagesIn,
  type Messages,
  type Texts,
  type Translate,
} from './messages.ts';

export { defineMessages, messagesIn } from './messages.ts';
export type { Definition, Messages, MessagesOf, Texts, Translate, Values } from './messages.ts';

interface Language {
  readonly locale: string;
  readonly timeZone: string | undefined;
  readonly translate: Translate | undefined;
  /** By definition: made once per language, so that they keep their identity. */
  readonly messages: WeakMap<object, unknown>;
}

const languageOf = (locale: string, timeZone?: string, translate?: Translate): Language => ({
  locale,
  timeZone,
  translate,
  messages: new WeakMap(),
});

const LanguageContext = createContext<Language>(languageOf('en'));

export interface LanguageProviderProps {
  /** Of words, figures and dates, as `Intl` takes it: `de`, `pt-BR`. */
  locale: string;
  /** IANA name, as in `Europe/Berlin`; the reader's own zone when left out. */
  timeZone?: string | undefined;
  /** Words in that language; English where it is left out or answers undefined. The same function between renders. */
  translate?: Translate | undefined;
  /** What is written in that language. */
  children: ReactNode;
}

/**
 * The language of all components below: words, figures, dates and times. Without it they are in English and the
 * reader's own time zone. The direction is the page's (`<html dir>`), which styles and keys follow.
 */
export function LanguageProvider({ locale, timeZone, translate, children }: LanguageProviderProps) {
  const language = useMemo(
    () => languageOf(locale, timeZone, translate),
    [locale, timeZone, translate],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/**
 * What a component says in the language around it.
 *
 * @param own words that this one component says otherwise
 */
export function useMessages<T extends Texts>(
  definition: Definition<T>,
  own?: Partial<Messages<T>>,
): Messages<T> {
  const language = useContext(LanguageContext);
  let messages = language.messages.get(definition) as Messages<T> | undefined;
  if (!messages) {
    messages = messagesIn(definition, language);
    language.messages.set(definition, messages);
  }
  return useMemo(() => (own ? { ...messages, ...own } : messages), [messages, own]);
}

/** The language around a component, for `Intl` and the formatters of `@agio/money`; `own` goes before it. */
export const useLocale = (own?: string): string => {
  const { locale } = useContext(LanguageContext);
  return own ?? locale;
};

/** The time zone around a component as an IANA name, undefined for the reader's own; `own` goes before it. */
export const useTimeZone = (own?: string): string | undefined => {
  const { timeZone } = useContext(LanguageContext);
  return own ?? timeZone;
};
