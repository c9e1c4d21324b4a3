/** Whether two texts are the same name but for case, accents and spaces: how a typed signature is compared. */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
