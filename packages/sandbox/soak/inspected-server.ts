import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { ServerProcess } from '../src/server/testing/server-process.ts';

const megabyte = 2 ** 20;

/** Memory of a server at one moment, in megabytes. */
export interface Sample {
  /** Resident memory, as the system counts it. */
  rss: number;
  /** Objects that are alive: counted after a collection of garbage. */
  heap: number;
  /** Its databases. */
  disk: number;
}

/** The real server in a folder of its own, looked into through the inspector. */
export interface InspectedServer {
  origin: string;
  sample(): Promise<Sample>;
  /** Writes everything that is alive into a file, for the memory panel of a browser's developer tools. */
  writeHeapSnapshot(file: string): Promise<void>;
  close(): Promise<void>;
}

export async function startInspectedServer(): Promise<InspectedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-soak-'));
  const env = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };
  const server = await ServerProcess.start(folder, env, (text) => {
    if (!/^(?:Debugger|For help)/.test(text)) process.stdout.write(`server: ${text}`);
  });
  const devtools = await connectInspector(/ws:\/\/\S+/.exec(server.said)?.[0] ?? '');
  return {
    origin: server.origin,
    async sample() {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send<{ usedSize: number }>('Runtime.getHeapUsage');
      return { rss: server.memory().now, heap: usedSize / megabyte, disk: sizeOf(folder) };
    },
    async writeHeapSnapshot(file) {
      const expression = `process.getBuiltinModule('v8').writeHeapSnapshot(${JSON.stringify(file)})`;
      await devtools.send('Runtime.evaluate', { expression });
    },
    async close() {
      devtools.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connectInspector(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (result: unknown) => void>();
  let calls = 0;
  socket.on('message', (data: Buffer) => {
    const { id, result } = JSON.parse(data.toString()) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return {
    send<T>(method: string, params: Record<string, unknown> = {}): Promise<T> {
      calls += 1;
      const id = calls;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve) => waiting.set(id, (result) => resolve(result as T)));
    },
    close: () => socket.close(),
  };
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return files.reduce((sum, size) => sum + size, 0) / megabyte;
}
