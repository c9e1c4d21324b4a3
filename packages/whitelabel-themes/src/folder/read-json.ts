import { createRequire } from 'node:module';
import type * as Jsonc from 'jsonc-parser';
import type { Path } from '../settings/check-settings.ts';
import type { Problems } from './problems.ts';

// Its ES modules have imports without an extension, which Node does not follow.
const jsonc = createRequire(import.meta.url)('jsonc-parser') as typeof Jsonc;

const deepest = 40;
const mostNodes = 100_000;

/** A JSON file with the places of its keys. */
export interface JsonFile {
  readonly value: unknown;
  /** Returns the line of a key, or of the nearest one above it that is there. */
  readonly lineOf: (path: Path) => number | undefined;
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a JSON file. Refusals go to `problems`; undefined where it is no JSON. */
export function readJson(
  file: string,
  bytes: Uint8Array,
  problems: Problems,
): JsonFile | undefined {
  const refuse = (rule: string, way: string, line?: number, key = ''): undefined => {
    problems.error({ file, key, line, rule, way });
  };
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return refuse('is in UTF-16.', 'Save it in UTF-8.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('is not text in UTF-8.', 'Save it in UTF-8.');
  }
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (text.trim() === '') return refuse('is empty.', 'Begin with {}.', 1);
  if (depthOf(text) > deepest)
    return refuse(`is nested more than ${deepest} deep.`, 'No file of a brand needs more than 6.');

  const faults: Jsonc.ParseError[] = [];
  const tree = jsonc.parseTree(text, faults, { disallowComments: true });
  const [fault] = faults;
  if (fault || !tree) return refuse(...describeFault(text, fault), lineAt(fault?.offset ?? 0));
  if (tree.type !== 'object') return refuse('is no JSON object.', 'Begin with {.', 1);

  let nodes = 0;
  let isWhole = true;
  const pending: [node: Jsonc.Node, key: string][] = [[tree, '']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, above] = next;
    nodes += 1;
    if (nodes > mostNodes)
      return refuse(`has more than ${mostNodes} values.`, 'Take out what is no part of the brand.');
    const names = new Set<string>();
    for (const child of node.children ?? []) {
      const name = child.type === 'property' ? child.children?.[0] : undefined;
      const value = child.type === 'property' ? child.children?.[1] : child;
      const own = name ? String(name.value) : '';
      const key = above === '' || own === '' ? above + own : `${above}.${own}`;
      if (name && forbidden.has(own)) {
        isWhole = false;
        refuse(
          'is no name of a key: it would reach into the program.',
          'Take it out.',
          lineAt(name.offset),
          key,
        );
      } else if (name && names.has(own)) {
        isWhole = false;
        refuse(
          'is there twice, and only the last counts.',
          'Take one of them out.',
          lineAt(name.offset),
          key,
        );
      }
      names.add(own);
      if (value) pending.push([value, key]);
    }
  }
  if (!isWhole) return undefined;
  return {
    value: JSON.parse(text) as unknown,
    lineOf: (path) => {
      for (let length = path.length; length >= 0; length -= 1) {
        const node = jsonc.findNodeAtLocation(tree, path.slice(0, length));
        if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
      }
      return undefined;
    },
  };
}

/** Returns the greatest depth of brackets; without recursion, as a hostile file may be a million deep. */
function depthOf(text: string): number {
  const scanner = jsonc.createScanner(text, true);
  let depth = 0;
  let greatest = 0;
  for (let token = scanner.scan(); token !== 17; token = scanner.scan()) {
    // The numbers are those of SyntaxKind, a `const enum` of the library: { 1, } 2, [ 3, ] 4, the end 17.
    if (token === 1 || token === 3) depth += 1;
    else if (token === 2 || token === 4) depth -= 1;
    greatest = Math.max(greatest, depth);
  }
  return greatest;
}

function describeFault(
  text: string,
  fault: Jsonc.ParseError | undefined,
): [rule: string, way: string] {
  const before = text.slice(0, fault?.offset ?? 0).trimEnd();
  const at = text.slice(fault?.offset ?? 0);
  if (fault && /^(?:\/\/|\/\*)/.test(at))
    return ['has a comment, which JSON has not.', 'Take the comment out.'];
  if (before.endsWith(',') && /^\s*[}\]]/.test(at))
    return ['has a comma before a closing bracket.', 'Take the comma out.'];
  if (at.startsWith("'")) return ['has a text in single quotes.', 'Write it in double quotes.'];
  if (at.trim() === '') return ['ends before it is closed.', 'Close the last bracket or quote.'];
  const name = fault ? jsonc.printParseErrorCode(fault.error) : 'no value';
  const words = name.replaceAll(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();
  return [`is not JSON: ${words}.`, 'Look at this line and the one before it.'];
}
