import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import type { ComponentProps } from 'react';
import { loadStateOf, useLoadNotes } from '../states/index.ts';
import { AnnouncementItem } from './announcement-item.tsx';
import { messages } from './messages.ts';
import { useAnnounced, useFirst } from './use-announced.ts';

export interface AnnouncementBoardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Number that is shown at first, and added by "Show more"; 5 by default.
   * @default 5
   */
  step?: number | undefined;
}

/**
 * The announcement board, the newest first, each from its release until its end.
 * Links open in a new tab. Guests see it, too.
 */
export function AnnouncementBoard({ step = 5, ...rest }: AnnouncementBoardProps) {
  const t = useMessages(messages);
  const { announced, answer } = useAnnounced('Board');
  const { first, more } = useFirst(announced, step);
  const state = loadStateOf(answer, announced.length === 0);
  const notes = useLoadNotes(state, {
    error: t.unavailable,
    empty: { title: t.board.empty, text: t.board.emptyMore },
  });
  return (
    <Panel data-widget="announcement-board" aria-label={t.title} {...rest}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void answer.mutate()}
        skeleton={<BoardSkeleton />}
        className="wg:min-h-40"
      >
        <ul className="wg:px-4 wg:[&>li]:not-first:border-t">
          {first.map((each) => (
            <AnnouncementItem key={each.id} announcement={each} />
          ))}
        </ul>
        {more ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={more}
            className="wg:mx-4 wg:mb-3 wg:self-start"
          >
            {t.more}
          </Button>
        ) : null}
      </Loadable>
    </Panel>
  );
}

function BoardSkeleton() {
  return (
    <div aria-hidden className="wg:flex wg:flex-col wg:gap-6 wg:p-4">
      {[0, 1].map((row) => (
        <div key={row} className="wg:flex wg:flex-col wg:gap-2">
          <Skeleton className="wg:h-4 wg:w-full" />
          <Skeleton className="wg:h-3 wg:w-24" />
        </div>
      ))}
    </div>
  );
}
