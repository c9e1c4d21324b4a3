import * as v from 'valibot';
import { longestNote, storageKeys } from '@agio/api-client';
import type { StaffNote } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { TextareaField } from '@agio/ui/textarea-field';
import { NotebookPen } from 'lucide-react';
import { useRef } from 'react';
import { useAddNote, useExchange, useUserInformation } from '@agio/api-client/react';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { useIntent } from '../../intent/use-intent.ts';
import { noteMessages } from './note-messages.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { useItemActions } from '../frame/use-item-actions.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { defineSetting, useSetting } from '../../host/index.ts';

export interface NoteFormProps {
  userId: string;
  /** Notes that exist; undefined until they are loaded, when a lost answer could not be looked up. */
  known: readonly StaffNote[] | undefined;
  /** Reads the notes again. */
  onRefresh: () => unknown;
}

/** Adds a note: `n` leads into the field, Ctrl+Enter sends it. */
export function NoteForm({ userId, known, onRefresh }: NoteFormProps) {
  const t = useMessages(noteMessages);
  const { user: heading } = useMessages(paletteMessages);
  const [text, setText] = useNoteDraft(userId);
  const { state, isBusy, send: add, look, reset } = useAddNoteIntent(userId);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = text.trim();
  const maySend = note !== '' && known !== undefined && !isBusy;
  const write = () => field.current?.focus();
  useKeys({ n: write });
  useItemActions(heading, [{ label: t.write, icon: NotebookPen, onSelect: write }]);
  const finish = (isDone: boolean) => {
    if (!isDone) return;
    setText('');
    void onRefresh();
    write();
  };
  const send = async () => {
    if (maySend) finish(await add({ text: note, known }));
  };
  return (
    <form
      className="wg:flex wg:flex-col wg:gap-3 wg:border-b wg:border-line wg:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextareaField
        ref={field}
        label={t.label}
        hint={t.hint}
        rows={2}
        maxLength={longestNote}
        showCount
        readOnly={isBusy}
        aria-keyshortcuts="n"
        value={text}
        onValueChange={(next) => {
          if (state.status !== 'idle') reset();
          setText(next);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      <IntentStatus state={state} onLook={() => void look().then(finish)} />
      <div className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-2">
        <output className="wg:text-sm wg:text-fg-muted">
          {state.status === 'done' ? t.added : ''}
        </output>
        <Button
          type="submit"
          size="sm"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          loading={state.status === 'sending'}
          disabled={!maySend && state.status !== 'sending'}
        >
          {t.add}
        </Button>
      </div>
    </form>
  );
}

interface NewNote {
  readonly text: string;
  /** Notes that existed before. */
  readonly known: readonly StaffNote[];
}

/**
 * Adds notes about one user. After a lost answer it looks among the notes; sent again, a note carries the same
 * idempotency key and is added once.
 */
function useAddNoteIntent(userId: string) {
  const { backOfficeCompliance } = useExchange();
  const { addNote } = useAddNote();
  const officerId = useUserInformation().data?.id;
  return useIntent<NewNote>({
    send: ({ text }, options) => addNote({ userId, text }, options),
    find: async ({ text, known }) => {
      const before = new Set(known.map(({ id }) => id));
      const { items } = await backOfficeCompliance.notes({ userId });
      return items.some(
        (note) => !before.has(note.id) && note.officerId === officerId && note.text === text,
      );
    },
  });
}

/** Users whose drafts are kept: the latest. */
const maxKept = 20;

/** Notes that were typed and not added, by the user that they are on. For this tab. */
const noteDrafts = defineSetting(
  storageKeys.noteDrafts,
  v.array(v.object({ userId: v.string(), text: v.string() })),
  [],
  'session',
);

/**
 * Returns the draft of a note about one user. It is saved with each keystroke, so that it survives another case, a
 * reload
 * and a sign-in.
 */
function useNoteDraft(userId: string): [text: string, setText: (text: string) => void] {
  const [drafts, setDrafts] = useSetting(noteDrafts);
  const text = drafts.find((draft) => draft.userId === userId)?.text ?? '';
  const setText = (next: string) => {
    const others = drafts.filter((draft) => draft.userId !== userId);
    setDrafts(next === '' ? others : [...others, { userId, text: next }].slice(-maxKept));
  };
  return [text, setText];
}
