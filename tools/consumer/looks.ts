/** Look of one element, by computed style; `where` names it for people. */
export interface Look {
  where: string;
  style: Record<string, string>;
}

/** Runs in the page: every part of our components, in the order of the document. */
export function looksOfPage(): Look[] {
  const properties = [
    ...['padding', 'margin', 'border'].flatMap((name) =>
      ['top', 'right', 'bottom', 'left'].map((side) =>
        name === 'border' ? `border-${side}-width` : `${name}-${side}`,
      ),
    ),
    'border-top-color',
    'border-top-left-radius',
    'background-color',
    'color',
    'display',
    'position',
    'width',
    'height',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'font-style',
    'letter-spacing',
    'word-spacing',
    'text-align',
    'text-indent',
    'text-shadow',
    'text-transform',
    'white-space',
    'background-image',
    'max-width',
    'min-height',
    'text-decoration-line',
    'list-style-type',
    'box-shadow',
    'box-sizing',
    'column-gap',
    'row-gap',
    'opacity',
  ];
  const parts = document.querySelectorAll<HTMLElement>(
    '[data-slot]:not([data-of-host]), [data-slot]:not([data-of-host]) *:not(svg *)',
  );
  return [...parts].map((element) => {
    const computed = getComputedStyle(element);
    const slot = element.dataset['slot'] ?? `part of ${nearestSlot(element)}`;
    const words = element.textContent.trim().slice(0, 24);
    return {
      where: `${slot} <${element.localName}>${words === '' ? '' : ` "${words}"`}`,
      style: Object.fromEntries(properties.map((name) => [name, computed.getPropertyValue(name)])),
    };
  });

  function nearestSlot(element: HTMLElement) {
    return element.closest<HTMLElement>('[data-slot]')?.dataset['slot'] ?? '';
  }
}

/** Every property that is not as it is in the page of reference, in words. */
export function otherwise(reference: readonly Look[], looks: readonly Look[]): string[] {
  if (looks.length !== reference.length)
    return [`${looks.length} elements are there, ${reference.length} should be`];
  return looks.flatMap(({ where, style }, i) => {
    const expected = reference[i];
    if (expected === undefined || expected.where !== where)
      return [`${where} stands where ${expected?.where ?? 'nothing'} should`];
    return Object.entries(style).flatMap(([name, value]) =>
      expected.style[name] === value
        ? []
        : [`${where}: ${name} is ${value}, should be ${expected.style[name]}`],
    );
  });
}
