// @where Sandbox: cache headers and compression of the app’s files
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { chooseEncoding, encode, type Encoding } from './compression.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Vite names a built file by its content, so it never changes under its name. */
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;

interface Kept {
  changedAt: number;
  etag: string;
  type: string;
  bodies: Map<Encoding, Promise<Buffer>>;
}

/**
 * Serves the files of one folder from memory, packed once per encoding. Answers false when there is no such file,
 * or it is hidden: its name, or that of a folder in which it lies, begins with a dot. A changed file is noticed by its time.
 */
export function staticFiles(
  folder: string,
): (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const kept = new Map<string, Kept>();

  async function load(file: string): Promise<Kept | undefined> {
    const type = types[extname(file)];
    const info = type === undefined ? undefined : await stat(file).catch(() => undefined);
    if (type === undefined || !info?.isFile()) return undefined;
    const before = kept.get(file);
    if (before?.changedAt === info.mtimeMs) return before;
    const content = await readFile(file);
    const entry: Kept = {
      changedAt: info.mtimeMs,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      type,
      bodies: new Map([['identity', Promise.resolve(content)]]),
    };
    kept.set(file, entry);
    return entry;
  }

  return async (path, request, response) => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep)) return false;
    // Steps of the path as the file system has it, however the address was written.
    const steps = file.slice(folder.length + 1).split(sep);
    if (steps.some((step) => step.startsWith('.'))) return false;
    const entry = await load(file);
    if (!entry) return false;

    const whole = await entry.bodies.get('identity');
    const encoding = chooseEncoding(
      request.headers['accept-encoding'],
      entry.type,
      whole?.length ?? 0,
    );
    const headers = {
      'Content-Type': entry.type,
      'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: encoding === 'identity' ? entry.etag : `${entry.etag.slice(0, -1)}-${encoding}"`,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === headers.ETag) {
      response.writeHead(304, headers).end();
      return true;
    }
    let packed = entry.bodies.get(encoding);
    if (!packed) {
      packed = encode(whole ?? Buffer.alloc(0), encoding, 'kept');
      entry.bodies.set(encoding, packed);
    }
    const body = await packed;
    response.writeHead(200, {
      ...headers,
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
