import { useCallback, useRef, useState } from 'react';
import { unstable_serialize as nameOf, useSWRConfig } from 'swr';
import type { ExchangeClient } from '../../client.ts';
import { useExchange, useExchangeContext } from '../context.ts';
import type { AnswerOf, CallName, InputOf, QueryKey } from './keys.ts';
import { useQuery, type Query } from './use-query.ts';
import { fetchAs, noInput } from './use-read.ts';
import { useUserId } from '../use-session.ts';

/** The calls that answer a page of a list. */
export type PagedCall = {
  [Name in CallName]: AnswerOf<Name> extends Page<unknown> ? Name : never;
}[CallName];

interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Input of a page; the hook sets the cursor. */
export type PagedInput<Name extends PagedCall> = Omit<InputOf<Name>, 'cursor'>;

/**
 * A list that grows by a page at a time: `data.items` are all that were loaded, `data.nextCursor` is null when there
 * are no more. What makes the list be asked for again asks for as many items as there are.
 */
export type PagedQuery<Name extends PagedCall> = Query<AnswerOf<Name>> & {
  /** Adds the next page. Does nothing when there is none, or one is on its way. */
  loadMore: () => void;
  isLoadingMore: boolean;
};

/** Most that the contract lets a page have. */
const largestPage = 500;

/** Reads a private list page by page. The earlier rows stay while another filter loads. Null loads nothing. */
export function usePagedRead<Name extends PagedCall>(
  name: Name,
  input: PagedInput<Name> | null | undefined = noInput as PagedInput<Name>,
): PagedQuery<Name> {
  const client = useExchange();
  const { report } = useExchangeContext();
  const { cache, mutate } = useSWRConfig();
  const user = useUserId();
  const [loadingOf, setLoadingOf] = useState<string>();

  const key: QueryKey | undefined = input && user !== undefined ? [name, input, user] : undefined;
  const known = nameOf(key);
  const query = useQuery<AnswerOf<Name>>(
    key,
    (asked) => {
      const before = cache.get(nameOf(asked))?.data as Page<unknown> | undefined;
      return readAtLeast(client, asked, before?.items.length ?? 0);
    },
    { keepPreviousData: true },
  );

  // A second click comes before React has heard of the first.
  const underWay = useRef<string>(undefined);
  const loadMore = useCallback(async () => {
    const { nextCursor } = (cache.get(known)?.data as Page<unknown> | undefined) ?? {};
    if (!key || !nextCursor || underWay.current === known) return;
    underWay.current = known;
    setLoadingOf(known);
    try {
      await mutate<AnswerOf<Name>>(key, (page) => page && withNext(client, key, page), {
        revalidate: false,
      });
    } catch (error) {
      report(error);
    } finally {
      underWay.current = undefined;
      setLoadingOf(undefined);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `known` is the name of `key`
  }, [cache, client, known, mutate, report]);

  const isLoadingMore = loadingOf !== undefined && loadingOf === known;
  return { ...query, loadMore: () => void loadMore(), isLoadingMore };
}

type Ask<Name extends PagedCall> = Promise<AnswerOf<Name>>;

async function readAtLeast<Name extends PagedCall>(
  client: ExchangeClient,
  key: QueryKey,
  count: number,
): Ask<Name> {
  const [name, input, user] = key;
  let page = await (fetchAs(client, user, name, input) as Ask<Name>);
  // A filter that hardly anything passes answers pages without a row: there may be rows behind them.
  let before: string | undefined;
  while (page.items.length < Math.max(count, 1) && page.nextCursor && page.nextCursor !== before) {
    before = page.nextCursor;
    const limit = count === 0 ? {} : { limit: Math.min(count - page.items.length, largestPage) };
    page = await withNext(client, [name, { ...input, ...limit }, user], page);
  }
  return page;
}

/** The list with the page after it. What moved from one page to the next meanwhile is there once. */
async function withNext<Name extends PagedCall>(
  client: ExchangeClient,
  [name, input, user]: QueryKey,
  page: AnswerOf<Name>,
): Ask<Name> {
  const asked = { ...input, cursor: page.nextCursor };
  const next = await (fetchAs(client, user, name, asked) as Ask<Name>);
  const items: object[] = page.items;
  const known = new Set(items.map(identityOf));
  const more = (next.items as object[]).filter((item) => !known.has(identityOf(item)));
  // Facts that only the first page has, such as the length of the list, stay.
  return { ...page, ...next, items: [...items, ...more] } as AnswerOf<Name>;
}

function identityOf(item: object): unknown {
  return 'id' in item ? item.id : JSON.stringify(item);
}
