import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CallComment {
  /** The first sentence, without its full stop. */
  summary: string;
  /** The rest, or nothing. */
  more: string;
}

const folder = join(import.meta.dirname, '../src/contract');
const area = /export const (\w+) = \{\n([\s\S]*?)\n\}/g;
const call = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+): defineEndpoint\(/g;

function sentencesOf(comment: string): CallComment {
  const text = comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  const [, first = text, more = ''] = /^(.*?)\.(?:\s+(.*))?$/s.exec(text) ?? [];
  return { summary: first, more };
}

const comments = new Map<string, CallComment>(
  globSync('**/*.ts', { cwd: folder }).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return Array.from(source.matchAll(area)).flatMap(([, name, body = '']) =>
      Array.from(body.matchAll(call), ([, comment = '', own]): [string, CallComment] => {
        return [`${name}.${own}`, sentencesOf(comment)];
      }),
    );
  }),
);

/** What the comment above a call of the contract says. @throws Error when there is none */
export function callComments(operationId: string): CallComment {
  const comment = comments.get(operationId);
  if (!comment) throw new Error(`The call ${operationId} has no comment above it in the contract.`);
  return comment;
}

const hubsSource = readFileSync(join(folder, 'hubs.ts'), 'utf8');
const message = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+): (?:\{|v\.tuple)/g;
const hubComments = new Map(
  Array.from(hubsSource.matchAll(/export const (\w+)Hub = \{\n([\s\S]*?)\n\}/g)).flatMap(
    ([, hub, body = '']) =>
      Array.from(body.matchAll(message), ([, comment = '', own]): [string, CallComment] => [
        `${hub}.${own}`,
        sentencesOf(comment),
      ]),
  ),
);

/** Returns the comment above a message of a hub. @throws Error when there is none */
export function hubComment(hub: string, name: string): CallComment {
  const comment = hubComments.get(`${hub}.${name}`);
  if (!comment) throw new Error(`The message ${name} of the ${hub} hub has no comment above it.`);
  return comment;
}
