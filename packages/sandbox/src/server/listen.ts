import type { Server } from 'node:http';

/** The port is taken. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/**
 * Takes the port, and returns its number.
 *
 * @param host network address; without it only this machine is answered
 * @throws PortInUseError
 */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number> {
  if (host === undefined) {
    // Listens on both loopback addresses and closes connections to others.
    server.on('connection', (socket) => {
      if (!isLoopback(socket.remoteAddress)) socket.destroy();
    });
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else reject(new PortInUseError(`Port ${port} is taken.`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function isLoopback(address: string | undefined): boolean {
  const v4 = address?.replace(/^::ffff:/, '');
  return address === '::1' || (v4?.startsWith('127.') ?? false);
}
