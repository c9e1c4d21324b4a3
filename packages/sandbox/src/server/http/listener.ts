// @where Sandbox: paths that the server answers itself, such as /healthz and /config.json
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionLostError, partnersPath } from '../../core/index.ts';
import { BodyTooLargeError } from './body.ts';
import { reportPath } from './csp-reports.ts';
import { inboxPath } from './error-inbox.ts';
import { faultPath } from './fault-controls.ts';
import type { RateLimiter } from './rate-limit.ts';
import { redirect, sendJson, sendText } from './respond.ts';
import { PublicAnswers } from './public-answers.ts';
import { bridge } from './rest.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const plain = 'text/plain; charset=utf-8';

/** Parts of one origin. */
export interface Site {
  origin: string;
  /** Set on every answer. */
  headers: Record<string, string>;
  /** Parts of the exchange that do not work at the moment. */
  failing: () => readonly string[];
  /** The exchange's calls, and the network address that they come from. */
  rest: (request: Request, address: string) => Promise<Response>;
  /** Lets pages of other origins read an answer; true when that was all they asked. */
  crossOrigin: (request: IncomingMessage, response: ServerResponse) => boolean;
  addressOf: (request: IncomingMessage) => string;
  identity: Handle;
  faults: Handle;
  /** Reports of violations of the content security policy. */
  reports: Handle;
  /** Error reports of the app; undefined: they go elsewhere. */
  errors: Handle | undefined;
  /** Undefined: everybody may come as fast as they like. */
  limiter: RateLimiter | undefined;
  /** Addresses for reports of weaknesses, in security.txt; undefined: there is no such file. */
  securityContacts: readonly string[] | undefined;
  /** The app's run-time settings, answered at `/config.json`. */
  config: unknown;
  /** The app: everything else. */
  app: Handle;
}

const restPaths = [
  '/frontoffice/',
  '/back-api/',
  '/marketdata/',
  '/notification-service/',
  partnersPath,
];

/** Answers every HTTP request of the origin. */
export function siteListener(site: Site): Handle {
  const { host } = new URL(site.origin);
  const answers = new PublicAnswers();

  async function exchangeCall(request: IncomingMessage, response: ServerResponse) {
    const admission = await site.limiter?.call(request, response);
    if (site.limiter !== undefined && admission === undefined) return;
    try {
      if (response.destroyed) return;
      const rest = (call: Request) => site.rest(call, site.addressOf(request));
      const pay = admission === undefined ? () => undefined : admission.pay;
      await bridge(rest, site.origin, request, response, { answers, pay });
    } finally {
      admission?.leave();
    }
  }

  async function route(request: IncomingMessage, response: ServerResponse) {
    // RFC 9112 §3.2: two parts of the way could take it for two different sites.
    const { rawHeaders } = request;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1)
      return sendText(response, 400, plain, 'This request names more than one host.');
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!path.startsWith('/')) return sendText(response, 400, plain, 'This address is malformed.');
    if (path === '/healthz') return read(response, health(site.failing()));
    if (path === faultPath) return site.faults(request, response);
    if (path === reportPath) return site.reports(request, response);
    if (path === inboxPath && site.errors) return site.errors(request, response);
    if (restPaths.some((start) => path.startsWith(start))) {
      if (site.crossOrigin(request, response)) return undefined;
      return exchangeCall(request, response);
    }

    // Sign-in and storage belong to one origin: a page asked for as 127.0.0.1 goes on at the real address.
    const wantsPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && request.headers.host !== host)
      return redirect(response, 307, site.origin + (request.url ?? '/'));

    if (path === '/identity' || path.startsWith('/identity/')) {
      if (!path.startsWith('/identity/assets/') && site.limiter?.identity(request, response))
        return;
      return site.identity(request, response);
    }
    if (path === '/config.json')
      return site.crossOrigin(request, response) ? undefined : read(response, site.config);
    if (path === securityTxtPath) {
      if (!site.securityContacts) return sendText(response, 404, plain, 'There is no such file.');
      const text = securityTxt(site.securityContacts, site.origin, new Date());
      return isRead(response) ? sendText(response, 200, plain, text) : undefined;
    }
    return site.app(request, response);
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    try {
      await route(request, response);
    } catch (error) {
      if (error instanceof ConnectionLostError) request.socket.destroy();
      else if (response.headersSent) response.destroy();
      else if (error instanceof BodyTooLargeError) {
        sendText(response, 413, plain, 'The request is too large.');
      } else {
        console.error(error);
        sendText(response, 500, plain, 'The server could not answer.');
      }
    }
  };
}

/** Degraded is not down: what does not fail goes on, and what fails is tried again. */
function health(failing: readonly string[]): object {
  return failing.length === 0 ? { status: 'ready' } : { status: 'degraded', failing };
}

function read(response: ServerResponse, value: unknown): void {
  if (isRead(response)) sendJson(response, 200, value);
}

/** Refuses every method that does more than read; true for the others. */
function isRead(response: ServerResponse): boolean {
  const { method } = response.req;
  if (method === 'GET' || method === 'HEAD') return true;
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, plain, 'This address is only read.');
  return false;
}
