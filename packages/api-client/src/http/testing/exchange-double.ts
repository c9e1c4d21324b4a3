import { ActivityGate } from '../activity-gate.ts';
import { createSend, type SendSettings } from '../send.ts';

/** Reaction of the server to one request. */
export type Reply = (request: Request) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

export const refusal = (status: number, errorCode: number, ...messages: string[]): Response =>
  json({ errorCode, errors: messages.map((message) => ({ key: '', code: '', message })) }, status);

/** A session that has a token, and gives the next one after a 401. */
class SessionDouble {
  token: string | undefined = 'token-1';
  generation = 1;
  readonly unauthorized: number[] = [];
  verdict: 'retry' | 'ended' = 'retry';

  accessToken(): Promise<string | undefined> {
    return Promise.resolve(this.token);
  }

  isUsable = true;
  hasUsableToken(): boolean {
    return this.isUsable;
  }

  handleUnauthorized(generation: number): Promise<'retry' | 'ended'> {
    this.unauthorized.push(generation);
    if (this.verdict === 'retry') {
      this.generation += 1;
      this.token = `token-${this.generation}`;
    }
    return Promise.resolve(this.verdict);
  }

  getSnapshot(): { status: 'usable'; generation: number } {
    return { status: 'usable', generation: this.generation };
  }
}

/** The pipeline before a server that answers as told, one reply after the other, the last one for ever. */
export function exchangeDouble(replies: Reply[], settings: Partial<SendSettings> = {}) {
  const requests: Request[] = [];
  const bodies: string[] = [];
  const session = new SessionDouble();
  const gate = settings.gate ?? new ActivityGate(() => Promise.resolve('Active'));
  const send = createSend({
    baseUrl: 'https://exchange.test',
    session,
    gate,
    fetch: async (request) => {
      const reply = replies[Math.min(requests.length, replies.length - 1)];
      requests.push(request);
      bodies.push(await request.clone().text());
      if (!reply) throw new TypeError('no reply was planned');
      return reply(request);
    },
    ...settings,
  });
  return { send, session, gate, requests, bodies };
}
