import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { LoadNote } from '@agio/ui/loadable';
import { useHost, useNextStepLink, WidgetLink, type WidgetLoadState } from '../provider/index.ts';
import { common } from './messages.ts';

/**
 * In place of open orders that are not shown. Freezing, banning and terminating an account cancel its orders; a review
 * leaves them in the market, where their owner neither reads nor cancels them meanwhile (spec §5, Request gating): support
 * does it for them.
 */
export function useClosedNote(state: WidgetLoadState, title: string): LoadNote {
  const { nextStep, resting } = useMessages(common);
  const { links } = useHost();
  const next = useNextStepLink();
  const reason = state.status === 'notAllowed' ? state.reason : undefined;
  if (reason !== 'inReview' && reason !== 'waitingForData') return { title };
  return {
    title,
    text: resting[reason],
    actions: (
      <>
        {next}
        {links.support === undefined ? null : (
          <Button asChild size="sm">
            <WidgetLink href={links.support}>{nextStep.support}</WidgetLink>
          </Button>
        )}
      </>
    ),
  };
}
