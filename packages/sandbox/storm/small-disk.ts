import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A disk of so many megabytes that can really be filled: a file system in memory, in a mount namespace of its own. No
 * rights are needed, only a kernel that lets users make namespaces, as most do.
 */
export class SmallDisk {
  /** Where it is for a process in the namespace. */
  readonly mountPoint: string;
  /** Where it is for everybody else. SQLite cannot use it: it follows links by their text. */
  readonly folder: string;
  /** Command that starts a program in the namespace. */
  readonly enter: readonly string[];
  private readonly holder: ChildProcess;

  private constructor(holder: ChildProcess, mountPoint: string) {
    this.holder = holder;
    this.mountPoint = mountPoint;
    this.folder = `/proc/${holder.pid}/root${mountPoint}`;
    const of = ['--target', String(holder.pid), '--user', '--mount', '--preserve-credentials'];
    this.enter = ['nsenter', ...of];
  }

  /** Undefined where this machine does not allow it. */
  static async make(megabytes: number): Promise<SmallDisk | undefined> {
    const mountPoint = mkdtempSync(join(tmpdir(), 'agio-disk-'));
    const script = `mount -t tmpfs -o size=${megabytes}m none "${mountPoint}" && echo ready && exec sleep infinity`;
    const options = ['--user', '--map-root-user', '--mount', 'sh', '-c', script];
    const holder = spawn('unshare', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    const ready = await Promise.race([
      once(holder.stdout, 'data').then(() => true),
      once(holder, 'exit').then(() => false),
      once(holder, 'error').then(() => false),
    ]);
    if (ready) return new SmallDisk(holder, mountPoint);
    rmSync(mountPoint, { recursive: true });
    return undefined;
  }

  /** Takes all the room there is. */
  fill(): void {
    const ballast = openSync(join(this.folder, 'ballast'), 'a');
    const piece = Buffer.alloc(4096);
    try {
      for (;;) writeSync(ballast, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(ballast);
    }
  }

  /** Gives it back. */
  free(): void {
    rmSync(join(this.folder, 'ballast'), { force: true });
  }

  async remove(): Promise<void> {
    const ended = once(this.holder, 'exit');
    this.holder.kill('SIGKILL');
    await ended;
    rmSync(this.mountPoint, { recursive: true, force: true });
  }
}

/** Makes a data folder a copy of another: what was in it before goes. */
export function copyFolder(from: string, to: string): void {
  for (const file of readdirSync(to)) rmSync(join(to, file), { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
