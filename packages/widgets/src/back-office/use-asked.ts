import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import type { AccountChange } from './model/account-change.ts';
import type { Look } from './second-look.tsx';
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
  onSend,
  onClose,
}: {
  name: string;
  effectsOf: (change: Change) => readonly string[];
  confirmOf: (change: Change) => string;
  isDanger: (change: Change) => boolean;
  onSend: (change: Change, reason: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const t = useMessages(changeMessages);
  const wordsOf = useChangeWords(name);
  const [asked, setAsked] = useState<Asked<Change>>();
  const [problem, setProblem] = useState<string>();
  const ask = (change: Change, reason: string) =>
    new Promise<void>((resolve) => {
      setProblem(undefined);
      const look: Look = {
        title: t.sure[change.kind](wordsOf(change)),
        effects: effectsOf(change),
        quote: t.sureReason({ reason }),
        text: t.sureText[change.kind],
        confirm: confirmOf(change),
        isDanger: isDanger(change),
      };
      setAsked({ change, reason, look, settle: resolve });
    });
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
