import { useMessages } from '@agio/ui/language';
import type { LoadNote } from '@agio/ui/loadable';
import { useNextStepLink, type WidgetLoadState } from '../states/index.ts';
import { common } from '../words/messages.ts';

/** In place of open orders that are not shown: a closed account has none, as they are cancelled when it closes. */
export function useAccountClosedNotice(state: WidgetLoadState, title: string): LoadNote {
  const { noOrders } = useMessages(common);
  const next = useNextStepLink();
  const reason = state.status === 'notAllowed' ? state.reason : undefined;
  if (reason !== 'inReview' && reason !== 'waitingForData') return { title };
  return { title, text: noOrders[reason], actions: next };
}
