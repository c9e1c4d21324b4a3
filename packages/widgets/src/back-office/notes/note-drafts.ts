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
 * What is typed of a note on one user. It is kept as it is typed: whoever leaves the case for the next one, loads the
 * page again or signs in again finds it.
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
