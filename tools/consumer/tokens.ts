/** Runs in the page: what is not as the theme and the component say. The pages could otherwise be equally bare. */
export function unlikeTheTokens(): string[] {
  const probe = document.createElement('i');
  document.body.append(probe);
  const token = (property: 'backgroundColor' | 'borderRadius' | 'height', name: string) => {
    probe.style[property] = `var(--agio-${name})`;
    const value = getComputedStyle(probe)[property];
    probe.style[property] = '';
    return value;
  };
  const styleOf = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return getComputedStyle(element);
  };
  probe.style.display = 'block';
  const length = (value: string) => {
    probe.style.height = value;
    const { height } = getComputedStyle(probe);
    probe.style.height = '';
    return height;
  };
  const expected: [what: string, is: string, should: string][] = [
    ['button: padding', styleOf('[data-slot=button]').paddingInlineStart, length('0.875rem')],
    [
      'button: background',
      styleOf('[data-slot=button]').backgroundColor,
      token('backgroundColor', 'accent'),
    ],
    [
      'button: radius',
      styleOf('[data-slot=button]').borderTopLeftRadius,
      token('borderRadius', 'radius-control'),
    ],
    ['button: height', styleOf('[data-slot=button]').height, token('height', 'control-height')],
    [
      'order book: background',
      styleOf('[data-slot=order-book]').backgroundColor,
      token('backgroundColor', 'surface-1'),
    ],
    [
      'dialog: radius',
      styleOf('[data-slot=dialog-panel]').borderTopLeftRadius,
      token('borderRadius', 'radius-dialog'),
    ],
    [
      'dialog: what covers the page',
      styleOf('[data-slot=dialog-scrim]').backgroundColor,
      token('backgroundColor', 'scrim'),
    ],
    ['table: row height', styleOf('[data-slot=data-table-row]').height, token('height', 'row')],
    [
      'table: figures',
      styleOf('[data-slot=price]').fontVariantNumeric,
      'lining-nums tabular-nums slashed-zero',
    ],
    [
      'field: edge',
      styleOf('[data-slot=field-frame]').borderTopColor,
      token('backgroundColor', 'line-strong'),
    ],
    [
      'dialog: body padding',
      styleOf('[data-slot=dialog-body]').paddingInlineStart,
      length('1.5rem'),
    ],
    ...textOf('button', '600'),
    ...textOf('tabs', '400'),
    ...textOf('order-book', '400'),
    ...textOf('dialog-content', '400'),
  ];
  return [
    ...expected
      .filter(([, is, should]) => is !== should || is === '')
      .map(([what, is, should]) => `${what} is ${is}, should be ${should}`),
    ...unlikeInLight(),
  ];

  /** No component takes its text from the page that it stands in. */
  function textOf(slot: string, weight: string): typeof expected {
    const { fontFamily, fontSize, fontWeight } = styleOf(`[data-slot=${slot}]`);
    probe.style.fontFamily = 'var(--agio-font-text)';
    const family = getComputedStyle(probe).fontFamily;
    probe.style.fontFamily = '';
    return [
      [`${slot}: font`, fontFamily, family],
      [`${slot}: size`, fontSize, length('0.875rem')],
      [`${slot}: weight`, fontWeight, weight],
    ];
  }

  /** A light panel in the dark page: every colour resolves where it stands, whatever the host's build made of it. */
  function unlikeInLight(): string[] {
    const names = ['surface-1', 'fg', 'accent', 'up', 'down'];
    const outside = names.map((name) => token('backgroundColor', name));
    const panel = document.createElement('div');
    panel.dataset['theme'] = 'light';
    document.body.append(panel);
    panel.append(probe);
    const wrong = names.filter((name, i) => token('backgroundColor', name) === outside[i]);
    panel.remove();
    return wrong.map((name) => `${name} in a light panel is as in the dark page`);
  }
}
