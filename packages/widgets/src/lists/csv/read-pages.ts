// @where Client: page sizes: maximum, default, and pages of an exported file
interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Rows that a slow phone checks in less than 50 ms, also in the task in which memory is collected. */
export const pageSize = 100;

/**
 * A whole list, page by page, each row once: what moves from one page to the next while it is read is not there twice.
 * Stops with the signal, between two pages.
 */
export async function* readPages<Row extends { readonly id: string }>(
  ask: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[], void> {
  const known = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null && !signal.aborted;) {
    const page: Page<Row> = await ask({ limit: pageSize, ...(cursor !== '' && { cursor }) });
    const fresh = page.items.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    yield fresh;
    cursor = page.nextCursor;
  }
}

/** A list that is known as a whole, as the one page of it. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[], void> {
  yield rows;
}

/** All rows of a list that is read page by page. */
export async function allRows<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}
