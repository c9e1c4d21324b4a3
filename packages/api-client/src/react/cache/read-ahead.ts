import { preload } from 'swr';
import type { ExchangeClient } from '../../client.ts';
import type { CallName, InputOf, QueryKey } from './keys.ts';
import { callByName } from './use-read.ts';

/**
 * Makes a public read before the component is there that shows it: the first hook with this input takes the answer,
 * also when it is an error. Only for what will be read at once, as the answer is kept until then.
 */
export function readAhead<Name extends CallName>(
  client: ExchangeClient,
  name: Name,
  input: InputOf<Name> & object,
): void {
  const key: QueryKey = [name, input, null];
  const answer: Promise<unknown> = preload(key, () => callByName(client, name, input));
  answer.catch(() => undefined); // told by the hook
}
