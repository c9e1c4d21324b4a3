/** The text direction around an element. The left and right arrow keys follow it. */
export const directionAt = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The text direction of a language, by the script that it is written in. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(new Intl.Locale(locale).maximize().script ?? '')
    ? 'rtl'
    : 'ltr';

/** The text direction of the page, for elements that are not in it yet. */
export const pageDirection = (): 'ltr' | 'rtl' =>
  typeof document === 'undefined' ? 'ltr' : directionAt(document.documentElement);
