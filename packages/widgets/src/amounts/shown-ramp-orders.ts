/** Purchases and sales on the screen: their changes are shown there, and not as notices. */
const shown = new Map<string, number>();

/** Says that an order is on the screen, until the returned function is called. */
export function showRampOrder(id: string): () => void {
  shown.set(id, (shown.get(id) ?? 0) + 1);
  return () => void shown.set(id, (shown.get(id) ?? 1) - 1);
}

export const isRampOrderShown = (id: string): boolean => (shown.get(id) ?? 0) > 0;
