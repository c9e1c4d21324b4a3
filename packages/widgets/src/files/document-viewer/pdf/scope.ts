/*
 * Restrictions of the PDF worker, set before any code of pdf.js runs in it: no network, no storage, no further workers,
 * and bounded unpacking. The policy that its file is served with says the same (docs/decisions/0044); this holds if a
 * host serves the file without one.
 */
import { maxUnpackedBytes } from './limits.ts';
import type { PdfAnswer } from './protocol.ts';

const closed = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'indexedDB',
  'caches',
  'importScripts',
];
/** Does nothing, whatever it is made for: the hot reload of a development server makes a socket, and waits. */
class Closed extends EventTarget {}
for (const name of closed) {
  if (name in globalThis)
    Object.defineProperty(globalThis, name, { value: Closed, configurable: true });
}

/** The parts of a worker's scope that are used; the workspace is typed for pages. */
export const scope = globalThis as unknown as {
  postMessage(answer: PdfAnswer, transfer?: Transferable[]): void;
  close(): void;
  console: Pick<Console, 'warn'>;
  DecompressionStream: typeof DecompressionStream;
  Uint8Array: Uint8ArrayConstructor;
  Uint8ClampedArray: Uint8ClampedArrayConstructor;
};

/** pdf.js takes an error for broken data, and would begin again in another way: the worker ends. */
function endForSize(): void {
  scope.postMessage({ say: 'failed', why: 'size' });
  scope.close();
}

const Unlimited = scope.DecompressionStream;

scope.DecompressionStream = class extends Unlimited {
  readonly #readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  constructor(format: CompressionFormat) {
    super(format);
    let bytes = 0;
    this.#readable = super.readable.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes <= maxUnpackedBytes) {
            controller.enqueue(chunk);
            return;
          }
          endForSize();
          controller.terminate();
        },
      }),
    );
  }
  override get readable() {
    return this.#readable;
  }
};

/** Bounds the arrays of pdf.js, which unpacks into one array and doubles it again and again. */
const bounded = <Type extends new (...given: never[]) => object>(type: Type): Type =>
  new Proxy(type, {
    construct(target, given: readonly unknown[], made) {
      const [length] = given;
      if (typeof length === 'number' && length > maxUnpackedBytes) {
        endForSize();
        throw new RangeError('The document unpacks to more than the limit.');
      }
      return Reflect.construct(target, given, made) as object;
    },
  });
scope.Uint8Array = bounded(scope.Uint8Array);
scope.Uint8ClampedArray = bounded(scope.Uint8ClampedArray);

/** Messages of pdf.js 6.5 about content that it leaves out of a page: it reports that only to the console. */
const loss = /unable to decode|was removed|translateFont failed|ignoring character/i;
let losses = 0;

scope.console.warn = (...said: unknown[]) => {
  if (loss.test(String(said[0]))) losses += 1;
};

/** Returns the number of parts that were left out so far. */
export const lossesSoFar = () => losses;
