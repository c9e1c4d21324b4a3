/** One difference: an element, a property, and its values here and in the app. */
export interface Difference {
  where: string;
  property: string;
  is: string;
  should: string;
}

/** Functions that the check calls in the page. */
export interface Mirror {
  /** Keeps a sheet by a name. */
  keep: (name: string, css: string) => void;
  /** Takes these sheets, and no others beside the tokens. */
  wear: (names: readonly string[]) => void;
  /** Shows a picture of the widget in place of the live one: prices move no more, and nothing is fetched. */
  freeze: () => number;
  thaw: () => void;
  scheme: (scheme: 'dark' | 'light') => void;
  /** Remembers the look of every element, as it should be. */
  remember: (key: string, only?: 'colors') => void;
  /** Returns what is not as remembered, the causes before their effects on sizes. */
  compare: (key: string, only?: 'colors') => Difference[];
  /** Returns true once everything has been fetched and drawn. */
  isDone: () => boolean;
}

/** Functions of the host (widgets-host/looks.tsx). */
export interface Looks {
  names: string[];
  show: (name: string, scheme: 'dark' | 'light') => void;
}

/** Runs in the page, before its scripts. */
export function installMirror(): void {
  const sides = Object.fromEntries(
    ['top', 'right', 'bottom', 'left'].map((side) => [
      side,
      [`border-${side}-style`, `border-${side}-color`],
    ]),
  );
  const colors = [
    'color',
    'background-color',
    'box-shadow',
    ...Object.values(sides).map(([, color]) => color ?? ''),
  ];
  const words = (text: string) => text.split(' ');
  const properties = [
    ...colors,
    ...Object.values(sides).map(([style]) => style ?? ''),
    ...words('padding margin border-width border-radius background-image'),
    ...words('display position font-family font-size font-weight line-height font-style'),
    ...words('font-variant-numeric letter-spacing word-spacing text-align text-indent'),
    ...words('text-shadow text-transform white-space text-decoration-line max-width min-width'),
    ...words('max-height min-height list-style-type box-sizing gap opacity vertical-align'),
    ...words('overflow text-overflow visibility cursor appearance border-collapse'),
    ...words('border-spacing flex flex-direction align-items justify-content float'),
  ];
  const sizes = new Set(['width', 'height']);
  const all = [...properties, 'width', 'height'];
  /** Rows of a list are alike: so many of each kind are looked at. */
  const mostAlike = 3;
  const sheets = new Map<string, CSSStyleSheet>();
  const remembered = new Map<string, string[][]>();
  let copy: HTMLElement | undefined;
  let elements: Element[] = [];

  const look = (element: Element, names: readonly string[]): string[] => {
    const style = getComputedStyle(element);
    const values = names.map((name) => style.getPropertyValue(name));
    const drop = (name: string) => {
      const at = names.indexOf(name);
      if (at !== -1) values[at] = '';
    };
    // An edge of no width has no look.
    for (const [side, edges] of Object.entries(sides))
      if (style.getPropertyValue(`border-${side}-width`) === '0px')
        for (const edge of edges) drop(edge);
    if (names.length < all.length) return values;
    if (!/^inline|^table-cell/.test(style.display)) drop('vertical-align');
    if (!element.matches('ul, ol, li')) drop('list-style-type');
    if (!element.matches('table'))
      for (const name of ['border-collapse', 'border-spacing']) drop(name);
    // Ours have a ground and edges of their own, which leave nothing of what the browser draws.
    if (!element.matches('[type=checkbox], [type=radio], select')) drop('appearance');
    if (/^(?:li|q|a|blockquote|summary)$/.test(element.localName)) {
      values.push(getComputedStyle(element, '::before').content);
      values.push(getComputedStyle(element, '::after').content);
    }
    return values;
  };
  const isSame = (one: string, other: string) => {
    if (one === other) return true;
    const [a, b] = [one, other].map((value) => /^(-?[\d.]+)px$/.exec(value)?.[1]);
    return a !== undefined && b !== undefined && Math.abs(Number(a) - Number(b)) < 0.1;
  };
  const nameOf = (element: Element): string => {
    const slot = element.getAttribute('data-slot') ?? element.getAttribute('data-widget');
    const words = (element.textContent ?? '').trim().slice(0, 24);
    const holder = element.parentElement?.closest('[data-slot],[data-widget]');
    const place =
      slot ??
      `in ${holder?.getAttribute('data-slot') ?? holder?.getAttribute('data-widget') ?? 'the page'}`;
    return `<${element.localName}> ${place}${words === '' ? '' : ` "${words}"`}`;
  };
  /** Returns some of each kind of elements: of one name and classes, in parents of one kind. */
  const unlike = (every: readonly Element[]): Element[] => {
    const kinds = new Map<Element, string>();
    const counts = new Map<string, number>();
    return every.filter((element) => {
      if (element.matches('svg *, [data-slot=chart-picture] i')) return false; // drawings, and probes of colours
      const parent = element.parentElement && kinds.get(element.parentElement);
      const kind = `${parent} ${element.localName}.${element.getAttribute('class')}`;
      kinds.set(element, kind);
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= mostAlike;
    });
  };
  const live = () => document.querySelector<HTMLElement>('body > div');

  const mirror: Mirror = {
    keep: (name, css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(name, sheet);
    },
    wear: (names) => {
      document.adoptedStyleSheets = names.map((name) => {
        const sheet = sheets.get(name);
        if (!sheet) throw new Error(`There is no sheet ${name}.`);
        return sheet;
      });
    },
    freeze: () => {
      const shown = live();
      if (!shown) throw new Error('Nothing is shown.');
      copy = shown.cloneNode(true) as HTMLElement;
      shown.style.display = 'none';
      document.body.append(copy);
      const widget = copy.querySelectorAll('.of-the-host');
      if (widget.length !== 1)
        throw new Error(`The class of the host is on ${widget.length} elements.`);
      elements = unlike([...widget].flatMap((each) => [each, ...each.querySelectorAll('*')]));
      return elements.length;
    },
    thaw: () => {
      copy?.remove();
      copy = undefined;
      elements = [];
      remembered.clear();
      live()?.style.removeProperty('display');
    },
    scheme: (scheme) => {
      copy?.querySelector('[data-agio-root]')?.setAttribute('data-theme', scheme);
    },
    remember: (key, only) => {
      remembered.set(
        key,
        elements.map((element) => look(element, only === 'colors' ? colors : all)),
      );
    },
    compare: (key, only) => {
      const names = only === 'colors' ? colors : all;
      const expected = remembered.get(key);
      if (!expected) throw new Error(`${key} was not looked at.`);
      const causes: Difference[] = [];
      const effects: Difference[] = [];
      for (const [i, element] of elements.entries()) {
        const values = look(element, names);
        const wanted = expected[i] ?? [];
        for (const [j, is] of values.entries()) {
          const should = wanted[j] ?? '';
          if (isSame(is, should)) continue;
          const property = names[j] ?? `content of ::${j === all.length ? 'before' : 'after'}`;
          const difference = { where: nameOf(element), property, is, should };
          if (sizes.has(property)) effects.push(difference);
          else causes.push(difference);
        }
      }
      return [...causes, ...effects];
    },
    isDone: () =>
      document.querySelector('.of-the-host') !== null &&
      document.querySelector('[data-slot=skeleton], [aria-busy=true]') === null &&
      document.fonts.status === 'loaded',
  };
  Object.assign(globalThis, { mirror });
}
