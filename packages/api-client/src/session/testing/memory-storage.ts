import { MemoryStorage } from '../../lib/memory-storage.ts';

/** A storage of which every method fails with a `DOMException` of this name, or only writing does. */
export function brokenStorage(name: string, options: { onlyWrites?: boolean } = {}): Storage {
  const storage = new MemoryStorage();
  const fail = () => {
    throw new DOMException('Storage does not work', name);
  };
  storage.setItem = fail;
  if (!options.onlyWrites) {
    storage.getItem = fail;
    storage.removeItem = fail;
  }
  return storage;
}
