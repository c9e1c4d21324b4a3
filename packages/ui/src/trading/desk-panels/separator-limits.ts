import { directionAt } from '../../foundations/direction.ts';

/** A separator between two panels: the panel that it resizes, the limits, and the direction that enlarges. In px. */
export interface Line {
  panel: HTMLElement;
  size: number;
  min: number;
  max: number;
  /** Change of the panel's size for each px to the right, or down: 1 or -1. */
  sign: number;
  /** Size of the group in the direction of the resize. */
  room: number;
}

/** Measures the panels around a separator; undefined where neither has a size of its own. */
export function measureLine(separator: HTMLElement): Line | undefined {
  const {
    previousElementSibling: before,
    nextElementSibling: after,
    parentElement: group,
  } = separator;
  const panel = [after, before].find(hasOwnSize);
  if (!panel || !group) return undefined;
  const isVertical = separator.getAttribute('aria-orientation') === 'horizontal';
  const side = isVertical ? 'height' : 'width';
  const length = (element: Element) => element.getBoundingClientRect()[side];
  const limit = (element: Element, which: 'min' | 'max') =>
    Number.parseInt(getComputedStyle(element).getPropertyValue(`${which}-${side}`), 10);
  const size = length(panel);
  // It can grow by as much as the panel that fills the rest can shrink.
  const filler = [...group.children].find((child) => isPanel(child) && !hasOwnSize(child));
  const spare = filler ? Math.max(0, length(filler) - (limit(filler, 'min') || 0)) : 0;
  const isReversed = !isVertical && directionAt(group) === 'rtl';
  return {
    panel,
    size,
    min: limit(panel, 'min') || 0,
    max: Math.min(limit(panel, 'max') || Infinity, size + spare),
    sign: (panel === after ? -1 : 1) * (isReversed ? -1 : 1),
    room: length(group),
  };
}

const isPanel = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset['panel'] !== undefined;

const hasOwnSize = (element: Element | null): element is HTMLElement =>
  element !== null && isPanel(element) && element.dataset['unit'] !== undefined;

/** The size within the limits, in the unit of the panel. */
export function sizeFor({ panel, min, max, room }: Line, wanted: number): number {
  const px = Math.round(Math.min(Math.max(wanted, min), max));
  return panel.dataset['unit'] === '%' ? Math.round((px / room) * 1000) / 10 : px;
}
