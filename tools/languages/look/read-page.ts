/** Place of a text in the page, in names that do not differ between languages, and its fault. */
export interface Seen {
  place: string;
  fault: 'text' | 'raw key' | 'cut' | 'clipped' | 'overlap' | 'out of sight';
  text: string;
}

export interface PageRead {
  /** Pixels by which the page, or the dialog in front, is wider than its window or panel. */
  sideways: number;
  seen: Seen[];
  letters: Letters[];
}

/** A list of fonts, and the characters that are set in it. */
export type Letters = [fonts: string, letters: string[]];

/** Reads what is shown: the dialog in front if one is open, else the page. Runs in the page, so it refers to nothing outside. */
export function readPage(): PageRead {
  const seen: Seen[] = [];
  const letters = new Map<string, Set<string>>();
  const root =
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .filter((each) => each.checkVisibility())
      .at(-1) ?? document.body;

  const placeOf = (element: Element): string => {
    const parts: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      parts.unshift(at.getAttribute('data-slot') ?? at.tagName.toLowerCase());
    return parts.join(' ');
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Measures of an element, read once: asking for them is what takes the time. */
  const measures = new Map<Element, ReturnType<typeof measure>>();
  const measure = (element: Element) => {
    const { overflowX, overflowY, textOverflow, position, display, webkitLineClamp } =
      getComputedStyle(element);
    const isBox = display !== 'inline' && display !== 'contents';
    return {
      edge: element.getBoundingClientRect(),
      x: isBox ? overflowX : 'visible',
      y: isBox ? overflowY : 'visible',
      isControl: isBox && element.matches('button, a, [role=tab]'),
      isShortened: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
      floats: position === 'sticky' || position === 'fixed',
      isFixed: position === 'fixed',
    };
  };
  const measured = (element: Element) => {
    const known = measures.get(element) ?? measure(element);
    measures.set(element, known);
    return known;
  };

  /** Returns the part of a box that is in sight, and how the rest is hidden first. */
  const sightOf = (element: Element, box: DOMRect) => {
    let { left, right, top, bottom } = box;
    let hidden: 'scroll' | 'cut' | 'clipped' | undefined;
    // The box of a line is higher than its letters.
    const slack = box.height * 0.25;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { edge, x, y, isControl, isShortened, isFixed } = measured(at);
      const isOut = left < edge.left - 1 || right > edge.right + 1;
      const how = (overflow: string) =>
        /auto|scroll/.test(overflow) ? 'scroll' : isShortened ? 'cut' : 'clipped';
      if (isOut && (x !== 'visible' || isControl)) hidden ??= how(x);
      if (y !== 'visible' && (top < edge.top - slack || bottom > edge.bottom + slack))
        hidden ??= how(y);
      if (x !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (y !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (isFixed) break;
    }
    if (left < -1 || right > innerWidth + 1) hidden ??= 'clipped';
    return { left, right, top, bottom, hidden };
  };
  const isForScreenReaders = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { edge } = measured(element);
    return edge.width <= 1 || edge.height <= 1 || isForScreenReaders(element.parentElement);
  };
  const floatOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement)
      if (measured(at).floats) return at;
    return null;
  };

  const shown: {
    element: Element;
    place: string;
    text: string;
    box: ReturnType<typeof sightOf>;
    float: Element | null;
  }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = (walker.currentNode.textContent ?? '').trim();
    const element = walker.currentNode.parentElement;
    if (text === '' || !element || !isShown(element)) continue;
    if (isForScreenReaders(element)) continue;
    const place = placeOf(element);
    // Names that languages have themselves, or users have given, are no texts of the page.
    const isOfPage = !element.closest('[lang]:not(html), bdi');
    if (isOfPage) seen.push({ place, fault: 'text', text });
    if (/^[a-z]\w+(?:\.\w+)+$/.test(text)) seen.push({ place, fault: 'raw key', text });
    const fonts = getComputedStyle(element).fontFamily;
    if (isOfPage) {
      const known = letters.get(fonts) ?? new Set();
      for (const letter of text) known.add(letter);
      letters.set(fonts, known);
    }
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const sight = sightOf(element, range.getBoundingClientRect());
    if (sight.hidden === 'cut' || sight.hidden === 'clipped')
      seen.push({ place, fault: sight.hidden, text });
    if (sight.right - sight.left > 2 && sight.bottom - sight.top > 2) {
      const float = floatOf(element);
      for (const line of range.getClientRects())
        shown.push({ element, place, text, box: sightOf(element, line), float });
    }
  }

  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!isShown(element) || element.closest('[lang]:not(html)')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name)?.trim() ?? '';
      if (text !== '') seen.push({ place: `${placeOf(element)} @${name}`, fault: 'text', text });
    }
  }
  for (const input of root.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    const { font, paddingInlineStart, paddingInlineEnd, letterSpacing } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || input.value !== '' || !isShown(input)) continue;
    pen.font = font;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const room =
      input.clientWidth -
      Number.parseInt(paddingInlineStart, 10) -
      Number.parseInt(paddingInlineEnd, 10);
    if (pen.measureText(input.placeholder).width > room + 1)
      seen.push({ place: placeOf(input), fault: 'cut', text: input.placeholder });
  }

  shown.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.element === other.element || one.float !== other.float) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const lowest = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (width > 2 && height > 0.4 * lowest)
        seen.push({
          place: `${one.place} × ${other.place}`,
          fault: 'overlap',
          text: `${one.text} × ${other.text}`,
        });
    }

  for (const button of root.querySelectorAll('tr :is(button, a[href], [role=checkbox])')) {
    if (!isShown(button) || isForScreenReaders(button)) continue;
    const box = button.getBoundingClientRect();
    const sight = sightOf(button, box);
    if (box.width > 1 && sight.right - sight.left < 0.5 * box.width)
      seen.push({
        place: placeOf(button),
        fault: 'out of sight',
        text: button.getAttribute('aria-label') ?? button.textContent.trim(),
      });
  }

  const pages = [
    document.documentElement,
    ...(root === document.body
      ? []
      : [root, ...root.querySelectorAll('[data-slot$=-panel], [data-slot$=-body]')]),
  ];
  return {
    sideways: Math.max(...pages.map((each) => each.scrollWidth - each.clientWidth)),
    seen,
    letters: [...letters].map(([fonts, known]) => [fonts, [...known]]),
  };
}

/** Returns the characters that no font of a list has: drawn as one that no font can have. Runs in the page. */
export async function missingLetters(list: readonly Letters[]): Promise<string[]> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 40, height: 40 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return [];
  const missing: string[] = [];
  for (const [fonts, its] of list) {
    const font = `24px ${fonts}`;
    // A stand-in of the system's fonts that the system lacks is an error.
    await document.fonts.load(font, its.join('')).catch(() => []);
    await document.fonts.ready;
    const draw = (letter: string) => {
      pen.clearRect(0, 0, 40, 40);
      pen.font = font;
      pen.fillText(letter, 6, 30);
      return pen.getImageData(0, 0, 40, 40).data.join('');
    };
    const boxes = new Set(['\u{10FFFE}', '\uE83A', '\u0378'].map(draw));
    for (const letter of its)
      if (!/[\s\p{M}\p{C}]/u.test(letter) && boxes.has(draw(letter))) missing.push(letter);
  }
  return [...new Set(missing)];
}
