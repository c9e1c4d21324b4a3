// @where Sandbox: cache of public answers
import { encode, type Encoding } from './compression.ts';

/** In bytes, before they are packed, and longest address that is kept. */
const maxBytes = 24 * 1024 * 1024;
const longestAddress = 300;

/** An answer that everybody gets in the same way. */
export class PublicAnswer {
  readonly etag: string;
  readonly content: Buffer;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(etag: string, content: Buffer) {
    this.etag = etag;
    this.content = content;
  }

  /** Each encoding is another representation, with a name of its own (RFC 9110 §8.8.3.3). */
  etagIn(encoding: Encoding): string {
    return encoding === 'identity' ? this.etag : `${this.etag.slice(0, -1)}-${encoding}"`;
  }

  /** Packed once, however many ask at the same time. */
  packed(encoding: Encoding): Promise<Buffer> {
    let body = this.bodies.get(encoding);
    if (body === undefined) {
      body = encode(this.content, encoding, 'once');
      this.bodies.set(encoding, body);
    }
    return body;
  }
}

/**
 * The latest public answers by their address, made and packed. The exchange says by its validator whether one is still
 * what it would answer. Those not needed for longest go first.
 */
export class PublicAnswers {
  private readonly kept = new Map<string, PublicAnswer>();
  private bytes = 0;

  find(address: string): PublicAnswer | undefined {
    const answer = this.kept.get(address);
    if (answer === undefined) return undefined;
    this.kept.delete(address);
    this.kept.set(address, answer);
    return answer;
  }

  keep(address: string, answer: PublicAnswer): void {
    this.drop(address);
    if (address.length > longestAddress) return;
    this.kept.set(address, answer);
    this.bytes += answer.content.length;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= maxBytes) break;
      this.drop(oldest);
    }
  }

  private drop(address: string): void {
    this.bytes -= this.kept.get(address)?.content.length ?? 0;
    this.kept.delete(address);
  }
}
