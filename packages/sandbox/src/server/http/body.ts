import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionLostError, refuse } from '../../core/index.ts';

/** A request body over its limit; answered with 413. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The whole body of a request. Throws {@link BodyTooLargeError} as soon as more than `limit` bytes have come. */
export async function readBody(
  response: ServerResponse,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(response.req.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(response)) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Bodies that are in memory, of all requests together. */
export interface HeldBytes {
  bytes: number;
  readonly most: number;
}

/**
 * Returns the body of a request as a stream that takes nothing from the connection before it is read, so that a caller
 * without access is refused first. Undefined if there is none.
 *
 * @param most bytes of a body that its reader does not limit by itself
 * @param held counts what was read until the request's answer has ended
 */
export function bodyStream(
  response: ServerResponse,
  most: number,
  held: HeldBytes,
): ReadableStream<Uint8Array> | undefined {
  if (!hasBody(response.req)) return undefined;
  const chunks = chunksOf(response);
  let own = 0;
  response.once('close', () => (held.bytes -= own));
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) return controller.close();
        own += value.length;
        if (own > most) throw new BodyTooLargeError();
        held.bytes += value.length;
        if (held.bytes > held.most) {
          throw refuse('uploadsBusy');
        }
        controller.enqueue(value);
      },
      cancel: async () => void (await chunks.return()),
    },
    { highWaterMark: 0 },
  );
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Yields the chunks as they arrive. The connection stays as it is if the rest is not read. */
async function* chunksOf(response: ServerResponse): AsyncGenerator<Buffer, void, void> {
  const { req } = response;
  if (req.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  try {
    yield* req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new ConnectionLostError('The body did not arrive.', { cause: error });
  }
}
