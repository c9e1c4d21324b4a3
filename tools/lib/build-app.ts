import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chunkPackages } from './chunk-modules.ts';
import { root } from './run.ts';
import { appSourceStamp } from './source-stamp.ts';
import { viteBuild } from './vite-build.ts';

const app = join(root, 'packages/exchange-app');

/** Folder of the built app. */
export const builtAppFolder = join(app, 'dist');

/** Which files import which, as Vite tells it: for the build's own checks, so not among what is served. */
export const builtGraphFolder = join(root, '.cache/app-graph');

/** The sources do not build; the message says where. */
class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Builds the app unless it was built from exactly these sources. Answers whether there was something to do. */
export async function buildApp(): Promise<boolean> {
  const stampFile = join(root, '.cache/app-built-from');
  const stamp = appSourceStamp();
  if (
    existsSync(join(builtAppFolder, 'index.html')) &&
    existsSync(builtGraphFolder) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  ) {
    return false;
  }
  rmSync(stampFile, { force: true }); // an interrupted build must not look finished
  const cache = dirname(stampFile);
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'building-')); // what is served stays whole until the new one is
  try {
    await viteBuild({
      root: app,
      mode: 'production',
      logLevel: 'silent', // what is wrong is in the error
      plugins: [chunkPackages()],
      build: { outDir: draft, emptyOutDir: true },
    });
    chmodSync(draft, 0o755); // a temporary folder is for its owner only; a web server runs as another user
    for (const [built, place] of [
      [join(draft, '.vite'), builtGraphFolder],
      [draft, builtAppFolder],
    ] as const) {
      rmSync(place, { recursive: true, force: true });
      renameSync(built, place);
    }
  } catch (error) {
    throw new BuildError(`The app could not be built. ${stripVTControlCharacters(String(error))}`, {
      cause: error,
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  writeFileSync(stampFile, stamp);
  return true;
}
