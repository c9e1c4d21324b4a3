import { join } from 'node:path';
import { createSandbox, type Store } from '../core/index.ts';
import type { OpenExchange } from './index.ts';
import { sqliteStore } from './sqlite-store.ts';

/** Another server works in this data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/**
 * The sandbox over its database in the data folder: what was acknowledged outlives the process.
 *
 * @throws DataFolderInUseError, StoreVersionError
 */
export const openSandbox: OpenExchange = ({ dataFolder, scenario, ...options }) =>
  createSandbox({ ...options, ...(scenario && { scenario }), store: openStore(dataFolder) });

/** Two exchanges in one folder would each believe their own memory, so the store is locked by whoever opens it. */
function openStore(dataFolder: string): Store {
  try {
    return sqliteStore(join(dataFolder, 'exchange.sqlite'));
  } catch (error) {
    const locked = error instanceof Error && 'errcode' in error && error.errcode === 5; // SQLITE_BUSY
    if (!locked) throw error;
    throw new DataFolderInUseError(`Another server works in ${dataFolder}.`, { cause: error });
  }
}
