// @where Widgets: zoom steps of the document viewer
import { pressedKey } from '@agio/ui/pressed-key';

/** In percent of the width of its place. */
const zooms = [50, 75, 100, 125, 150, 200, 300, 400] as const;
const fit = 100;

/** View of a document; kept from page to page. */
export interface Sight {
  readonly percent: number;
  /** Quarters, clockwise. */
  readonly turns: number;
}

export const firstSight: Sight = { percent: fit, turns: 0 };

/** Change of zoom or rotation. */
export type SightStep = 'in' | 'out' | 'fit' | 'turn';

export function stepSight({ percent, turns }: Sight, step: SightStep): Sight {
  switch (step) {
    case 'in':
      return { percent: zooms.find((each) => each > percent) ?? percent, turns };
    case 'out':
      return { percent: zooms.findLast((each) => each < percent) ?? percent, turns };
    case 'fit':
      return { percent: fit, turns };
    case 'turn':
      return { percent, turns: (turns + 1) % 4 };
  }
}

export const isLargest = ({ percent }: Sight): boolean => percent === zooms.at(-1);
export const isSmallest = ({ percent }: Sight): boolean => percent === zooms[0];

const steps: Readonly<Record<string, SightStep>> = {
  '+': 'in',
  // The plus of a keyboard, without Shift.
  '=': 'in',
  '-': 'out',
  '−': 'out',
  '0': 'fit',
  r: 'turn',
};

interface Press {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: Press) => ctrlKey || metaKey || altKey;

/** Returns the change for a key; the browser's own zoom keeps its keys. */
export const sightStepOf = (press: Press): SightStep | undefined =>
  hasModifier(press) ? undefined : steps[pressedKey(press)];

/**
 * Returns the number of pages that a key turns. Left and right arrows turn pages while there is nothing to scroll
 * sideways, in the reading direction of the interface.
 */
export function pagesTurned(
  press: Press,
  { isWider, isRtl }: { isWider: boolean; isRtl: boolean },
): 1 | -1 | undefined {
  if (hasModifier(press)) return undefined;
  switch (press.key) {
    case 'PageDown':
      return 1;
    case 'PageUp':
      return -1;
    case 'ArrowRight':
      return isWider ? undefined : isRtl ? -1 : 1;
    case 'ArrowLeft':
      return isWider ? undefined : isRtl ? 1 : -1;
    default:
      return undefined;
  }
}
