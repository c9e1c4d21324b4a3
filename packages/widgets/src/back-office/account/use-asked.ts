import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import type { AccountChange } from './model/account-change.ts';
import type { Look } from '../frame/act/second-look.tsx';
import { changeMessages } from './change-messages.ts';
import { useChangeWords } from './use-change-words.ts';

interface Asked<Change> {
  change: Change;
  reason: string;
  look: Look;
  /** Ends the dialog's waiting. */
  settle: () => void;
}

/** The second look at a change: a dialog waits for it, and goes on with what was typed when the officer goes back. */
export function useAsked<Change extends AccountChange>({
  name,
  effectsOf,
  confirmOf,
  isDanger,
  signIn,
  onSend,
  onClose,
}: {
  name: string;
  effectsOf: (change: Change) => readonly string[];
  confirmOf: (change: Change) => string;
  isDanger: (change: Change) => boolean;
  /** Leaves for a sign-in, where one is wanted before the second look. */
  signIn?: ((change: Change, reason: string) => Promise<void>) | undefined;
  onSend: (change: Change, reason: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const t = useMessages(changeMessages);
  const wordsOf = useChangeWords(name);
  const [asked, setAsked] = useState<Asked<Change>>();
  const [problem, setProblem] = useState<string>();
  const look = (change: Change, reason: string, settle: () => void) =>
    setAsked({
      change,
      reason,
      look: {
        title: t.sure[change.kind](wordsOf(change)),
        effects: effectsOf(change),
        quote: t.sureReason({ reason }),
        text: t.sureText[change.kind],
        confirm: confirmOf(change),
        isDanger: isDanger(change),
      },
      settle,
    });
  const ask = (change: Change, reason: string): Promise<void> => {
    setProblem(undefined);
    if (signIn !== undefined) return signIn(change, reason);
    return new Promise<void>((settle) => look(change, reason, settle));
  };
  const send = async () => {
    if (!asked) return;
    setAsked(undefined);
    const refusal = await onSend(asked.change, asked.reason);
    asked.settle();
    setProblem(refusal);
    if (refusal === undefined) onClose();
  };
  return {
    ask,
    /** Looks at what was answered before a sign-in. */
    resume: (change: Change, reason: string) => look(change, reason, () => {}),
    /** Why the last try was not taken. */
    problem,
    clear: () => setProblem(undefined),
    second: {
      look: asked?.look,
      onBack: () => {
        asked?.settle();
        setAsked(undefined);
      },
      onSend: () => void send(),
    },
  };
}
