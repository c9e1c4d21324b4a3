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
  const expected: [what: string, is: string, should: string][] = [
    ['button: padding', styleOf('[data-slot=button]').paddingInlineStart, '14px'],
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
    ['dialog: body padding', styleOf('[data-slot=dialog-body]').paddingInlineStart, '24px'],
  ];
  return [
    ...expected
      .filter(([, is, should]) => is !== should || is === '')
      .map(([what, is, should]) => `${what} is ${is}, should be ${should}`),
    ...unlikeInLight(),
  ];

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
