import * as v from 'valibot';
import { marketHub, notificationsHub } from '../src/contract/index.ts';
import { hubComment } from './call-comments.ts';
import type { Schemas } from './json-schema.ts';

type Json = Record<string, unknown>;
interface Hub {
  path: string;
  methods: Record<string, { args: v.GenericSchema; result: v.GenericSchema }>;
  streams: Record<string, { args: v.GenericSchema; item: v.GenericSchema }>;
  events: Record<string, v.GenericSchema>;
}

export const hubs: Record<string, { hub: Hub; auth: 'optional' | 'required' }> = {
  market: { hub: marketHub, auth: 'optional' },
  notifications: { hub: notificationsHub, auth: 'required' },
};

/** The two hubs with their messages, which OpenAPI has no words for: what `x-hubs` holds. */
export function hubDescriptions(schemas: Schemas): Json[] {
  return Object.entries(hubs).map(([name, { hub, auth }]) => ({
    name,
    path: hub.path,
    auth,
    messages: [
      ...Object.entries(hub.methods).map(([own, { args, result }]) => ({
        ...said(name, own),
        kind: 'method',
        arguments: schemas.request(args),
        answer: schemas.answer(result),
      })),
      ...Object.entries(hub.streams).map(([own, { args, item }]) => ({
        ...said(name, own),
        kind: 'stream',
        arguments: schemas.request(args),
        answer: schemas.answer(item),
      })),
      ...Object.entries(hub.events).map(([own, message]) => ({
        ...said(name, own),
        kind: 'event',
        answer: schemas.answer(firstOf(message)),
      })),
    ],
  }));
}

/** Returns the one argument that every event has. */
export function firstOf(message: v.GenericSchema): v.GenericSchema {
  const [first] = 'items' in message ? (message.items as v.GenericSchema[]) : [];
  if (!first) throw new Error('An event has no argument.');
  return first;
}

function said(hub: string, name: string): Json {
  const { summary, more } = hubComment(hub, name);
  return { name, summary, ...(more && { description: more }), 'x-client': liveSample(hub, name) };
}

/** Returns the code with which the client subscribes to a message. */
function liveSample(hub: string, name: string): string {
  if (hub === 'notifications') {
    return `const stop = exchange.notifications.on('${name}', (message) => {\n  console.log(message);\n});`;
  }
  const view = /Book|book/.test(name)
    ? `book('XCB-CTN', { rows: 20 })`
    : /Trades|trades/.test(name)
      ? `trades('XCB-CTN')`
      : /Tickers|tickers/.test(name)
        ? `tickers()`
        : /Candles/.test(name)
          ? `candles('XCB-CTN', '1m')`
          : `instruments()`;
  return `const view = exchange.market.${view};\nconst stop = view.subscribe(() => console.log(view.getSnapshot()));`;
}
