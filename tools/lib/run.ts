import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

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
 */
export function run(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      killGroup(child, 'SIGKILL'); // what it left behind
      running.delete(child);
      if (!stopping) resolve(code ?? 1);
    });
  });
}
