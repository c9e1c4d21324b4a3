import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HubPeer } from './hub-client.ts';
import { hubConformance } from './hub-suite.ts';

/** Builds the host of `aspnet/` and starts it on a free port. */
async function aspNetPeer(): Promise<HubPeer> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-aspnet-'));
  const built = spawnSync(
    'dotnet',
    [
      'build',
      join(import.meta.dirname, 'aspnet/HubHost.csproj'),
      '--configuration=Release',
      '--nologo',
      `--output=${join(folder, 'out')}`,
      `-p:BaseIntermediateOutputPath=${join(folder, 'obj')}/`,
    ],
    { encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(`The host does not build:\n${built.stdout}`);
  const origin = `http://127.0.0.1:${await freePort()}`;
  let host = await start(origin, folder);
  const post = async (path: string) => void (await fetch(origin + path, { method: 'POST' }));
  return {
    origin,
    token: () => Promise.resolve('good'),
    notify: () => post('/control/notify'),
    expel: () => post('/control/expel'),
    async restart() {
      await end(host);
      host = await start(origin, folder);
    },
    async stop() {
      await end(host);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(origin: string, folder: string): Promise<ChildProcess> {
  const host = spawn('dotnet', [join(folder, 'out/HubHost.dll'), '--urls', origin], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (host.exitCode !== null) throw new Error(`The host ended with ${host.exitCode}`);
    const ready = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return host;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  host.kill('SIGKILL');
  throw new Error('The host does not answer');
}

async function end(host: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => host.once('exit', resolve));
  host.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

const dotnet = spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout ?? '';

const available = dotnet.startsWith('10.');
if (!available) {
  console.warn(
    '\n*** SKIPPED: without .NET 10 on the PATH the client is NOT run against ASP.NET Core ***\n',
  );
}
hubConformance('ASP.NET Core', aspNetPeer, { available });
