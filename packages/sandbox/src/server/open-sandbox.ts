import { join } from 'node:path';
import { createSandbox } from '../core/index.ts';
import { databases, openFolder, tellingWhy } from './data-folder.ts';
import type { OpenExchange } from './index.ts';
import { sqliteStore } from './sqlite-store.ts';

/**
 * The sandbox over its database in the data folder: what was acknowledged outlives the process. Two exchanges in one
 * folder would each believe their own memory, so the database is locked by whoever opens it.
 *
 * @throws DataFolderError, DataFolderInUseError, StoreVersionError
 */
export const openSandbox: OpenExchange = ({ dataFolder, scenario, ...options }) => {
  openFolder(dataFolder);
  const file = join(dataFolder, databases.exchange);
  return tellingWhy(file, 'exchange', () => {
    const store = sqliteStore(file);
    try {
      return createSandbox({ ...options, ...(scenario && { scenario }), store });
    } catch (error) {
      store.close();
      throw error;
    }
  });
};
