/** Spaces of every kind, line breaks, and characters that cannot be seen but make another address. */
const dropped = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Removes from an address what copying adds: spaces, line breaks, invisible and direction characters. Every other
 * character stays; the network's checksum catches look-alike letters.
 */
export function cleanAddress(text: string): string {
  return text.replaceAll(dropped, '');
}
