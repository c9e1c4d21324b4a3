/** Spaces of every kind, line breaks, and characters that cannot be seen but make another address. */
const dropped = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/**
 * An address as it was meant: what copying adds is dropped (spaces, line breaks, invisible and direction characters),
 * everything else stays as it is. Letters that only look alike are the network's checksum to refuse.
 */
export function cleanAddress(text: string): string {
  return text.replaceAll(dropped, '');
}
