import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { LoadNotes } from '@agio/ui/loadable';
import { useHost, WidgetLink } from '../host/index.ts';
import { useLoadNotes, type WidgetLoadState } from '../states/index.ts';
import { messages } from './messages.ts';

/** Returns the notes in place of the page. A reader who came by an invitation learns that it is not lost. */
export function useReferralNotes(
  state: WidgetLoadState,
  rememberedCode: string | undefined,
): LoadNotes {
  const t = useMessages(messages);
  const { links } = useHost();
  const isUnverified = state.status === 'notAllowed' && state.reason === 'unverified';
  const remembered =
    rememberedCode === undefined ? undefined : t.rememberedMore({ code: rememberedCode });
  return useLoadNotes(state, {
    error: t.failed,
    stale: t.stale,
    loading: t.loading,
    signedOut: { title: t.signedOut, text: remembered ?? t.signedOutMore },
    notActive: {
      title: isUnverified && remembered !== undefined ? t.remembered : t.notActive,
      ...(isUnverified && {
        text: remembered ?? t.unverified,
        actions: links.verification && (
          <Button asChild size="sm" variant="primary">
            <WidgetLink href={links.verification}>{t.verify}</WidgetLink>
          </Button>
        ),
      }),
    },
  });
}
