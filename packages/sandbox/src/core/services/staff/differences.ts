import type { AuditChange } from '@agio/api-client/contract';

/** The fields that differ between two states, as text. */
export function differences<State extends object>(before: State, after: State): AuditChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const [was, is] = [before, after].map((state) => textOf(state[field as keyof State]));
    return was === is ? [] : [{ field, before: was ?? null, after: is ?? null }];
  });
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
