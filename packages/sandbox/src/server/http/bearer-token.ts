import type { IncomingHttpHeaders } from 'node:http';

/** The access token that a request brings, however its scheme is spelled; undefined when there is none. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
