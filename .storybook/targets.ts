// @where Tools: least size of a target (hit area) in every story
/*
 * Proof for every story, with what its play function opens: whatever can be pressed is large enough for a pointer, and for
 * a finger where that is the pointer. Layout is asked, not the hand: two areas may overlap.
 */

interface TargetSize {
  width: number;
  height: number;
}

/** px: WCAG 2.5.8 for a fine pointer, 2.5.5 for a finger. A layout may be off by a fraction. */
const least = { fine: 24, coarse: 44 } as const;
const fraction = 0.5;

const pressable =
  'a[href], button, input:not([type=hidden]), textarea, select, summary, [role=option], [role^=menuitem], [role=slider]';

/** Smaller for a finger, with the reason. */
const excused: readonly { selector: string; because: string }[] = [
  {
    selector: '[data-slot=order-book-cell]',
    because: 'as many levels as possible; the price field of the ticket does the same',
  },
];

/** Throws what is too small. */
export function expectTargets(): void {
  const exceptions = excused.map(({ selector }) => selector).join();
  const found = [
    ...tooSmall(least.fine).map((each) => `${each}, below ${least.fine} px`),
    ...forAFinger(() => tooSmall(least.coarse, exceptions)).map(
      (each) => `${each}, below ${least.coarse} px for a finger`,
    ),
  ];
  if (found.length > 0) throw new Error(`Too small to press: ${[...new Set(found)].join('; ')}`);
}

/** Applies the styles for a coarse pointer while `look` runs. The browser paints nothing in between. */
function forAFinger<T>(look: () => T): T {
  const media = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter(({ conditionText }) => conditionText === '(pointer: coarse)')
    .map((rule) => rule.media);
  for (const each of media) each.mediaText = 'all';
  try {
    return look();
  } finally {
    for (const each of media) each.mediaText = '(pointer: coarse)';
  }
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** Selects our own elements alone: buttons that a story brings for its own use have no slot. */
function tooSmall(px: number, exceptions = ':not(*)'): string[] {
  return [...document.body.querySelectorAll<HTMLElement>(`:is(${pressable})[data-slot]`)]
    .filter((element) => !element.matches(exceptions) && isPressable(element) && !isInText(element))
    .flatMap((element) => {
      const { width, height } = sizeOf(element);
      if (Math.min(width, height) >= px - fraction) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
      return [
        `${element.dataset['slot']} "${name}" is ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
}

function isPressable(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    // Elements for screen readers alone measure one px.
    Math.min(width, height) > 1 &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** A link in a sentence is as high as its line. */
function isInText(element: HTMLElement): boolean {
  const around = element.parentElement?.textContent.trim() ?? '';
  return (
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    around !== element.textContent.trim()
  );
}

/** Its box, or what enlarges it: the hit area, the frame of a field, its label. */
function sizeOf(element: HTMLElement): TargetSize {
  const hit = getComputedStyle(element, '::after');
  const boxes: TargetSize[] = [
    element,
    element.closest('[data-slot=field-frame]'),
    element.closest('label'),
    ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
  ].flatMap((each) => each?.getBoundingClientRect() ?? []);
  if (hit.content !== 'none' && hit.position === 'absolute') {
    boxes.push({ width: Number.parseInt(hit.width, 10), height: Number.parseInt(hit.height, 10) });
  }
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
}
