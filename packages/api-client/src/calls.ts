import type { AreaMethods, Contract, Endpoint } from './contract/core.ts';
import type { CallOptions, Send } from './http/send.ts';

type Calls<Area> = AreaMethods<Area, [options?: CallOptions]>;

/** A function for each call of an area. */
export function callsOf<const Area extends Record<string, Endpoint>>(
  send: Send,
  area: Area,
): Calls<Area> {
  const calls = Object.entries(area).map(([name, endpoint]) => [name, callOf(send, endpoint)]);
  // The types of the functions are computed from the very object that is walked here.
  return Object.fromEntries(calls) as Calls<Area>;
}

/**
 * The same for an area whose description is fetched with its first call, so that no screen pays for the calls of
 * another. Which names there are is known to the types alone until then.
 */
export function lazyCalls<Name extends keyof Contract>(
  send: Send,
  area: Name,
  load: () => Promise<Record<Name, Record<string, Endpoint>>>,
): Calls<Contract[Name]> {
  return new Proxy({} as Calls<Contract[Name]>, {
    get: (_, name) =>
      // Whoever awaits an area by mistake gets the area: it is no promise.
      typeof name === 'string' && name !== 'then'
        ? async (input?: Record<string, unknown>, options?: CallOptions) => {
            const endpoint = (await load())[area][name];
            if (!endpoint) throw new TypeError(`The contract has no call "${name}" in this area.`);
            return callOf(send, endpoint)(input, options);
          }
        : undefined,
  });
}

const callOf =
  (send: Send, endpoint: Endpoint) =>
  (input: Record<string, unknown> = {}, options?: CallOptions) =>
    send(endpoint, input, options);
