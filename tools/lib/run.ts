import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The checkout. */
export const root = join(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();
const closers: (() => Promise<void> | void)[] = [];
let stopping = false;

/** Registers work for an interrupted task, to do before the process ends. */
export function onInterrupt(close: () => Promise<void> | void): void {
  closers.push(close);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return; // a terminal and npm each send one
    stopping = true;
    void interrupt(signal).finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  });
}

async function interrupt(signal: NodeJS.Signals) {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) killGroup(child, signal);
  const patience = setTimeout(() => {
    for (const child of running) killGroup(child, 'SIGKILL');
  }, 5000);
  await Promise.allSettled([...ended, ...closers.map((close) => close())]);
  clearTimeout(patience);
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Runs a program of the workspace to its end and answers its exit code. Its output goes where ours goes. It leads a
 * process group of its own, so that an interruption reaches it once, and everything that it started.
 *
 * @param options.onOutput gets the output as well, piece by piece
 */
export function run(
  command: string,
  args: readonly string[],
  options: {
    env?: Record<string, string>;
    cwd?: string;
    onOutput?: (text: string) => void;
  } = {},
): Promise<number> {
  const { onOutput } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...colours(onOutput !== undefined), ...process.env, ...options.env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        onOutput?.(text);
      });
    }
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      killGroup(child, 'SIGKILL'); // what it left behind
      running.delete(child);
      if (stopping) return;
      const end = () => resolve(code ?? 1);
      if (!onOutput) return end();
      // The last output comes after the exit. What has left the group may keep the pipe open for longer.
      const patience = setTimeout(end, 2000);
      child.on('close', () => {
        clearTimeout(patience);
        end();
      });
    });
  });
}

/** Programs behind a pipe see no terminal: they show colours where ours is one. */
const colours = (isPiped: boolean): Record<string, string> =>
  isPiped && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Maximum number of lines of a failed program's output that are repeated in the summary. */
const TAIL_LINES = 40;

/** Returns a listener for `onOutput`, and a function that gives the last lines that it heard, without colours. */
export function lastLines(): { hear: (text: string) => void; tail: () => string } {
  let heard = '';
  return {
    hear: (text) => {
      heard = (heard + text).slice(-20_000);
    },
    tail: () => stripVTControlCharacters(heard).trim().split('\n').slice(-TAIL_LINES).join('\n'),
  };
}
