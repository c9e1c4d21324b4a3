const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
const attributes = [...spoken, 'title', 'placeholder', 'alt'];

/** All visible and accessible texts of a page, except those with `translate="no"`. */
export function textsOf(page: Element): string[] {
  const texts: string[] = [];
  for (const element of [page, ...page.querySelectorAll('*')]) {
    if (element.closest('[translate="no"], style, script')) continue;
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
  }
  return texts.filter((text) => text.trim() !== '');
}

/**
 * Figures with a sign or a code that lose their order in a text from right to left, as nothing isolates them: `−1.25%`
 * would be drawn `1.25%−`. `<bdi>` and `dir="ltr"` around them keep it.
 */
export const strayFigures = (page: Element): string[] =>
  [...page.querySelectorAll(':not(bdi, bdi *, [dir=ltr]:not(html), [dir=ltr]:not(html) *)')]
    .filter((element) => !/visually-hidden|sr-only/.test(element.className))
    .map((element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join(''),
    )
    .filter((text) => isFigure.test(text));

const isFigure = /^[^\p{Ll}\u2068]*(?:[+\-−±≈<>]\s?\p{Nd}|\p{Nd}\s[A-Z]{3,})[^\p{Ll}]*$/u;

/**
 * English that is left on a page in the pseudo-locale: words of plain letters, and figures with a point, that are not among
 * the data. The locale of the page must have no Latin letters in dates and no point in figures, such as `ka`.
 *
 * @param texts texts of the page: see {@link textsOf}
 * @param data texts that the page got as data
 */
export function plainWords(texts: readonly string[], data: readonly string[]): string[] {
  const known = new Set(data.flatMap((each) => each.match(/[A-Za-z]+/g) ?? []));
  const written = data.filter((each) => !/^[+-]?\d+(\.\d+)?$/.test(each));
  return texts.filter(
    (text) =>
      (text.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !known.has(word)) ||
      (text.match(/\d+\.\d+/g) ?? []).some(
        (figure) => !written.some((each) => each.includes(figure)),
      ),
  );
}
