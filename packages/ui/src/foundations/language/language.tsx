/**
 * The language of components: words, figures, dates and times of all that stands below its provider.
 *
 * @example
 * ```tsx
 * import { LanguageProvider } from '@agio/ui/language';
 * import { Pagination } from '@agio/ui/pagination';
 *
 * const german: Record<string, string> = { 'pagination.next': 'Weiter' };
 *
 * export const Deutsch = () => (
 *   <LanguageProvider
 *     locale="de-CH"
 *     timeZone="Europe/Zurich"
 *     translate={(namespace, key) => german[`${namespace}.${key}`]}
 *   >
 *     <Pagination shown="1–50" onNext={() => {}} />
 *   </LanguageProvider>
 * );
 * ```
 *
 * @module
 */

import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import {
  type Definition,
  messagesIn,
  type Messages,
  type Texts,
  type Translate,
} from './messages.ts';

export { type Catalogue, catalogueOf, termPlaces } from './catalogue.ts';
export { directionOf } from '../direction.ts';
export { defineMessages, inGaps, messagesIn } from './messages.ts';
export type {
  Definition,
  Messages,
  MessagesOf,
  Term,
  Texts,
  Translate,
  Values,
} from './messages.ts';

type Said = Pick<LanguageProviderProps, 'locale' | 'timeZone' | 'translate' | 'wordsOf'>;

interface Language extends Said {
  /** A cache by definition, so that the texts of a language keep their identity between renders. */
  readonly messages: WeakMap<object, unknown>;
  /** Promises that components waited for, by definition: React wants to see them again when it resumes a component. */
  readonly waits: WeakMap<object, Promise<void>>;
}

const languageOf = (said: Said): Language => ({
  ...said,
  messages: new WeakMap(),
  waits: new WeakMap(),
});

const LanguageContext = createContext<Language>(languageOf({ locale: 'en' }));

export interface LanguageProviderProps {
  /** BCP 47 tag for words, figures and dates: `de`, `pt-BR`. */
  locale: string;
  /** IANA name, such as `Europe/Berlin`; the reader's own zone by default. */
  timeZone?: string | undefined;
  /** Translates a text; English where it is left out or returns undefined. Pass the same function in every render. */
  translate?: Translate | undefined;
  /**
   * Returns a promise while the words of a namespace are on their way: until then its components suspend. Undefined where
   * they are there, or will never be. It must not reject; the promise of a namespace stays the same. `createWords` makes it.
   */
  wordsOf?: ((namespace: string) => Promise<void> | undefined) | undefined;
  /** The components in that language. */
  children: ReactNode;
}

/**
 * The language of all components below: words, figures, dates and times. Without it they use English and the reader's
 * own time zone. The text direction is that of the page (`<html dir>`), which styles and keys follow.
 */
export function LanguageProvider({
  locale,
  timeZone,
  translate,
  wordsOf,
  children,
}: LanguageProviderProps) {
  const language = useMemo(
    () => languageOf({ locale, timeZone, translate, wordsOf }),
    [locale, timeZone, translate, wordsOf],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/**
 * The texts of a component in the language around it.
 *
 * @param own texts that override single ones
 */
export function useMessages<T extends Texts>(
  definition: Definition<T>,
  own?: Partial<Messages<T>>,
): Messages<T> {
  const language = useContext(LanguageContext);
  let messages = language.messages.get(definition) as Messages<T> | undefined;
  const wait =
    language.waits.get(definition) ??
    (messages ? undefined : language.wordsOf?.(definition.namespace));
  if (wait) {
    language.waits.set(definition, wait);
    use(wait);
  }
  if (!messages) {
    messages = messagesIn(definition, language);
    language.messages.set(definition, messages);
  }
  return useMemo(() => (own ? { ...messages, ...own } : messages), [messages, own]);
}

/** The locale around a component, for `Intl` and the formatters of `@agio/money`; `own` overrides it. */
export const useLocale = (own?: string): string => {
  const { locale } = useContext(LanguageContext);
  return own ?? locale;
};

/** The time zone around a component as an IANA name, undefined for the reader's own; `own` overrides it. */
export const useTimeZone = (own?: string): string | undefined => {
  const { timeZone } = useContext(LanguageContext);
  return own ?? timeZone;
};
