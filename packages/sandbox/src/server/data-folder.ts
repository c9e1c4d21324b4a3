import { mkdirSync, readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The folder of the databases, or one of them, cannot be used; the message says why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Another server works in this data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/** The file was written by another version of the sandbox, or by something else. */
export class StoreVersionError extends Error {
  override readonly name = 'StoreVersionError';
}

/** Other files there: the last known state of the exchange (`last-known.ts`). */
const besides = ['exchange.last'];

export const databases = { exchange: 'exchange.sqlite', identity: 'identity.sqlite' };

/** Advice about a damaged database. */
const wayOut = {
  exchange:
    'Move it away together with exchange.last to begin with an empty exchange, or put a good copy in its place.',
  identity: 'Move it away; all users then sign in again.',
};

/**
 * Makes the folder when it is not there.
 *
 * @throws DataFolderError when it cannot be made, or holds something else: an exchange is not to be found among photos
 */
export function openFolder(folder: string): void {
  let names: string[];
  try {
    mkdirSync(folder, { recursive: true });
    names = readdirSync(folder).filter((name) => !isHousekeeping(name));
  } catch (error) {
    throw explained(error, folder);
  }
  const known = [...Object.values(databases), ...besides].some((name) => names.includes(name));
  if (names.length === 0 || known) return;
  const some = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
  throw new DataFolderError(
    `${folder} holds something else (${some}). Take an empty folder, or a new one (AGIO_DATA, or --data)`,
  );
}

/** Returns true for files that systems put into folders by themselves. */
const isHousekeeping = (name: string) => name.startsWith('.') || name === 'lost+found';

/**
 * Opens one of the databases and sees to it that it is one, of a layout that can be read.
 *
 * @throws StoreVersionError; DataFolderError for what {@link explained} knows
 */
export function openDatabase(
  path: string,
  { layout, readable }: { layout: number; readable: readonly number[] },
  prepare: (database: DatabaseSync) => void,
  open: (path: string) => DatabaseSync = (file) => new DatabaseSync(file),
): DatabaseSync {
  const database = open(path);
  try {
    // Before anything is written: a file of another user stays as it is.
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    const isNew =
      version === 0 && database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() === undefined;
    if (version === 0 && !isNew && !readable.includes(0)) {
      throw new DataFolderError(
        `${path} is a database of another program. Take another folder (AGIO_DATA, or --data)`,
      );
    }
    if (!isNew && !readable.includes(version)) {
      throw new StoreVersionError(
        `${path} was written by another version of the sandbox (layout ${version}, this one reads ${layout}). ` +
          'Move it away to begin with an empty one.',
      );
    }
    prepare(database);
    // From here on a sandbox of before leaves it alone.
    if (version !== layout) database.exec(`PRAGMA user_version = ${layout}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs what uses a database for the first time, and tells what is wrong with it in a sentence. */
export function tellingWhy<T>(path: string, which: keyof typeof databases, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw explained(error, path, wayOut[which]);
  }
}

/** The sentence for an error of the file system or of SQLite; the error itself when it is another one. */
function explained(error: unknown, path: string, remedy = ''): unknown {
  const told = (text: string) => new DataFolderError(text, { cause: error });
  if (error instanceof SyntaxError) return told(`${path} is damaged. ${remedy}`); // a record that is no JSON
  const kind = kindOf(error);
  switch (kind) {
    case 'busy':
      return new DataFolderInUseError(`Another server works in ${path}.`, { cause: error });
    case 'damaged':
      return told(`${path} is damaged, or not a database. ${remedy}`);
    case 'full':
      return told(
        `${path} cannot be written: there is no space left, or the disk fails. Make room and start again.`,
      );
    case 'refused':
      return told(
        `${path} cannot be written. Give the user of the server write permission, or take another folder (AGIO_DATA, or --data)`,
      );
    case 'file':
      return told(`${path} is a file, or lies in one. Take a folder (AGIO_DATA, or --data)`);
    case undefined:
      return error;
  }
}

type Kind = 'busy' | 'damaged' | 'full' | 'refused' | 'file';

/** Kinds by the name of the system's error. */
const systemKinds: Record<string, Kind | undefined> = {
  EEXIST: 'file',
  ENOTDIR: 'file',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOENT: 'refused',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'full',
};

/** Kinds by SQLite's primary result code (sqlite.org/rescode.html). */
const databaseKinds: Record<number, Kind | undefined> = {
  3: 'refused', // SQLITE_PERM
  5: 'busy', // SQLITE_BUSY
  8: 'refused', // SQLITE_READONLY
  10: 'full', // SQLITE_IOERR
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'refused', // SQLITE_CANTOPEN
  26: 'damaged', // SQLITE_NOTADB
};

function kindOf(error: unknown): Kind | undefined {
  if (!(error instanceof Error)) return undefined;
  // A commit that failed tells of its reason in its cause.
  if ('errcode' in error) return databaseKinds[Number(error.errcode) & 0xff];
  if ('code' in error) return systemKinds[String(error.code)];
  return kindOf(error.cause);
}
