// A page of another origin, as far as a server can tell: it asks first, names its origin, and reads what it is let read.

/** Returns a `fetch` under the rules for pages of `page` (CORS), and the number of preflights that it made. */
export function pageFetch(page: string): { fetch: typeof fetch; preflights: () => number } {
  let preflights = 0;
  const send = globalThis.fetch; // the page's own takes its place
  return {
    preflights: () => preflights,
    async fetch(input, init) {
      const request = new Request(input, init);
      const asked = [...request.headers.keys()].filter((name) => name !== 'accept').join(',');
      const allows = (answer: Response) =>
        answer.headers.get('access-control-allow-origin') === page;
      const preflight = await send(request.url, {
        method: 'OPTIONS',
        headers: {
          Origin: page,
          'Access-Control-Request-Method': request.method,
          ...(asked !== '' && { 'Access-Control-Request-Headers': asked }),
        },
      });
      preflights += 1;
      if (!preflight.ok || !allows(preflight)) {
        throw new TypeError(`${request.url} does not let ${page} call it (${preflight.status}).`);
      }
      const headers = new Headers(request.headers);
      headers.set('Origin', page);
      const answer = await send(new Request(request, { headers }));
      if (!allows(answer)) throw new TypeError(`${request.url} does not let ${page} read it.`);
      return answer;
    },
  };
}

const visit = globalThis.fetch; // a browser that goes somewhere asks no page

/** Follows a sign-in as a browser would: keeps cookies, sends the form, and returns the address at which it ends. */
export async function walkSignIn(start: string, account: string, page: string): Promise<string> {
  const cookies = new Map<string, string>();
  const provider = new URL(start).origin;
  let [address, form]: [string, URLSearchParams | undefined] = [start, undefined];
  for (let steps = 0; steps < 12; steps += 1) {
    const answer: Response = await visit(address, {
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { Origin: provider }),
      },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      if (form) throw new Error(`The sign-in stopped at ${address} with ${answer.status}.`);
      form = new URLSearchParams({ account });
      continue;
    }
    address = new URL(location, address).href;
    form = undefined;
    if (address.startsWith(page)) return address;
  }
  throw new Error('The sign-in led nowhere.');
}
