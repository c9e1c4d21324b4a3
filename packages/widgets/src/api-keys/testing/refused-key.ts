import type { Sandbox } from '@agio/sandbox';

type Fault = Parameters<Sandbox['faults']['set']>[0];

/** Returns the fault of a call about a key that the exchange refuses: the field and the sentence. */
export const refusedKey = (endpoint: Fault['endpoint'], key: string, message: string): Fault => ({
  endpoint,
  failWith: { status: 409, body: { errorCode: 40906, errors: [{ key, code: '40906', message }] } },
});
