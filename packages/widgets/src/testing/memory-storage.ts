import type { WidgetStorage } from '../host/index.ts';

/** An empty storage for a story or a test, with its entries. */
export function memoryStorage(): WidgetStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const keyed = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
  return { local: () => keyed, session: () => keyed, texts };
}
