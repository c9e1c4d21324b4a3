/**
 * A decimal string as a JavaScript number, for pixel positions only. It may lose digits: anything that is shown, compared
 * or sent comes from the string.
 */
export function plotNumber(text: string): number {
  return Number(text);
}
