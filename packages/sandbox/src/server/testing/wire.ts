import { Agent, request } from 'node:http';

/** An answer as it came: `json` is undefined when the body is none. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json: unknown;
}

export interface WireCall {
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Makes calls from one network address of this machine like a client that need not be polite: no library in between.
 */
export class Wire {
  private readonly port: number;
  private readonly agent: Agent;

  /** @param address any of 127.0.0.0/8; who has limits by address sees different people in different ones */
  constructor(origin: string, address = '127.0.0.1') {
    this.port = Number(new URL(origin).port);
    this.agent = new Agent({ keepAlive: true, maxSockets: 64, localAddress: address });
  }

  /** Sends one request. An object as body goes as JSON, anything else as it is. */
  send(method: string, path: string, call: WireCall = {}): Promise<WireAnswer> {
    const { token, headers = {}, body } = call;
    const plain = typeof body === 'string' || body instanceof Uint8Array;
    const content = body === undefined || plain ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.agent,
          headers: {
            host: `localhost:${this.port}`,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(content === undefined || plain
              ? {}
              : { 'content-type': 'application/json-patch+json' }),
            ...(content === undefined ? {} : { 'content-length': Buffer.byteLength(content) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text,
              json: parsed(text),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(content);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** The error code of a refused call; undefined when it has none. */
export function errorCodeOf({ json }: Pick<WireAnswer, 'json'>): number | undefined {
  const code = (json as { errorCode?: unknown } | undefined)?.errorCode;
  return typeof code === 'number' ? code : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
