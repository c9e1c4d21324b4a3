import { join } from 'node:path';
import { createSandbox } from '../core/index.ts';
import { databases, openFolder, tellingWhy } from './data-folder.ts';
import { checkLogIsThere, checkNothingLost, rememberExchange } from './last-known.ts';
import type { OpenExchange } from './index.ts';
import { sqliteStore } from './sqlite-store.ts';

/**
 * Opens the sandbox over its database in the data folder: acknowledged commands outlive the process. Two exchanges in
 * one folder would each believe their own memory, so the database is locked.
 *
 * @throws DataFolderError, DataFolderInUseError, StoreVersionError
 */
export const openSandbox: OpenExchange = ({ dataFolder, scenario, seed, ...options }) => {
  openFolder(dataFolder);
  const file = join(dataFolder, databases.exchange);
  return tellingWhy(file, 'exchange', () => {
    checkLogIsThere(dataFolder);
    const store = sqliteStore(file);
    try {
      checkNothingLost(dataFolder, store);
      const sandbox = createSandbox({
        ...options,
        ...(scenario && { scenario }),
        ...(seed !== undefined && { seed }),
        store,
      });
      const close = sandbox.dispose.bind(sandbox);
      return { ...sandbox, dispose: rememberExchange(dataFolder, store, close) };
    } catch (error) {
      store.close();
      throw error;
    }
  });
};
