// @where Widgets: pause in typing before a search (debounce)
import type { ApiError } from '@agio/api-client';
import type { StaffOrder, StaffTransfer, UserRow } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { useEffect, useState } from 'react';
import { asksFor, isNamedBy } from './model/finder.ts';

/** Pause in typing before a text is searched for, in milliseconds. */
const typingPauseMs = 250;

/** Maximum number of results of each kind. */
const maxResults = 8;

/** Search results of the exchange. */
export interface Found {
  readonly text: string;
  readonly users: readonly UserRow[];
  readonly orders: readonly StaffOrder[];
  readonly transfers: readonly StaffTransfer[];
  /** Reasons for which parts could not be searched. */
  readonly errors: readonly ApiError[];
}

export interface Finder {
  /** Undefined: nothing is searched for, or not yet answered. */
  found: Found | undefined;
  isLooking: boolean;
  again: () => void;
}

/**
 * Searches the exchange for a text once the reader stops typing. A search that is not wanted any longer is broken off.
 *
 * @param text undefined where nothing may be read
 */
export function useFinder(text: string | undefined): Finder {
  const { backOfficeUsers, backOfficeTrading } = useExchange();
  const [answer, setAnswer] = useState<Found>();
  const [tries, setTries] = useState(0);
  const wanted = text?.trim() ?? '';
  const { users, order, transfers } = asksFor(wanted);
  useEffect(() => {
    if (!users) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const look = async () => {
      const [people, one, moves] = await Promise.allSettled([
        backOfficeUsers.list({ search: wanted, limit: maxResults }, { signal }),
        order ? backOfficeTrading.orders({ id: wanted, limit: 1 }, { signal }) : nothing,
        transfers
          ? backOfficeTrading.transfers({ search: wanted, limit: maxResults }, { signal })
          : nothing,
      ]);
      if (signal.aborted) return;
      setAnswer({
        text: wanted,
        users: itemsOf(people),
        // An exchange that does not know the field answers with others.
        orders: itemsOf(one).filter(({ id }) => id === wanted),
        transfers: itemsOf(moves).filter((transfer) => isNamedBy(transfer, wanted)),
        errors: [people, one, moves].flatMap((each) =>
          each.status === 'rejected' ? [each.reason as ApiError] : [],
        ),
      });
    };
    const timer = setTimeout(() => void look(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, users, order, transfers, tries, backOfficeUsers, backOfficeTrading]);
  const found = users && answer?.text === wanted ? answer : undefined;
  return {
    found,
    isLooking: users && found === undefined,
    again: () => {
      setAnswer(undefined);
      setTries(tries + 1);
    },
  };
}

const nothing = { items: [] as never[] };

const itemsOf = <Item>(answer: PromiseSettledResult<{ items: readonly Item[] }>) =>
  answer.status === 'fulfilled' ? answer.value.items : [];
