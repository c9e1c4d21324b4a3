import { createInstance } from 'i18next';
import { languages } from './languages.ts';
import { setLanguage } from './translator.ts';

/** The texts of one language by namespace: nested by the parts of their keys, with `{{gaps}}` and plural forms. */
export type Texts = Readonly<Record<string, unknown>>;

/** Takes the words of a namespace that is not shown yet. */
export type AddWords = (namespace: string, texts: Texts) => void;

type Values = Readonly<Record<string, string | number>>;
type Copy = Readonly<Record<string, Readonly<Record<string, string>>>>;
let copy: Copy = {};
let refresh: () => void = () => undefined;

/**
 * Puts a brand's words in place of the app's own, now and in every language that is shown later: by language, then by
 * namespace and key, as in `shell.footer.copyright` or, of a component, `ui.orderBook.title`.
 */
export function setCopy(words: Copy): void {
  copy = words;
  refresh();
}

/**
 * Shows a language with the namespaces that were loaded. Their words must be complete: no second language stands behind
 * them, so a missing key would show as its name. `ui` has the words of the components, by component; what it does not
 * have is English. With the words at hand i18next starts within this call, so that stories and tests need not wait.
 */
export function showLanguage(code: string, texts: Readonly<Record<string, Texts>>): AddWords {
  const i18n = createInstance({
    lng: code,
    resources: { [code]: { ...texts } },
    ns: Object.keys(texts),
    fallbackLng: false,
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  i18n.use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    // In the figures of the language.
    format: (value: unknown) =>
      typeof value === 'number' ? value.toLocaleString(code) : (value as string),
  });
  void i18n.init();
  const own = (path: string, values: Values | undefined): string | undefined => {
    const text = copy[code]?.[path] ?? copy['en']?.[path];
    return text && i18n.services.interpolator.interpolate(text, { ...values }, code, {});
  };
  refresh = () =>
    setLanguage({
      code,
      translate: (namespace, key, values) =>
        own(`${namespace}.${key}`, values) ?? i18n.t(key, { ns: namespace, ...values }),
      translateUi: (component, key, values) => {
        const path = `${component}.${key}`;
        const options = { ns: 'ui', ...values };
        return (
          own(`ui.${path}`, values) ??
          (i18n.exists(path, options) ? i18n.t(path, options) : undefined)
        );
      },
    });
  refresh();
  const page = globalThis.document?.documentElement;
  if (page) {
    page.lang = code;
    page.dir = languages.find((language) => language.code === code)?.direction ?? 'ltr';
  }
  return (namespace, words) => i18n.addResourceBundle(code, namespace, words);
}
