import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

/** A run of `agio dev`. */
export interface DevOptions {
  project: string;
  /** Address of the page. */
  at: string;
  /** Command that serves the page: a program of an installed package, and its arguments. */
  command: readonly string[];
  /** Opens the page in the browser when it is there. */
  opens: boolean;
}

/** Returns the port of the sandbox that a project uses; undefined if its exchange is elsewhere. */
export function portOfSandbox(project: string): number | undefined {
  const file = join(project, 'brand/config.json');
  if (!existsSync(file))
    throw new Refusal(
      'There is no brand/config.json here. Call this in the folder of your project.',
    );
  const { apiUrl = '' } = JSON.parse(readFileSync(file, 'utf8')) as { apiUrl?: string };
  const url = URL.parse(apiUrl);
  return url?.hostname === 'localhost' && url.protocol === 'http:'
    ? Number.parseInt(url.port || '80', 10)
    : undefined;
}

/** Returns the file of a program in the installed packages. */
function programOf(project: string, packageName: string, program: string): string {
  const folder = join(project, 'node_modules', packageName);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest))
    throw new Refusal(`${packageName} is not installed. Run "npm install" first.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[program];
  if (file === undefined) throw new Refusal(`${packageName} has no program ${program}.`);
  return join(folder, file);
}

/** Starts the sandbox, then the page; ends both when one of them ends, or on Ctrl-C. */
export async function develop({ project, at, command, opens }: DevOptions): Promise<number> {
  const [program = '', ...args] = command;
  const page = programOf(project, program, program);
  const port = portOfSandbox(project);
  const running: ChildProcess[] = [];
  const start = (file: string, given: readonly string[]) => {
    const child = spawn(process.execPath, [file, ...given], { cwd: project, stdio: 'inherit' });
    running.push(child);
    return child;
  };
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    for (const child of running) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  if (port !== undefined) {
    const file = programOf(project, '@agio/sandbox', 'agio-sandbox');
    const sandbox = start(file, ['--port', String(port), '--origin', at]);
    await Promise.race([answers(`http://localhost:${port}/`), once(sandbox, 'exit')]);
  }
  if (!isStopped && running.every(({ exitCode }) => exitCode === null)) start(page, args);
  const ended = running.map(async (child) => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child;
  });
  const first = Promise.race(ended);
  if (opens) void Promise.race([answers(at), first]).then(() => isStopped || openInBrowser(at));
  const { exitCode } = await first;
  const wasStopped = isStopped;
  stop();
  await Promise.all(ended);
  return wasStopped ? 0 : (exitCode ?? 1);
}

/** Waits until an address answers. */
async function answers(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(address, { signal: AbortSignal.timeout(5000) });
      return;
    } catch {
      await wait(100);
    }
  }
}

/** Opens an address with the system's own program; without one, the address stands on the screen. */
function openInBrowser(address: string): void {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', []]
      : process.platform === 'win32'
        ? ['explorer', []]
        : ['xdg-open', []];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => console.log(`Open ${address}`))
    .unref();
}
