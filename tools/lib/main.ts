import type { Outcome } from './outcome.ts';

/** Runs a task that was started by itself: its arguments in, its exit code out, and a sentence where it cannot work. */
export async function main(task: (args: string[]) => Promise<Outcome | void>): Promise<void> {
  try {
    const outcome = await task(process.argv.slice(2));
    process.exitCode = outcome === undefined || outcome.failed === 0 ? 0 : 1;
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1); // whatever it had begun
  }
}

/** Errors whose message is the whole story. By name: checking the layout must not need the server to compile. */
const told = new Set([
  'SettingError',
  'DataFolderError',
  'StoreVersionError',
  'BrowserMissingError',
  'BuildError',
]);

/** Returns the fault and the way out; the error itself if it was not foreseen. */
export function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'PortInUseError') {
    const other = Number(/\d+/.exec(error.message)?.[0] ?? 4300) + 1;
    return `${error.message} Another Agio may be running. Stop it, or take another port: PORT=${other} npm start`;
  }
  if (error.name === 'DataFolderInUseError') {
    return `${error.message} Stop it, or take another folder: AGIO_DATA=<folder> npm start`;
  }
  return told.has(error.name) ? error.message : error;
}
