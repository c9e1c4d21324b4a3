/**
 * The store beneath all live data, and a checked value in the browser's storage.
 * @module
 */

export { constantStore, type Report, type Store, ValueStore } from './store.ts';
export {
  createStoredValue,
  type StorageProblem,
  type StorageSource,
  type StoredValue,
  type StoredValueOptions,
} from './stored-value.ts';
