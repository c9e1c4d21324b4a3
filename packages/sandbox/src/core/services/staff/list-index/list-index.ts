import type { Changes } from '../../../engine/changes.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { minute } from '../../../market-data/resolution.ts';
import type { Tables } from '../../../records/tables.ts';

/** Records that are read at once: about 10 ms of work. */
const piece = 2000;
/** Milliseconds after which a step of the exchange reads no further piece. */
const stepBudget = 10;
/** Time after which an index that no list has used gives its memory back, about 25 MB per 100,000 records. */
const keptFor = 15 * minute;

/**
 * The facts of all records of a table by which staff filter and sort them, in memory while staff work: a sort by any column
 * reads no record. It is built piece by piece from the start and, once given back, from the next call of staff on; it follows
 * every commit.
 */
export abstract class ListIndex<Name extends 'orders' | 'transfers', Row extends { id: string }> {
  protected readonly exchange: Exchange;
  private readonly table: Name;
  private rows: Map<string, Row> | undefined;
  /** Key up to which records have been read; null at the end. */
  private read: string | null = '';
  private usedAt = 0;

  constructor(exchange: Exchange, table: Name) {
    this.exchange = exchange;
    this.table = table;
    exchange.onCommit(`${table}-index`, (changes) => {
      if (this.rows !== undefined) for (const row of this.changed(changes)) this.put(row);
    });
  }

  /** Says that staff work: the index is built from now on, for the sort that may follow. */
  expect(): void {
    this.usedAt = this.exchange.now();
    if (this.rows !== undefined) return;
    this.rows = new Map();
    this.read = '';
  }

  /** True once every record is in it. */
  get isWhole(): boolean {
    return this.rows !== undefined && this.read === null;
  }

  /** Returns every row, in no order. Reads first what is still missing. */
  *all(): Generator<Row> {
    this.expect();
    while (this.read !== null) this.readPiece();
    yield* this.rows?.values() ?? [];
  }

  /** One step of the exchange. */
  advance(now: number): void {
    if (this.rows === undefined) return;
    if (now - this.usedAt > keptFor) this.rows = undefined;
    const begun = performance.now();
    while (this.rows !== undefined && this.read !== null) {
      this.readPiece();
      if (performance.now() - begun > stepBudget) return;
    }
  }

  /** Returns the row of a record; undefined if the list has it from elsewhere. */
  protected abstract rowOf(id: string, record: Tables[Name]): Row | undefined;

  /** Returns the rows that a commit added or changed. */
  protected abstract changed(changes: Changes): Iterable<Row>;

  private readPiece(): void {
    const from = this.read ?? '';
    const records = this.exchange.records.range(this.table, { from, limit: piece });
    for (const [id, record] of records) {
      const row = this.rowOf(id, record);
      if (row !== undefined) this.put(row);
    }
    // The next piece begins behind the last key: no id has a blank.
    this.read = records.length < piece ? null : `${records.at(-1)?.[0]} `;
  }

  private put(row: Row): void {
    this.rows?.set(row.id, row);
  }
}
