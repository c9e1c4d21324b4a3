// @where Client: place where tokens are kept
import { storageKeys } from '../storage-keys.ts';
import {
  createStoredValue,
  type StorageProblem,
  type StorageSource,
} from '../../lib/stored-value.ts';
import { tokenSet, type TokenSet } from './token-set.ts';

/**
 * Place where the tokens are kept between page loads and shared between tabs. It is a port, so that a
 * backend-for-frontend, which keeps tokens out of the browser, can replace it. Must not throw.
 */
export interface TokenStore {
  read(): TokenSet | undefined;
  write(tokens: TokenSet): void;
  clear(): void;
  /** False while other tabs cannot see what was written. */
  readonly shared: boolean;
}

/**
 * Keeps the tokens in `localStorage`. Without storage they live in memory for this tab.
 * Readable by any script of the page: the content security policy is the defence.
 */
export function createLocalTokenStore(options: {
  storage: StorageSource;
  onProblem?: ((problem: StorageProblem) => void) | undefined;
}): TokenStore {
  const value = createStoredValue({ ...options, key: storageKeys.tokens, schema: tokenSet });
  return {
    get shared() {
      return value.shared;
    },
    read: () => value.read(),
    write: (tokens) => value.write(tokens),
    clear: () => value.remove(),
  };
}
