// @where Sandbox: largest body of a call, and uploads at a time
import { uploadLimits } from '@agio/api-client/contract';
import * as v from 'valibot';
import { refuse } from '../refusal.ts';
import type { Route } from './routes.ts';

/** In bytes. A call carries little; a form carries one file, and what stands around it. */
const callLimit = 64 * 1024;
/** Parts of a form: a file, what it is for, and room for a later field or two. */
const maxParts = 4;
const formLimit = uploadLimits.maxBytes + 64 * 1024;

/** Returns the fields that a request sends beside its address. Impossible bodies are refused before they are read. */
export async function readBody(route: Route, request: Request): Promise<Record<string, unknown>> {
  const { method, requestType } = route.endpoint;
  if (method === 'GET' || method === 'DELETE' || request.body === null) return {};
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (requestType === 'multipart') {
    if (type !== 'multipart/form-data') {
      throw refuse('formExpected');
    }
    return formFields(request, await bytesOf(request, formLimit));
  }
  if (type.startsWith('multipart/') || type === 'application/x-www-form-urlencoded')
    throw notJson();
  const bytes = await bytesOfCall(request);
  if (bytes.length === 0) return {};
  if (type !== 'application/json' && type !== 'application/json-patch+json') throw notJson();
  return jsonFields(bytes);
}

const notJson = () => refuse('jsonExpected');

function jsonFields(bytes: Uint8Array): Record<string, unknown> {
  let fields: unknown;
  try {
    fields = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw refuse('jsonInvalid');
  }
  if (!v.is(v.record(v.string(), v.unknown()), fields) || Array.isArray(fields)) {
    throw refuse('jsonNotObject');
  }
  return fields;
}

/** Counted before anything is parsed: a form of 4 MB has room for tens of thousands, and each costs. */
function partsIn(bytes: Uint8Array, contentType: string): number {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const mark = new TextEncoder().encode(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  if (boundary === null) return 0;
  let parts = -1; // the last one ends the form
  for (let at = indexOf(bytes, mark, 0); at >= 0 && parts <= maxParts; parts += 1) {
    at = indexOf(bytes, mark, at + mark.length);
  }
  return parts;
}

function indexOf(bytes: Uint8Array, part: Uint8Array, from: number): number {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

async function formFields(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  if (partsIn(bytes, headers['content-type']) > maxParts) {
    throw refuse('formTooLong', '', { count: maxParts });
  }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw refuse('formInvalid');
  });
  const fields = [...form];
  // Two fields with one name are refused: only the last would be kept, and its sender would not know.
  const twice = fields.find(([name], at) => fields.findIndex(([each]) => each === name) < at)?.[0];
  if (twice !== undefined) {
    throw refuse('fieldRepeated', twice, { field: twice });
  }
  return Object.fromEntries(fields);
}

/** Returns the body of a call that sends no file. */
export const bytesOfCall = (request: Request) => bytesOf(request, callLimit);

/** Reads no further than the limit. */
async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  // Firefox has no stream of a request.
  const reader = (request.body ?? new Response(await request.arrayBuffer()).body)?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    size += next.value.length;
    if (size > limit) {
      void reader?.cancel();
      throw tooLarge();
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const tooLarge = () => refuse('requestTooLarge');
