/**
 * Keys and typing in a list of options, by the ARIA pattern of a listbox.
 * @module
 */

import { foldText } from '../fold-text/fold-text.ts';

/** One choice of a select or a combobox. */
export interface ListOption<V extends string = string> {
  value: V;
  /** The visible text, which typed letters search. */
  label: string;
  disabled?: boolean | undefined;
}

/**
 * The index that a key leads to, by the ARIA pattern "listbox": no wrapping, disabled options are skipped. Undefined for
 * keys that do not move. `from` is -1 while no option is active.
 */
export function moveActive(
  options: readonly ListOption[],
  from: number,
  key: string,
): number | undefined {
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return nearest(options, from + 1, 1) ?? from;
    case 'ArrowUp':
      return from === -1 ? nearest(options, last, -1) : (nearest(options, from - 1, -1) ?? from);
    case 'Home':
      return nearest(options, 0, 1);
    case 'End':
      return nearest(options, last, -1);
    case 'PageDown':
      return nearest(options, Math.min(from + 10, last), -1) ?? from;
    case 'PageUp':
      return nearest(options, Math.max(from - 10, 0), 1) ?? from;
    default:
      return undefined;
  }
}

function nearest(
  options: readonly ListOption[],
  from: number,
  direction: 1 | -1,
): number | undefined {
  for (let i = from; i >= 0 && i < options.length; i += direction) {
    if (options[i]?.disabled !== true) return i;
  }
  return undefined;
}

/** Milliseconds without a key after which a typed word ends. */
export const TYPE_AHEAD_PAUSE = 700;

/**
 * The index of the next option that begins with the typed letters, from the active one on. The same letter again goes to
 * the next option with that letter.
 */
export function findByText(
  options: readonly ListOption[],
  from: number,
  typed: string,
): number | undefined {
  const repeated = typed.length > 1 && new Set(typed).size === 1;
  const beginning = foldText(repeated ? typed.slice(0, 1) : typed);
  const start = typed.length === 1 || repeated ? from + 1 : Math.max(from, 0);
  for (let i = 0; i < options.length; i += 1) {
    const at = (start + i) % options.length;
    const option = options[at];
    if (option?.disabled !== true && foldText(option?.label ?? '').startsWith(beginning)) {
      return at;
    }
  }
  return undefined;
}
