import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting, useSetting } from '../../host/index.ts';

/** Users whose drafts are kept: the latest. */
const mostKept = 20;

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
export function useNoteDraft(userId: string): [text: string, setText: (text: string) => void] {
  const [drafts, setDrafts] = useSetting(noteDrafts);
  const text = drafts.find((draft) => draft.userId === userId)?.text ?? '';
  const setText = (next: string) => {
    const others = drafts.filter((draft) => draft.userId !== userId);
    setDrafts(next === '' ? others : [...others, { userId, text: next }].slice(-mostKept));
  };
  return [text, setText];
}
