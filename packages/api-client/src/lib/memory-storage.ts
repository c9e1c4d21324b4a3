/** `Storage` in memory. `onChange` hears of every key that got another value; null is `clear()`. */
export class MemoryStorage implements Storage {
  readonly #items: Map<string, string>;
  readonly #onChange: ((key: string | null) => void) | undefined;

  constructor(items = new Map<string, string>(), onChange?: (key: string | null) => void) {
    this.#items = items;
    this.#onChange = onChange;
  }

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.#items.get(key) === value) return;
    this.#items.set(key, value);
    this.#onChange?.(key);
  }

  removeItem(key: string): void {
    if (this.#items.delete(key)) this.#onChange?.(key);
  }

  clear(): void {
    this.#items.clear();
    this.#onChange?.(null);
  }
}
