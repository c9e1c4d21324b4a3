import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { LoadNotes } from '@agio/ui/loadable';
import type { ComponentProps } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import { useLoadNotes, useNextStepLink, type WidgetLoadState } from '../states/index.ts';
import { messages, type PortfolioWords } from './messages.ts';

/** The words in place of balances that could not be loaded, or are not for this reader. */
export function usePortfolioNotes(state: WidgetLoadState): LoadNotes {
  const t = useMessages(messages);
  return useLoadNotes(state, {
    error: t.loadError,
    signedOut: { ...t.signedOut, actions: <MarketsButton size="sm" /> },
    notActive: {
      title: t.notActive.title,
      ...whyNot(state, t),
      actions: (
        <>
          {useNextStepLink()}
          <MarketsButton size="sm" />
        </>
      ),
    },
  });
}

/** The words for a reader who may not see balances, where those of all widgets are about trading. */
function whyNot(state: WidgetLoadState, { notActive }: PortfolioWords): { text?: string } {
  switch (state.status === 'notAllowed' && state.reason) {
    case 'inReview':
      return { text: notActive.inReview };
    case 'unverified':
      return { text: notActive.unverified };
    case 'waitingForData':
      return { text: notActive.waitingForData };
    default:
      return {};
  }
}

/** A link to the markets, if the host has such a page. */
export function MarketsButton(look: Pick<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  const t = useMessages(messages);
  const { links } = useHost();
  return links.markets === undefined ? null : (
    <Button asChild {...look}>
      <WidgetLink href={links.markets}>{t.seeMarkets}</WidgetLink>
    </Button>
  );
}
