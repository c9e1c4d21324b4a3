import { ConnectionLostError } from '../faults.ts';
import { attachment } from '../file-name.ts';
import type { Language } from '../language/language.ts';
import { translating } from '../language/translating.ts';
import { reason, Refusal, refuse } from '../refusal.ts';
import { StoreError } from '../store/store.ts';
import type { Route } from './routes.ts';

export interface Answer {
  status: number;
  /** JSON text, or a file; null says that what the caller has is still so. */
  body: string | Blob | null;
  headers: Record<string, string>;
}

export const sizeOf = (body: Answer['body']): number =>
  body === null ? 0 : typeof body === 'string' ? body.length : body.size;

export function toAnswer(route: Route, output: unknown, language: Language): Answer {
  if (route.endpoint.responseType !== 'file') {
    return { status: 200, body: JSON.stringify(output, translating(language)), headers: {} };
  }
  const { blob, fileName } = output as { blob: Blob; fileName: string };
  return {
    status: 200,
    body: blob,
    headers: {
      'content-type': blob.type,
      'content-disposition': attachment(fileName),
    },
  };
}

export function toErrorAnswer(error: unknown, language: Language): Answer {
  if (error instanceof Refusal) {
    return {
      status: error.status,
      body: JSON.stringify(error.body(), translating(language)),
      headers: { ...error.headers },
    };
  }
  if (error instanceof ConnectionLostError) throw error;
  // The store has written the reason to the console already.
  if (error instanceof StoreError)
    return toErrorAnswer(new Refusal([reason('dataNotSaved')], { 'retry-after': '5' }), language);
  console.error(error);
  return toErrorAnswer(refuse('internal'), language);
}
