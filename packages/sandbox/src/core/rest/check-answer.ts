import type { Endpoint } from '@agio/api-client/contract';
import * as v from 'valibot';

/**
 * Returns the error of an answer; undefined if it is exactly as the contract says. Clients ignore additional fields and
 * show unknown values of enumerations as unknown; in our own answers both are errors.
 */
export function wrongIn(endpoint: Endpoint, answer: unknown): string | undefined {
  const checked = v.safeParse(endpoint.output, answer);
  if (!checked.success) {
    return checked.issues
      .map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
      .join('; ');
  }
  const place = difference(answer, checked.output, '');
  return place === undefined ? undefined : `${place}: not what the contract says`;
}

/** The first place at which two values differ; undefined fields are as good as none. */
function difference(given: unknown, read: unknown, path: string): string | undefined {
  if (Object.is(given, read)) return undefined;
  if (!isPlain(given) || !isPlain(read)) return path;
  for (const key of new Set([...Object.keys(given), ...Object.keys(read)])) {
    const place = path === '' ? key : `${path}.${key}`;
    const found = difference(given[key], read[key], place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Objects and lists as JSON has them; files are compared by identity. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
