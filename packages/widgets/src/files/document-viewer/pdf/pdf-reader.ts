import { pdfTimeLimit } from './limits.ts';
import type { DrawnPage, PdfAnswer, PdfFailure, PdfRequest } from './protocol.ts';
import { Worker } from './worker.ts';

/** Reason for which there is no page, for `catch`. */
export class PdfError extends Error {
  readonly why: PdfFailure;
  constructor(why: PdfFailure) {
    super(`The PDF is not shown: ${why}.`);
    this.name = 'PdfError';
    this.why = why;
  }
}

interface Waiting {
  resolve(answer: PdfAnswer): void;
  reject(error: PdfError): void;
}

/**
 * A PDF in a worker of its own, from `open` to `end`. The worker is ended when it takes too long, and with it what it
 * computes; a reader that has ended answers every further question with the reason.
 */
export class PdfReader {
  readonly #worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  #waiting: (Waiting & { request: PdfRequest }) | undefined;
  #isReady = false;
  #ended: PdfFailure | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Partial<PdfAnswer>>) => {
      // pdf.js says that it is ready, too.
      if (data.say !== undefined) this.#take(data as PdfAnswer);
    });
    // Its file is not there; later it is out of memory.
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.end(this.#isReady ? 'size' : 'noReader');
    });
  }

  /** Returns the number of its pages. Fails with a {@link PdfError}. */
  async open(file: Blob): Promise<number> {
    const data = await file.arrayBuffer();
    const answer = await this.#ask({ ask: 'open', data }, [data]);
    return answer.say === 'opened' ? answer.pages : 0;
  }

  /** A page as pixels; the picture is the caller's to close. A page that is asked for while another is drawn takes its place. */
  async draw(page: number, longest: number): Promise<DrawnPage> {
    const answer = await this.#ask({ ask: 'draw', page, longest });
    if (answer.say !== 'drawn') throw new PdfError('broken');
    return answer;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  end(why: PdfFailure = 'stopped'): void {
    if (this.#ended !== undefined) return;
    this.#ended = why;
    this.#worker.terminate();
    this.#settle()?.reject(new PdfError(why));
  }

  #ask(request: PdfRequest, transfer: Transferable[] = []): Promise<PdfAnswer> {
    if (this.#ended !== undefined) return Promise.reject(new PdfError(this.#ended));
    this.#settle()?.reject(new PdfError('stopped'));
    return new Promise((resolve, reject) => {
      this.#waiting = { request, resolve, reject };
      this.#worker.postMessage(request, transfer);
      this.#beginTime();
    });
  }

  /** The timeout starts after the worker has loaded, because loading depends on the network. */
  #beginTime(): void {
    if (!this.#isReady || this.#waiting === undefined) return;
    this.#timer = setTimeout(() => this.end('slow'), pdfTimeLimit);
  }

  #take(answer: PdfAnswer): void {
    if (answer.say === 'ready') {
      this.#isReady = true;
      this.#beginTime();
      return;
    }
    if (answer.say === 'failed' && answer.page === undefined) {
      this.end(answer.why);
      return;
    }
    if (!this.#isFor(answer)) {
      if (answer.say === 'drawn') answer.picture.close();
      return;
    }
    const waiting = this.#settle();
    if (answer.say === 'failed') waiting?.reject(new PdfError(answer.why));
    else waiting?.resolve(answer);
  }

  /** Ignores answers about a page that is no longer wanted. */
  #isFor(answer: PdfAnswer): boolean {
    const request = this.#waiting?.request;
    if (request?.ask !== 'draw') return answer.say === 'opened';
    return 'page' in answer && answer.page === request.page;
  }

  #settle(): Waiting | undefined {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }
}
