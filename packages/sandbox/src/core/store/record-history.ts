import type { ListTotal } from '@agio/api-client/contract';
import type { Exchange } from '../engine/exchange.ts';
import {
  countOfList,
  listWrite,
  maxCounted,
  maxLooked,
  newestFirst,
  pageOfList,
  placeOf,
  type PageQuery,
  withTotal,
} from './paged-lists.ts';
import type { Write } from './store.ts';
import type { Tables } from '../records/tables.ts';

/** Tables whose records are never taken away. */
type HistoryTable = 'transfers' | 'rampOrders' | 'swaps' | 'audit' | 'notes';

/** Functions by which the records of a table are found again. */
export interface HistoryLists<Record> {
  time(record: Record): number;
  /** The lists that a record stands in. */
  lists(record: Record): string[];
  /** Returns the facts that filters read. They never change in a record. */
  facts(record: Record): string[];
}

export interface HistoryPage<Record> {
  items: Record[];
  nextCursor: string | null;
  /** Length of the list, on its first page alone. */
  total?: ListTotal | undefined;
}

/**
 * One table of the store that grows for ever, and is not kept in memory: a record is read by its id, the newest of a
 * list by pages. A change is part of the command under way, which sees it at once.
 */
export class History<Name extends HistoryTable> {
  private readonly exchange: Exchange;
  private readonly table: Name;
  private readonly kind: HistoryLists<Tables[Name]>;

  constructor(exchange: Exchange, table: Name, kind: HistoryLists<Tables[Name]>) {
    this.exchange = exchange;
    this.table = table;
    this.kind = kind;
  }

  get(id: string): Tables[Name] | undefined {
    return this.exchange.records.get(this.table, id);
  }

  /** Adds a record, or takes the place of the one with this id; answers that one. */
  put(id: string, record: Tables[Name]): Tables[Name] | undefined {
    const before = this.get(id);
    // The union of all writes cannot be named for a table that is only known as a type.
    this.exchange.write({ table: this.table, key: id, value: record } as Write);
    if (before === undefined) {
      const sequence = this.exchange.nextSequence();
      for (const write of historyWrites(this.table, this.kind, id, record, sequence)) {
        this.exchange.write(write);
      }
    }
    return before;
  }

  /** Newest first, of those whose facts pass the test. */
  page(
    list: string,
    query: PageQuery,
    test?: (facts: readonly string[]) => boolean,
    /** Asked of those that pass the test: what is not a fact. */
    matches?: (record: Tables[Name]) => boolean,
  ): HistoryPage<Tables[Name]> {
    const view = this.exchange.records;
    const passes = this.passes(test, matches);
    const { entries, next } = pageOfList(view, `${this.table}:${list}`, query, passes);
    return { items: entries.map(({ id }) => this.existing(id)), nextCursor: next };
  }

  /** Like `page`, for anyone: its first page says how long the list is. Fewer are counted where each record is read. */
  counted(
    list: string,
    query: PageQuery,
    test?: (facts: readonly string[]) => boolean,
    matches?: (record: Tables[Name]) => boolean,
  ): HistoryPage<Tables[Name]> {
    const max = matches === undefined ? maxCounted : maxLooked;
    return withTotal(this.page(list, query, test, matches), query, () =>
      this.count(list, query, test, matches, max),
    );
  }

  /** Returns the number of records, filtered likewise. */
  count(
    list: string,
    query: Pick<PageQuery, 'from' | 'to'>,
    test?: (facts: readonly string[]) => boolean,
    matches?: (record: Tables[Name]) => boolean,
    max?: number,
  ): ListTotal {
    const view = this.exchange.records;
    return countOfList(view, `${this.table}:${list}`, query, this.passes(test, matches), max);
  }

  /** All of a list, newest first, read piece by piece: for files. */
  *all(
    list: string,
    query: Omit<PageQuery, 'cursor' | 'limit'>,
    test?: (facts: readonly string[]) => boolean,
    matches?: (record: Tables[Name]) => boolean,
  ): Generator<Tables[Name]> {
    for (const { id, facts } of newestFirst(
      this.exchange.records,
      `${this.table}:${list}`,
      query,
    )) {
      if (test?.(facts) === false) continue;
      const record = this.existing(id);
      if (matches?.(record) ?? true) yield record;
    }
  }

  private passes(
    test?: (facts: readonly string[]) => boolean,
    matches?: (record: Tables[Name]) => boolean,
  ) {
    return matches === undefined
      ? test
      : (facts: readonly string[], id: string) =>
          (test?.(facts) ?? true) && matches(this.existing(id));
  }

  private existing(id: string): Tables[Name] {
    const record = this.get(id);
    if (record === undefined)
      throw new Error(`Record ${id} of ${this.table} is in a list but not in the table.`);
    return record;
  }
}

/** Returns the writes that put a new record into its lists. */
export function historyWrites<Name extends HistoryTable>(
  table: Name,
  kind: HistoryLists<Tables[Name]>,
  id: string,
  record: Tables[Name],
  sequence: number,
): Write[] {
  const place = placeOf(kind.time(record), sequence);
  const facts = kind.facts(record);
  return kind.lists(record).map((list) => listWrite(`${table}:${list}`, { place, id, facts }));
}
