// @where Tools: asyncapi.json
import { formsNote } from './document.ts';
import { hubComment } from './call-comments.ts';
import { firstOf, hubs } from './hub-messages.ts';
import { Schemas } from './json-schema.ts';

type Json = Record<string, unknown>;

/** Kinds of message of SignalR's hub protocol, by the number that they carry on the wire. */
const wire = { invocation: 1, streamItem: 2, completion: 3, streamInvocation: 4 } as const;

/** The two hubs as an AsyncAPI 3.0 document, from the side of a client: what `asyncapi.json` holds. */
export function asyncApiDocument(version: string): Json {
  const schemas = new Schemas();
  const channels: Json = {};
  const operations: Json = {};
  for (const [name, { hub, auth }] of Object.entries(hubs)) {
    const messages: Json = {};
    const channel = { $ref: `#/channels/${name}` };
    const refTo = (message: string) => ({ $ref: `#/channels/${name}/messages/${message}` });

    const call = (own: string, type: number, args: Json, answer: Json) => {
      messages[own] = message(
        name,
        own,
        envelope(type, { target: { const: own }, arguments: args }),
      );
      messages[`${own}Answer`] = { name: `${own}Answer`, payload: answer };
      operations[`${name}.${own}`] = {
        action: 'send',
        channel,
        messages: [refTo(own)],
        reply: { channel, messages: [refTo(`${own}Answer`)] },
      };
    };
    for (const [own, { args, result }] of Object.entries(hub.methods)) {
      const answer = envelope(wire.completion, { result: schemas.answer(result) as Json });
      call(own, wire.invocation, schemas.request(args) as Json, answer);
    }
    for (const [own, { args, item }] of Object.entries(hub.streams)) {
      const answer = envelope(wire.streamItem, { item: schemas.answer(item) as Json });
      call(own, wire.streamInvocation, schemas.request(args) as Json, answer);
    }
    for (const [own, event] of Object.entries(hub.events)) {
      const said = schemas.answer(firstOf(event)) as Json;
      messages[own] = message(name, own, {
        type: 'object',
        properties: {
          type: { const: wire.invocation },
          target: { const: own },
          arguments: { type: 'array', prefixItems: [said], minItems: 1, maxItems: 1 },
        },
        required: ['type', 'target', 'arguments'],
      });
      operations[`${name}.${own}`] = { action: 'receive', channel, messages: [refTo(own)] };
    }
    channels[name] = {
      address: hub.path,
      description:
        auth === 'required'
          ? 'For signed-in users: the access token goes in the query as `access_token`.'
          : 'Open to guests; the access token, if any, goes in the query as `access_token`.',
      messages,
      bindings: {
        ws: {
          method: 'GET',
          query: {
            type: 'object',
            properties: { access_token: { type: 'string' }, lang: { type: 'string' } },
            ...(auth === 'required' && { required: ['access_token'] }),
          },
        },
      },
    };
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Exchange, live',
      version,
      description: `Two hubs of ASP.NET Core SignalR over web sockets, without negotiation. A connection begins with \`{"protocol":"json","version":1}\`; every message ends with the character U+001E. ${formsNote}`,
      license: { name: 'Apache-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      exchange: {
        host: '{host}',
        protocol: 'wss',
        variables: { host: { default: 'exchange.example', description: 'Host of the exchange.' } },
      },
    },
    channels,
    operations,
    components: { schemas: schemas.components },
  };
}

/** Makes the schema of a message that has an answer, or is one: both carry the number of the call. */
function envelope(type: number, fields: Json): Json {
  return {
    type: 'object',
    properties: { type: { const: type }, invocationId: { type: 'string' }, ...fields },
    required: ['type', 'invocationId', ...Object.keys(fields)],
  };
}

function message(hub: string, name: string, payload: Json): Json {
  const { summary, more } = hubComment(hub, name);
  return { name, summary, ...(more && { description: more }), payload };
}
