// @where Client: idempotency keys: the same intent, the same key
import * as v from 'valibot';
import type { ExchangeClient } from '../client.ts';
import { isOutcomeUnknown, isStillBusy, neverArrived } from '../http/unknown-outcome.ts';
import { randomKey } from '../http/random-key.ts';
import { sleep } from '../lib/time.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { createStoredValue } from '../lib/stored-value.ts';
import { userIdOf } from '../session/session.ts';

/** Waits before the call is sent again while the server is busy with the first call of a key, in milliseconds. */
const busyDelaysMs = [1000, 2000, 4000];
/** Maximum number of unanswered intents that keep their key. */
const maxKept = 50;

const fileNumbers = new WeakMap<Blob, number>();
/** Number of the latest file. It starts elsewhere in each page: an intent outlives a reload, a file does not. */
let lastFile = Math.round(performance.timeOrigin);

/** Returns an input as text. Equal texts are the same intent; a file equals only itself. */
export function intentText(input: unknown): string {
  return (
    JSON.stringify(input, (_, value: unknown) => {
      if (!(value instanceof Blob)) return value;
      const number = fileNumbers.get(value) ?? (lastFile += 1);
      fileNumbers.set(value, number);
      return `file ${number}`;
    }) ?? ''
  );
}

/**
 * Returns an input with a name by which the exchange finds it again. The name is its idempotency key too: the caller's
 * own, else the key of its intent, else a new one.
 */
export function nameIntent<
  Field extends string,
  Input extends { [F in Field]?: string | undefined },
>(
  field: Field,
  input: Input,
  key?: string,
): { input: Input & Record<Field, string>; idempotencyKey: string } {
  const idempotencyKey = input[field] ?? key ?? randomKey();
  return { input: { ...input, [field]: idempotencyKey }, idempotencyKey };
}

/**
 * Intents of the user that the exchange has not answered yet. An intent has one key for all tries until it is answered,
 * also after a reload. Only its checksum is stored, which does not disclose the input.
 */
export class Intents {
  static readonly #byClient = new WeakMap<ExchangeClient, Intents>();

  static of(client: ExchangeClient): Intents {
    const present = Intents.#byClient.get(client) ?? new Intents(client);
    Intents.#byClient.set(client, present);
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

  /** Sends under the intent's key. Waits and sends again while the server is busy with it. */
  async send<T>(name: string, input: object, call: (key: string) => Promise<T>): Promise<T> {
    const user = userIdOf(this.#session.getSnapshot()) ?? '';
    const intent = checksum(`${user} ${name} ${intentText(input)}`);
    const all = this.#stored.read() ?? [];
    const tried = all.find(([known]) => known === intent)?.[1];
    const key = tried ?? randomKey();
    this.#put(intent, key);
    let known = true;
    try {
      return await untilNotBusy(() => call(key));
    } catch (error) {
      // A call that was turned away at once does not say how an earlier try ended.
      known = !isOutcomeUnknown(error) && !(tried !== undefined && neverArrived(error));
      throw error;
    } finally {
      if (known) this.#put(intent);
    }
  }

  /** Stores the key of an intent, or removes the intent if `key` is undefined. */
  #put(intent: string, key?: string): void {
    const others = (this.#stored.read() ?? []).filter(([known]) => known !== intent);
    const all = key === undefined ? others : [...others, [intent, key] as [string, string]];
    if (all.length > 0) this.#stored.write(all.slice(-maxKept));
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

/** Returns 53 bits of a text (cyrb53): enough to tell intents apart, too few to restore the text. */
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
