import * as v from 'valibot';
import type { ExchangeClient } from '../../client.ts';
import { isOutcomeUnknown, isStillBusy, neverArrived } from '../../http/unknown-outcome.ts';
import { randomKey } from '../../http/random-key.ts';
import { sleep } from '../../lib/time.ts';
import { storageKeys } from '../../session/storage-keys.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { intentKey } from './intent-key.ts';
import { userIdOf } from '../../session/session.ts';

/** While a server is busy with the first call of a key, it is asked again after these, in milliseconds. */
const busyDelaysMs = [1000, 2000, 4000];
/** Of what was sent and never answered, the latest. */
const mostKept = 50;

/**
 * The idempotency keys of what the user wants and has not heard of yet: one key an intent, the same for every try until
 * the server has answered, also after a reload. What is kept says nothing of the intent but a checksum.
 */
export class IdempotencyKeys {
  static readonly #byClient = new WeakMap<ExchangeClient, IdempotencyKeys>();

  static of(client: ExchangeClient): IdempotencyKeys {
    const present = IdempotencyKeys.#byClient.get(client) ?? new IdempotencyKeys(client);
    IdempotencyKeys.#byClient.set(client, present);
    return present;
  }

  readonly #session: ExchangeClient['session'];
  readonly #stored = createStoredValue({
    key: storageKeys.intents,
    schema: v.array(v.tuple([v.string(), v.string()])),
    storage: () => globalThis.sessionStorage,
  });

  private constructor({ session }: ExchangeClient) {
    this.#session = session;
    session.onEnding('helperStorage', () => this.#stored.remove());
  }

  /** Sends under the intent's key. When the server says that it is busy with it, waits and asks again. */
  async keep<T>(name: string, input: object, send: (key: string) => Promise<T>): Promise<T> {
    const user = userIdOf(this.#session.getSnapshot()) ?? '';
    const intent = checksum(`${user} ${name} ${intentKey(input)}`);
    const all = this.#stored.read() ?? [];
    const tried = all.find(([known]) => known === intent)?.[1];
    const key = tried ?? randomKey();
    this.#put(intent, key);
    let known = true;
    try {
      return await untilNotBusy(() => send(key));
    } catch (error) {
      // What is turned away at the door says nothing of an earlier try.
      known = !isOutcomeUnknown(error) && !(tried !== undefined && neverArrived(error));
      throw error;
    } finally {
      if (known) this.#put(intent);
    }
  }

  /** Without a key: forgets the intent. */
  #put(intent: string, key?: string): void {
    const others = (this.#stored.read() ?? []).filter(([known]) => known !== intent);
    const all = key === undefined ? others : [...others, [intent, key] as [string, string]];
    if (all.length > 0) this.#stored.write(all.slice(-mostKept));
    else this.#stored.remove();
  }
}

async function untilNotBusy<T>(send: () => Promise<T>): Promise<T> {
  for (const delay of busyDelaysMs) {
    try {
      return await send();
    } catch (error) {
      if (!isStillBusy(error)) throw error;
      await sleep(delay, undefined);
    }
  }
  return send();
}

/** 53 bits of a text (cyrb53): enough to tell intents apart, too little to tell what they were. */
function checksum(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
