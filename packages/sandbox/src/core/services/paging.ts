import { errorCodes } from '@agio/api-client/contract';
import { refuse } from '../refusal.ts';

const defaultLimit = 50;

/**
 * One page of a list whose records have ids. The cursor is the id of the last record of the page before; a record
 * that has gone in the meantime ends the list with a refusal rather than with a hole.
 */
export function pageOf<T extends { id: string }>(
  records: readonly T[],
  { cursor, limit }: { cursor?: string | undefined; limit?: number | undefined },
): { items: T[]; nextCursor: string | null } {
  const start = cursor === undefined ? 0 : records.findIndex((record) => record.id === cursor) + 1;
  if (cursor !== undefined && start === 0) {
    throw refuse(400, errorCodes.validation, 'This page does not exist.', 'cursor');
  }
  const items = records.slice(start, start + (limit ?? defaultLimit));
  const more = start + items.length < records.length;
  return { items, nextCursor: more ? (items.at(-1)?.id ?? null) : null };
}

/** Whether a time lies in a range of which either end may be open. */
export function isWithin(
  time: number,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): boolean {
  return (
    (from === undefined || time >= Date.parse(from)) && (to === undefined || time <= Date.parse(to))
  );
}
