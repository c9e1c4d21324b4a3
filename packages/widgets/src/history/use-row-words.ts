import { useInstruments, useNetworks } from '@agio/api-client/react';
import { useLocale, useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
import { common, orderNoticeMessages } from '../words/messages.ts';
import { orderStateMessages } from '../words/order-state-messages.ts';
import { statusMessages } from '../words/status-messages.ts';
import { messages } from './messages.ts';
import type { RowWords } from './model/row-words.ts';

const none: never[] = [];

/** Returns the texts and names that rows are written with, in the reader's language. */
export function useRowWords(): RowWords {
  const t = useMessages(messages);
  const { side: sides } = useMessages(common);
  const orders = useMessages(orderStateMessages);
  const statuses = useMessages(statusMessages);
  const notices = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { data: instruments = none } = useInstruments();
  const { data: networks = none } = useNetworks();
  return useMemo(() => {
    const names = new Map(networks.map(({ asset, id, name }) => [`${asset}/${id}`, name]));
    const networkOf = (asset: string, id: string) => names.get(`${asset}/${id}`) ?? id;
    return { t, sides, orders, statuses, notices, locale, instruments, networkOf };
  }, [t, sides, orders, statuses, notices, locale, instruments, networks]);
}
