import type { StaffNote } from '@agio/api-client/contract';
import { useStaffNotes, useUserInformation } from '@agio/api-client/react';
import { TimeText } from '@agio/ui/data-table';
import { ListEnd } from '@agio/ui/list-end';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { NoteForm } from './note-form.tsx';
import { noteMessages } from './note-messages.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { pageRows, pagingOf } from '../../lists/paging.ts';

/** Notes of staff about a person, newest first, with a form for a new one; hidden from that person. */
export function NotesPanel({ userId }: { userId: string }) {
  const officerId = useUserInformation().data?.id;
  return officerId === undefined || officerId === userId ? null : (
    // The outcome of a note does not carry over to another user.
    <Notes key={userId} userId={userId} />
  );
}

function Notes({ userId }: { userId: string }) {
  const t = useMessages(noteMessages);
  const notes = useStaffNotes({ userId, limit: pageRows.latest });
  usePollingFallback(notes.mutate);
  const { data } = notes;
  const state = loadStateOf(notes, data?.items.length === 0);
  const loadNotes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    stale: t.stale,
    empty: { title: t.empty, text: t.emptyText },
  });
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      <NoteForm userId={userId} known={data?.items} onRefresh={() => notes.mutate()} />
      <Loadable
        state={state}
        notes={loadNotes}
        onRetry={() => void notes.mutate()}
        skeleton={<Skeleton className="wg:m-4 wg:h-20" />}
      >
        <NoteList items={data?.items ?? []} />
        <ListEnd shown={data?.items.length ?? 0} {...pagingOf(notes)} />
      </Loadable>
    </Panel>
  );
}

function NoteList({ items }: { items: readonly StaffNote[] }) {
  return (
    <ol className="wg:flex wg:flex-col wg:gap-3 wg:p-4 wg:text-sm">
      {items.map(({ id, officer, time, text }) => (
        <li key={id} className="wg:flex wg:flex-wrap wg:gap-x-4">
          <TimeText iso={time} className="wg:w-44 wg:flex-none wg:text-fg-muted" />
          <div className="wg:min-w-0 wg:flex-1 wg:basis-48 wg:wrap-anywhere">
            <bdi className="wg:font-medium">{officer}</bdi>
            <p dir="auto" className="wg:whitespace-pre-wrap">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
