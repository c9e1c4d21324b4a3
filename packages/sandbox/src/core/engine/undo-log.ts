/**
 * Takes back the command under way. Whatever changes the exchange's memory says here first how it was; a command that
 * fails is undone step by step, the last one first, so that each step finds what it left behind.
 *
 * Outside of a command nothing is recorded: a start that fails is thrown away as a whole.
 */
export class UndoLog {
  private steps: (() => void)[] = [];
  private kept = new Set<object>();
  private recording = false;

  begin(): void {
    this.recording = true;
  }

  /** Ends a command that is done: there is no way back any more. */
  end(): void {
    this.recording = false;
    if (this.steps.length > 0) this.steps = [];
    if (this.kept.size > 0) this.kept = new Set();
  }

  /** Ends a command that failed: everything is as it was before. */
  rollBack(): void {
    const { steps } = this;
    this.end();
    for (const undo of steps.reverse()) undo();
  }

  /** Says how to take back what comes next. The step must not throw. */
  push(undo: () => void): void {
    if (this.recording) this.steps.push(undo);
  }

  /** Before the fields of an object are changed. Lists and maps in it are the same afterwards: they go their own way. */
  keep(object: object): void {
    if (!this.recording || this.kept.has(object)) return;
    this.kept.add(object);
    const before = { ...object };
    this.push(() => Object.assign(object, before));
  }

  set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    this.pushEntry(map, key);
    map.set(key, value);
  }

  /** Undone, the entry comes back as the last one of its map: nothing may hang on the order of a map. */
  delete<Key, Value>(map: Map<Key, Value>, key: Key): boolean {
    if (!map.has(key)) return false;
    this.pushEntry(map, key);
    return map.delete(key);
  }

  add<Value>(set: Set<Value>, value: Value): void {
    if (set.has(value)) return;
    this.push(() => set.delete(value));
    set.add(value);
  }

  remove<Value>(set: Set<Value>, value: Value): void {
    if (!set.has(value)) return;
    this.push(() => set.add(value));
    set.delete(value);
  }

  append<Value>(list: Value[], value: Value): void {
    this.push(() => list.pop());
    list.push(value);
  }

  private pushEntry<Key, Value>(map: Map<Key, Value>, key: Key): void {
    if (!this.recording) return;
    const before = map.get(key);
    if (before === undefined) this.push(() => map.delete(key));
    else this.push(() => map.set(key, before));
  }
}
