/**
 * A decimal string as a JavaScript number, for the position of a pixel and for nothing else. It may lose digits:
 * whatever is shown as text, compared or sent comes from the string.
 */
export function plotNumber(text: string): number {
  return Number(text);
}
