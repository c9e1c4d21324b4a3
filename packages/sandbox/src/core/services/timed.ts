/** Records that something happens to when their time has come, each in a command of its own. */
export interface Timed {
  /** Ids of those whose time has come. */
  due(now: number): string[];
  moveOn(id: string, now: number): void;
}

export function isDue(record: { dueAt: number | null } | undefined, now: number): boolean {
  return record?.dueAt != null && record.dueAt <= now;
}
