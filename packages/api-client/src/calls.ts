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
 * The same for areas whose descriptions are fetched with their first call, so that no screen pays for the calls of
 * another.
 */
export function lazyAreas<
  const Areas extends {
    [Name in keyof Contract]?: () => Promise<Record<Name, Record<string, Endpoint>>>;
  },
>(send: Send, areas: Areas): { [Name in keyof Areas & keyof Contract]: Calls<Contract[Name]> } {
  const calls = Object.entries<() => Promise<Record<string, Record<string, Endpoint>>>>(areas).map(
    ([area, load]) => [area, lazyCalls(send, area, load)],
  );
  // The types of the functions are computed from the very object that is walked here.
  return Object.fromEntries(calls) as {
    [Name in keyof Areas & keyof Contract]: Calls<Contract[Name]>;
  };
}

/** Which names there are is known to the types alone until the first call. */
const lazyCalls = (
  send: Send,
  area: string,
  load: () => Promise<Record<string, Record<string, Endpoint>>>,
): object =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        // An area is no promise, and no text: `await` on it gives the area, and a tool that writes it down calls nothing.
        typeof name === 'string' && name !== 'then' && name !== 'toJSON'
          ? async (input?: Record<string, unknown>, options?: CallOptions) => {
              const endpoint = (await load())[area]?.[name];
              if (!endpoint) throw new TypeError(`The area has no call "${name}"`);
              return callOf(send, endpoint)(input, options);
            }
          : undefined,
    },
  );

const callOf =
  (send: Send, endpoint: Endpoint) =>
  (input: Record<string, unknown> = {}, options?: CallOptions) =>
    send(endpoint, input, options);
