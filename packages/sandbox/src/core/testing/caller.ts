import { errorBody, type PortfolioOverview } from '@agio/api-client/contract';
import * as v from 'valibot';
import { manualClock, type ManualClock } from '../clock.ts';
import { createSandbox } from '../sandbox.ts';
import type { Sandbox, SandboxOptions } from '../sandbox-api.ts';

export const base = '/frontoffice/api';
export const office = '/back-api/backoffice';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: <T>() => T;
}

/** A caller of the sandbox, like a client. */
export interface Caller {
  send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** Sends, and reads the answer; fails unless it is a 200. */
  ask: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Sends, and says why it was refused; fails when it was not. */
  refused: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; code: number; keys: string[]; messages: string[] }>;
}

export interface World {
  sandbox: Sandbox;
  clock: ManualClock;
  as: (name: string | null) => Caller;
}

/** A sandbox that stands still, and callers by the name before `@agio.test`; null is a guest. */
export function openWorld(options: SandboxOptions = {}): World {
  const clock = manualClock();
  const sandbox = createSandbox({ clock, ...options });
  return { sandbox, clock, as: (name) => callerOf(sandbox, name) };
}

export function callerOf(sandbox: Sandbox, name: string | null): Caller {
  const authorization =
    name === null ? undefined : `Bearer ${sandbox.issueToken(`${name}@agio.test`)}`;
  const send: Caller['send'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const answer = await sandbox.fetch(
      new Request(`http://sandbox${path}`, {
        method,
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          ...(body === undefined || isForm
            ? {}
            : { 'content-type': 'application/json-patch+json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' || isForm ? body : JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
  };
  return {
    send,
    async ask(method, path, body) {
      const answer = await send(method, path, body);
      if (answer.status !== 200)
        throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer.json();
    },
    async refused(...args) {
      const answer = await send(...args);
      if (answer.status < 400) throw new Error(`It was not refused: ${answer.text}`);
      const body = v.parse(errorBody, answer.json());
      return {
        status: answer.status,
        code: body.errorCode,
        keys: body.errors.map(({ key }) => key),
        messages: body.errors.map(({ message }) => message),
      };
    },
  };
}

/** A form with one file. */
export function upload(
  name: string,
  bytes: readonly number[] | Uint8Array<ArrayBuffer>,
  type = '',
): FormData {
  const form = new FormData();
  form.append('file', new File([Uint8Array.from(bytes)], name, { type }));
  return form;
}

/** Returns the balance of an asset. */
export async function balanceOf(caller: Caller, asset: string) {
  const { balances } = await caller.ask<PortfolioOverview>('GET', `${base}/v2/portfolio`);
  return balances.find((one) => one.asset === asset);
}

/** A browser that opens a partner's page by its address: follows it once and keeps its cookie. */
export async function openPartnerPage(sandbox: Sandbox, address: string) {
  const first = await sandbox.fetch(new Request(address));
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = new URL(first.headers.get('location') ?? address, address).href;
  const shown =
    first.status === 303 ? await sandbox.fetch(new Request(page, { headers: { cookie } })) : first;
  return {
    status: shown.status,
    text: await shown.text(),
    /** Address of the page without its ticket, and the cookie of the browser. */
    page,
    cookie,
    /** Presses a button of the page. */
    answer: (choice: string, headers: Record<string, string> = {}) =>
      sandbox.fetch(
        new Request(page, {
          method: 'POST',
          headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
          body: new URLSearchParams({ answer: choice }),
        }),
      ),
  };
}
