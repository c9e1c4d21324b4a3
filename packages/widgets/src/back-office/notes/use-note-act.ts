import type { StaffNote } from '@agio/api-client/contract';
import { useAddNote, useExchange, useUserInformation } from '@agio/api-client/react';
import { type ActState, useAct } from '../frame/act/use-act.ts';

/**
 * Adds notes on one user. One whose answer was lost is looked up among the notes; sent again, it carries the same
 * idempotency key and is added once.
 */
export function useNoteAct(userId: string): {
  state: ActState;
  /** @param known the notes that were there before */
  add: (text: string, known: readonly StaffNote[]) => Promise<boolean>;
  look: () => Promise<boolean>;
  forget: () => void;
} {
  const { backOfficeCompliance } = useExchange();
  const { addNote } = useAddNote();
  const officerId = useUserInformation().data?.id;
  const { state, run, look, forget } = useAct();
  return {
    state,
    add: (text, known) => {
      const before = new Set(known.map(({ id }) => id));
      return run({
        send: (options) => addNote({ userId, text }, options),
        wasDone: async () => {
          const { items } = await backOfficeCompliance.notes({ userId });
          return items.some(
            (note) => !before.has(note.id) && note.officerId === officerId && note.text === text,
          );
        },
      });
    },
    look,
    forget,
  };
}
